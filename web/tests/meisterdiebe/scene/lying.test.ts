import { describe, expect, test } from "vitest";
import { CUSHION, DIM } from "../../../src/games/meisterdiebe/scene/measures";
import { cushionSpot, cushionTop, drawerSpot } from "../../../src/games/meisterdiebe/scene/velvet";
import { KINDS } from "../../../src/scene/cuts";
import { bezier, glide, snap } from "../../../src/scene/motion";
import { Pace } from "../../../src/scene/tiers";

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 28, 40];
const spots = (n: number, spot: typeof drawerSpot) => Array.from({ length: n }, (_, i) => spot(i, n));

describe("gems in a drawer", () => {
  test.each(counts)("%i of them lie inside its walls", (n) => {
    for (const { x, z, scale } of spots(n, drawerSpot)) {
      const half = KINDS.d.size * scale;
      expect(Math.abs(x) + half).toBeLessThanOrEqual(DIM.bodyWidth / 2 - DIM.wall + 0.02);
      expect(z - half).toBeGreaterThanOrEqual(-0.02);
      expect(z + half).toBeLessThanOrEqual(DIM.frontRoom + 0.03);
    }
  });

  test.each(counts)("no two of %i lie in the same place", (n) => {
    const all = spots(n, drawerSpot);
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(0.18 * a.scale);
    });
  });
});

describe("gems on the cushion", () => {
  test.each(counts)("%i of them stay on it", (n) => {
    for (const { x, z } of spots(n, cushionSpot))
      expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(0.86);
  });

  test("the cushion is highest inside and lowest at its seam", () => {
    expect(cushionTop(0.5, 0.5, CUSHION.height)).toBeGreaterThan(cushionTop(1, 1, CUSHION.height));
  });
});

describe("curves of motion", () => {
  test("begin at nothing and end at everything", () => {
    for (const ease of [glide, snap]) expect([ease(0), ease(1)]).toEqual([0, 1]);
  });

  test("a snap goes a little over, a glide never", () => {
    const steps = Array.from({ length: 100 }, (_, i) => i / 100);
    expect(Math.max(...steps.map(snap))).toBeGreaterThan(1.005);
    expect(Math.max(...steps.map(glide))).toBeLessThanOrEqual(1);
  });

  test("a straight bezier is the identity", () => {
    expect(bezier(0.3, 0.3, 0.6, 0.6)(0.4)).toBeCloseTo(0.4, 5);
  });
});

describe("the pace of the frames", () => {
  test("three slow frames running ask for the lite tier, two do not", () => {
    const pace = new Pace();
    for (const ms of [80, 80, 10, 80, 80]) pace.took(ms);
    expect(pace.lite).toBe(false);
    pace.took(80);
    expect([pace.lite, pace.coarse]).toEqual([true, false]);
  });

  test("three very slow ones ask for half the resolution", () => {
    const pace = new Pace();
    for (const ms of [200, 200, 200]) pace.took(ms);
    expect(pace.coarse).toBe(true);
  });

  test("the time at rest does not count", () => {
    const pace = new Pace();
    for (const now of [0, 200, 400]) {
      pace.frame(now);
      pace.rest();
    }
    expect([pace.lite, pace.frameMs]).toEqual([false, 0]);
  });
});
