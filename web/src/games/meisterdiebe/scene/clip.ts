/** What a clip is: the pose of the box over time, the tracks of the gems and discs, and the instants of the sounds. */

import { type Lying, lyingAt, type Place } from "./lying";
import { DIM } from "./measures";
import { type BoxPose, turnsOf } from "./pose";
import type { Drawer, Gem, Move, Rest, SoundName } from "./types";

/** The motion table, in milliseconds. */
export const MS = {
  drawer: 420,
  pull: 380,
  fall: 520,
  turn: 480,
  flip: 840,
  gem: 420,
  close: 300,
  fade: 160,
} as const;
/** Nothing takes longer. */
export const LONGEST = 900;

/** still: lies and rides along · glide · arc: a toss · fly: away and out of sight · fall, drop: down, a bounce, and on · pour: off a cushion that tips. */
export type Route = "still" | "glide" | "arc" | "fly" | "fall" | "drop" | "raise" | "pour";

export interface Track {
  readonly gem: Gem;
  readonly from: Place;
  readonly to: Place;
  readonly route: Route;
  readonly start: number;
  readonly end: number;
}

export interface DiscTrack {
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
  readonly route: Route;
  readonly start: number;
  readonly end: number;
}

export interface Sound {
  readonly at: number;
  readonly name: SoundName;
  readonly detail?: number;
}

export interface Clip {
  readonly ms: number;
  readonly after: Rest;
  /** The drawer to be turned into view, and whether the camera leans in; or a step back. */
  readonly focus: { readonly drawer: Drawer; readonly lean: boolean } | "wide" | "heaps" | null;
  readonly move: Move | null;
  pose(ms: number): BoxPose;
  readonly tracks: readonly Track[];
  readonly discs: readonly DiscTrack[];
  readonly sounds: readonly Sound[];
  /** Whose cushions tip, of how many seats. */
  readonly pours?: { readonly lane: number; readonly lanes: number };
}

export const reachOf = (rest: Rest) => (rest.open?.reach === "secret" ? DIM.search : DIM.open);

/** The box as a rest has it. */
export function poseAt(rest: Rest): BoxPose {
  const open = rest.open ? { [rest.open.drawer]: reachOf(rest) } : {};
  return { turns: turnsOf(rest), flip: rest.flipped ? 1 : 0, lift: 0, tilt: 0, open };
}

export const discPlace = (drawer: Drawer, room: "upper" | "lower"): Place => ({
  in: room,
  drawer,
  i: 0,
  n: 0,
});

export function discAt(rest: Rest): DiscTrack[] {
  if (rest.open?.alarm == null) return [];
  const place = discPlace(rest.open.drawer, "upper");
  return [{ seat: rest.open.alarm, from: place, to: place, route: "still", start: 0, end: 0 }];
}

export const lies = ({ gem, place }: Lying): Track => ({
  gem,
  from: place,
  to: place,
  route: "still",
  start: 0,
  end: 0,
});

export const focusOf = ({ open, poured }: Rest): Clip["focus"] =>
  poured ? "heaps" : open && { drawer: open.drawer, lean: true };

/** A rest as a clip without duration. */
export function stillOf(rest: Rest): Clip {
  const pose = poseAt(rest);
  const tracks = lyingAt(rest).map(lies);
  return {
    ms: 0,
    after: rest,
    focus: focusOf(rest),
    move: null,
    pose: () => pose,
    tracks,
    discs: discAt(rest),
    sounds: [],
  };
}
