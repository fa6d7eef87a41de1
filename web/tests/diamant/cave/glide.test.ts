import { expect, test } from "vitest";
import { Glide } from "../../../src/games/diamant/cave/glide";

test("numbers glide from what they are to what they shall be", () => {
  const glide = new Glide([0, 10]);
  glide.steer([1, 20], 1000, 200, (t) => t);
  expect(glide.at(1100)).toEqual([0.5, 15]);
  expect(glide.moving(1199)).toBe(true);
  expect(glide.at(1200)).toEqual([1, 20]);
  expect(glide.moving(1200)).toBe(false);
});

test("a new goal on the way is reached from where one is, and the same one does not start again", () => {
  const glide = new Glide([0]);
  glide.steer([10], 0, 100, (t) => t);
  glide.steer([10], 50, 100, (t) => t);
  expect(glide.at(100)).toEqual([10]);
  glide.steer([0], 100, 100, (t) => t);
  glide.steer([20], 150, 100, (t) => t);
  expect(glide.at(150)).toEqual([5]);
  glide.finish();
  expect(glide.at(151)).toEqual([20]);
});
