import { describe, expect, test } from "vitest";
import { Actors, along, flightOf } from "../../../src/games/diamant/cave/actors";
import type { Sight } from "../../../src/games/diamant/cave/types";
import { viewOn } from "../../../src/games/diamant/cave/view";
import { weather } from "../../../src/games/diamant/cave/weather";
import { layPath } from "../../../src/games/diamant/path";
import { isHazard, type Scene, sceneOf } from "../../../src/games/diamant/scene";
import { COLLAPSE, OPENING } from "../../../src/games/diamant/staging";
import type { DiamantCard } from "../../../src/wire/types";
import { viewOf } from "../table";

const board = { width: 1440, height: 850 };
const view = viewOn({ x: 20, y: 160, width: 1100, height: 480 });
const LATER = 100_000;

function sightOf(changes: Partial<Scene> = {}, staged = true): Sight {
  const scene = { ...sceneOf(viewOf()), ...changes };
  const layout = layPath(
    scene.tiles.map((tile) => isHazard(tile.card)),
    view.floor,
  );
  return { scene, layout, view, board, staged };
}

const tiles = sightOf().scene.tiles;

describe("the actors of the cave", () => {
  test("rest where the view has them, and nothing moves after a while", () => {
    const actors = new Actors();
    actors.set(sightOf(), 0);
    expect(actors.cards).toHaveLength(2);
    expect([...actors.figures.keys()]).toEqual([0, 1]);
    expect(actors.moving(LATER)).toBe(false);
  });

  test("turn a card up, walk on, and dig the tunnel before them", () => {
    const actors = new Actors();
    actors.set(sightOf(), 0);
    const [x] = actors.torch.at(0);
    actors.set(sightOf({ tiles: [...tiles, { card: "7", stones: 7 }], turning: true }), LATER);
    expect(actors.cards[2]!.turn.at(LATER)[0]).toBe(0);
    expect(actors.moving(LATER)).toBe(true);
    expect(actors.way.at(LATER).slice(-2)).toEqual(actors.way.at(LATER).slice(-4, -2));
    expect(actors.cards[2]!.turn.at(LATER + 5000)[0]).toBe(1);
    expect(actors.torch.at(LATER + 5000)[0]).not.toBe(x);
  });

  test("who leaves goes back along the cards and is gone; the others stay", () => {
    const actors = new Actors();
    actors.set(sightOf(), 0);
    actors.set(sightOf({ leaving: [1] }), 0);
    const { out } = actors.figures.get(1)!;
    expect(out!.way.length).toBeGreaterThan(3);
    expect(actors.figures.get(0)!.out).toBeNull();
    actors.set(sightOf({ inside: [true, false, false] }), 700);
    expect([...actors.figures.keys()]).toEqual([0]);
  });

  test("stones fly to whom they belong, five at most, and are gone when they arrive", () => {
    const actors = new Actors();
    actors.set(sightOf(), 0);
    actors.fly(1, 0, 14, 0);
    expect(actors.stones.map((stone) => stone.kind)).toEqual(["d", "d", "r", "r", "r"]);
    expect(flightOf(actors.stones[0]!, 0)).toBe(0);
    expect(actors.moving(5000)).toBe(false);
    expect(actors.stones).toEqual([]);
  });

  test("all of it can be skipped at any time", () => {
    const actors = new Actors();
    actors.set(sightOf({ tiles: [] }), 0);
    actors.set(sightOf({ turning: true }), 10);
    actors.fly(0, 1, 3, 20);
    actors.set(sightOf({ mood: "collapse", leaving: [0] }), 30);
    actors.finish();
    expect(actors.moving(31)).toBe(false);
  });

  test("stand before the mouths between two expeditions, and go in only while it is played", () => {
    const still = new Actors();
    still.set(sightOf({ tiles: [] }, false), 0);
    expect(still.outside).toBe(true);
    expect(still.moving(0)).toBe(false);
    const played = new Actors();
    played.set(sightOf({ tiles: [] }), 0);
    expect(played.entering.at(OPENING)).toEqual([1]);
    expect(weather(played, OPENING).power).toBeLessThan(0.5);
  });
});

describe("a hazard", () => {
  const tilesWith = (card: DiamantCard) => [...tiles, { card, stones: 0 }];

  test.each(["snake", "gas", "landslide", "explosion", "scorpion"] as const)(
    "%s ends in dust and dark",
    (card) => {
      const actors = new Actors();
      actors.set(sightOf({ tiles: tilesWith(card) }), 0);
      actors.set(sightOf({ tiles: tilesWith(card), mood: "collapse" }), LATER);
      const end = weather(actors, LATER + COLLAPSE - 1);
      expect(end.power).toBeLessThan(0.25);
      expect(end.thick).toBeGreaterThan(0.6);
      expect(end.smoke[0]).toBeGreaterThan(end.smoke[1] * 2);
      expect(Math.abs(weather(actors, LATER + 100).shake[0])).toBeLessThan(0.5);
      expect(actors.moving(LATER + COLLAPSE * 4)).toBe(false);
      expect(weather(actors, LATER + COLLAPSE * 4).power).toBe(1);
    },
  );
});

test("half a way is half its length", () => {
  const way = [
    [0, 0],
    [2, 0],
    [2, 2],
  ] as const;
  expect(along(way, 0)).toEqual([0, 0]);
  expect(along(way, 0.25)).toEqual([1, 0]);
  expect(along(way, 0.75)).toEqual([2, 1]);
  expect(along(way, 1)).toEqual([2, 2]);
});
