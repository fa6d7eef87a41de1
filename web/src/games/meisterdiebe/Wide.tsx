/** The desktop: the box in the middle, everyone around it, the own things below. */
import { t } from "../../i18n";
import { AlarmDisc } from "../../ui/parts/marks";
import { bagOf } from "../gems";
import { Actions } from "./actions";
import type { LayoutProps } from "./Board";
import { Hand } from "./hand";
import { othersOf, Pillow, Score, SeatPanel } from "./seats";
import { Unrolled } from "./unrolled";
import "./wide.css";

export function Wide(props: LayoutProps) {
  const { view, seat, names, question, slots, notes } = props;
  const others = othersOf(names.length, seat);
  const half = Math.ceil(others.length / 2);
  const panels = (seats: readonly number[]) => seats.map((it) => <Panel key={it} {...props} shown={it} />);
  return (
    <>
      <div class="md-prompt">{slots.prompt}</div>
      <div class="md-col md-left">
        {panels(others.slice(0, half))}
        <section class="panel md-box-panel">
          <header>
            <span class="eyebrow">{t("md-box")}</span>
            <span class="md-aside">{t("md-box-order")}</span>
          </header>
          <Unrolled view={view} names={names} notes={notes} {...props.unrolled} />
        </section>
      </div>
      <div class="md-col md-right">
        {panels(others.slice(half))}
        <section class="panel md-log-panel">{slots.log}</section>
      </div>
      {seat !== null && (
        <>
          <div class="md-bar">
            <Actions view={view} seat={seat} names={names} question={question} />
          </div>
          <Dock {...props} own={seat} />
        </>
      )}
    </>
  );
}

function Panel({ shown, view, lobby, names, ringing, outcome }: LayoutProps & { readonly shown: number }) {
  return (
    <SeatPanel
      view={view}
      lobby={lobby}
      names={names}
      seat={shown}
      winners={outcome?.winners}
      ringing={ringing === shown}
    />
  );
}

function Dock({ own, view, question, ringing }: LayoutProps & { readonly own: number }) {
  return (
    <div class="md-dock">
      <div class="md-dock-side">
        {view.alarms[own] && (
          <span class={ringing === own ? "md-dock-alarm md-ringing" : "md-dock-alarm"}>
            <AlarmDisc seat={own} size={30} label={t("md-alarm-home")} />
          </span>
        )}
        <Pillow kind="white" bag={bagOf(view.white[own])} seat={own} own />
      </div>
      <Hand view={view} seat={own} question={question} />
      <div class="md-dock-side">
        <Pillow kind="black" bag={bagOf(view.black[own])} seat={own} own />
        <Score score={view.scores[own] ?? 0} class="md-dock-score" own />
      </div>
    </div>
  );
}
