import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion, muted } from "../../src/client/prefs";
import { touch } from "../../src/games/meisterdiebe/touch";

const shake = vi.fn();

beforeEach(() => {
  Object.defineProperty(navigator, "vibrate", { value: shake, configurable: true });
});
afterEach(() => {
  shake.mockClear();
  muted.value = false;
  motion.value = "system";
});

test("the snap of the magnets is felt, the fall of a gem is not", () => {
  touch("magnet");
  touch("gem-cloth");
  expect(shake).toHaveBeenCalledOnce();
});

test("nothing is felt by those who want silence, or stillness", () => {
  muted.value = true;
  touch("magnet");
  muted.value = false;
  motion.value = "reduced";
  touch("set-down");
  expect(shake).not.toHaveBeenCalled();
});

test("a device that cannot shake is left alone", () => {
  Object.defineProperty(navigator, "vibrate", { value: undefined, configurable: true });
  expect(() => touch("magnet")).not.toThrow();
});
