/** What a table agrees on beside its rules: edition, clock, log, spectators. */
import { editionName, logAbout, logName } from "../../games/names";
import { capital, t } from "../../i18n";
import type { Offered } from "../../wire/types";
import { Select, Switch } from "./fields";
import { INVITED, type Log, type Plan, withEdition } from "./plan";

interface Props {
  readonly offer: Offered;
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

const CLOCKS = [0, 15, 30, 60, 120, 43_200, 86_400, 259_200];
const DELAYS = [0, 30, 120, 600];
const LOGS: readonly Log[] = ["fading", "full", "open_notes"];

export function House({ offer, plan, change }: Props) {
  const editions = Object.keys(offer.editions);
  return (
    <fieldset class="su-house">
      <legend class="eyebrow">{t("start-agreed")}</legend>
      {editions.length > 1 && (
        <Select
          label={t("start-edition-label")}
          hint={t(`edition-${plan.game}-${plan.edition}.about`)}
          value={plan.edition}
          choices={editions.map((edition) => [edition, capital(editionName(plan.game, edition))])}
          onChoose={(edition) => change(withEdition(plan, offer, edition))}
        />
      )}
      <Select
        label={t("start-clock-label")}
        hint={t("start-clock-about", { seconds: plan.clock })}
        value={String(plan.clock)}
        choices={CLOCKS.map((seconds) => [String(seconds), t("start-clock", { seconds })])}
        onChoose={(seconds) => change({ ...plan, clock: Number(seconds) })}
      />
      <Select
        label={t("start-log-label")}
        hint={logAbout(plan.game, plan.log)}
        value={plan.log}
        choices={LOGS.map((log) => [log, logName(plan.game, log)])}
        onChoose={(log) => change({ ...plan, log })}
      />
      <Switch
        label={t("start-spectators-label")}
        hint={t("start-spectators-about", { on: String(plan.spectators) })}
        on={plan.spectators}
        onSwitch={(spectators) => change({ ...plan, spectators })}
      />
      {plan.spectators && (
        <Select
          label={t("start-delay-label")}
          value={String(plan.delay)}
          choices={DELAYS.map((seconds) => [String(seconds), t("start-delay", { seconds })])}
          onChoose={(seconds) => change({ ...plan, delay: Number(seconds) })}
        />
      )}
      {plan.chairs.includes(INVITED) && (
        <Switch
          label={t("start-listed-label")}
          hint={t("start-listed-about", { on: String(plan.listed) })}
          on={plan.listed}
          onSwitch={(listed) => change({ ...plan, listed })}
        />
      )}
    </fieldset>
  );
}
