/** Moving the box at the end of a turn: the moves are shown at once and played together. */
import { listed, t } from "../../i18n";
import { Icon, type IconName } from "../../ui/parts/icons";
import { useKeys } from "../../ui/parts/useKeys";
import { MOVES, type Move } from "./boxGeometry";
import { mayTurn, turn, turned } from "./moves";
import { Prepared, Primary, type StepProps, Undo } from "./step";
import { moveKey } from "./words";

const ICONS: Record<Move, IconName> = {
  "top-": "turnLeft",
  "top+": "turnRight",
  "two-": "turn2Left",
  "two+": "turn2Right",
  flip: "flip",
};

export function TurnStep({ question }: StepProps) {
  const { moves, draft, prepare, send } = question;
  const before = turned(draft);
  const may = (move: Move) => mayTurn(moves, before, move);
  const move = (next: Move) => may(next) && prepare(turn([...before, next]));
  const end = () => send(turn(before));
  const undo = before.length > 0 ? () => prepare(turn(before.slice(0, -1))) : null;
  const byDigit = MOVES.map((it, at) => [String(at + 1), () => move(it)]);
  useKeys({ Enter: end, Backspace: undo ?? undefined, ...Object.fromEntries(byDigit) });
  return (
    <>
      <Primary onPress={end}>
        {before.length > 0 ? t("md-turn-done") : t("md-turn-leave")}
        {before.length > 0 && <span class="visually-hidden">: {turnWords(before)}</span>}
      </Primary>
      <Prepared words={turnWords(before)} />
      <Undo onPress={undo} />
      <span class="md-sep" />
      <MoveButtons mayMove={may} made={before} onMove={move} />
    </>
  );
}

const turnWords = (moves: readonly Move[]): string =>
  listed(moves.map((move) => t("md-turn-name", { move: moveKey(move) })));

interface MoveButtonsProps {
  readonly mayMove: (move: Move) => boolean;
  readonly made?: readonly Move[];
  readonly onMove?: (move: Move) => void;
}

export function MoveButtons({ mayMove, made, onMove }: MoveButtonsProps) {
  return (
    <div class="md-moves" data-point="turn">
      {MOVES.map((move) => (
        <button
          key={move}
          type="button"
          class={made?.includes(move) ? "btn md-move md-made" : "btn md-move"}
          aria-label={`${t("md-turn-short", { move: move.slice(0, 3) })}: ${t("md-turn-name", { move: moveKey(move) })}`}
          title={t("md-turn-name", { move: moveKey(move) })}
          aria-disabled={mayMove(move) ? undefined : true}
          data-move={move}
          data-point={move === "flip" ? "flip" : undefined}
          onClick={() => onMove?.(move)}
        >
          <Icon name={ICONS[move]} size={22} />
          <span class="md-move-short">{t("md-turn-short", { move: move.slice(0, 3) })}</span>
          <span class="md-move-tiny">{t("md-turn-tiny", { move: move.slice(0, 3) })}</span>
        </button>
      ))}
    </div>
  );
}
