/** What a phone shows beside a shared screen: the own cards and cushions, and drawers where one is to be chosen. */
import { t } from "../../i18n";
import { AlarmDisc } from "../../ui/parts/marks";
import { bagOf } from "../gems";
import { Actions } from "./actions";
import { marksLong } from "./agreement";
import { enabledDrawers, type MeisterdiebeBoardProps, picked } from "./Board";
import { Hand, HandStrip } from "./hand";
import { filled } from "./moves";
import { tryMoves, useTried } from "./preview";
import { type Question, useQuestion } from "./question";
import { Pillow, Score } from "./seats";
import { Unrolled } from "./unrolled";
import "./compact.css";
import "./ownHand.css";

/** These are about a drawer, or about how the drawers stand. */
const ABOUT_BOX = new Set(["fill", "open", "place", "rob", "give", "turn"]);

export function OwnHand(props: MeisterdiebeBoardProps) {
  const { view, seat, names, slots } = props;
  const question = useQuestion(props);
  const { kind, asked, busy } = question;
  if (seat === null) return <div class="md-board" />;
  return (
    <div class={`md-board md-own-hand md-asks-${kind ?? "nothing"}`}>
      <div class="md-prompt">{slots.prompt}</div>
      {kind === "choose" && (
        <div class="md-main md-main-hand">
          <Hand view={view} seat={seat} question={question} />
        </div>
      )}
      {kind !== null && ABOUT_BOX.has(kind) && <Drawers {...props} question={question} />}
      <Things view={view} seat={seat} />
      {kind !== "choose" && <HandStrip view={view} seat={seat} />}
      {(asked || busy) && (
        <div class="md-thumb">
          <Actions view={view} seat={seat} names={names} question={question} />
        </div>
      )}
    </div>
  );
}

type DrawersProps = MeisterdiebeBoardProps & { readonly question: Question };

/** The box as it would stand after the moves that are tried. */
function Drawers({ view, names, lobby, notes, question }: DrawersProps) {
  const tried = useTried(view, question);
  return (
    <div class="md-main">
      <Unrolled
        view={tryMoves(view, tried)}
        names={names}
        notes={notes}
        enabled={enabledDrawers(question)}
        showsLong={marksLong(lobby.setting)}
        {...(question.kind === "fill" ? { laid: filled(question.draft) } : {})}
        onPick={(drawer) => picked(question, drawer)}
      />
    </div>
  );
}

function Things({ view, seat }: { readonly view: MeisterdiebeBoardProps["view"]; readonly seat: number }) {
  return (
    <div class="md-things">
      <Pillow kind="white" bag={bagOf(view.white[seat])} seat={seat} own />
      <Pillow kind="black" bag={bagOf(view.black[seat])} seat={seat} own />
      <div class="md-things-more">
        <Score score={view.scores[seat] ?? 0} own />
        {view.alarms[seat] && <AlarmDisc seat={seat} size={30} label={t("md-alarm-home")} />}
      </div>
    </div>
  );
}
