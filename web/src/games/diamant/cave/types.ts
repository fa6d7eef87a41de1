/** What the lit cave is told, and its handle. */
import type { PathLayout, Room } from "../path";
import type { Scene } from "../scene";
import type { View } from "./view";

/** All that the cave is a function of. */
export interface Sight {
  readonly scene: Scene;
  readonly layout: PathLayout;
  readonly view: View;
  readonly board: Room;
  /** Something is being played: whoever stands before a mouth goes in. */
  readonly staged: boolean;
}

export interface Figures {
  readonly frames: number;
  readonly calls: number;
  readonly triangles: number;
}

export interface LitCave {
  show(sight: Sight): void;
  /** Stones leave a card for an adventurer. */
  fly(card: number, seat: number, stones: number): void;
  /** Ends all that moves. */
  land(): void;
  figures(): Figures;
  dispose(): void;
}

export interface CaveOptions {
  /** Pixels of the screen for one of the page, which changes as somebody zooms. */
  readonly dpr: () => number;
  /** The device is too slow for it, or has taken it away. */
  readonly giveUp: () => void;
  /** Whether slow frames are put up with. */
  readonly patient: boolean;
}
