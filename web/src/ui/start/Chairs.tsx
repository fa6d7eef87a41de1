/** Who sits where, before there is a table: a row for each chair. */
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { BotFace } from "../bots/Face";
import { Gallery, type Human } from "../bots/Gallery";
import { botAt, companionAt, memoryOf, memoryWords, type Suited } from "../bots/kinds";
import { Level } from "../bots/Level";
import { Opponents } from "../bots/Opponents";
import { Icon } from "../parts/icons";
import { SeatShape } from "../parts/marks";
import { botName, kindName } from "../table/names";
import { NameInput } from "./fields";
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
  readonly offer: Suited;
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

export function Chairs({ offer, plan, change }: Props) {
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <>
      <fieldset class="su-chairs">
        <legend class="eyebrow">{t("start-chairs")}</legend>
        <Count offer={offer} plan={plan} change={change} />
        <Opponents offer={offer} plan={plan} change={change} />
        <Rows offer={offer} plan={plan} change={change} ask={setAsked} />
      </fieldset>
      {asked !== null && (
        <Gallery
          title={t("bot-choose", { seat: asked + 1 })}
          offer={offer}
          chair={plan.chairs[asked]!}
          others={plan.chairs.toSpliced(asked, 1)}
          people={people(plan, asked)}
          choose={(it) => change(withChair(plan, asked, it))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Rows({ offer, plan, change, ask }: Props & { readonly ask: (seat: number) => void }) {
  const others = othersHere(plan);
  return (
    <ol>
      {plan.chairs.map((_, seat) => (
        <li key={seat}>
          <SeatShape seat={seat} />
          <button type="button" class="su-seat" aria-haspopup="dialog" onClick={() => ask(seat)}>
            <span class="visually-hidden">{t("start-chair", { seat: seat + 1 })}</span>
            <Sitter offer={offer} plan={plan} seat={seat} />
            <Icon name="down" size={16} />
          </button>
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
  );
}

/** The first person at this device is oneself. */
function people(plan: Plan, seat: number): readonly Human[] {
  const me = plan.chairs.indexOf(HERE);
  const here: Human =
    me === -1 || me >= seat
      ? { chair: HERE, words: t("start-chair-me"), icon: "person" }
      : { chair: HERE, words: t("start-chair-here"), icon: "phone" };
  return [here, { chair: INVITED, words: t("start-chair-invited"), icon: "link" }];
}

interface SitterProps {
  readonly offer: Suited;
  readonly plan: Plan;
  readonly seat: number;
}

function Sitter({ offer, plan, seat }: SitterProps) {
  const chair = plan.chairs[seat]!;
  const person = people(plan, seat).find((it) => it.chair === chair);
  const bot = botAt(offer, chair);
  const memory = memoryOf(chair);
  return (
    <>
      {person ? <Icon name={person.icon} /> : <BotFace chair={chair} size={32} />}
      <span class="su-sitter">
        <b>{person?.words ?? botName(plan.game, chair)}</b>
        {bot && <Level bot={bot} offer={offer} />}
        {bot && companionAt(offer, chair) && <small>{kindName(plan.game, chair)}</small>}
        {memory && <small>{memoryWords(memory)}</small>}
      </span>
    </>
  );
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
