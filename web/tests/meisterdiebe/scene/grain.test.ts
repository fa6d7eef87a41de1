import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DRAWERS, isLong } from "../../../src/games/meisterdiebe/boxGeometry";
import { bitmap } from "../../../src/games/meisterdiebe/scene/fronts";
import { familyOf, grainKey } from "../../../src/games/meisterdiebe/scene/grain";
import { paint, paintSlowly } from "../../../src/games/meisterdiebe/scene/wood";

const hashOf = (pixels: Uint8ClampedArray) => createHash("sha256").update(pixels).digest("hex").slice(0, 12);
const small = { width: 64, height: 21 } as const;
const front = (drawer: (typeof DRAWERS)[number]) => paint({ kind: "front", drawer, ...small });

describe("the twelve grains", () => {
  test("have twelve different names and twelve different pictures", () => {
    expect(new Set(DRAWERS.map(grainKey)).size).toBe(12);
    expect(new Set(DRAWERS.map((drawer) => hashOf(front(drawer)))).size).toBe(12);
  });

  test("are named as the art direction has them", () => {
    expect(["A1", "A2", "A3", "A4"].map((d) => grainKey(d as "A1"))).toEqual([
      "one-knot",
      "one-flame",
      "broad-ripple",
      "fan-of-rays",
    ]);
    expect(grainKey("B4")).toBe("two-knots");
    expect(grainKey("C2")).toBe("lace-of-rays");
  });

  test("never tell long drawers from short ones", () => {
    for (const family of ["knot", "flame", "ripple", "ray"]) {
      const drawers = DRAWERS.filter((drawer) => familyOf(drawer) === family);
      expect(new Set(drawers.map(isLong)).size).toBe(2);
    }
  });

  test("are the same bits every time, in one go or row by row", () => {
    const slowly = paintSlowly({ kind: "front", drawer: "B1", ...small });
    let rows = 0;
    for (let step = slowly.next(); ; step = slowly.next()) {
      if (step.done) {
        expect(hashOf(step.value)).toBe(hashOf(front("B1")));
        break;
      }
      rows++;
    }
    expect(rows).toBe(small.height);
  });

  test("look as they did when they were learnt: raise GRAIN_VERSION if this changes on purpose", () => {
    expect(Object.fromEntries(DRAWERS.map((drawer) => [drawer, hashOf(front(drawer))]))).toMatchSnapshot();
  });
});

describe("a bitmap", () => {
  test("holds the lowest row first, blue before red, rows padded to four bytes", () => {
    const pixels = new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255]);
    const file = bitmap(pixels, 1, 2);
    expect([...file.slice(54)]).toEqual([6, 5, 4, 0, 3, 2, 1, 0]);
    expect(String.fromCharCode(file[0]!, file[1]!)).toBe("BM");
  });
});
