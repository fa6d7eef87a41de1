import { describe, expect, test } from "vitest";
import { restOf } from "../../src/games/meisterdiebe/cues";
import { type View, viewAfter } from "../../src/games/meisterdiebe/eventView";
import type { MeisterdiebeEvent, MeisterdiebeView } from "../../src/wire/types";
import { GAMES, type Step } from "./fixtures";

/** Cards that the event does not tell are the server's to show. */
const NEW_CARDS = ["Dealt", "CardsSwapped", "HandsPassed", "CardsTakenUp"];
/** What the page follows, but for drawers, of which the box at rest shows what there is to be seen. */
const shown = ({ drawers: _, unseen: _unseen, ...rest }: View, event: MeisterdiebeEvent) =>
  NEW_CARDS.includes(event.type) ? { ...rest, hands: null, chosen: null } : rest;

const told = (steps: readonly Step[]) =>
  steps.filter((it): it is Step & { event: MeisterdiebeEvent } => it.event !== null);

describe.each(GAMES)("in %s", (_, steps) => {
  test("event by event the view becomes what the server shows next", () => {
    for (const { event, before, after } of told(steps))
      expect(shown(viewAfter(before, event), event), event.type).toEqual(shown(after, event));
  });

  test("the box at rest is the same whether events or the server's view led there", () => {
    for (const { event, before, after } of told(steps)) {
      const followed = { ...viewAfter(before, event), unseen: null };
      expect(restOf(followed), event.type).toEqual(restOf(after));
    }
  });
});

test("the games have every event that changes what is followed", () => {
  const types = new Set(GAMES.flatMap(([, steps]) => told(steps).map(({ event }) => event.type)));
  const wanted = ["Chose", "TurnedUp", "Filled", "Opened", "FrontTaken", "Placed", "Searched", "Given"];
  expect([...types]).toEqual(
    expect.arrayContaining([...wanted, "AlarmReturned", "BoxTurned", "GemTaken", "SharedOut", "RoundEnded"]),
  );
});

const start = GAMES[0]![1][0]!.before;

test("an event of a later server changes nothing", () => {
  expect(viewAfter(start, { type: "Waltzed" } as unknown as MeisterdiebeEvent)).toBe(start);
});

test("a drawer into which the viewer may not look stands open until it is shut", () => {
  const [, steps] = GAMES.find(([file]) => file.includes("opener"))!;
  const unseen = told(steps).find(({ event }) => event.type === "Opened" && event.upper === null)!;
  const open = viewAfter(unseen.before, unseen.event);
  expect(restOf(open).open).toMatchObject({ upper: [], secret: null, alarm: null });
  const turned = { type: "BoxTurned", clauses: [], seat: 0, moves: [] } as unknown as MeisterdiebeEvent;
  expect(restOf(viewAfter(open, turned)).open).toBeNull();
  expect(restOf(unseen.after satisfies MeisterdiebeView).open).toBeNull();
});
