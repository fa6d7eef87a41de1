/** Small words that sentences are made of, in the reader's language. */
import { type Bag, bagOf } from "../games/gems";
import { capital, listed, t } from "../i18n";
import type { MeisterdiebeCard, MeisterdiebeCharacter, MeisterdiebeGems } from "../wire/types";

/** `2 diamonds and a sapphire`, or `nothing`. */
export function bagInWords(bag: Bag): string {
  const piles = { diamonds: bag.d, sapphires: bag.s, rubies: bag.r };
  const told = Object.entries(piles)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t(`words-${kind}`, { count }));
  return told.length ? listed(told) : t("words-nothing");
}

export const gemsInWords = (gems: MeisterdiebeGems): string => bagInWords(bagOf(gems));

export const cardInWords = (card: MeisterdiebeCard): string =>
  t("words-card", { character: card.character, number: card.number });

export const characterInWords = (character: MeisterdiebeCharacter | string): string =>
  t("words-character", { character });

export const hazardInWords = (hazard: string): string => t("words-hazard", { hazard });

export const grain = (drawer: string): string => t(`grain-${drawer}`);

export function movesInWords(moves: readonly string[]): string {
  const names = moves.map((move) => move.replace("+", "plus").replace("-", "minus"));
  const told = (names.length ? names : ["none"]).map((move) => t("words-moves", { move }));
  return told.reduce((first, next) => t("words-comma", { first, next }));
}

/** A sentence, with a capital at its start. */
export const say = (key: string, args?: Parameters<typeof t>[1]): string => capital(t(key, args));
