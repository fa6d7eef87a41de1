import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { Box } from "../../src/scene/box";
import { clipOf, LONGEST, poseAt } from "../../src/scene/clips";
import { DRAWERS, LEVELS } from "../../src/scene/grain";
import { drawerAt, movedRest, type Side, sideOf, stackOf } from "../../src/scene/pose";
import type { Drawer, Rest } from "../../src/scene/types";
import rulesBox from "./box.json";
import { MOVES, reachable, start } from "./rest";

const SIDES: readonly Side[] = [0, 1, 2, 3];
const all = [...reachable(movedRest).values()];
const box = new Box("lite");

/** The side that a drawer's front faces in the posed box: 0 north (−z), 1 east (+x), 2 south, 3 west. */
function facing(drawer: Drawer): number {
  const front = new Vector3(0, 0, 1).transformDirection(box.drawerMatrix[drawer]);
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].findIndex(([x, z]) => Math.hypot(front.x - x!, front.z - z!) < 1e-6);
}

function height(drawer: Drawer): number {
  return new Vector3().setFromMatrixPosition(box.drawerMatrix[drawer]).y;
}

describe("the box stands as the rules say", () => {
  test("the moves reach 128 configurations (G-5)", () => {
    expect(all).toHaveLength(128);
  });

  test("north of every level is the drawer on the north side, and the sides go round", () => {
    for (const { rest, sides } of all)
      stackOf(rest.flipped).forEach((level, i) => {
        expect(`${level}${rest.north[level]}`).toBe(sides[i]![0]);
        expect(SIDES.map((side) => drawerAt(rest, level, side))).toEqual(sides[i]);
      });
  });

  test("every drawer knows its side", () => {
    for (const { rest, sides } of all)
      for (const level of sides)
        for (const [side, drawer] of level.entries()) expect(sideOf(rest, drawer)).toBe(side);
  });

  test("the posed box has every front on its side and every level at its height", () => {
    for (const { rest, sides } of all) {
      box.pose(poseAt(rest));
      for (const [i, level] of sides.entries())
        for (const [side, drawer] of level.entries()) {
          expect(facing(drawer)).toBe(side);
          expect(height(drawer)).toBeCloseTo(2.5 - i, 6);
        }
    }
  });

  test("the top level's letter follows the flip", () => {
    for (const { rest, sides } of all) expect(rest.top).toBe(sides[0]![0]![0]);
  });

  test("upright after two+ the drawers 4 look north on the two upper levels", () => {
    expect(movedRest(start, "two+").north).toEqual({ A: 4, B: 4, C: 1 });
  });
});

describe("the scene agrees with the rules' own box", () => {
  // Written by src/schatulle/rules/meisterdiebe/box.py: top letter and north of A, B, C, then the numbers of the
  // drawers on the sides from the top level down, and the box after top+ top- two+ two- flip.
  const nameOf = ({ top, north }: Rest) => `${top}${north.A}${north.B}${north.C}`;
  const sidesOf = (rest: Rest) =>
    stackOf(rest.flipped)
      .map((level) => SIDES.map((side) => drawerAt(rest, level, side)[1]).join(""))
      .join(" ");
  const restOf = (name: string): Rest => {
    const [a, b, c] = [...name.slice(1)].map(Number);
    return { ...start, flipped: name[0] === "C", top: name[0] as "A" | "C", north: { A: a!, B: b!, C: c! } };
  };

  test.each(Object.entries(rulesBox))("in %s", (name, [sides, moves]) => {
    expect(sidesOf(restOf(name))).toBe(sides);
    expect(MOVES.map((move) => nameOf(movedRest(restOf(name), move))).join(" ")).toBe(moves);
  });
});

describe("a move is played from where the box stands to where it will stand", () => {
  const places = () =>
    DRAWERS.map((drawer) => box.drawerMatrix[drawer].elements.map((v) => v.toFixed(4)).join());
  const posed = (rest: Rest) => {
    box.pose(poseAt(rest));
    return places();
  };

  test("first and last frame are the two rests", () => {
    for (const { rest } of all)
      for (const move of MOVES) {
        const clip = clipOf(rest, { kind: "move", move });
        box.pose(clip.pose(0));
        expect(places().map(tidy)).toEqual(posed(rest).map(tidy));
        box.pose(clip.pose(clip.ms));
        expect(places().map(tidy)).toEqual(posed(clip.after).map(tidy));
        expect(clip.ms).toBeLessThanOrEqual(LONGEST);
      }
  });

  test("seen from above + carries the north side of the top level over the north-east", () => {
    for (const { rest, sides } of all) {
      const clip = clipOf(rest, { kind: "move", move: "top+" });
      box.pose(clip.pose(60));
      const front = new Vector3(0, 0, 1).transformDirection(box.drawerMatrix[sides[0]![0]!]);
      expect(front.x).toBeGreaterThan(0.1);
    }
  });

  test("the middle level is always B", () => {
    for (const { rest } of all) expect(stackOf(rest.flipped)[1]).toBe(LEVELS[1]);
  });
});

const tidy = (text: string) => text.replaceAll("-0.0000", "0.0000");
