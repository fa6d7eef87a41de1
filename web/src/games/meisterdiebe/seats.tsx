/** The other players: a panel each where there is room, a chip each on a phone. */
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { SeatSign } from "../../ui/bots/Face";
import { Dialog } from "../../ui/parts/Dialog";
import { Explain } from "../../ui/parts/Explain";
import { Icon } from "../../ui/parts/icons";
import { AlarmDisc, Cushion, seatColor, Tally } from "../../ui/parts/marks";
import { agreedHere } from "../../ui/table/agreed";
import type { Lobby, MeisterdiebeView } from "../../wire/types";
import { type Bag, bagOf, total } from "../gems";
import { CardBack, CharacterCard, Portrait } from "./cards";
import { HIDDEN } from "./content";
import { playingOrder, type SeatState, seatState } from "./order";
import { cardName, characterName, gemsWords } from "./words";
import "./seats.css";

export interface SeatProps {
  readonly view: MeisterdiebeView;
  readonly lobby: Lobby;
  readonly names: readonly string[];
  readonly seat: number;
  readonly winners?: readonly number[] | undefined;
  /** The alarm of this seat rings. */
  readonly ringing?: boolean;
}

/** The seats around the table, clockwise from the viewer's left; all of them for a spectator. */
export function othersOf(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  const count = own === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, place) => (first + place) % seats);
}

const CARDS = 6;

/** A score below zero has a real minus. */
export const signed = (score: number): string => String(score).replace("-", "−");

function facts({ view, lobby, seat, winners }: SeatProps) {
  const person = lobby.people[seat];
  const chosen = view.chosen[seat] ?? null;
  const hidden = chosen === HIDDEN;
  // A card that lies face down still counts among the cards that others see in the hand.
  const held = (view.hands[seat]?.length ?? CARDS) - (hidden ? 1 : 0);
  const state: SeatState = winners?.includes(seat) ? "won" : seatState(view, seat, playingOrder(lobby));
  return {
    white: bagOf(view.white[seat]),
    black: bagOf(view.black[seat]),
    chosen,
    used: Math.max(0, CARDS - held - (chosen === null ? 0 : 1)),
    alarm: view.alarms[seat] ?? false,
    score: view.scores[seat] ?? 0,
    away: person?.away ?? false,
    state,
  };
}

/** One word of state; an absence matters more than a wait. */
function StateWord({ state, away }: { readonly state: SeatState; readonly away: boolean }) {
  const icon = state === "done" || state === "chosen" ? "check" : state === "won" ? "crown" : null;
  return (
    <span class="md-state">
      {away ? <Icon name="away" size={14} /> : icon && <Icon name={icon} size={14} />}
      {away ? t("md-away") : t("md-state", { state })}
    </span>
  );
}

function PlayedCard({ chosen }: { readonly chosen: MeisterdiebeView["chosen"][number] }) {
  if (chosen === null) {
    return <span class="md-card-none" role="img" aria-label={t("md-card-none")} />;
  }
  if (chosen === HIDDEN) return <CardBack label={t("md-card-down")} />;
  return (
    <span class="md-turned-up" key={`${chosen.character} ${chosen.number}`}>
      <CharacterCard {...chosen} label={characterName(chosen.character)} />
    </span>
  );
}

