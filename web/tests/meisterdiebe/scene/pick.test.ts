import { type Matrix4, Ray, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { drawerAt, type Side, sideOf, stackOf } from "../../../src/games/meisterdiebe/boxGeometry";
import { Box } from "../../../src/games/meisterdiebe/scene/box";
import { poseAt } from "../../../src/games/meisterdiebe/scene/clip";
import { near, yawToSee } from "../../../src/games/meisterdiebe/scene/look";
import { pick } from "../../../src/games/meisterdiebe/scene/pick";
import { yawOfSide } from "../../../src/games/meisterdiebe/scene/pose";
import type { Drawer, Rest } from "../../../src/games/meisterdiebe/scene/types";
import { RESTS, START } from "../fixtures";

const box = new Box("lite");

function meet(rest: Rest, origin: Vector3, target: Vector3) {
  box.pose(poseAt(rest));
  const open = new Map<Drawer, Matrix4>(
    rest.open ? [[rest.open.drawer, box.drawerMatrix[rest.open.drawer]]] : [],
  );
  return pick(new Ray(origin, target.clone().sub(origin).normalize()), box.levelMatrix, open);
}

const TOWARDS: readonly Vector3[] = [
  new Vector3(0, 0, -1),
  new Vector3(1, 0, 0),
  new Vector3(0, 0, 1),
  new Vector3(-1, 0, 0),
];

describe("a ray from the eye", () => {
  test("meets the drawer that the rules have on that side and level", () => {
    for (const { rest } of RESTS)
      for (const side of [0, 1, 2, 3] as Side[])
        stackOf(rest.flipped).forEach((level, i) => {
          const at = TOWARDS[side]!.clone()
            .multiplyScalar(1.5)
            .setY(2.5 - i);
          const met = meet(rest, TOWARDS[side]!.clone().multiplyScalar(9).setY(4), at);
          expect(met?.drawer).toBe(drawerAt(rest, level, side));
        });
  });

  test("meets a level beside its drawers at the corner and on the lid", () => {
    const lid = meet(START, new Vector3(0, 9, 0.1), new Vector3(0, 3, 0));
    expect(lid).toMatchObject({ level: "A", drawer: null });
    const corner = meet(START, new Vector3(9, 1.5, 9), new Vector3(1.4, 1.5, 1.4));
    expect(corner).toMatchObject({ level: "B", drawer: null });
  });

  test("meets nothing beside the box", () => {
    expect(meet(START, new Vector3(9, 4, 9), new Vector3(3, 0, 0.7))).toBeNull();
  });

  test("meets the front of an open drawer before the drawers below it", () => {
    const open = { drawer: "A3", reach: "front", upper: [], secret: null, alarm: null } as const;
    const eye = new Vector3(0, 6, 9);
    expect(meet({ ...START, open }, eye, new Vector3(0, 2.3, 2.2))?.drawer).toBe("A3");
    expect(meet(START, eye, new Vector3(0, 2.3, 2.2))?.drawer).not.toBe("A3");
  });
});

describe("the camera", () => {
  test("turns any side into view, the short way", () => {
    for (const side of [0, 1, 2, 3] as Side[])
      for (let yaw = -180; yaw < 540; yaw += 15) {
        const seen = yawToSee(yaw, side);
        expect(Math.abs(near(seen, yawOfSide(side)) - yawOfSide(side))).toBeLessThanOrEqual(48);
        expect(Math.abs(seen - yaw)).toBeLessThanOrEqual(180);
      }
  });

  test("stays where it is when the side is in view already", () => {
    expect(yawToSee(26, sideOf(START, "A3"))).toBe(26);
  });
});
