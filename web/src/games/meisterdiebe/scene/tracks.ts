/** How gems come from one rest to the next: those that stay, those that travel, and what is heard of it. */

import type { Route, Sound, Track } from "./clip";
import type { Lying, Place } from "./lying";

interface Matched {
  readonly stay: readonly Track[];
  readonly arrive: readonly Lying[];
  readonly leave: readonly Lying[];
}

const sameRoom = (a: Place, b: Place) =>
  a.in === b.in && ("drawer" in a && "drawer" in b ? a.drawer === b.drawer : true);

/** Gems that stay where they are, perhaps shifting; those that come; those that go. */
export function matched(before: readonly Lying[], after: readonly Lying[], end: number): Matched {
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
export const stagger = (i: number, n: number, gap = 40, room = 120) =>
  i * Math.min(gap, room / Math.max(1, n - 1));

interface Course {
  readonly route: Route;
  readonly start: number;
  readonly ms: number;
  readonly gap?: number;
}

export function travel(
  from: readonly Lying[],
  to: readonly Place[],
  { route, start, ms, gap }: Course,
): Track[] {
  return from.map(({ gem, place }, i) => {
    const begin = start + stagger(i, from.length, gap);
    return { gem, from: place, to: to[i]!, route, start: begin, end: begin + ms };
  });
}

export const away = (n: number): Place[] => Array.from({ length: n }, (_, i) => ({ in: "away", i }));

/** Where a falling gem touches the cloth, as a part of its way. */
export const LANDING = 0.42;

export function fallSounds(tracks: readonly Track[]): Sound[] {
  const falling = tracks.filter(({ route }) => route === "fall" || route === "drop" || route === "raise");
  return falling.flatMap(({ route, start, end }, i): Sound[] => {
    const cloth: Sound = { at: start + (end - start) * LANDING, name: "gem-cloth", detail: i };
    return route === "fall" ? [cloth, { at: end - 40, name: "gem-cushion", detail: i }] : [cloth];
  });
}
