/** Bots as chairs name them, `fox` or `fox@0.5`: a kind, and a memory that is not its own. */
import { t } from "../../i18n";
import type { BotOffered, Offered } from "../../wire/types";
import { botWords, kindOf } from "../table/names";

/** From who forgets everything to who forgets nothing. */
export const MEMORIES = ["goldfish", "0.25", "0.5", "0.75", "elephant"] as const;

/** The memory that a chair names; empty: the kind's own. */
export const memoryOf = (chair: string): string => chair.split("@")[1] ?? "";

export const chairOf = (kind: string, memory: string): string => (memory ? `${kind}@${memory}` : kind);

export const levelsOf = ({ bots }: Offered): readonly BotOffered[] => bots.filter((it) => it.level > 0);

export const botAt = ({ bots }: Offered, chair: string): BotOffered | undefined =>
  bots.find((it) => it.name === kindOf(chair));

/** So many bots of different levels, from weak to strong. */
export function mixed(offered: Offered, count: number): string[] {
  const levels = levelsOf(offered);
  const step = levels.length / count;
  return Array.from({ length: count }, (_, at) => levels[Math.floor((at + 0.5) * step)]!.name);
}

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