export function SeatPanel(props: SeatProps) {
  const { seat, names, ringing } = props;
  const { white, black, chosen, used, alarm, score, away, state } = facts(props);
  const acting = state === "acting" || state === "filling" || state === "taking";
  return (
    <section
      class={acting ? "panel md-seat md-acting" : "panel md-seat"}
      style={{ "--seat": seatColor(seat) }}
      aria-label={names[seat]}
    >
      <header>
        <SeatSign lobby={props.lobby} seat={seat} face={30} label={t("md-bot")} />
        <b class="md-seat-name">{names[seat]}</b>
        <Score score={score} />
        <StateWord state={state} away={away} />
      </header>
      <div class="md-seat-row">
        <Pillow kind="white" bag={white} seat={seat} />
        <Pillow kind="black" bag={black} seat={seat} />
        <div class="md-seat-cards">
          <div class="md-mini">
            <PlayedCard chosen={chosen} />
          </div>
          <div class="md-past">
            {used > 0 && <UsedCards count={used} />}
            {alarm && (
              <span class={ringing ? "md-ringing" : undefined}>
                <AlarmDisc seat={seat} size={22} label={t("md-alarm-home")} />
              </span>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function UsedCards({ count }: { readonly count: number }) {
  return (
    <span class="md-used num" role="img" aria-label={t("md-used-cards", { count })}>
      {Array.from({ length: count > 2 ? 1 : count }, (_, at) => (
        <CardBack key={at} />
      ))}
      {count > 2 && <span aria-hidden="true">×{count}</span>}
    </span>
  );
}

interface PillowProps {
  readonly kind: "white" | "black";
  readonly bag: Bag;
  readonly seat: number;
  readonly own?: boolean;
}

export function Pillow({ kind, bag, seat, own }: PillowProps) {
  const label = t(own ? `md-own-${kind}` : `md-${kind}`, { gems: gemsWords(bag) });
  return (
    <Explain
      words={explain(kind)}
      class="md-pillow"
      label={label}
      data-cushion={`${kind} ${seat}`}
      data-point={own ? `cushion ${kind}` : undefined}
      tabIndex={own ? undefined : -1}
    >
      <Cushion kind={kind} bag={bag} size={own ? 92 : 84} />
      <Tally bag={bag} />
    </Explain>
  );
}

/** What a cushion or the score is, at this table. */
export const explain = (what: "white" | "black" | "red" | "score"): string =>
  t(`md-explain-${what}`, agreedHere());

interface ScoreProps {
  readonly score: number;
  readonly own?: boolean;
  readonly class?: string;
}

/** Keys stop at the reader's own things; the others' are explained to fingers and pointers as well. */
export function Score({ score, own, class: kind = "" }: ScoreProps) {
  return (
    <Explain
      words={explain("score")}
      class={`md-score part-explain-small num ${kind}`}
      label={t("md-score", { score })}
      data-point={own ? "score" : undefined}
      tabIndex={own ? undefined : -1}
    >
      {signed(score)}
    </Explain>
  );
}

/** A seat on a phone; a tap shows all of it. */
export function SeatChip(props: SeatProps) {
  const { seat, names, ringing } = props;
  const [whole, setWhole] = useState(false);
  const { white, black, chosen, alarm, away, state } = facts(props);
  const acting = state === "acting" || state === "filling" || state === "taking";
  const name = names[seat] ?? "";
  const words = away ? t("md-away") : t("md-state", { state });
  return (
    <>
      <button
        type="button"
        class={acting ? "md-chip md-acting" : "md-chip"}
        style={{ "--seat": seatColor(seat) }}
        aria-haspopup="dialog"
        onClick={() => setWhole(true)}
      >
        <span class="md-chip-top">
          <SeatSign lobby={props.lobby} seat={seat} size={13} face={22} label={t("md-bot")} />
          <b class="md-chip-name">{name}</b>
          <span class="visually-hidden">{words}</span>
        </span>
        {away && (
          <span class="md-chip-sign">
            <Icon name="away" size={14} />
          </span>
        )}
        <span class="md-chip-bags">
          <ChipBag kind="white" count={total(white)} seat={seat} />
          <ChipBag kind="black" count={total(black)} seat={seat} />
          <ChipCard chosen={chosen} />
          {alarm && (
            <span class={ringing ? "md-chip-alarm md-ringing" : "md-chip-alarm"}>
              <AlarmDisc seat={seat} size={16} label={t("md-alarm-home")} />
            </span>
          )}
        </span>
      </button>
      {whole && (
        <Dialog title={name} onClose={() => setWhole(false)}>
          <SeatPanel {...props} />
        </Dialog>
      )}
    </>
  );
}

function ChipBag({
  kind,
  count,
  seat,
}: {
  readonly kind: "white" | "black";
  readonly count: number;
  readonly seat: number;
}) {
  return (
    <span class={`md-bag md-bag-${kind} num`} data-cushion={`${kind} ${seat}`}>
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{t(`md-count-${kind}`, { count })}</span>
    </span>
  );
}

function ChipCard({ chosen }: { readonly chosen: MeisterdiebeView["chosen"][number] }) {
  if (chosen === null) return <span class="md-chip-card md-chip-none" />;
  if (chosen === HIDDEN) {
    return (
      <span class="md-chip-card md-chip-back">
        <CardBack label={t("md-card-down")} />
      </span>
    );
  }
  const name = cardName(chosen);
  return (
    <span class="md-chip-card md-turned-up" key={name} title={name}>
      <Portrait character={chosen.character} label={name} />
    </span>
  );
}
