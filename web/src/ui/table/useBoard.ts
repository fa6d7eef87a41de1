/** What a pair of eyes sees of a game: what is asked, what the line above the board says, and the board's own needs. */
import { useMemo } from "preact/hooks";
import { persisted } from "../../client/persisted";
import type { TableClient } from "../../client/table";
import type { Viewer } from "../../client/viewer";
import type { BoardProps, GamePlay } from "../../games/contract";
import type { Asked, GameView, Lobby, Now } from "../../wire/types";
import { seatNames } from "./names";
import type { Asking } from "./prompt";

export interface SeenProps {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly viewer: Viewer;
  readonly now: Now;
}

interface Seen {
  readonly asking: Asking;
  readonly board: Omit<BoardProps<GameView>, "slots">;
}

/** What can be answered now; nothing while events play or an answer is on its way. */
export function askedNow(viewer: Viewer): Asked | null {
  const caughtUp = viewer.truth.value?.number === viewer.shown.value?.number;
  return caughtUp && viewer.pending.value === null ? viewer.question() : null;
}

export function useBoard({ game, client, lobby, viewer, now }: SeenProps): Seen {
  const names = seatNames(lobby);
  const sending = viewer.pending.value !== null;
  const asked = askedNow(viewer);
  const id = asked?.id ?? 0;
  const draft = useMemo(
    () => persisted(`draft.${lobby.id}.${viewer.seat}.${id}`, ""),
    [lobby.id, viewer, id],
  );
  const { view, outcome, advice, notes } = now;
  const seen = { lobby, names, seat: viewer.seat, view, asked, sending, outcome };
  const board = {
    ...seen,
    viewer,
    draft,
    notes,
    pointed: now.lesson?.point,
    answer: (move: string) => {
      if (asked && viewer.seat !== null) client.answer(viewer.seat, asked.id, move);
    },
    stage: (stage: Viewer["stage"]) => {
      viewer.stage = stage;
    },
  };
  return { asking: { ...seen, game, advice }, board };
}
