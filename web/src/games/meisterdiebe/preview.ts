/** Moves of the box that the reader tries before he plays them. */
import { useEffect, useRef } from "preact/hooks";
import type { BoxScene } from "../../scene/types";
import type { MeisterdiebeView } from "../../wire/types";
import { HIDDEN, openDrawer } from "./content";
import { restOf } from "./cues";
import { turned } from "./moves";
import type { Question } from "./question";
import { type Move, movedBy } from "./standing";

/** What is tried now; what was answered stays in sight until the server's view has it. */
export function useTried(view: MeisterdiebeView, { asked, kind, draft }: Question): readonly Move[] {
  const last = useRef<{ view: MeisterdiebeView; moves: readonly Move[] } | null>(null);
  if (asked) last.current = { view, moves: kind === "turn" ? turned(draft) : [] };
  return last.current?.view === view ? last.current.moves : [];
}

/** The view with the moves made: whoever turns the box has shut the drawer. */
export function tryMoves(view: MeisterdiebeView, moves: readonly Move[]): MeisterdiebeView {
  if (moves.length === 0) return view;
  const drawers = Object.fromEntries(Object.keys(view.drawers).map((drawer) => [drawer, HIDDEN]));
  return { ...view, drawers, ...movedBy(view, moves) };
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
      if (openDrawer(tryMoves(view, moves.slice(0, -1)))) void scene.play({ kind: "close" });
      void scene.play({ kind: "move", move: added });
    } else if (before?.scene !== scene || before.view !== view || before.text !== text) {
      scene.show(restOf(tryMoves(view, moves)));
    }
  }, [scene, view, moves, text, playing]);
}
