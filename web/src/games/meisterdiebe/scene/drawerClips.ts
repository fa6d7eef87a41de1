/** Drawers in motion: opened, searched, filled and shut, with all that falls. */

import { STICKS, sliding, span, stopsAt } from "../../../scene/motion";
import { isLong, levelOf, stackOf } from "../boxGeometry";
import type { Clip, DiscTrack, Sound, Track } from "./clip";
import { discAt, discPlace, focusOf, lies, MS, poseAt, reachOf, stillOf } from "./clip";
import { type Lying, lyingAt, lyingIn } from "./lying";
import { DIM } from "./measures";
import type { BoxPose } from "./pose";
import { away, fallSounds, matched, travel } from "./tracks";
import type { Cue, Drawer, Gem, Rest } from "./types";

const level = (rest: Rest, drawer: Drawer) => stackOf(rest.flipped).indexOf(levelOf(drawer));

/** What fell out of a lower room: onto the red cushion, up into the upper room, or away to the alarm's owner. */
function falls(
  fell: readonly Gem[],
  drawer: Drawer,
  arrive: readonly Lying[],
  to: "red" | "owner" | "upper",
  start: number,
): Track[] {
  const from = lyingIn(fell, "lower", drawer);
  if (to === "owner") return travel(from, away(fell.length), { route: "drop", start, ms: MS.fall });
  const rest = [...arrive];
  const places = from.map(({ gem }) => {
    const at = rest.findLastIndex((lying) => lying.gem === gem && lying.place.in === to);
    return at < 0 ? ({ in: "away", i: 0 } as const) : rest.splice(at, 1)[0]!.place;
  });
  return travel(from, places, { route: to === "red" ? "fall" : "raise", start, ms: MS.fall });
}

export function opening(rest: Rest, cue: Cue & { kind: "open" }): Clip {
  const { after } = cue;
  const { stay, arrive, leave } = matched(lyingAt(rest), lyingAt(after), MS.drawer);
  const fallen = falls(cue.fell, cue.drawer, arrive, cue.to, 240);
  const taken = new Set(fallen.map((track) => track.to));
  const above = arrive.filter(({ place }) => !taken.has(place)).map(lies);
  const tracks = [...stay, ...above, ...fallen, ...leave.map(lies)];
  const ring = cue.alarm === null ? [] : alarmFalls(cue.alarm, cue.drawer);
  const ms = Math.max(MS.drawer, ...fallen.map(({ end }) => end), ...ring.map(({ end }) => end));
  const sounds: Sound[] = [
    { at: STICKS, name: "slide", detail: level(rest, cue.drawer) },
    { at: stopsAt(0, MS.drawer), name: "stop" },
    ...fallSounds(tracks),
    ...(ring.length > 0 ? [{ at: 460, name: "alarm" } as const] : []),
  ];
  // A fall is seen from low, what lies inside from above: the camera leans in afterwards.
  const lean = fallen.length + ring.length === 0;
  const base = poseAt({ ...rest, open: null });
  const pose = (t: number): BoxPose => ({
    ...base,
    open: { ...shutting(rest, t), [cue.drawer]: DIM.open * sliding(t, 0, MS.drawer) },
  });
  return {
    ms,
    after,
    focus: { drawer: cue.drawer, lean },
    move: null,
    pose,
    tracks,
    discs: [...discAt(after), ...ring],
    sounds,
  };
}

const alarmFalls = (seat: number, drawer: Drawer): DiscTrack[] => [
  {
    seat,
    from: discPlace(drawer, "lower"),
    to: { in: "away", i: 0 },
    route: "drop",
    start: 250,
    end: 250 + MS.fall + 80,
  },
];

/** The drawer that still stands open slides shut at the beginning of whatever comes next. */
export function shutting(rest: Rest, t: number): BoxPose["open"] {
  return rest.open ? { [rest.open.drawer]: reachOf(rest) * (1 - sliding(t, 0, 220)) } : {};
}

