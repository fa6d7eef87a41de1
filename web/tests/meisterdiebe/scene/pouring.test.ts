import { describe, expect, test } from "vitest";
import { clipOf } from "../../../src/games/meisterdiebe/scene/clips";
import { CLOTH } from "../../../src/games/meisterdiebe/scene/ground";
import { lyingAt } from "../../../src/games/meisterdiebe/scene/lying";
import { CUSHION, HALF } from "../../../src/games/meisterdiebe/scene/measures";
import { labelAt, pouredSpot, pourMs, spills, tippedAt } from "../../../src/games/meisterdiebe/scene/pouring";
import type { Gem, Rest } from "../../../src/games/meisterdiebe/scene/types";
import { START } from "../fixtures";

const TABLES = [2, 3, 4, 5, 6, 7, 8];
const lanesOf = (n: number) => Array.from({ length: n }, (_, lane) => lane);
const heap = (n: number): Gem[] => Array.from({ length: n }, () => "d");
const poured = (lanes: number, seats: number): Rest => ({
  ...START,
  poured: { lanes, seats: lanesOf(seats).map((lane) => ({ black: heap(lane + 3), white: heap(2) })) },
});

describe.each(TABLES)("at a table of %i", (lanes) => {
  test("all have poured within a few seconds, and none takes longer than anything may", () => {
    expect(pourMs(lanes)).toBeLessThanOrEqual(900);
    expect(pourMs(lanes) * lanes).toBeLessThanOrEqual(3600);
  });

  test("every heap lies on the cloth, clear of the box and the red cushion", () => {
    for (const lane of lanesOf(lanes))
      for (const minus of [false, true])
        for (let i = 0; i < 30; i++) {
          const { x, z } = pouredSpot(lane, lanes, minus, i, 30);
          expect(Math.max(Math.abs(x - CLOTH.x), Math.abs(z - CLOTH.z))).toBeLessThan(CLOTH.half - 0.1);
          expect(Math.max(Math.abs(x), Math.abs(z))).toBeGreaterThan(HALF + 0.2);
          expect(Math.hypot(x - CUSHION.x, z - CUSHION.z)).toBeGreaterThan(CUSHION.size);
        }
  });

  test("no two heaps touch", () => {
    const heaps = lanesOf(lanes).flatMap((lane) =>
      [false, true].map((minus) => pouredSpot(lane, lanes, minus, 0, 1)),
    );
    for (const [i, a] of heaps.entries())
      for (const b of heaps.slice(0, i)) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(0.6);
    expect(new Set(lanesOf(lanes).map((lane) => JSON.stringify(labelAt(lane, lanes)))).size).toBe(lanes);
  });
});

test("a cushion comes level, tips over, and goes level again", () => {
  expect(tippedAt(0, 4, false, 0).tip).toBe(0);
  expect(tippedAt(0, 4, false, 0.6).tip).toBeGreaterThan(0.8);
  expect(tippedAt(0, 4, false, 1).tip).toBeCloseTo(0);
  expect(tippedAt(0, 4, false, 0).y).toBeGreaterThan(tippedAt(0, 4, false, 0.5).y + 1);
});

test("gems leave a cushion only once it tips, and lie before it has gone", () => {
  for (const n of [1, 5, 30])
    for (let i = 0; i < n; i++) {
      const [start, end] = spills(i, n);
      expect(tippedAt(0, 4, false, start).tip).toBeGreaterThan(0.3);
      expect(end).toBeLessThan(1);
    }
});

test("the seats before lie still, the one that pours moves, and all ends as the next rest begins", () => {
  const after = poured(4, 2);
  const clip = clipOf(poured(4, 1), { kind: "pour", lane: 1, after });
  expect(clip.tracks.filter(({ route }) => route === "pour")).toHaveLength(4 + 2);
  expect(clip.tracks.filter(({ route }) => route === "still")).toHaveLength(3 + 2);
  for (const { gem, place } of lyingAt(after))
    expect(clip.tracks).toContainEqual(expect.objectContaining({ gem, to: place }));
  for (const { end } of clip.tracks) expect(end).toBeLessThanOrEqual(clip.ms);
});
