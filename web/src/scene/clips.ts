/** Cues as clips: the pose of the box over time, the tracks of the gems, and the instants of the sounds. */

import { type Lying, lyingAt, lyingIn, type Place, restAfter } from "./cues";
import { isLong, levelOf } from "./grain";
import { DIM } from "./measures";
import { easeInOut, easeOut, glide, slide, snap, span } from "./motion";
import { type BoxPose, stackOf, turning, turnStep, turnsOf } from "./pose";
import type { Cue, Drawer, Gem, Move, Rest, SoundName } from "./types";

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

/** still: lies and rides along · glide · arc: a toss · fly: away and out of sight · fall, drop: down, a bounce, and on. */
export type Route = "still" | "glide" | "arc" | "fly" | "fall" | "drop" | "raise";

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
  readonly focus: { readonly drawer: Drawer; readonly lean: boolean } | "wide" | null;
  readonly move: Move | null;
  pose(ms: number): BoxPose;
  readonly tracks: readonly Track[];
  readonly discs: readonly DiscTrack[];
  readonly sounds: readonly Sound[];
}

const reachOf = (rest: Rest) => (rest.open?.reach === "secret" ? DIM.search : DIM.open);

/** The box as a rest has it. */
export function poseAt(rest: Rest): BoxPose {
  const open = rest.open ? { [rest.open.drawer]: reachOf(rest) } : {};
  return { turns: turnsOf(rest), flip: rest.flipped ? 1 : 0, lift: 0, tilt: 0, open };
}

const discPlace = (drawer: Drawer, room: "upper" | "lower"): Place => ({ in: room, drawer, i: 0, n: 0 });

function discAt(rest: Rest): DiscTrack[] {
  if (rest.open?.alarm == null) return [];
  const place = discPlace(rest.open.drawer, "upper");
  return [{ seat: rest.open.alarm, from: place, to: place, route: "still", start: 0, end: 0 }];
}

const lies = ({ gem, place }: Lying): Track => ({
  gem,
  from: place,
  to: place,
  route: "still",
  start: 0,
  end: 0,
});

const focusOf = (rest: Rest) => rest.open && { drawer: rest.open.drawer, lean: true };

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

interface Matched {
  readonly stay: readonly Track[];
  readonly arrive: readonly Lying[];
  readonly leave: readonly Lying[];
}

const sameRoom = (a: Place, b: Place) =>
  a.in === b.in && ("drawer" in a && "drawer" in b ? a.drawer === b.drawer : true);

/** Gems that stay where they are, perhaps shifting; those that come; those that go. */
function matched(before: readonly Lying[], after: readonly Lying[], end: number): Matched {
  const leave = [...before];
  const arrive: Lying[] = [];
  const stay: Track[] = [];
  for (const { gem, place } of after) {
    const at = leave.findIndex((lying) => lying.gem === gem && sameRoom(lying.place, place));
    const [old] = at < 0 ? [] : leave.splice(at, 1);
    if (old) stay.push({ gem, from: old.place, to: place, route: "glide", start: 0, end });
    else arrive.push({ gem, place });
  }
  return { stay, arrive, leave };
}

/** One after the other, but never longer than `room` in all. */
const stagger = (i: number, n: number, gap = 40, room = 120) => i * Math.min(gap, room / Math.max(1, n - 1));

interface Course {
  readonly route: Route;
  readonly start: number;
  readonly ms: number;
  readonly gap?: number;
}

function travel(from: readonly Lying[], to: readonly Place[], { route, start, ms, gap }: Course): Track[] {
  return from.map(({ gem, place }, i) => {
    const begin = start + stagger(i, from.length, gap);
    return { gem, from: place, to: to[i]!, route, start: begin, end: begin + ms };
  });
}

const away = (n: number): Place[] => Array.from({ length: n }, (_, i) => ({ in: "away", i }));

/** Where a falling gem touches the cloth, as a part of its way. */
export const LANDING = 0.42;

function fallSounds(tracks: readonly Track[]): Sound[] {
  const falling = tracks.filter(({ route }) => route === "fall" || route === "drop" || route === "raise");
  return falling.flatMap(({ route, start, end }, i): Sound[] => {
    const cloth: Sound = { at: start + (end - start) * LANDING, name: "gem-cloth", detail: i };
    return route === "fall" ? [cloth, { at: end - 40, name: "gem-cushion", detail: i }] : [cloth];
  });
}

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

