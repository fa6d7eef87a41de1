/** All bots of a plan at once: one level for everybody, or whoever suits the guest. */
import { t } from "../../i18n";
import { botsIn, type Plan, withBots } from "../start/plan";
import { kindName, kindOf } from "../table/names";
import { BotFace } from "./Face";
import { alike, botAt, levelsOf, type Suited, saysOf, strengthOf, suiting } from "./kinds";
import "./bots.css";

interface Props {
  readonly offer: Suited;
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

export function Opponents({ offer, plan, change }: Props) {
  const bots = botsIn(plan);
  if (bots.length === 0) return null;
  const kinds = new Set(bots.map(kindOf));
  const only = kinds.size === 1 ? bots[0]! : null;
  const all = (chairs: readonly string[]) => change(withBots(plan, chairs));
  return (
    <fieldset class="bot-opponents">
      <legend>{t("bot-opponents")}</legend>
      <div class="bot-row">
        {levelsOf(offer).map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={only !== null && kindOf(only) === name}
            aria-label={kindName(offer.game, name)}
            title={kindName(offer.game, name)}
            onClick={() => all(alike(offer, name, bots.length))}
          >
            <BotFace chair={name} />
          </button>
        ))}
        {bots.length > 1 && (
          <button
            type="button"
            class="bot-mix"
            aria-pressed={only === null}
            onClick={() => all(suiting(offer, bots.length))}
          >
            {t("bot-mixed")}
          </button>
        )}
      </div>
      <p>{only ? <About offer={offer} chair={only} /> : t("bot-mixed-says")}</p>
    </fieldset>
  );
}

function About({ offer, chair }: { readonly offer: Suited; readonly chair: string }) {
  const bot = botAt(offer, chair);
  return (
    <>
      <b>{kindName(offer.game, chair)}.</b> {bot && saysOf(offer.game, bot)}
      <small>{bot && strengthOf(bot).beats}</small>
    </>
  );
}
