import { describe, expect, test } from "vitest";
import { clipOf, LONGEST, stillOf } from "../../src/scene/clips";
import { lyingAt, restAfter } from "../../src/scene/cues";
import type { Cue, Gem, Rest } from "../../src/scene/types";
import { start } from "./rest";

const table: Rest = { ...start, red: ["d", "s"] };
const open = (cue: Partial<Cue & { kind: "open" }> = {}): Cue => ({
  kind: "open",
  drawer: "A3",
  fell: [],
  upper: ["d", "s"],
  alarm: null,
  to: "red",
  ...cue,
});
const opened = restAfter(table, open());
const searched = restAfter(opened, { kind: "search", found: "ruby" });

const CASES: readonly (readonly [string, Rest, Cue])[] = [
  ["a plain opening", table, open()],
  ["a fall onto the red cushion", table, open({ fell: ["d", "d", "s"] })],
  ["a fall of many", table, open({ fell: Array.from({ length: 20 }, (): Gem => "d") })],
  ["a fall to the alarm's owner", table, open({ fell: ["d"], alarm: 2, to: "owner" })],
  ["a fall raised into the upper front", table, open({ fell: ["d", "s"], to: "upper" })],
  ["a look at nothing", table, open({ upper: null })],
  ["an opening while another drawer is open", opened, open({ drawer: "B2", fell: ["d"] })],
  ["a second opening of the same drawer", opened, open({ fell: ["s"], to: "upper" })],
  ["a search that finds", opened, { kind: "search", found: "ruby" }],
  ["a search with a fall", opened, { kind: "search", found: "fell" }],
  ["a search in vain", opened, { kind: "search", found: "empty" }],
  ["a search that others make", opened, { kind: "search", found: null }],
  ["a search of a short drawer", restAfter(table, open({ drawer: "A2" })), { kind: "search", found: null }],
  ["a search of nothing", table, { kind: "search", found: null }],
  ["a taking", opened, { kind: "take", gems: ["d", "s"] }],
  ["a taking with the ruby", searched, { kind: "take", gems: ["d", "s", "r"] }],
  ["a taking as loot", opened, { kind: "take", gems: ["d", "s"], to: "red" }],
  ["a placing", opened, { kind: "place", gems: ["d", "d"], alarm: true, seat: 3 }],
  ["a placing in no drawer", table, { kind: "place", gems: ["d"], alarm: false }],
  ["a filling", table, { kind: "fill", drawer: "C1", gems: 3, fell: ["d"] }],
  ["a filling unseen", table, { kind: "fill", drawer: "C1", gems: null, fell: [] }],
  ["a filling with a raise", table, { kind: "fill", drawer: "C1", gems: 1, fell: ["d"], to: "upper" }],
  ["a closing", opened, { kind: "close" }],
  ["a closing of nothing", table, { kind: "close" }],
  ["a turn with a drawer open", opened, { kind: "move", move: "two-" }],
  ["a flip with a drawer open", searched, { kind: "move", move: "flip" }],
  ["a share", table, { kind: "loot", gems: ["s"] }],
  ["a share of what is not there", table, { kind: "loot", gems: ["r"] }],
];

describe.each(CASES)("%s", (_, rest, cue) => {
  const clip = clipOf(rest, cue);

  test("ends where the rest after it begins", () => {
    expect(clip.after).toEqual(restAfter(rest, cue));
    const lying = clip.tracks.filter(({ to }) => to.in !== "away");
    for (const { gem, place } of lyingAt(clip.after))
      expect(lying).toContainEqual(expect.objectContaining({ gem, to: place }));
  });

  test("takes no longer than anything may, with all its sounds", () => {
    expect(clip.ms).toBeLessThanOrEqual(LONGEST);
    for (const { end } of [...clip.tracks, ...clip.discs]) expect(end).toBeLessThanOrEqual(clip.ms);
    for (const { at } of clip.sounds) expect(at).toBeLessThanOrEqual(LONGEST);
  });

  test("moves no gem that it was not told of", () => {
    const told = JSON.stringify([rest, cue]).match(/"[dsr]"/g)?.length ?? 0;
    const filled = cue.kind === "fill" ? (cue.gems ?? 0) : 0;
    const found = cue.kind === "search" && (cue.found === "ruby" || cue.found === "fell") ? 1 : 0;
    expect(clip.tracks.length).toBeLessThanOrEqual(told + filled + found);
  });
});

describe("what a cue makes of the table", () => {
  test("fallen gems lie on the red cushion", () => {
    expect(restAfter(table, open({ fell: ["d"] })).red).toEqual(["d", "s", "d"]);
  });

  test("an owner's gems do not", () => {
    expect(restAfter(table, open({ fell: ["d"], alarm: 1, to: "owner" })).red).toEqual(table.red);
  });

  test("a fallen ruby is put into the upper secret compartment (M-81)", () => {
    expect(restAfter(opened, { kind: "search", found: "fell" }).open?.secret).toEqual(["r"]);
  });

  test("a short drawer has no second compartment", () => {
    const short = restAfter(table, open({ drawer: "A2" }));
    expect(restAfter(short, { kind: "search", found: "empty" })).toEqual(short);
  });

  test("a rest is the truth, whatever came before", () => {
    const truth: Rest = { ...start, flipped: true, top: "C" };
    expect(restAfter(searched, { kind: "rest", rest: truth })).toBe(truth);
  });

  test("a closed box shows the cushion's gems and no others", () => {
    expect(stillOf(restAfter(searched, { kind: "close" })).tracks.every(({ to }) => to.in === "red")).toBe(
      true,
    );
  });
});
