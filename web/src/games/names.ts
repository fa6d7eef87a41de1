/** What games and their editions are called. */
import { t } from "../i18n";

export const gameName = (game: string): string => t(`game-${game}`);

export const editionName = (game: string, edition: string): string => t(`edition-${game}-${edition}`);
