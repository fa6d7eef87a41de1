/** The scene holds what is told to be seen, and nothing else: no gem lies ready in a closed drawer. */
import { InstancedMesh, type Object3D } from "three";
import { describe, expect, test } from "vitest";
import { stillOf } from "../../../src/games/meisterdiebe/scene/clip";
import { clipOf } from "../../../src/games/meisterdiebe/scene/clips";
import { Placing } from "../../../src/games/meisterdiebe/scene/placing";
import type { Gem, Rest } from "../../../src/games/meisterdiebe/scene/types";
import { Gems } from "../../../src/scene/gems";
import { START } from "../fixtures";

const RED: readonly Gem[] = ["d", "d", "s"];
const closed: Rest = { ...START, red: RED };
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

  test("so it is when a drawer is opened into which the viewer may not look", () => {
    const after: Rest = {
      ...closed,
      open: { ...open.open!, reach: "front", upper: [], secret: null, alarm: null },
    };
    const opened = clipOf(closed, { kind: "open", drawer: "A1", fell: [], alarm: null, to: "red", after });
    expect(places(opened)).toEqual(RED.map(() => "red"));
    expect(opened.discs).toEqual([]);
  });

  test("the graph has no instance of any other gem", () => {
    const gems = new Gems("lite");
    const box = { rotation: { y: 0 }, drawerMatrix: {}, levelMatrix: {} };
    const shown = new Placing(box as unknown as ConstructorParameters<typeof Placing>[0]);
    const camera = { projectionMatrix: { elements: new Array(16).fill(1) }, position: { x: 0, y: 0, z: 9 } };
    gems.show(shown.gems(stillOf(closed).tracks, 0, 0), 0, camera as never, 100);
    expect(instances(gems)).toBe(RED.length);
    gems.show(shown.gems(stillOf(START).tracks, 0, 0), 0, camera as never, 100);
    expect(instances(gems)).toBe(0);
  });
});

test("an open drawer has what is told of it", () => {
  expect(places(stillOf(open)).filter((it) => it !== "red")).toHaveLength(3);
  expect(stillOf(open).discs).toHaveLength(1);
});
