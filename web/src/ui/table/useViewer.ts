/** Whose eyes the page looks through: one's own seat, the next person's at one device, or nobody's. */
import { useEffect, useState } from "preact/hooks";
import type { TableClient } from "../../client/table";
import type { Viewer } from "../../client/viewer";

export interface ActiveViewer {
  readonly viewer: Viewer;
  /** Somebody at this device is asked and has to take it first. */
  readonly next: number | null;
  readonly take: (seat: number) => void;
}

/** A seat that waits for its person at this device. */
function isAsked(viewer: Viewer): boolean {
  return viewer.question() !== null && viewer.pending.value === null;
}

/** All that happened has been shown, and nothing is asked or on its way. */
function isDone(viewer: Viewer): boolean {
  const shown = viewer.shown.value?.number === viewer.truth.value?.number;
  return shown && viewer.question() === null && viewer.pending.value === null;
}

/** Several seats at one device share the spectator's eyes between their turns. */
export function useViewer(client: TableClient): ActiveViewer {
  const seats = client.yours.value;
  const [unveiled, setUnveiled] = useState<number | null>(null);
  const shared = seats.length > 1;
  const own = shared ? unveiled : (seats[0] ?? null);
  const viewer = client.viewer(own);
  const done = shared && own !== null && isDone(viewer);
  useEffect(() => {
    if (done) setUnveiled(null);
  }, [done]);
  const asked = shared && own === null ? seats.filter((seat) => isAsked(client.viewer(seat))) : [];
  return { viewer, next: asked[0] ?? null, take: setUnveiled };
}