export function searching(rest: Rest, cue: Cue & { kind: "search" }): Clip {
  const open = rest.open;
  if (!open) return stillOf(cue.after);
  if (!isLong(open.drawer)) return refusing(cue.after, open.drawer);
  const { after } = cue;
  const { stay, arrive } = matched(lyingAt(rest), lyingAt(after), MS.pull);
  const below = arrive.map(
    ({ gem }, i): Lying => ({ gem, place: { in: "below", drawer: open.drawer, i, n: arrive.length } }),
  );
  const places = arrive.map(({ place }) => place);
  const ruby =
    cue.found === "fell"
      ? travel(below, places, { route: "raise", start: 220, ms: MS.fall })
      : arrive.map(lies);
  const from = reachOf(rest);
  const pose = (t: number): BoxPose => ({
    ...poseAt(rest),
    open: { [open.drawer]: from + (DIM.search - from) * sliding(t, 0, MS.pull) },
  });
  const sounds: Sound[] = [
    { at: STICKS, name: "slide-far", detail: level(rest, open.drawer) },
    { at: stopsAt(0, MS.pull), name: "stop" },
    ...fallSounds(ruby),
    ...(cue.found === "ruby" ? [{ at: 300, name: "ruby" } as const] : []),
  ];
  const ms = Math.max(MS.pull, ...ruby.map(({ end }) => end));
  return {
    ms,
    after,
    focus: focusOf(after),
    move: null,
    pose,
    tracks: [...stay, ...ruby],
    discs: discAt(after),
    sounds,
  };
}

/** A short drawer gives a little and holds. */
function refusing(rest: Rest, drawer: Drawer): Clip {
  const pose = (t: number): BoxPose => ({
    ...poseAt(rest),
    open: { [drawer]: DIM.open + 0.035 * Math.sin(Math.PI * span(t, 0, 240)) },
  });
  return { ...stillOf(rest), ms: 240, pose, sounds: [{ at: 60, name: "refused" }] };
}

/** Opens, drops what is below, is filled and shuts, all within the longest time. */
export function filling(rest: Rest, cue: Cue & { kind: "fill" }): Clip {
  const { after } = cue;
  const { to } = cue;
  const gems: Gem[] = Array.from({ length: cue.gems ?? 0 }, () => "d");
  const raised = to === "upper" ? cue.fell : [];
  const inside = lyingIn([...gems, ...raised], "upper", cue.drawer);
  const { stay, arrive } = matched(lyingAt({ ...rest, open: null }), lyingAt(after), MS.drawer);
  const fallen = falls(cue.fell, cue.drawer, [...arrive, ...inside], to, 160);
  const used = new Set(fallen.map((track) => track.to));
  const laid = inside.filter(({ place }) => !used.has(place));
  const hand = laid.map(({ gem }, i): Lying => ({ gem, place: { in: "away", i } }));
  const placed = travel(
    hand,
    laid.map(({ place }) => place),
    { route: "arc", start: 150, ms: 300, gap: 30 },
  );
  const shut = cue.fell.length > 0 && to === "upper" ? 700 : 570;
  const ms = Math.max(shut + 200, ...fallen.map(({ end }) => end));
  const pose = (t: number): BoxPose => ({
    ...poseAt({ ...rest, open: null }),
    open: {
      ...shutting(rest, t),
      [cue.drawer]: DIM.open * (sliding(t, 0, 300) - sliding(t, shut, shut + 200)),
    },
  });
  const tracks = [...stay, ...fallen, ...placed];
  const sounds: Sound[] = [
    { at: STICKS, name: "slide", detail: level(rest, cue.drawer) },
    ...placed.slice(0, 5).map(({ end }, i): Sound => ({ at: end, name: "gem-placed", detail: i })),
    ...fallSounds(tracks),
    { at: stopsAt(shut, shut + 200), name: "stop" },
  ];
  return {
    ms,
    after,
    focus: { drawer: cue.drawer, lean: false },
    move: null,
    pose,
    tracks,
    discs: [],
    sounds,
  };
}

export function closing(rest: Rest, after: Rest): Clip {
  const open = rest.open;
  if (!open) return stillOf(after);
  const from = reachOf(rest);
  const pose = (t: number): BoxPose => ({
    ...poseAt(rest),
    open: { [open.drawer]: from * (1 - sliding(t, 0, MS.close)) },
  });
  const sounds: Sound[] = [
    { at: STICKS, name: "slide", detail: level(rest, open.drawer) },
    { at: stopsAt(0, MS.close), name: "stop" },
  ];
  return { ...stillOf(rest), ms: MS.close, after, focus: null, pose, sounds };
}
