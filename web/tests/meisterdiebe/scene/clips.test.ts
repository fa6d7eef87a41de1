import { describe, expect, test } from "vitest";
import { LONGEST, stillOf } from "../../../src/games/meisterdiebe/scene/clip";
import { clipOf } from "../../../src/games/meisterdiebe/scene/clips";
import { lyingAt } from "../../../src/games/meisterdiebe/scene/lying";
import type { Cue, Gem, OpenDrawer, Rest } from "../../../src/games/meisterdiebe/scene/types";
import { restNamed, START } from "../fixtures";

const table: Rest = { ...START, red: ["d", "s"] };
const A3: OpenDrawer = { drawer: "A3", reach: "front", upper: ["d", "s"], secret: null, alarm: null };
const withOpen = (of: Partial<OpenDrawer> = {}, red: readonly Gem[] = table.red): Rest => ({
  ...table,
  open: { ...A3, ...of },
  red,
});
const opened = withOpen();
const searched = withOpen({ reach: "secret", secret: ["r"] });
const short = withOpen({ drawer: "A2" });
const many = Array.from({ length: 20 }, (): Gem => "d");
const open = (cue: Partial<Cue & { kind: "open" }> = {}): Cue => ({
  kind: "open",
  drawer: "A3",
  fell: [],
  alarm: null,
  to: "red",
  after: opened,
  ...cue,
});
const search = (found: "ruby" | "fell" | "empty" | null, after: Rest): Cue => ({
  kind: "search",
  found,
  after,
});
const fell = (gems: readonly Gem[]): Rest => withOpen({}, [...table.red, ...gems]);
const inVain = withOpen({ reach: "secret", secret: [] });

const CASES: readonly (readonly [string, Rest, Cue])[] = [
  ["a plain opening", table, open()],
  ["a fall onto the red cushion", table, open({ fell: ["d", "d", "s"], after: fell(["d", "d", "s"]) })],
  ["a fall of many", table, open({ fell: many, after: fell(many) })],
  ["a fall to the alarm's owner", table, open({ fell: ["d"], alarm: 2, to: "owner" })],
  ["a fall raised into the upper front", table, open({ fell: ["d", "s"], to: "upper" })],
  ["a look at nothing", table, open({ after: withOpen({ upper: [] }) })],
  ["an opening while another is open", opened, open({ drawer: "B2", after: withOpen({ drawer: "B2" }) })],
  ["a second opening of the same drawer", opened, open({ fell: ["s"], to: "upper" })],
  ["a search that finds", opened, search("ruby", searched)],
  ["a search with a fall", opened, search("fell", searched)],
  ["a search in vain", opened, search("empty", inVain)],
  ["a search of a short drawer", short, search(null, short)],
  ["a search of nothing", table, search(null, table)],
  ["a taking", opened, { kind: "take", to: "away", after: withOpen({ upper: [] }) }],
  ["a taking with the ruby", searched, { kind: "take", to: "away", after: inVain }],
  [
    "a taking as loot",
    opened,
    { kind: "take", to: "red", after: withOpen({ upper: [] }, ["d", "d", "s", "s"]) },
  ],
  [
    "a placing",
    opened,
    { kind: "place", alarm: true, after: withOpen({ upper: ["d", "d", "d", "s"], alarm: 3 }) },
  ],
  ["a placing in no drawer", table, { kind: "place", alarm: false, after: table }],
  [
    "a filling",
    table,
    {
      kind: "fill",
      drawer: "C1",
      gems: 3,
      fell: ["d"],
      to: "red",
      after: { ...table, red: ["d", "s", "d"] },
    },
  ],
  ["a filling unseen", table, { kind: "fill", drawer: "C1", gems: null, fell: [], to: "red", after: table }],
  [
    "a filling with a raise",
    table,
    { kind: "fill", drawer: "C1", gems: 1, fell: ["d"], to: "upper", after: table },
  ],
  ["a closing", opened, { kind: "close", after: table }],
  ["a closing of nothing", table, { kind: "close", after: table }],
  [
    "a turn with a drawer open",
    opened,
    { kind: "move", move: "two-", after: { ...restNamed("A221"), red: table.red } },
  ],
  [
    "a flip with a drawer open",
    searched,
    { kind: "move", move: "flip", after: { ...restNamed("C333"), red: table.red } },
  ],
  ["a share", table, { kind: "loot", after: { ...table, red: ["d"] } }],
];

describe.each(CASES)("%s", (_, rest, cue) => {
  const clip = clipOf(rest, cue);

  test("ends where the rest after it begins", () => {
    expect(clip.after).toEqual(cue.after);
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
    expect(clip.tracks.length).toBeLessThanOrEqual(told + filled);
  });
});

test("a closed box shows the cushion's gems and no others", () => {
  expect(stillOf(table).tracks.every(({ to }) => to.in === "red")).toBe(true);
});
