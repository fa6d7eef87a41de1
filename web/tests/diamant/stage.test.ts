import { describe, expect, it } from "vitest";
import type { Event } from "../../src/client/viewer";
import { asStones, type Scene, sceneOf } from "../../src/games/diamant/scene";
import { play, type Theatre } from "../../src/games/diamant/stage";
import { viewOf } from "./table";

function theatre() {
  const shown: Scene[] = [];
  const pauses: number[] = [];
  const flights: [number, number, number][] = [];
  const stage: Theatre = {
    show: (scene) => shown.push(scene),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    fly: (...flight) => flights.push(flight),
  };
  return { shown, pauses, flights, stage };
}

const clauses: string[] = [];
const revealed: Event = { type: "Revealed", clauses, choices: ["stay", "leave", null] };
const returned: Event = { type: "Returned", clauses, seats: [1], share: 2, left: [0, 0] };
const treasure: Event = { type: "TurnedUp", clauses, card: "7", each: 7, rest: 0 };
const hazard: Event = { type: "TurnedUp", clauses, card: "snake", each: 0, rest: 0 };

describe("a beat", () => {
  it("keeps fists closed for three taps and opens them all at once", async () => {
    const { shown, pauses, stage } = theatre();
    await play([revealed], sceneOf(viewOf()), stage);
    expect(shown[0]?.fists).toEqual(["closed", "closed", null]);
    expect(pauses.slice(0, 3)).toEqual([260, 260, 260]);
    expect(shown[1]?.fists).toEqual(["stay", "leave", null]);
  });

  it("leads from one view to the next", async () => {
    const { flights, stage } = theatre();
    const scene = await play([revealed, returned, treasure], sceneOf(viewOf()), stage);
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
    const { shown, stage } = theatre();
    const struck: Event = { type: "Struck", clauses, hazard: "snake", lost: [4, 0, 0] };
    const scene = await play([hazard, struck], sceneOf(viewOf()), stage);
    expect(shown.map((it) => it.mood)).toContain("danger");
    expect(shown.map((it) => it.mood)).toContain("collapse");
    expect(scene.unsafe).toEqual([0, 4, 0]);
  });

  it("never lasts longer than 900 ms at one thing", async () => {
    const { pauses, stage } = theatre();
    const ended: Event = { type: "ExpeditionEnded", clauses, expedition: 1, removed: [] };
    await play([revealed, returned, treasure, hazard, ended], sceneOf(viewOf()), stage);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(900);
  });
});

describe("stones", () => {
  it("lie as white ones for five and red ones for one", () => {
    expect(asStones(14).join("")).toBe("ddrrrr");
    expect(asStones(0)).toEqual([]);
  });
});
