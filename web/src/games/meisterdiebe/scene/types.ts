/** What the scene is told: the box at rest, the cues between two rests, and the scene's own handle. */

import type { Quality, Tier } from "../../../scene/tiers";
import type { Gem } from "../../gems";
import type { Drawer, DrawerNumber, Level, Move, Standing } from "../boxGeometry";

export type { Drawer, DrawerNumber, Gem, Level, Move, Quality };

/** A drawer that stands open, with what its viewer may see in it. */
export interface OpenDrawer {
  readonly drawer: Drawer;
  readonly reach: "front" | "secret";
  readonly upper: readonly Gem[];
  readonly secret: readonly Gem[] | null;
  /** The seat whose alarm lies in the upper front. */
  readonly alarm: number | null;
}

/** What a seat pours out at the end: its loot, and the imitations that it is left with. */
export interface Poured {
  readonly black: readonly Gem[];
  readonly white: readonly Gem[];
}

/** The box at rest: a function of the view. */
export interface Rest extends Standing {
  readonly open: OpenDrawer | null;
  readonly red: readonly Gem[];
  /** At the end: places for so many seats, and what the first of them have poured out. */
  readonly poured?: { readonly lanes: number; readonly seats: readonly Poured[] };
}

/** How the box comes from the rest before to the one after. */
export type Cue = Motion & { readonly after: Rest };

export type Motion =
  /** Slides out; what lay below falls; `alarm` is the seat of an alarm that fell. */
  | {
      readonly kind: "open";
      readonly drawer: Drawer;
      readonly fell: readonly Gem[];
      readonly alarm: number | null;
      readonly to: "red" | "owner" | "upper";
    }
  /** The master thief's long pull; a ruby that fell is put into the upper secret compartment. */
  | { readonly kind: "search"; readonly found: "ruby" | "fell" | "empty" | null }
  /** Gems out of the open drawer: off to somebody, or onto the red cushion as loot. */
  | { readonly kind: "take"; readonly to: "away" | "red" }
  /** Imitations laid in, perhaps with an alarm. */
  | { readonly kind: "place"; readonly alarm: boolean }
  /** Opens, fills and shuts a drawer; `to` is where the fallen ones go. */
  | {
      readonly kind: "fill";
      readonly drawer: Drawer;
      readonly gems: number | null;
      readonly fell: readonly Gem[];
      readonly to: "red" | "upper";
    }
  | { readonly kind: "close" }
  | { readonly kind: "move"; readonly move: Move }
  /** Gems leave the red cushion. */
  | { readonly kind: "loot" }
  /** At the end a seat pours its cushions out. */
  | { readonly kind: "pour"; readonly lane: number };

export type SoundName =
  | "slide"
  | "slide-far"
  | "stop"
  | "refused"
  | "gem-cloth"
  | "gem-cushion"
  | "gem-taken"
  | "gem-placed"
  | "ruby"
  | "turn"
  | "magnet"
  | "flip"
  | "set-down"
  | "alarm";

/** Where the camera is: degrees, box units, and fractions of the picture. */
export interface Look {
  readonly yaw?: number;
  readonly pitch?: number;
  readonly dist?: number;
  readonly shift?: readonly [number, number];
}

/** An alarm disc in the colour and shape of its seat. */
export interface SeatMark {
  readonly color: number;
  readonly shape: "circle" | "square" | "triangle" | "rhombus" | "cross" | "star" | "crescent" | "hourglass";
}

export interface SceneOptions {
  readonly width: number;
  readonly height: number;
  readonly dpr?: number;
  readonly quality?: Quality;
  readonly reducedMotion?: boolean;
  readonly rest?: Rest;
  readonly look?: Look;
  readonly seat?: (seat: number) => SeatMark;
  /** Two brass inlays on the front of every long drawer. */
  readonly showLong?: boolean;
  /** Behind the table there is a room; without it the table is lost in the page. */
  readonly room?: boolean;
}

export interface Figures {
  readonly frames: number;
  readonly calls: number;
  readonly triangles: number;
  readonly textures: number;
  readonly geometries: number;
  readonly programs: number;
  readonly tier: Tier;
  readonly pixelRatio: number;
  /** Milliseconds between the last two frames of a motion. */
  readonly frameMs: number;
}

export interface BoxScene {
  readonly canvas: HTMLCanvasElement;
  /** The wood is painted; before that the box stands in plain colours. */
  readonly ready: Promise<void>;
  /** Queued in order; resolves when the cue has been played or skipped. */
  play(cue: Cue): Promise<void>;
  /** Finishes everything queued at once, ending at the last rest. */
  skip(): void;
  /** Drops what is queued and shows this. */
  show(rest: Rest): void;
  busy(): boolean;
  resize(width: number, height: number, dpr: number): void;
  setReducedMotion(on: boolean): void;
  setQuality(quality: Quality): void;
  /** These drawers have a brass line and answer to hover and tap. */
  setPickable(drawers: ReadonlySet<Drawer>): void;
  /** Lights one drawer up, as hovering it does: for keyboard focus in the unrolled box. */
  setHighlight(drawer: Drawer | null): void;
  /** Dragging the top level turns it, dragging the middle one turns the top two; elsewhere it looks around. */
  setTurnable(moves: ReadonlySet<Move>): void;
  look(look: Look): void;
  /** Where on the canvas each of so many heaps is counted, in its pixels. */
  heaps(lanes: number): readonly { readonly x: number; readonly y: number }[];
  figures(): Figures;
  dispose(): void;
  onPick?: ((drawer: Drawer) => void) | undefined;
  onTurn?: ((move: Move) => void) | undefined;
  onHover?: ((drawer: Drawer | null) => void) | undefined;
  onSound?: ((name: SoundName, detail?: number) => void) | undefined;
}
