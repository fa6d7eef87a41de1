/** Moves of the box that the reader tries before playing them. */
import { useEffect, useRef } from "preact/hooks";
import type { MeisterdiebeView } from "../../wire/types";
import { type Move, movedBy } from "./boxGeometry";
import { openDrawer, shut } from "./content";
import { moveCue, restOf } from "./cues";
import { turned } from "./moves";
import type { Question } from "./question";
import type { BoxScene } from "./scene/types";

/** What is tried now; what was answered stays in sight until the server's view has it. */
export function useTried(view: MeisterdiebeView, { asked, kind, draft }: Question): readonly Move[] {
  const last = useRef<{ view: MeisterdiebeView; moves: readonly Move[] } | null>(null);
  if (asked) last.current = { view, moves: kind === "turn" ? turned(draft) : [] };
  return last.current?.view === view ? last.current.moves : [];
}

/** The view with the moves made: whoever turns the box has shut the drawer. */
export function tryMoves(view: MeisterdiebeView, moves: readonly Move[]): MeisterdiebeView {
  if (moves.length === 0) return view;
  return { ...shut(view), ...movedBy(view, moves) };
}

/** The box at rest as the view has it; a move that is added is seen being made. */
export function useBoxAtRest(
  scene: BoxScene | null,
  view: MeisterdiebeView,
  moves: readonly Move[],
  playing: boolean,
): void {
  const shown = useRef<{ scene: BoxScene | null; view: MeisterdiebeView; text: string } | null>(null);
  const text = moves.join(" ");
  useEffect(() => {
    if (!scene || playing) return;
    const before = shown.current;
    shown.current = { scene, view, text };
    const added = moves.at(-1);
    const earlier = moves.slice(0, -1).join(" ");
    if (added && before?.scene === scene && before.view === view && before.text === earlier) {
      const shut = { ...restOf(view), open: null };
      if (moves.length === 1 && openDrawer(view)) void scene.play({ kind: "close", after: shut });
      void scene.play(moveCue(shut, moves));
    } else if (before?.scene !== scene || before.view !== view || before.text !== text) {
      scene.show(restOf(tryMoves(view, moves)));
    }
  }, [scene, view, moves, text, playing]);
}
