/** What everybody at a table is called. */
import { has, t } from "../../i18n";
import type { Lobby } from "../../wire/types";

const PERSON = "person";

export const isBot = (lobby: Lobby, seat: number): boolean => lobby.people[seat]?.chair !== PERSON;

/** Chairs may name one of a kind, and a memory: `fox.roxane@0.5`. */
export const whoOf = (chair: string): string => chair.split("@")[0]!;

export const kindOf = (chair: string): string => whoOf(chair).split(".")[0]!;

/** One of a kind, or the kind in words; programs of the operator have a name of their own. */
export function botName(game: string, chair: string): string {
  const [kind, companion] = whoOf(chair).split(".") as [string, string?];
  if (companion) return companion[0]!.toUpperCase() + companion.slice(1);
  return kindName(game, kind);
}

export const kindName = (game: string, chair: string): string =>
  botWords(game, kindOf(chair)) ?? kindOf(chair);

/** What a game says of a kind of bot, or what all games say of it: its name, or another part. */
export function botWords(game: string, kind: string, part = ""): string | null {
  const key = [`bot-${game}-${kind}${part}`, `bot-${kind}${part}`].find(has);
  return key === undefined ? null : t(key);
}

/** Bots are called by their name, or by their kind, and counted where somebody is called so already. */
export function seatNames({ people, setting }: Lobby): string[] {
  const taken = new Set(people.map(({ name }) => name));
  return people.map(({ chair, name }) => {
    if (name !== null) return name;
    if (chair === PERSON) return t("start-chair-free");
    const called = unlike(taken, botName(setting.game, chair));
    taken.add(called);
    return called;
  });
}

function unlike(taken: ReadonlySet<string | null>, name: string): string {
  let called = name;
  for (let number = 2; taken.has(called); number += 1) called = `${name} ${number}`;
  return called;
}

export const seatName = (lobby: Lobby, seat: number): string => seatNames(lobby)[seat] ?? "—";
