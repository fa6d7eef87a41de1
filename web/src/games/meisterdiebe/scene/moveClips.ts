/** Levels in motion: turned, or the whole box flipped. */

import { easeInOut, easeOut, glide, snap, span } from "../../../scene/motion";
import { levelsMoved, quarterTurn } from "../boxGeometry";
import { type Clip, discAt, lies, MS, poseAt, type Sound } from "./clip";
import { shutting } from "./drawerClips";
import { lyingAt } from "./lying";
import type { BoxPose } from "./pose";
import type { Cue, Rest } from "./types";

/** Riding along in the drawer until it is shut. */
export function moving(rest: Rest, { move, after }: Cue & { kind: "move" }, already: number): Clip {
  const shared = { after, focus: null, move, tracks: lyingAt(rest).map(lies), discs: discAt(rest) };
  const base = poseAt({ ...rest, open: null });
  if (move === "flip") {
    const pose = (t: number) => ({ ...base, ...flipping(base.flip, t / MS.flip), open: shutting(rest, t) });
    const sounds: Sound[] = [
      { at: 0, name: "flip" },
      { at: MS.flip - 40, name: "set-down" },
    ];
    return { ...shared, focus: "wide", ms: MS.flip, pose, sounds };
  }
  const levels = levelsMoved(rest.flipped, move);
  const step = quarterTurn(rest.flipped, move);
  const ms = already >= 0.97 ? 120 : MS.turn * (1 - 0.6 * Math.max(0, already));
  const pose = (t: number): BoxPose => {
    const by = step * (already + (1 - already) * snap(span(t, 0, ms)));
    const turns = { ...base.turns };
    for (const name of levels) turns[name] += by;
    return { ...base, turns, open: shutting(rest, t) };
  };
  const click: Sound = { at: ms * 0.85, name: "magnet", detail: levels.length };
  const sounds: Sound[] = already > 0.5 ? [click] : [{ at: 0, name: "turn", detail: levels.length }, click];
  return { ...shared, ms, pose, sounds };
}

/** 30 % lift with a tilt, 45 % turn about the E–W axis, 25 % down again. */
function flipping(from: number, t: number): Pick<BoxPose, "flip" | "lift" | "tilt"> {
  const up = easeOut(span(t, 0, 0.3));
  const down = easeInOut(span(t, 0.75, 1)) ** 1.4;
  const turn = easeInOut(span(t, 0.24, 0.8));
  const tilt = ((3 * Math.PI) / 180) * glide(span(t, 0, 0.3)) * (1 - glide(span(t, 0.72, 1)));
  return { flip: from + turn, lift: 1.15 * (up - down), tilt };
}
