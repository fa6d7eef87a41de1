/** What the table gives a game's board, whatever the game. */
import type { Signal } from "@preact/signals";
import type { Stage, Viewer } from "../client/viewer";
import type { Asked, Lobby, Outcome } from "../wire/types";

export interface BoardProps<View> {
  readonly lobby: Lobby;
  readonly viewer: Viewer;
  /** The viewer's own seat; null for a spectator. */
  readonly seat: number | null;
  /** Names of all seats, ready to be shown. */
  readonly names: readonly string[];
  readonly view: View;
  readonly outcome: Outcome | null;
  /** The question to be answered now; null while others think, events play or an answer is on its way. */
  readonly asked: Asked | null;
  /** An answer is on its way to the server. */
  readonly sending: boolean;
  readonly answer: (move: string) => void;
  /** Where the board puts what plays a beat's events before the next view is shown. */
  readonly stage: (stage: Stage | null) => void;
  /** Marks a replay: nothing is asked, and everything may be shown. */
  readonly replay?: boolean;
  /** What the reader has prepared but not yet answered; outlives a reload. */
  readonly draft: Signal<string>;
}
