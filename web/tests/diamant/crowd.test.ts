import { describe, expect, it } from "vitest";
import { crowd } from "../../src/games/diamant/crowd";

describe("adventurers at the front", () => {
  it("stand on one card's room, each in a place of its own", () => {
    for (let count = 0; count <= 8; count++) {
      for (const step of [30, 74, 117, 217]) {
        const { size, places } = crowd(count, step);
        expect(places).toHaveLength(count);
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
        for (const { x, y } of places) {
          expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(step * 0.52);
          expect(Math.abs(y)).toBeLessThanOrEqual(step / 2);
        }
      }
    }
  });

  it("stand in even rows", () => {
    const rows = (count: number) => new Set(crowd(count, 100).places.map(({ y }) => Math.sign(y)));
    expect(rows(6).size).toBe(2);
  });
});
