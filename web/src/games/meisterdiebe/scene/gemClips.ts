/** Gems in motion while a drawer stands open: taken out, or laid in. */

import { type Clip, type DiscTrack, discAt, MS, type Sound, stillOf } from "./clip";
import { type Lying, lyingAt } from "./lying";
import { away, matched, stagger, travel } from "./tracks";
import type { Cue, Rest } from "./types";

export function taking(rest: Rest, cue: Cue & { kind: "take" | "loot" }): Clip {
  const { after } = cue;
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

export function placing(rest: Rest, cue: Cue & { kind: "place" }): Clip {
  const { after } = cue;
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
