/** Phrases of the board, made of the words that the log uses, too. */
import { capital, has, listed, t } from "../../i18n";
import type {
  Hidden,
  MeisterdiebeCard,
  MeisterdiebeCharacter,
  MeisterdiebeNoted,
  MeisterdiebeSeenCard,
} from "../../wire/types";
import { type Bag, KINDS, total } from "../gems";
import { type Drawer, type Move, rows, SIDES, type Standing } from "./boxGeometry";
import { HIDDEN, type Side, secretSides, shownSide } from "./content";

export type Character = MeisterdiebeCharacter;

const COUNTED = { d: "words-diamonds", s: "words-sapphires", r: "words-rubies" } as const;

/** "2 diamonds and a sapphire", or "nothing". */
export function gemsWords(bag: Bag): string {
  if (total(bag) === 0) return t("words-nothing");
  return listed(KINDS.filter((kind) => bag[kind] > 0).map((kind) => t(COUNTED[kind], { count: bag[kind] })));
}

/** A card: its character, and its number if that is known. */
export interface Card {
  readonly character: Character;
  readonly number: number | undefined;
}

export const cardOf = ({ character, number }: MeisterdiebeCard | MeisterdiebeSeenCard): Card => ({
  character,
  number: number === HIDDEN ? undefined : number,
});

/** The card of a round, if it lies open. */
export const openCard = (chosen: MeisterdiebeCard | Hidden | null | undefined): MeisterdiebeCard | null =>
  chosen === HIDDEN ? null : (chosen ?? null);

export const characterInWords = (character: Character): string => t("words-character", { character });

/** What a character does, told anew where an edition has another rule; the words are among the rules. */
export function doesWhat(character: Character, edition: string): string {
  const own = `md-does-${character}-${edition}`;
  return t(has(own) ? own : `md-does-${character}`);
}

export const cardInWords = ({ character, number }: MeisterdiebeCard): string =>
  t("words-card", { character, number: String(number) });

export const grain = (drawer: string): string => t(`grain-${drawer}`);

export const characterName = (character: Character): string => capital(characterInWords(character));

export const cardName = ({ character, number }: Card): string =>
  number === undefined ? characterName(character) : capital(cardInWords({ character, number }));

const LEVEL_NAMES = ["top", "middle", "bottom"] as const;

/** "A3, broad ripple, top level, South". */
export function drawerName(drawer: Drawer, box: Standing): string {
  const standing = rows(box);
  const level = standing.findIndex((row) => row.includes(drawer));
  const side = SIDES[standing[level]?.indexOf(drawer) ?? 0] ?? "N";
  return t("md-drawer", {
    code: drawer,
    grain: grain(drawer),
    level: t("md-level", { level: LEVEL_NAMES[level] ?? "top" }),
    side: t("md-side", { side }),
  });
}

export function noteWords(note: MeisterdiebeNoted, names: readonly string[]): string {
  const front = t("md-note", {
    upper: sideWords(shownSide(note.upper), names),
    lower: sideWords(shownSide(note.lower), names),
  });
  const [upper, lower] = secretSides(note.secret)?.map((it) => sideWords(it, names)) ?? [];
  if (upper === undefined) return front;
  return t("md-note-secret", { front, upper, lower: lower ?? "" });
}

function sideWords(side: Side | null, names: readonly string[]): string {
  if (!side) return t("md-note-unknown");
  const gems = gemsWords(side.bag);
  if (side.alarm === null) return gems;
  const key = total(side.bag) ? "md-note-side-alarm" : "md-note-side-only-alarm";
  return t(key, { gems, owner: names[side.alarm] ?? "" });
}

/** A move as message selectors can name it: `+` and `-` cannot stand there. */
export const moveKey = (move: Move | "none"): string => move.replace("+", "plus").replace("-", "minus");

/** "top to the right, flipped", or that nothing was moved. */
export function movesInWords(moves: readonly Move[]): string {
  const told = (moves.length ? moves : (["none"] as const)).map((it) =>
    t("words-moves", { move: moveKey(it) }),
  );
  return told.reduce((first, next) => t("words-comma", { first, next }));
}
