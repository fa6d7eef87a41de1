/** What games and their editions are called. */
import { has, t } from "../i18n";

const named = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

/** A game that this page does not have is called as the server names it. */
export const gameName = (game: string): string => named(`game-${game}`, game);

/** In place of what would be shown of it. */
export const unknownGame = (game: string): string => t("table-unknown-game", { game: gameName(game) });

export const editionName = (game: string, edition: string): string =>
  named(`edition-${game}-${edition}`, edition);

/** What the log of a table keeps; a game may have words of its own for what its open notes are. */
export const logName = (game: string, log: string): string => noted(game, log, "notes", "start-log");

export const logAbout = (game: string, log: string): string =>
  noted(game, log, "notes-about", "start-log-about");

function noted(game: string, log: string, part: string, otherwise: string): string {
  const own = `game-${game}.${part}`;
  return log === "open_notes" && has(own) ? t(own) : t(otherwise, { log });
}
