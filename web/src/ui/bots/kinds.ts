/** Bots as chairs name them, `fox`, `fox.roxane` or `fox@0.5`: a kind, perhaps which one of it, and a memory not its own. */
import { t } from "../../i18n";
import type { BotOffered, CompanionOffered, Offered } from "../../wire/types";
import { botWords, kindOf, whoOf } from "../table/names";

/** What can be played, and who would suit whoever asks, for all other chairs. */
export type Suited = Offered & { readonly company: readonly string[] };

/** From who forgets everything to who forgets nothing. */
export const MEMORIES = ["goldfish", "child", "adult", "0.75", "elephant"] as const;

/** The memory that a chair names; empty: the kind's own. */
export const memoryOf = (chair: string): string => chair.split("@")[1] ?? "";

export const chairOf = (who: string, memory: string): string => (memory ? `${who}@${memory}` : who);

export const levelsOf = ({ bots }: Offered): readonly BotOffered[] => bots.filter((it) => it.level > 0);

export const botAt = ({ bots }: Offered, chair: string): BotOffered | undefined =>
  bots.find((it) => it.name === kindOf(chair));

/** One of a kind, as it is offered. */
export const companionAt = (offered: Offered, chair: string): CompanionOffered | undefined =>
  botAt(offered, chair)?.company.find((it) => it.chair === whoOf(chair));

/** So many bots who suit the guest, none of whom sits there already. */
export function suiting({ company, bots }: Suited, count: number, seated: readonly string[] = []): string[] {
  const free = without(company, seated);
  const row = free.length ? free : company.length ? company : bots.slice(0, 1).map((it) => it.name);
  return row.length ? inTurn(row, count) : [];
}

/** So many of one kind, none of whom sits there already; with the memory that a chair names. */
export function alike(
  offered: Offered,
  chair: string,
  count: number,
  seated: readonly string[] = [],
): string[] {
  const all = botAt(offered, chair)?.company.map((it) => it.chair) ?? [];
  const free = without(all, seated);
  const row = free.length ? free : [kindOf(chair)];
  return inTurn(row, count).map((it) => chairOf(it, memoryOf(chair)));
}

function without(chairs: readonly string[], seated: readonly string[]): string[] {
  const there = seated.map(whoOf);
  return chairs.filter((it) => !there.includes(it));
}

const inTurn = (row: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => row[at % row.length]!);

/** How one of a kind differs from the others, where it is known. */
export const leaningOf = (game: string, companion: CompanionOffered | undefined): string =>
  companion ? (botWords(game, `leans-${companion.leaning}`) ?? "") : "";

/** A sentence about a bot's character, where there is one. */
export function saysOf(game: string, bot: Pick<BotOffered, "name"> & { readonly program?: boolean }): string {
  return bot.program ? t("bot-program") : (botWords(game, bot.name, ".says") ?? "");
}

/** What the arena measured, as far as it did. */
export const strengthOf = ({ beats, rating }: BotOffered) => ({
  beats: beats === null ? null : t("bot-beats", { percent: Math.round(beats * 100) }),
  rating: rating === null ? null : t("bot-rating", { points: rating }),
});

/** A memory in words: one with a name, or a place between the goldfish (0) and the elephant (1). */
export const memoryWords = (memory: string): string =>
  t("bot-memory-of", { memory: Number(memory) || memory || "own" });
