import { expect, test } from "vitest";
import { openedDrawer, secretSides, shownSide, shut } from "../../src/games/meisterdiebe/content";
import { cuesOf, pourCues, restOf } from "../../src/games/meisterdiebe/cues";
import { type View, viewAfter } from "../../src/games/meisterdiebe/eventView";
import type { MeisterdiebeEvent, MeisterdiebeOpened, MeisterdiebeView } from "../../src/wire/types";
import { GAMES, restNamed } from "./fixtures";

const [, [first]] = GAMES[0]!;
const view: MeisterdiebeView = { ...first!.before, flipped: true, top: "C", north: { A: 3, B: 4, C: 4 } };
const gems = (diamonds: number, sapphires = 0) => ({ diamonds, sapphires, rubies: 0 });
function cues(told: object, before: View = view) {
  const event = { clauses: [], seat: 1, ...told } as unknown as MeisterdiebeEvent;
  return cuesOf(event, before, viewAfter(before, event));
}
const withA1 = (diamonds: number): View => ({
  ...view,
  drawers: { ...view.drawers, A1: openedDrawer("A1", { gems: gems(diamonds), alarm: null }) },
});

const OPENED: Omit<MeisterdiebeOpened, "clauses" | "seat"> = {
  type: "Opened",
  drawer: "A2",
  fell: gems(1),
  alarm: null,
  owner: null,
  raised: false,
  caught: true,
  upper: { gems: gems(2, 1), alarm: 3 },
  private: false,
};

test("a drawer's content is read side by side", () => {
  expect(shownSide({ gems: gems(2), alarm: 0 })).toEqual({ bag: { d: 2, s: 0, r: 0 }, alarm: 0 });
  expect(shownSide("?")).toBeNull();
  expect(secretSides("upper")?.map(({ bag }) => bag.r)).toEqual([1, 0]);
  expect(secretSides("lower")?.map(({ bag }) => bag.r)).toEqual([0, 1]);
  expect(secretSides("empty")?.map(({ bag }) => bag.r)).toEqual([0, 0]);
  expect(secretSides("?")).toBeNull();
});

test("the box at rest is the view's", () => {
  const inside = { upper: { gems: gems(1), alarm: 1 }, lower: { gems: gems(0), alarm: null } };
  const drawers = { ...view.drawers, B3: { ...inside, secret: "upper" as const } };
  const rest = restOf({ ...view, drawers, red: gems(2, 1) });
  expect(rest.open).toEqual({ drawer: "B3", reach: "secret", upper: ["d"], secret: ["r"], alarm: 1 });
  expect(rest.red).toEqual(["d", "d", "s"]);
  expect(restOf(shut({ ...view, drawers })).open).toBeNull();
});

test("what falls goes where the event says", () => {
  expect(cues(OPENED)).toMatchObject([
    {
      kind: "open",
      fell: ["d"],
      to: "red",
      after: { open: { upper: ["d", "d", "s"], alarm: 3 }, red: ["d"] },
    },
  ]);
  expect(cues({ ...OPENED, owner: 3, alarm: 3 })).toMatchObject([{ to: "owner", alarm: 3 }]);
});

test("what fell and was put back lies above afterwards", () => {
  expect(cues({ ...OPENED, raised: true })).toMatchObject([{ to: "upper", after: { red: [] } }]);
});

test("a drawer that only its opener sees has no content for others", () => {
  expect(cues({ ...OPENED, upper: null, private: true })).toMatchObject([
    { after: { open: { drawer: "A2", upper: [], alarm: null } } },
  ]);
});

test("the box is shut before it is turned", () => {
  expect(cues({ type: "BoxTurned", moves: ["top+", "flip"] }, withA1(2))).toEqual([
    { kind: "close", after: { ...restNamed("C344") } },
    { kind: "move", move: "top+", after: restNamed("C341") },
    { kind: "move", move: "flip", after: restNamed("A123") },
  ]);
});

test("nothing taken is nothing to be seen", () => {
  expect(cues({ type: "FrontTaken", gems: gems(0), cushion: "red" })).toEqual([]);
});

test("a search shows what is there before it is taken", () => {
  const open = { drawer: "A1", reach: "secret", upper: ["d"], secret: [], alarm: null };
  const search = (found: string, fell = gems(1)) =>
    cues({ type: "Searched", found, gems: fell, private: false }, withA1(1));
  expect(search("empty", gems(0))).toMatchObject([{ kind: "search", found: "empty", after: { open } }]);
  expect(search("ruby")).toMatchObject([
    { kind: "search", found: "ruby", after: { open: { ...open, secret: ["r"] } } },
    { kind: "take", to: "away", after: { open: { ...open, upper: [] } } },
  ]);
  expect(search("fell", gems(0))).toMatchObject([{ after: { open: { ...open, secret: ["r"] } } }]);
});

test("at the end everyone pours out, and whoever has won comes last", () => {
  const over: MeisterdiebeView = {
    ...view,
    phase: "over",
    scores: [4, -2, 9],
    black: [gems(4), gems(0), gems(9)],
    white: [gems(0), gems(2), gems(0)],
  };
  const cues = pourCues({ ...over, phase: "take" });
  expect(cues.map(({ kind }) => kind)).toEqual(["pour", "pour", "pour"]);
  expect(cues[0]!.after.poured).toEqual({ lanes: 3, seats: [{ black: [], white: ["d", "d"] }] });
  expect(cues.at(-1)!.after).toEqual({ ...restOf(over), open: null });
  expect(restOf(over).poured?.seats.map(({ black }) => black.length)).toEqual([0, 4, 9]);
  expect(restOf(view).poured).toBeUndefined();
});
