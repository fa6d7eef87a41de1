import { describe, expect, test } from "vitest";
import { duck, flicker, gutter, torchReach } from "../../../src/games/diamant/cave/light";

describe("the torch", () => {
  test("reaches less far with every hazard that lies there, and never nowhere", () => {
    const reaches = [0, 1, 2, 3, 4, 5].map(torchReach);
    for (const [i, reach] of reaches.slice(1).entries()) expect(reach).toBeLessThanOrEqual(reaches[i]!);
    expect(torchReach(3)).toBeLessThan(torchReach(0) * 0.6);
    expect(torchReach(30)).toBeGreaterThan(1);
  });

  test("burns steadily when nothing has happened for a while", () => {
    for (const ms of [0, 123, 4567]) expect(flicker(ms, 0)).toBe(1);
    const restless = Array.from({ length: 50 }, (_, i) => flicker(i * 31, 1));
    expect(Math.max(...restless) - Math.min(...restless)).toBeGreaterThan(0.1);
  });

  test("ducks in a fright and comes back, and gutters nearly out at the end", () => {
    expect(duck(0)).toBe(1);
    expect(duck(0.5)).toBeCloseTo(0.4);
    expect(duck(1)).toBeCloseTo(1);
    expect(gutter(0)).toBeGreaterThan(0.9);
    expect(gutter(0.16)).toBeLessThan(gutter(0.3));
    expect(gutter(1)).toBeLessThan(0.15);
  });
});
