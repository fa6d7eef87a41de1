import { expect, test } from "vitest";
import { formatSide, parseContent } from "../../src/games/meisterdiebe/content";
import { cuesOf, restOf } from "../../src/games/meisterdiebe/cues";
import type { MeisterdiebeEvent, MeisterdiebeOpened, MeisterdiebeView } from "../../src/wire/types";
import played from "./played.json";

const view = played.start as unknown as MeisterdiebeView;
const gems = (diamonds: number, sapphires = 0) => ({ diamonds, sapphires, rubies: 0 });
const cues = (event: object) => cuesOf({ clauses: [], seat: 1, ...event } as unknown as MeisterdiebeEvent);

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
  expect(parseContent("2d!0/1s 1r/?")).toEqual({
    upper: { bag: { d: 2, s: 0, r: 0 }, alarm: 0 },
    lower: { bag: { d: 0, s: 1, r: 0 }, alarm: null },
    secret: [{ bag: { d: 0, s: 0, r: 1 }, alarm: null }, null],
  });
  expect(parseContent("./. ?").secret).toBeNull();
  expect(parseContent("?").upper).toBeNull();
  expect(formatSide({ bag: { d: 0, s: 0, r: 0 }, alarm: 4 })).toBe("!4");
});

test("the box at rest is the view's", () => {
  const drawers = { ...view.drawers, B3: "1d!1/. 1r/." };
  const rest = restOf({ ...view, drawers, red: "2d1s" });
  expect(rest.open).toEqual({ drawer: "B3", reach: "secret", upper: ["d"], secret: ["r"], alarm: 1 });
  expect(rest.red).toEqual(["d", "d", "s"]);
  expect(restOf({ ...view, drawers: { B3: "?" } }).open).toBeNull();
});

test("what falls goes where the event says", () => {
  expect(cues(OPENED)).toMatchObject([
    { kind: "open", upper: ["d", "d", "s"], fell: ["d"], to: "red", lying: 3 },
  ]);
  expect(cues({ ...OPENED, owner: 3, alarm: 3 })).toMatchObject([{ to: "owner", alarm: 3 }]);
});

test("what fell and was put back is not seen above before it fell", () => {
  expect(cues({ ...OPENED, raised: true })).toMatchObject([{ to: "upper", upper: ["d", "s"] }]);
});

test("a drawer that only its opener sees has no content for others", () => {
  expect(cues({ ...OPENED, upper: null, private: true })).toMatchObject([{ upper: null }]);
});

test("the box is shut before it is turned", () => {
  expect(cues({ type: "BoxTurned", moves: ["top+", "flip"] })).toEqual([
    { kind: "close" },
    { kind: "move", move: "top+" },
    { kind: "move", move: "flip" },
  ]);
});

test("nothing taken is nothing to be seen", () => {
  expect(cues({ type: "FrontTaken", gems: gems(0), cushion: "red" })).toEqual([]);
  expect(cues({ type: "Searched", found: "empty", gems: gems(0), private: false })).toEqual([
    { kind: "search", found: "empty" },
  ]);
  expect(cues({ type: "Searched", found: "ruby", gems: gems(1), private: false })).toEqual([
    { kind: "search", found: "ruby" },
    { kind: "take", gems: ["d", "r"], to: "away" },
  ]);
});
