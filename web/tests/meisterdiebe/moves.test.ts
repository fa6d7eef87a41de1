import { expect, test } from "vitest";
import { parseBag } from "../../src/games/gems";
import * as moves from "../../src/games/meisterdiebe/moves";

const JEWELRESS = ["place s", "place 2s", "place d", "place 1d1s", "place 2d"];
const JEWELLER = ["place s", "place s alarm", "place d", "place d alarm"];
const TURNS = ["turn", "turn top+", "turn top-", "turn flip", "turn top+ flip", "turn flip top-"];
const WHITE = parseBag("8d2s");
const placing = (gems: string, alarm = false) => ({ bag: parseBag(gems), alarm });

test("drawers that may be opened are those listed", () => {
  expect(moves.openable(["open B3", "open C1", "pass"])).toEqual(new Set(["B3", "C1"]));
  expect(moves.openable(null)).toEqual(new Set());
});

test("diamonds are laid one by one, and the example tells how many are due", () => {
  expect(moves.fill(["A1", "A1", "C4"])).toBe("fill A1 A1 C4");
  expect(moves.filled("fill A1 A1 C4")).toEqual(["A1", "A1", "C4"]);
  expect(moves.filled("")).toEqual([]);
  expect(moves.fill([])).toBe("");
  expect(moves.due(null, "fill A1 A1 A1")).toBe(3);
  expect(moves.due(["fill A1", "fill A2"], null)).toBe(1);
  expect(moves.due(null, null)).toBeNull();
});

test("a placing is answered as it is listed", () => {
  expect(moves.listedPlacing(JEWELRESS, placing("d"))).toBe("place d");
  expect(moves.listedPlacing(JEWELRESS, placing("ds"))).toBe("place 1d1s");
  expect(moves.listedPlacing(JEWELRESS, placing("3d"))).toBeNull();
  expect(moves.listedPlacing(JEWELLER, placing("s", true))).toBe("place s alarm");
  expect(moves.listedPlacing(JEWELRESS, placing("."))).toBeNull();
  expect(moves.listedPlacing(["place ."], placing("."))).toBe("place .");
  expect(moves.listedPlacing(null, placing("2d1s", true))).toBe("place 2d1s alarm");
});

test("a stepper goes on only towards a listed placing", () => {
  expect(moves.mayPlace(JEWELRESS, placing("2d"), WHITE)).toBe(true);
  expect(moves.mayPlace(JEWELRESS, placing("2d1s"), WHITE)).toBe(false);
  expect(moves.mayPlace(JEWELRESS, placing("d", true), WHITE)).toBe(false);
  expect(moves.mayPlace(JEWELLER, placing("", true), WHITE)).toBe(true);
  expect(moves.mayPlace(null, placing("8d2s"), WHITE)).toBe(true);
  expect(moves.mayPlace(null, placing("9d"), WHITE)).toBe(false);
  expect(moves.mostPlaced(JEWELRESS, WHITE)).toBe(2);
  expect(moves.mostPlaced(JEWELLER, WHITE)).toBe(1);
});

test("gifts are counted by seat, and empty hands are not named", () => {
  const gifts = moves.given(moves.given(moves.parseGifts("give 2:1s"), 1, "d", 2), 2, "s", -1);
  expect(moves.give(gifts)).toBe("give 1:2d");
  expect(moves.give(moves.parseGifts("give 3:1d 1:2s"))).toBe("give 1:2s 3:1d");
  expect(moves.ungiven(parseBag("3d1s"), gifts)).toEqual(parseBag("1d1s"));
  expect(moves.give(new Map())).toBe("");
});

test("the box is moved only as a listed sequence goes on", () => {
  expect(moves.mayTurn(TURNS, [], "top+")).toBe(true);
  expect(moves.mayTurn(TURNS, ["top+"], "flip")).toBe(true);
  expect(moves.mayTurn(TURNS, ["top+"], "top+")).toBe(false);
  expect(moves.mayTurn(TURNS, [], "two+")).toBe(false);
  expect(moves.mayTurn(null, [], "top+")).toBe(false);
  expect(moves.turn(["flip", "top-"])).toBe("turn flip top-");
  expect(moves.turned("turn flip top-")).toEqual(["flip", "top-"]);
  expect(moves.turn([])).toBe("turn");
});

test("gems to be taken are those listed", () => {
  expect(moves.takable(["take d", "take s"])).toEqual(["d", "s"]);
});
