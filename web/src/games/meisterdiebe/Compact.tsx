/** Phones and tablets: one column with the thumb's buttons below, or two when the device lies on its side. */
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Dialog } from "../../ui/parts/Dialog";
import { Explain } from "../../ui/parts/Explain";
import { Icon } from "../../ui/parts/icons";
import { AlarmDisc, Tally } from "../../ui/parts/marks";
import { useMedia } from "../../ui/parts/useMedia";
import { bagOf } from "../gems";
import { Actions } from "./actions";
import type { LayoutProps } from "./Board";
import { Portrait } from "./cards";
import { Hand, HandStrip } from "./hand";
import { explain, othersOf, Score, SeatChip } from "./seats";
import { Unrolled } from "./unrolled";
import { cardName, gemsWords, openCard } from "./words";
import "./compact.css";

export function Compact(props: LayoutProps) {
  const { view, seat, names, question, slots, notes, lobby, outcome, ringing, pointed } = props;
  const choosing = question.kind === "choose" && seat !== null;
  const onItsSide = useMedia(ON_ITS_SIDE);
  return (
    <>
      <section class="md-strip" aria-label={t("md-seats")}>
        {othersOf(names.length, seat).map((it) => (
          <SeatChip
            key={it}
            view={view}
            lobby={lobby}
            names={names}
            seat={it}
            winners={outcome?.winners}
            ringing={ringing === it}
          />
        ))}
      </section>
      <div class="md-prompt">
        {slots.prompt}
        {choosing && pointsAtDrawer(pointed) && <Unrolled view={view} names={names} {...props.unrolled} />}
      </div>
      {choosing && props.flat && onItsSide && (
        <div class="md-look">
          <Unrolled view={view} names={names} notes={notes} {...props.unrolled} />
        </div>
      )}
      <div class={choosing ? "md-main md-main-hand" : "md-main"}>
        {choosing ? (
          <Hand view={view} seat={seat} question={question} />
        ) : (
          <Unrolled view={view} names={names} notes={notes} {...props.unrolled} />
        )}
      </div>
      <Own {...props} />
      {seat !== null && (
        <div class="md-thumb">
          {question.asked || question.busy ? (
            <Actions view={view} seat={seat} names={names} question={question} />
          ) : (
            <HandStrip view={view} seat={seat} />
          )}
        </div>
      )}
    </>
  );
}

/** A phone there has room for the box beside the cards. */
const ON_ITS_SIDE = "(orientation: landscape) and (min-width: 37.5em) and (max-height: 30em)";

/** While a card is chosen the box makes room for the hand, unless a lesson is about one of its drawers. */
const pointsAtDrawer = (points: readonly string[] = []) => points.some((it) => it.startsWith("drawer "));

function Own({ view, seat, ringing, slots }: LayoutProps) {
  const [log, setLog] = useState(false);
  return (
    <div class="md-own">
      {seat !== null && <OwnThings view={view} seat={seat} ringing={ringing} />}
      <button type="button" class="btn ghost md-log-button" onClick={() => setLog(true)}>
        <Icon name="log" size={18} /> {t("md-log")}
      </button>
      {log && (
        <Dialog title={t("md-log")} onClose={() => setLog(false)}>
          {slots.log}
        </Dialog>
      )}
    </div>
  );
}

interface OwnProps {
  readonly view: LayoutProps["view"];
  readonly seat: number;
  readonly ringing: number | null;
}

function OwnThings({ view, seat, ringing }: OwnProps) {
  const white = bagOf(view.white[seat]);
  const black = bagOf(view.black[seat]);
  const score = view.scores[seat] ?? 0;
  const card = openCard(view.chosen[seat]);
  return (
    <>
      <Explain
        words={explain("white")}
        class="md-bag md-bag-white part-explain-small"
        data-cushion={`white ${seat}`}
        data-point="cushion white"
        label={t("md-own-white", { gems: gemsWords(white) })}
      >
        <Tally bag={white} />
      </Explain>
      <Explain
        words={explain("black")}
        class="md-bag md-bag-black part-explain-small"
        data-cushion={`black ${seat}`}
        data-point="cushion black"
        label={t("md-own-black", { gems: gemsWords(black) })}
      >
        {black.d + black.s + black.r > 0 ? <Tally bag={black} /> : "–"}
      </Explain>
      {view.alarms[seat] && (
        <span class={ringing === seat ? "md-ringing" : undefined}>
          <AlarmDisc seat={seat} size={26} label={t("md-alarm-home")} />
        </span>
      )}
      {card && (
        <span class="md-own-card" title={cardName(card)}>
          <Portrait
            character={card.character}
            size={26}
            label={t("md-hand-played", { card: cardName(card) })}
          />
        </span>
      )}
      <Score score={score} own />
    </>
  );
}
