import { describe, expect, test } from "vitest";
import { CAUGHT, hop, STICKS, sliding, snapping, stopsAt } from "../../src/scene/motion";

const steps = Array.from({ length: 481 }, (_, i) => i / 480);

describe("a turning level", () => {
  test("starts where it stands and ends where it belongs", () => {
    expect([snapping(0), snapping(1), snapping(-1), snapping(2)]).toEqual([0, 1, 0, 1]);
    expect(snapping(0.999)).toBeCloseTo(1, 3);
  });

  test("goes only forward until the magnets catch it, without a jerk", () => {
    const before = steps.filter((t) => t <= CAUGHT).map(snapping);
    expect(before).toEqual(before.toSorted((a, b) => a - b));
    expect(before.at(-1)).toBeCloseTo(1, 1);
    const leaps = steps.slice(1).map((t, i) => Math.abs(snapping(t) - snapping(steps[i]!)));
    expect(Math.max(...leaps)).toBeLessThan(0.006);
  });

  test("swings two to six degrees over, comes back a little, and settles", () => {
    const after = steps.filter((t) => t > CAUGHT).map((t) => (snapping(t) - 1) * 90);
    expect(Math.max(...after)).toBeGreaterThan(2);
    expect(Math.max(...after)).toBeLessThan(6);
    expect(Math.min(...after)).toBeLessThan(0);
    expect(Math.min(...after)).toBeGreaterThan(-2);
  });
});

describe("a drawer", () => {
  test("hardly moves while friction holds it, whatever the way takes", () => {
    for (const end of [200, 420, 900]) expect(sliding(STICKS, 0, end)).toBeLessThan(0.02);
    expect(sliding(100 + STICKS, 100, 400)).toBeLessThan(0.02);
  });

  test("comes to a soft stop and never back", () => {
    const way = steps.map((t) => sliding(t * 420, 0, 420));
    expect(way).toEqual(way.toSorted((a, b) => a - b));
    expect([way[0], way.at(-1)]).toEqual([0, 1]);
    expect(way.at(-2)! - way.at(-3)!).toBeLessThan(0.001);
  });

  test("is heard to stop when nothing of its way is left to see", () => {
    expect(sliding(stopsAt(0, 420), 0, 420)).toBeGreaterThan(0.97);
    expect(stopsAt(100, 400)).toBeLessThan(400);
  });
});

test("a hop begins and ends on the ground", () => {
  expect([hop(0), hop(0.5), hop(1)]).toEqual([0, 1, 0]);
});
