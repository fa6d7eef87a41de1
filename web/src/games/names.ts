/** What games and their editions are called. */
import { has, t } from "../i18n";

const named = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

/** A game that this page does not have is called as the server names it. */
export const gameName = (game: string): string => named(`game-${game}`, game);

/** In place of what would be shown of it. */
export const unknownGame = (game: string): string => t("table-unknown-game", { game: gameName(game) });

export const editionName = (game: string, edition: string): string =>
  named(`edition-${game}-${edition}`, edition);
