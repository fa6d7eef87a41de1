import { describe, expect, test } from "vitest";
import {
  fromFloor,
  type Map3,
  mouthsIn,
  onPage,
  PITCH,
  toFloor,
  viewOn,
} from "../../../src/games/diamant/cave/view";
import { layPath } from "../../../src/games/diamant/path";

const GROUNDS = [
  { x: 20, y: 170, width: 1118, height: 500 },
  { x: 8, y: 150, width: 374, height: 350 },
  { x: 8, y: 110, width: 304, height: 156 },
  { x: 8, y: 90, width: 500, height: 270 },
  { x: 16, y: 140, width: 3500, height: 1500 },
];
const path = [false, false, true, false, true, false, false, true, false, false];

const through = (m: Map3, x: number, y: number) => {
  const w = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w] as const;
};

describe.each(GROUNDS)("a ground of $width by $height", (ground) => {
  const view = viewOn(ground);
  const layout = layPath(path, view.floor);

  test("holds every card, whole", () => {
    for (const spot of [...layout.spots, layout.ahead]) {
      const { x, y, scale } = onPage(view, spot, ground);
      const half = layout.step * 0.46 * scale;
      expect(x - half).toBeGreaterThanOrEqual(-1);
      expect(x + half).toBeLessThanOrEqual(ground.width + 1);
      expect(y - half).toBeGreaterThanOrEqual(-half * 0.2);
      expect(y + half * Math.sin(PITCH.floor)).toBeLessThanOrEqual(ground.height + half * 0.2);
    }
  });

  test("is filled by its floor from the far edge to the near one", () => {
    const { width, height } = view.floor;
    expect(onPage(view, { x: width / 2, y: 0 }, ground).y).toBeCloseTo(0, 3);
    expect(onPage(view, { x: width / 2, y: height }, ground).y).toBeCloseTo(ground.height, 3);
    expect(onPage(view, { x: width, y: height }, ground).x).toBeCloseTo(ground.width, 3);
  });

  test("finds a point of the floor again", () => {
    const board = { width: ground.width + 300, height: ground.height + 250 };
    const there = toFloor(view, board, 10, PITCH.floor);
    const back = fromFloor(view, board, 10, PITCH.floor);
    for (const [u, v] of [
      [0.5, 0.5],
      [0.1, 0.9],
      [1, 0],
    ] as const) {
      const [x, z] = through(there, u, v);
      const [again, down] = through(back, x, z);
      expect(again).toBeCloseTo(u, 6);
      expect(down).toBeCloseTo(v, 6);
    }
  });

  test("has farther cards smaller than nearer ones", () => {
    const far = onPage(view, { x: 0, y: 0 }, ground).scale;
    const near = onPage(view, { x: 0, y: view.floor.height }, ground).scale;
    expect(far).toBeLessThan(1);
    expect(near).toBeGreaterThan(1);
    expect(near / far).toBeLessThan(1.6);
  });
});

test("five mouths have room beside each other", () => {
  for (const width of [3.5, 5, 9, 20]) {
    const [apart, , half] = mouthsIn(width);
    expect(apart * 4 + half * 2).toBeLessThan(width);
    expect(half * 2).toBeLessThan(apart * 0.8);
  }
});
