/** Phrases of the board, made of the words that the log uses, too. */
import { capital, listed, t } from "../../i18n";
import type { MeisterdiebeCharacter } from "../../wire/types";
import { type Bag, KINDS, total } from "../gems";
import { type Content, parseContent, type Side } from "./content";
import { type Drawer, type Move, rows, SIDES, type Standing } from "./standing";

export type Character = MeisterdiebeCharacter;

const COUNTED = { d: "words-diamonds", s: "words-sapphires", r: "words-rubies" } as const;

/** "2 diamonds and a sapphire", or "nothing". */
export function gemsWords(bag: Bag): string {
  if (total(bag) === 0) return t("words-nothing");
  return listed(KINDS.filter((kind) => bag[kind] > 0).map((kind) => t(COUNTED[kind], { count: bag[kind] })));
}

/** A card of the notation: its character, and its number if that is known. */
export interface Card {
  readonly character: Character;
  readonly number: number | undefined;
}

export function parseCard(text: string): Card {
  const [character, number] = text.split(" ");
  return {
    character: character as Character,
    number: number === "?" || number === undefined ? undefined : Number(number),
  };
}

export const characterName = (character: Character): string => capital(t("words-character", { character }));

export const cardName = ({ character, number }: Card): string =>
  number === undefined
    ? characterName(character)
    : capital(t("words-card", { character, number: String(number) }));

const LEVEL_NAMES = ["top", "middle", "bottom"] as const;

/** "broad ripple, top level, South". */
export function drawerName(drawer: Drawer, box: Standing): string {
  const standing = rows(box);
  const level = standing.findIndex((row) => row.includes(drawer));
  const side = SIDES[standing[level]?.indexOf(drawer) ?? 0] ?? "N";
  return t("md-drawer", {
    grain: t(`grain-${drawer}`),
    level: t("md-level", { level: LEVEL_NAMES[level] ?? "top" }),
    side: t("md-side", { side }),
  });
}

export function noteWords(note: string, names: readonly string[]): string {
  const content: Content = parseContent(note);
  const front = t("md-note", {
    upper: sideWords(content.upper, names),
    lower: sideWords(content.lower, names),
  });
  if (!content.secret) return front;
  const [upper, lower] = content.secret.map((it) => sideWords(it, names));
  return t("md-note-secret", { front, upper: upper ?? "", lower: lower ?? "" });
}

function sideWords(side: Side | null, names: readonly string[]): string {
  if (!side) return t("md-note-unknown");
  const gems = gemsWords(side.bag);
  if (side.alarm === null) return gems;
  const key = total(side.bag) ? "md-note-side-alarm" : "md-note-side-only-alarm";
  return t(key, { gems, owner: names[side.alarm] ?? "" });
}

/** A move as message selectors can name it: `+` and `-` cannot stand there. */
export const moveKey = (move: Move): string => move.replace("+", "plus").replace("-", "minus");
