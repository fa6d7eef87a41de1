import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { DRAWERS } from "../../../src/games/meisterdiebe/boxGeometry";
import { frontPicture, frontPictures } from "../../../src/games/meisterdiebe/scene/fronts";

const scene = join(import.meta.dirname, "../../../src/games/meisterdiebe/scene");

/** Every module that a file of the scene imports, itself included. */
function graph(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, from] of text.matchAll(/^(?:import|export) (?!type )[^;]*? from "([^"]+)";/gm))
    if (from!.startsWith(".")) graph(join(dirname(file), `${from}.ts`), seen);
    else seen.add(from!);
  return seen;
}

describe("the pictures of the fronts", () => {
  test("need neither three.js nor WebGL", () => {
    const modules = [...graph(join(scene, "fronts.ts"))];
    expect(modules.length).toBeGreaterThan(3);
    expect(modules).not.toContain("three");
    expect([...graph(join(scene, "index.ts"))]).toContain("three");
  });

  test("are painted here, where there is no worker, and only once", { timeout: 60_000 }, async () => {
    const arrived: string[] = [];
    const all = await frontPictures((drawer) => arrived.push(drawer));
    expect(Object.keys(all)).toEqual(DRAWERS);
    expect(arrived.toSorted()).toEqual(DRAWERS);
    expect(new Set(Object.values(all)).size).toBe(12);
    expect(await frontPicture("B2")).toBe(all.B2);
  });
});
