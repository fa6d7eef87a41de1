/** What a table has agreed on, in words. */
import { editionName, gameName, logAbout } from "../../games/names";
import { t } from "../../i18n";
import type { Agreement } from "../../wire/types";
import { Icon } from "../parts/icons";
import { partFor } from "../rules/rulebook";
import { showRule } from "../rules/shown";
import { isOpenEnded, meaning, optionTitle } from "../start/options";
import type { Value } from "../start/plan";

export function Agreed({ setting }: { readonly setting: Agreement }) {
  const { game, edition, log = "fading", clock = 0, spectators = true, spectator_delay = 0 } = setting;
  return (
    <section class="panel ga-agreed" aria-label={t("start-agreed")}>
      <h2>{t("start-agreed")}</h2>
      <ul>
        <li>{t("start-agreed-edition", { game: gameName(game), edition: editionName(game, edition) })}</li>
        <li>{t("start-clock-about", { seconds: clock })}</li>
        <li>{logAbout(game, log)}</li>
        <li>{t("start-agreed-spectators", { on: String(spectators), seconds: spectator_delay })}</li>
        {Object.entries(setting.options ?? {}).map(([name, value]) => (
          <li key={name}>
            <b>{optionTitle(name)}:</b> {valueWords(name, value)}
          </li>
        ))}
      </ul>
      <button type="button" class="btn ghost" onClick={() => showRule(partFor(setting))}>
        <Icon name="rules" /> {t("start-rules")}
      </button>
    </section>
  );
}

function valueWords(name: string, value: Value): string {
  const words = meaning(name, value);
  return isOpenEnded(name, value) ? t("start-agreed-value", { value: String(value), words }) : words;
}
