/** The games of the page, each with everything it brings: the one place that names them. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { read } from "../i18n";
import type { GameName } from "../wire/types";
import type { GameModule, GamePlay } from "./contract";
import { diamant } from "./diamant";
import { meisterdiebe } from "./meisterdiebe";

const GAMES: Readonly<Record<GameName, GameModule>> = { meisterdiebe, diamant };

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

export const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name);

export const gameNamed = (name: GameName): GameModule => GAMES[name];

/** A game as the server names it; null for one that this page does not have. */
export const findGame = (name: string): GameModule | null => (isGame(name) ? GAMES[name] : null);

const plays = signal<ReadonlyMap<string, GamePlay>>(new Map());

/** A game's play with its words; fails for a game that this page does not have. */
export async function loadPlay(name: string): Promise<GamePlay> {
  if (!isGame(name)) throw new Error(`no such game: ${name}`);
  const play = await GAMES[name].loadPlay();
  await read(`${name}/page`, `${name}/telling`, `${name}/explained`);
  plays.value = new Map(plays.peek()).set(name, play);
  return play;
}

/** The play of a game; null until it has been loaded, and for a game that this page does not have. */
export function usePlay(name: string | undefined): GamePlay | null {
  useEffect(() => {
    if (name !== undefined && !plays.peek().has(name)) void loadPlay(name).catch(() => {});
  }, [name]);
  return plays.value.get(name ?? "") ?? null;
}
