import { beforeEach, expect, test } from "vitest";
import { forget, recent, remember } from "../../src/client/recent";

beforeEach(() => {
  recent.value = [];
});

test("the table seen last comes first, and each only once", () => {
  for (const id of ["a", "b", "a"]) remember({ id, game: "diamant" });
  expect(recent.value.map((it) => it.id)).toEqual(["a", "b"]);
});

test("old tables make room", () => {
  for (let number = 0; number < 15; number++) remember({ id: String(number), game: "diamant" });
  expect(recent.value.map((it) => it.id)).toEqual([
    "14",
    "13",
    "12",
    "11",
    "10",
    "9",
    "8",
    "7",
    "6",
    "5",
    "4",
    "3",
  ]);
});

test("a table that is over is forgotten", () => {
  remember({ id: "a", game: "diamant" });
  forget("a");
  expect(recent.value).toEqual([]);
});