function opening(rest: Rest, cue: Cue & { kind: "open" }): Clip {
  const after = restAfter(rest, cue);
  const { stay, arrive, leave } = matched(lyingAt(rest), lyingAt(after), MS.drawer);
  const fallen = falls(cue.fell, cue.drawer, arrive, cue.to, 240);
  const taken = new Set(fallen.map((track) => track.to));
  const above = arrive.filter(({ place }) => !taken.has(place)).map(lies);
  const tracks = [...stay, ...above, ...fallen, ...leave.map(lies)];
  const ring = cue.alarm === null ? [] : alarmFalls(cue.alarm, cue.drawer);
  const ms = Math.max(MS.drawer, ...fallen.map(({ end }) => end), ...ring.map(({ end }) => end));
  const sounds: Sound[] = [
    { at: 0, name: "slide", detail: level(rest, cue.drawer) },
    { at: MS.drawer - 20, name: "stop" },
    ...fallSounds(tracks),
    ...(ring.length > 0 ? [{ at: 460, name: "alarm" } as const] : []),
  ];
  // A fall is seen from low, what lies inside from above: the camera leans in afterwards.
  const lean = fallen.length + ring.length === 0;
  const base = poseAt({ ...rest, open: null });
  const pose = (t: number): BoxPose => ({
    ...base,
    open: { ...shutting(rest, t), [cue.drawer]: DIM.open * slide(span(t, 0, MS.drawer)) },
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
function shutting(rest: Rest, t: number): BoxPose["open"] {
  return rest.open ? { [rest.open.drawer]: reachOf(rest) * (1 - slide(span(t, 0, 220))) } : {};
}

function searching(rest: Rest, cue: Cue & { kind: "search" }): Clip {
  const open = rest.open;
  if (!open) return stillOf(rest);
  if (!isLong(open.drawer)) return refusing(rest, open.drawer);
  const after = restAfter(rest, cue);
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
    open: { [open.drawer]: from + (DIM.search - from) * slide(span(t, 0, MS.pull)) },
  });
  const sounds: Sound[] = [
    { at: 0, name: "slide-far", detail: level(rest, open.drawer) },
    { at: MS.pull - 20, name: "stop" },
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

function taking(rest: Rest, cue: Cue & { kind: "take" | "loot" }): Clip {
  const after = restAfter(rest, cue);
  const { stay, arrive, leave } = matched(lyingAt(rest), lyingAt(after), MS.gem);
  const onRed = cue.kind === "take" && cue.to === "red";
  const home = [...arrive];
  const places = away(leave.length).map((elsewhere, i) => {
    const at = onRed ? home.findIndex(({ gem }) => gem === leave[i]!.gem) : -1;
    return at < 0 ? elsewhere : home.splice(at, 1)[0]!.place;
  });
  const tracks = [
    ...stay,
    ...travel(leave, places, { route: onRed ? "arc" : "fly", start: 0, ms: MS.gem, gap: 55 }),
  ];
  const ms = Math.max(0, ...tracks.map(({ end }) => end));
  const sounds = leave.slice(0, 5).map((_, i): Sound => {
    const at = stagger(i, leave.length, 55) + (onRed ? MS.gem - 30 : 30);
    return { at, name: onRed ? "gem-cushion" : "gem-taken", detail: i };
  });
  return { ...stillOf(after), ms, tracks, sounds };
}

function placing(rest: Rest, cue: Cue & { kind: "place" }): Clip {
  const after = restAfter(rest, cue);
  const { stay, arrive } = matched(lyingAt(rest), lyingAt(after), MS.gem);
  const from = arrive.map(({ gem }, i): Lying => ({ gem, place: { in: "away", i } }));
  const laid = travel(
    from,
    arrive.map(({ place }) => place),
    { route: "arc", start: 0, ms: MS.gem },
  );
  const ms = Math.max(0, MS.gem, ...laid.map(({ end }) => end));
  const sounds = laid.map(({ end }, i): Sound => ({ at: end - 30, name: "gem-placed", detail: i }));
  const discs = cue.alarm
    ? discAt(after).map(
        (disc): DiscTrack => ({ ...disc, from: { in: "away", i: 1 }, route: "arc", start: 60, end: ms }),
      )
    : discAt(after);
  return { ...stillOf(after), ms, tracks: [...stay, ...laid], discs, sounds };
}

/** Opens, drops what is below, is filled and shuts, all within the longest time. */
function filling(rest: Rest, cue: Cue & { kind: "fill" }): Clip {
  const after = restAfter(rest, cue);
  const to = cue.to ?? "red";
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
      [cue.drawer]: DIM.open * (slide(span(t, 0, 300)) - slide(span(t, shut, shut + 200))),
    },
  });
  const tracks = [...stay, ...fallen, ...placed];
  const sounds: Sound[] = [
    { at: 0, name: "slide", detail: level(rest, cue.drawer) },
    ...placed.slice(0, 5).map(({ end }, i): Sound => ({ at: end, name: "gem-placed", detail: i })),
    ...fallSounds(tracks),
    { at: shut + 190, name: "stop" },
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

function closing(rest: Rest): Clip {
  const open = rest.open;
  if (!open) return stillOf(rest);
  const after = restAfter(rest, { kind: "close" });
  const from = reachOf(rest);
  const pose = (t: number): BoxPose => ({
    ...poseAt(rest),
    open: { [open.drawer]: from * (1 - slide(span(t, 0, MS.close))) },
  });
  const sounds: Sound[] = [
    { at: 0, name: "slide", detail: level(rest, open.drawer) },
    { at: MS.close - 20, name: "stop" },
  ];
  return { ...stillOf(rest), ms: MS.close, after, focus: null, pose, sounds };
}

/** Riding along in the drawer until it is shut. */
function moving(rest: Rest, move: Move, already: number): Clip {
  const after = restAfter(rest, { kind: "move", move });
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
  const levels = turning(rest.flipped, move);
  const step = turnStep(rest.flipped, move);
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

/** The clip of a cue; `already` is how far a level was turned by hand before. */
export function clipOf(rest: Rest, cue: Cue, already = 0): Clip {
  switch (cue.kind) {
    case "open":
      return opening(rest, cue);
    case "search":
      return searching(rest, cue);
    case "take":
    case "loot":
      return taking(rest, cue);
    case "place":
      return rest.open ? placing(rest, cue) : stillOf(rest);
    case "fill":
      return filling(rest, cue);
    case "close":
      return closing(rest);
    case "move":
      return moving(rest, cue.move, already);
    case "rest":
      return stillOf(cue.rest);
  }
}
