/** How strong a bot is, in small diamonds. */
import { t } from "../../i18n";
import type { BotOffered, Offered } from "../../wire/types";
import { Drawing } from "../parts/drawing";
import { levelsOf } from "./kinds";

const GEM = "M3.2 1.5h5.6L11.5 5 6 11 .5 5z";
const WIDTH = 13;

export function Level({ bot, offer }: { readonly bot: BotOffered; readonly offer: Offered }) {
  if (bot.level === 0) return null;
  const of = levelsOf(offer).length;
  const label = t("bot-level", { level: bot.level, of });
  return (
    <Drawing class="bot-level" box={`0 0 ${of * WIDTH} 12`} width={of * WIDTH} height={12} label={label}>
      {Array.from({ length: of }, (_, at) => (
        <path key={at} d={GEM} transform={`translate(${at * WIDTH} 0)`} data-full={at < bot.level} />
      ))}
    </Drawing>
  );
}
