/** The board on a shared screen: the box in the middle, everyone beside it, and what was told last below. */
import { Actions } from "./actions";
import type { LayoutProps } from "./Board";
import { SeatPanel } from "./seats";
import { Unrolled } from "./unrolled";
import "./afar.css";

export function Afar(props: LayoutProps) {
  const { view, seat, names, question, slots, notes } = props;
  const half = Math.ceil(names.length / 2);
  const seats = names.map((_, it) => it);
  return (
    <>
      <div class="md-prompt">{slots.prompt}</div>
      <div class="md-near md-near-left">{panels(props, seats.slice(0, half))}</div>
      <div class="md-near md-near-right">{panels(props, seats.slice(half))}</div>
      <div class="md-afar-box">
        <Unrolled view={view} names={names} notes={notes} {...props.unrolled} />
      </div>
      <div class="md-afar-foot">
        {seat !== null && (question.asked || question.busy) ? (
          <Actions view={view} seat={seat} names={names} question={question} />
        ) : (
          slots.log
        )}
      </div>
    </>
  );
}

const panels = ({ view, lobby, names, ringing, outcome }: LayoutProps, seats: readonly number[]) =>
  seats.map((seat) => (
    <SeatPanel
      key={seat}
      {...{ view, lobby, names, seat }}
      winners={outcome?.winners}
      ringing={ringing === seat}
    />
  ));
