import { InstancedMesh, Matrix4, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { DRAWERS, isLong, LEVELS, MOVES, stackOf } from "../../../src/games/meisterdiebe/boxGeometry";
import { moveCue } from "../../../src/games/meisterdiebe/cues";
import { Box } from "../../../src/games/meisterdiebe/scene/box";
import { LONGEST, poseAt } from "../../../src/games/meisterdiebe/scene/clip";
import { clipOf } from "../../../src/games/meisterdiebe/scene/clips";
import type { Drawer, Move, Rest } from "../../../src/games/meisterdiebe/scene/types";
import { RESTS } from "../fixtures";

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
  test("the posed box has every front on its side and every level at its height", () => {
    for (const { rest, rows } of RESTS) {
      box.pose(poseAt(rest));
      for (const [i, level] of rows.entries())
        for (const [side, drawer] of level.entries()) {
          expect(facing(drawer)).toBe(side);
          expect(height(drawer)).toBeCloseTo(2.5 - i, 6);
        }
    }
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
    for (const { rest } of RESTS)
      for (const move of MOVES) {
        const clip = clipOf(rest, moveOf(rest, move));
        box.pose(clip.pose(0));
        expect(places().map(tidy)).toEqual(posed(rest).map(tidy));
        box.pose(clip.pose(clip.ms));
        expect(places().map(tidy)).toEqual(posed(clip.after).map(tidy));
        expect(clip.ms).toBeLessThanOrEqual(LONGEST);
      }
  });

  test("seen from above + carries the north side of the top level over the north-east", () => {
    for (const { rest, rows } of RESTS) {
      const clip = clipOf(rest, moveOf(rest, "top+"));
      box.pose(clip.pose(60));
      const front = new Vector3(0, 0, 1).transformDirection(box.drawerMatrix[rows[0]![0]!]);
      expect(front.x).toBeGreaterThan(0.1);
    }
  });

  test("the middle level is always B", () => {
    for (const { rest } of RESTS) expect(stackOf(rest.flipped)[1]).toBe(LEVELS[1]);
  });
});

const moveOf = (rest: Rest, move: Move) => moveCue(rest, [move]);

const tidy = (text: string) => text.replaceAll("-0.0000", "0.0000");

describe("the inlays of long drawers", () => {
  const inlaysOf = (box: Box) =>
    box.children.filter((it): it is InstancedMesh => it instanceof InstancedMesh && it.name === "inlays");

  test("are shown where the table wants it", () => {
    expect(inlaysOf(new Box("lite")).map((it) => it.visible)).toEqual([false]);
    expect(inlaysOf(new Box("lite", true)).map((it) => it.visible)).toEqual([true]);
  });

  test("ride on every long drawer and on no other", () => {
    const shown = new Box("lite", true);
    const at = new Matrix4();
    for (const { rest } of RESTS.slice(0, 8)) {
      shown.pose(poseAt(rest));
      const [inlays] = inlaysOf(shown);
      const places = Array.from({ length: inlays!.count }, (_, i) => {
        inlays!.getMatrixAt(i, at);
        return at.elements.map((v) => v.toFixed(4)).join();
      });
      const long = DRAWERS.filter(isLong).map((drawer) => shown.drawerMatrix[drawer]);
      expect(places.map(tidy)).toEqual(long.map((it) => tidy(it.elements.map((v) => v.toFixed(4)).join())));
    }
  });
});
