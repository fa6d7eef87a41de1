import { describe, expect, it } from "vitest";
import { layPath, type PathLayout, type Room, type Spot } from "../../src/games/diamant/path";

const WIDTHS = [320, 344, 374, 520, 768, 1106, 1920, 3000];
const HEIGHTS = [190, 250, 340, 610, 1500];

/** Paths as chance lays them, the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function* samples(): Generator<[boolean[], Room]> {
  const next = chance(7);
  for (const width of WIDTHS) {
    for (const height of HEIGHTS) {
      for (let cards = 0; cards <= 30; cards += 3) {
        for (const danger of [0, 0.3, 1]) {
          yield [Array.from({ length: cards }, () => next() < danger), { width, height }];
        }
      }
    }
  }
}

const all = ({ spots, ahead }: PathLayout): readonly Spot[] => [...spots, ahead];

describe("the path", () => {
  it("stays inside its room", () => {
    for (const [hazards, room] of samples()) {
      const layout = layPath(hazards, room);
      const margin = layout.step / 2 - 0.01;
      for (const { x, y } of all(layout)) {
        expect(x).toBeGreaterThanOrEqual(margin);
        expect(y).toBeGreaterThanOrEqual(margin);
        expect(x).toBeLessThanOrEqual(room.width - margin);
        expect(y).toBeLessThanOrEqual(room.height - margin);
      }
    }
  });

  it("never lies on itself, and each card is beside the one before", () => {
    for (const [hazards, room] of samples()) {
      const layout = layPath(hazards, room);
      const spots = all(layout);
      expect(spots).toHaveLength(hazards.length + 1);
      expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(spots.length);
      for (const [place, spot] of spots.slice(1).entries()) {
        const before = spots[place]!;
        expect(Math.hypot(spot.x - before.x, spot.y - before.y)).toBeCloseTo(layout.step, 3);
      }
    }
  });

  it("keeps its cards large enough to be read", () => {
    for (const [hazards, room] of samples()) {
      if (hazards.length <= 21) expect(layPath(hazards, room).step).toBeGreaterThanOrEqual(30);
    }
  });

  it("goes straight on after treasures and bends at a hazard to the side with more room", () => {
    const { spots, ahead } = layPath([false, false, true, false], { width: 1106, height: 610 });
    expect(spots.slice(0, 3).every((spot) => spot.y === spots[0]!.y)).toBe(true);
    expect(spots[3]!.x).toBe(spots[2]!.x);
    expect(spots[3]!.y).toBeGreaterThan(spots[2]!.y);
    expect(ahead.y).toBeGreaterThan(spots[3]!.y);
  });

  it("leaves the cards that lie where they lie when another one comes", () => {
    const room = { width: 1106, height: 610 };
    const hazards = [false, true, false, false, true, false, true];
    const longer = layPath([...hazards, false], room);
    const shorter = layPath(hazards, room);
    expect(longer.spots.slice(0, -1)).toEqual(shorter.spots);
    expect(longer.spots.at(-1)).toEqual(shorter.ahead);
  });

  it("survives a room that is not there yet", () => {
    expect(layPath([false, true], { width: 0, height: 0 }).spots).toHaveLength(2);
  });
});
