/** Kinds of bot in words; the server may know kinds that have none yet. */
import { capital, has, t } from "../../i18n";

export const botName = (kind: string): string =>
  has(`start-bot-${kind}`) ? t(`start-bot-${kind}`) : capital(kind);

export const botChoices = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.map((kind) => [kind, botName(kind)] as const);
