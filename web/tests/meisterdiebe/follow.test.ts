import { expect, test } from "vitest";
import { follow } from "../../src/games/meisterdiebe/follow";
import type { MeisterdiebeEvent, MeisterdiebeView } from "../../src/wire/types";
import played from "./played.json";

/** A stretch of a game as seat 0 saw it, from the rulebook's engine: events, and what they changed in the view. */
const start = played.start as unknown as MeisterdiebeView;

/** The open drawer's upper front; what lies in the dark is the server's to tell. */
const fronts = (drawers: object) =>
  Object.fromEntries(
    Object.entries(drawers)
      .filter(([, text]) => text !== "?")
      .map(([drawer, text]) => [drawer, String(text).split("/")[0]]),
  );

test("event by event the view becomes what the server shows next", () => {
  let truth: Record<string, unknown> = { ...played.start };
  let view = start;
  for (const { events, changed } of played.steps) {
    truth = { ...truth, ...changed };
    view = (events as unknown as MeisterdiebeEvent[]).reduce(follow, view);
    const { drawers, ...rest } = truth;
    expect({ ...view, drawers: null }).toEqual({ ...rest, drawers: null });
    expect(fronts(view.drawers)).toEqual(fronts(drawers as object));
  }
});

test("an event of a later server changes nothing", () => {
  expect(follow(start, { type: "Waltzed" } as unknown as MeisterdiebeEvent)).toBe(start);
});

test("gems that fall with another's alarm go to its owner, and the alarm home", () => {
  const view = { ...start, black: [".", "."], red: ".", alarms: [true, false] };
  const after = follow(view, {
    type: "Opened",
    clauses: [],
    seat: 0,
    drawer: "B2",
    fell: { diamonds: 2, sapphires: 0, rubies: 0 },
    alarm: 1,
    owner: 1,
    raised: false,
    caught: true,
    upper: null,
    private: true,
  });
  expect(after.black).toEqual([".", "2d"]);
  expect(after.red).toBe(".");
  expect(after.alarms).toEqual([true, true]);
});

test("gems handed out leave the drawer and lie on white cushions", () => {
  const view = { ...start, drawers: { ...start.drawers, A1: "1d1s/." }, white: ["1d", "."] };
  const after = follow(view, {
    type: "Given",
    clauses: [],
    seat: 0,
    shares: [[1, { diamonds: 1, sapphires: 1, rubies: 0 }]],
  });
  expect(after.white).toEqual(["1d", "1d1s"]);
  expect(after.drawers.A1).toBe("./.");
});
