/** Levels in motion: turned, or the whole box flipped. */

import { CAUGHT, easeInOut, easeOut, glide, hop, snapping, span } from "../../../scene/motion";
import { LEVELS, levelsMoved, quarterTurn } from "../boxGeometry";
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
      { at: MS.flip * LANDS, name: "set-down" },
    ];
    return { ...shared, focus: "wide", ms: MS.flip, pose, sounds };
  }
  const levels = levelsMoved(rest.flipped, move);
  const step = quarterTurn(rest.flipped, move);
  const ms = already >= 0.97 ? 120 : MS.turn * (1 - 0.6 * Math.max(0, already));
  const pose = (t: number): BoxPose => {
    const by = step * (already + (1 - already) * snapping(span(t, 0, ms)));
    const turns = { ...base.turns };
    for (const name of LEVELS)
      turns[name] += levels.includes(name) ? by : shaken(step, span(t, ms * CAUGHT, ms));
    return { ...base, turns, open: shutting(rest, t) };
  };
  const click: Sound = { at: ms * CAUGHT, name: "magnet", detail: levels.length };
  const sounds: Sound[] = already > 0.5 ? [click] : [{ at: 0, name: "turn", detail: levels.length }, click];
  return { ...shared, ms, pose, sounds };
}

/** What stands still gives a little when the magnets catch what turns. */
const shaken = (step: number, t: number) => 0.006 * step * Math.sin(t * 4 * Math.PI) * (1 - t);

/** When the box touches the cloth again, as a part of the flip. */
const LANDS = 0.92;

/** 30 % lift with a tilt, 45 % turn about the E–W axis, down again, and a last small rocking. */
function flipping(from: number, t: number): Pick<BoxPose, "flip" | "lift" | "tilt"> {
  const up = easeOut(span(t, 0, 0.3));
  const down = easeInOut(span(t, 0.72, LANDS)) ** 1.4;
  const turn = easeInOut(span(t, 0.24, 0.8));
  const rocks = span(t, LANDS, 1);
  const tilt = degrees(3) * glide(span(t, 0, 0.3)) * (1 - glide(span(t, 0.7, LANDS)));
  return {
    flip: from + turn,
    lift: 1.15 * (up - down) + 0.022 * hop(rocks),
    tilt: tilt - degrees(0.35) * Math.sin(rocks * 2 * Math.PI) * (1 - rocks),
  };
}

const degrees = (n: number) => (n * Math.PI) / 180;
