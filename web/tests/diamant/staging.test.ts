import { describe, expect, it } from "vitest";
import { asStones, type Scene, sceneOf } from "../../src/games/diamant/scene";
import { type BoardEffects, play } from "../../src/games/diamant/staging";
import type { GameEvent } from "../../src/wire/types";
import { viewOf } from "./table";

function watched() {
  const shown: Scene[] = [];
  const pauses: number[] = [];
  const flights: [number, number, number][] = [];
  const effects: BoardEffects = {
    show: (scene) => shown.push(scene),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    opening: () => 360,
    fly: (...flight) => flights.push(flight),
  };
  return { shown, pauses, flights, effects };
}

const clauses: string[] = [];
const revealed: GameEvent = { type: "Revealed", clauses, choices: ["stay", "leave", null] };
const returned: GameEvent = { type: "Returned", clauses, seats: [1], share: 2, left: [0, 0] };
const treasure: GameEvent = { type: "TurnedUp", clauses, card: "7", each: 7, rest: 0 };
const hazard: GameEvent = { type: "TurnedUp", clauses, card: "snake", each: 0, rest: 0 };

describe("a beat", () => {
  it("keeps fists closed for three taps and opens them all at once", async () => {
    const { shown, pauses, effects } = watched();
    await play([revealed], sceneOf(viewOf()), effects);
    expect(shown[0]?.fists).toEqual(["closed", "closed", null]);
    expect(pauses.slice(0, 3)).toEqual([260, 260, 260]);
    expect(shown[1]?.fists).toEqual(["stay", "leave", null]);
  });

  it("leads from one view to the next", async () => {
    const { flights, effects } = watched();
    const scene = await play([revealed, returned, treasure], sceneOf(viewOf()), effects);
    expect(scene.inside).toEqual([true, false, false]);
    expect(scene.unsafe).toEqual([11, 0, 0]);
    expect(scene.tiles).toEqual([
      { card: "5", stones: 0 },
      { card: "11", stones: 0 },
      { card: "7", stones: 0 },
    ]);
    expect(flights).toEqual([
      [1, 1, 2],
      [2, 0, 7],
    ]);
  });

  it("takes everything from those who are struck, and only from them", async () => {
    const { shown, effects } = watched();
    const struck: GameEvent = { type: "Struck", clauses, hazard: "snake", lost: [4, 0, 0] };
    const scene = await play([hazard, struck], sceneOf(viewOf()), effects);
    expect(shown.map((it) => it.mood)).toContain("danger");
    expect(shown.map((it) => it.mood)).toContain("collapse");
    expect(scene.unsafe).toEqual([0, 4, 0]);
  });

  it("never lasts longer than 900 ms at one thing", async () => {
    const { pauses, effects } = watched();
    const ended: GameEvent = { type: "ExpeditionEnded", clauses, expedition: 1, removed: [] };
    await play([revealed, returned, treasure, hazard, ended], sceneOf(viewOf()), effects);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(900);
  });
});

describe("stones", () => {
  it("lie as white ones for five and red ones for one", () => {
    expect(asStones(14).join("")).toBe("ddrrrr");
    expect(asStones(0)).toEqual([]);
  });
});
