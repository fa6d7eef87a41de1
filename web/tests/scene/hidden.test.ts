/** The scene holds what is told to be seen, and nothing else: no gem lies ready in a closed drawer. */
import { InstancedMesh, type Object3D } from "three";
import { describe, expect, test } from "vitest";
import { clipOf, stillOf } from "../../src/scene/clips";
import { restAfter } from "../../src/scene/cues";
import { Gems } from "../../src/scene/gems";
import { Placing } from "../../src/scene/placing";
import type { Cue, Gem, Rest } from "../../src/scene/types";
import { start } from "./rest";

const RED: readonly Gem[] = ["d", "d", "s"];
const closed: Rest = { ...start, red: RED };
const open: Rest = {
  ...closed,
  open: { drawer: "A1", reach: "secret", upper: ["d", "d"], secret: ["r"], alarm: 2 },
};

/** Where the gems of a clip are, at its end. */
const places = (clip: ReturnType<typeof stillOf>) => clip.tracks.map(({ to }) => to.in);

/** How many gems a graph can draw, those out of sight included. */
function instances(graph: Object3D): number {
  let count = 0;
  graph.traverse((it) => {
    if (it instanceof InstancedMesh) count += it.count;
  });
  return count;
}

describe("with every drawer closed", () => {
  test("the only gems are those of the red cushion", () => {
    const clip = stillOf(closed);
    expect(places(clip)).toEqual(RED.map(() => "red"));
    expect(clip.discs).toEqual([]);
  });

  test("so it is after a drawer was open, filled or searched", () => {
    const before: readonly Cue[] = [
      { kind: "place", gems: ["s"], alarm: true, seat: 1 },
      { kind: "search", found: "empty" },
      { kind: "close" },
    ];
    const rest = before.reduce(restAfter, open);
    expect(places(stillOf(rest))).toEqual(RED.map(() => "red"));
    expect(stillOf(rest).discs).toEqual([]);
    const opened = clipOf(rest, {
      kind: "open",
      drawer: "A1",
      fell: [],
      upper: null,
      alarm: null,
      to: "red",
    });
    expect(places(opened)).toEqual(RED.map(() => "red"));
  });

  test("the graph has no instance of any other gem", () => {
    const gems = new Gems("lite");
    const box = { rotation: { y: 0 }, drawerMatrix: {}, levelMatrix: {} };
    const shown = new Placing(box as unknown as ConstructorParameters<typeof Placing>[0]);
    const camera = { projectionMatrix: { elements: new Array(16).fill(1) }, position: { x: 0, y: 0, z: 9 } };
    gems.show(shown.gems(stillOf(closed).tracks, 0, 0), 0, camera as never, 100);
    expect(instances(gems)).toBe(RED.length);
    gems.show(shown.gems(stillOf(start).tracks, 0, 0), 0, camera as never, 100);
    expect(instances(gems)).toBe(0);
  });
});

test("an open drawer has what is told of it", () => {
  expect(places(stillOf(open)).filter((it) => it !== "red")).toHaveLength(3);
  expect(stillOf(open).discs).toHaveLength(1);
});
