/** Time is told in the units that people count in, and never longer than it is. */
import { expect, test } from "vitest";
import { isSlow, spanOf } from "../../src/ui/table/clock";

test("days, hours, minutes, and seconds at the end", () => {
  const told = [259_200, 172_799, 7_200, 7_199, 120, 119, 0].map((left) => {
    const { count, unit } = spanOf(left);
    return `${count} ${unit}`;
  });
  expect(told).toEqual([
    "3 days",
    "47 hours",
    "2 hours",
    "119 minutes",
    "2 minutes",
    "119 seconds",
    "0 seconds",
  ]);
});

test("a game over days has a clock of more than an hour", () => {
  expect([0, 120, 3600, 43_200].map((clock) => isSlow({ clock }))).toEqual([false, false, false, true]);
});
