/** Who sits where, before there is a table: a row for each chair. */
import { t } from "../../i18n";
import type { Offered } from "../../wire/types";
import { Icon } from "../parts/icons";
import { SeatShape } from "../parts/marks";
import { botChoices } from "./bots";
import { NameInput, Picker } from "./fields";
import { playerName } from "./guest";
import {
  HERE,
  INVITED,
  othersHere,
  type Plan,
  seatChoices,
  valuesOf,
  withChair,
  withName,
  withSeats,
} from "./plan";

interface Props {
  readonly offer: Offered;
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

export function Chairs({ offer, plan, change }: Props) {
  const others = othersHere(plan);
  return (
    <fieldset class="su-chairs">
      <legend class="eyebrow">{t("start-chairs")}</legend>
      <Count offer={offer} plan={plan} change={change} />
      <ol>
        {plan.chairs.map((chair, seat) => (
          <li key={seat}>
            <SeatShape seat={seat} />
            <Picker
              bare
              label={t("start-chair", { seat: seat + 1 })}
              value={chair}
              choices={choices(offer, plan, seat)}
              onChoose={(it) => change(withChair(plan, seat, it))}
            />
            {others.includes(seat) && (
              <NameInput
                label={t("start-player-name", { seat: seat + 1 })}
                value={plan.names[seat] ?? playerName(seat)}
                placeholder={playerName(seat)}
                onType={(name) => change(withName(plan, seat, name))}
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** The first person at this device is oneself. */
function choices(offer: Offered, plan: Plan, seat: number): (readonly [string, string])[] {
  const me = plan.chairs.indexOf(HERE);
  const first = me === -1 || me >= seat;
  return [
    [HERE, t(first ? "start-chair-me" : "start-chair-here")],
    [INVITED, t("start-chair-invited")],
    ...botChoices(offer.bots),
  ];
}

function Count({ offer, plan, change }: Props) {
  const counts = seatChoices(offer, valuesOf(offer, plan));
  const seats = plan.chairs.length;
  const less = counts.findLast((it) => it < seats);
  const more = counts.find((it) => it > seats);
  const to = (count: number | undefined) => count && change(withSeats(plan, offer, count));
  return (
    <div class="su-count">
      <button
        type="button"
        class="btn ghost"
        aria-label={t("start-fewer")}
        disabled={!less}
        onClick={() => to(less)}
      >
        <Icon name="minus" />
      </button>
      <output class="num">{t("start-seats", { seats })}</output>
      <button
        type="button"
        class="btn ghost"
        aria-label={t("start-more-seats")}
        disabled={!more}
        onClick={() => to(more)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
