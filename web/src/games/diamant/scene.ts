/** What the board shows: a view as it is, or as it turns into the next one while a beat is played. */
import type { DiamantCard, DiamantChoice, DiamantPathCard, DiamantView } from "../../wire/types";

export type Tile = DiamantPathCard;

/** A closed fist, or what was in it; null for a seat that did not decide. */
export type Fist = "closed" | DiamantChoice | null;

export type Mood = "calm" | "danger" | "collapse";

export interface Scene {
  readonly expedition: number;
  readonly tiles: readonly Tile[];
  readonly inside: readonly boolean[];
  readonly unsafe: readonly number[];
  /** Shown only while the fists are over the table. */
  readonly fists: readonly Fist[] | null;
  /** Seats on their way out. */
  readonly leaving: readonly number[];
  /** What every seat loses, while it is lost. */
  readonly lost: readonly number[] | null;
  /** The last card is being turned up. */
  readonly turning: boolean;
  readonly mood: Mood;
}

export function sceneOf(view: DiamantView): Scene {
  return {
    expedition: view.expedition,
    tiles: view.path,
    inside: view.inside,
    unsafe: view.unsafe,
    fists: null,
    leaving: [],
    lost: null,
    turning: false,
    mood: "calm",
  };
}

export const isHazard = (card: DiamantCard): boolean => !/^\d+$/.test(card);

/** The kinds of hazard that lie there, in the order in which they came. */
export const kindsOf = (tiles: readonly Tile[]): readonly DiamantCard[] => [
  ...new Set(tiles.map((it) => it.card).filter(isHazard)),
];

export const hazardsOn = (tiles: readonly Tile[]): number => tiles.filter((it) => isHazard(it.card)).length;

export const stonesOn = (tiles: readonly Tile[]): number => tiles.reduce((sum, it) => sum + it.stones, 0);

/** Stones as they lie on a table: a white one stands for five red ones. */
export const asStones = (count: number): ("d" | "r")[] => [
  ...Array<"d">(Math.floor(count / 5)).fill("d"),
  ...Array<"r">(count % 5).fill("r"),
];
