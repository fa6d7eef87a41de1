import { expect, test } from "vitest";
import { ranking, signed } from "../../src/ui/results/places";
import { apart, scaleOf, ticksOf } from "../../src/ui/results/scales";

const places = (scores: number[], winners: number[], titles: string[] = []) =>
  ranking({ scores, winners, titles }).map(({ seat, place }) => [seat, place]);

test("the highest score comes first, and equals share a place", () => {
  expect(places([5, 9, 5, 1], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("a winner stands before an equal who lost the tie", () => {
  expect(places([-3, 18, 17, 18], [3])).toEqual([
    [3, 1],
    [1, 2],
    [2, 3],
    [0, 4],
  ]);
});

test("each winner has the title that the server gave", () => {
  const [first, second, third] = ranking({
    scores: [7, 7, 2],
    winners: [0, 1],
    titles: ["king", "richest_jeweller"],
  });
  expect([first?.title, second?.title, third?.title]).toEqual(["king", "richest_jeweller", null]);
});

test("a negative score has a real minus", () => {
  expect([signed(-12), signed(0), signed(7)]).toEqual(["−12", "0", "7"]);
});

test("ticks are few, round, and hold all values with zero among them", () => {
  for (const values of [[0], [1, 2, 3], [-12, 20], [-3, 4], [120, 340], [-80, -5]]) {
    const ticks = ticksOf(values);
    expect(ticks).toContain(0);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  }
});

test("a scale fills its frame", () => {
  const frame = { width: 300, height: 100, left: 20, right: 10, top: 5, bottom: 15 };
  const { x, y, ticks } = scaleOf(frame, 4, [0, 10]);
  expect([x(0), x(3)]).toEqual([20, 290]);
  expect([y(ticks[0]!), y(ticks.at(-1)!)]).toEqual([85, 5]);
});

test("marks at one height are moved apart and stay inside", () => {
  expect(apart([50, 50, 20], 16, 0, 100)).toEqual([50, 66, 20]);
  expect(apart([98, 97, 99], 16, 0, 100)).toEqual([84, 68, 100]);
});
