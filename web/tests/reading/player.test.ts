import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GamePlay } from "../../src/games/contract";
import { play as meisterdiebe } from "../../src/games/meisterdiebe/play";
import { marksOf, nowAt, Player, sceneAtMoment } from "../../src/ui/replay/player";
import { standings } from "../../src/ui/results/standings";
import type { DiamantView, Lobby, MeisterdiebeView, Replay, Scene } from "../../src/wire/types";

/** Boards, sentences and results are of no concern here. */
const GAME = {} as GamePlay;

const LOBBY = { id: "t", setting: { game: "diamant" } } as Lobby;

function scene(score: number, type: string, of: Partial<Scene> = {}): Scene {
  const event = { type, clauses: [], expedition: score, round: score };
  return {
    events: [event as unknown as Scene["events"][number]],
    view: { scores: [score, 0] } as unknown as DiamantView,
    moment: score + 1,
    ajar: null,
    ...of,
  };
}

function replay(viewer = "truth"): Replay {
  const scenes = [
    scene(0, "TurnedUp"),
    scene(1, "Decided"),
    scene(2, "ExpeditionEnded"),
    scene(3, "Decided"),
    scene(4, "GameEnded"),
  ];
  return { lobby: LOBBY, viewer, scenes, outcome: { scores: [4, 0], winners: [0], titles: [] } };
}

const score = (player: Player) => (player.viewer.value.shown.value!.view as DiamantView).scores[0];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a replay begins with its first scene, or where the link says", () => {
  expect(score(new Player(replay(), GAME))).toBe(0);
  expect(score(new Player(replay(), GAME, 3))).toBe(2);
  expect(new Player(replay(), GAME, 99).at.value).toBe(5);
  expect(new Player(replay(), GAME, Number.NaN).at.value).toBe(1);
});

test("a step plays its events on the stage, a jump does not", async () => {
  const player = new Player(replay(), GAME);
  const stage = vi.fn(async () => {});
  player.stage = stage;
  await player.step();
  expect(stage).toHaveBeenCalledOnce();
  expect(score(player)).toBe(1);
  player.jump(4);
  expect(stage).toHaveBeenCalledOnce();
  expect(score(player)).toBe(3);
  expect(player.viewer.value.chapters.value).toHaveLength(4);
});

test("one may jump back, and go on from there", async () => {
  const player = new Player(replay(), GAME, 5);
  player.back();
  expect([player.at.value, score(player)]).toEqual([4, 3]);
  player.jump(-7);
  expect(player.at.value).toBe(1);
  await player.step();
  expect(score(player)).toBe(1);
});

test("a step while the last one is still played hurries the board and is shown at once", async () => {
  const player = new Player(replay(), GAME);
  let finish = () => {};
  player.stage = () =>
    new Promise((done) => {
      finish = done;
    });
  player.hurry = vi.fn(() => finish());
  void player.step();
  await vi.advanceTimersByTimeAsync(0);
  expect(score(player)).toBe(0);
  await player.step();
  expect(player.hurry).toHaveBeenCalled();
  expect([player.at.value, score(player)]).toEqual([3, 2]);
});

test("playing goes on to the end by itself, and can be paused", async () => {
  const player = new Player(replay(), GAME);
  void player.play();
  await vi.advanceTimersByTimeAsync(1000);
  player.pause();
  const at = player.at.value;
  expect(at).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.at.value).toBe(at);
  void player.play();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([player.at.value, player.playing.value]).toEqual([5, false]);
});

test("who plays after the end begins anew", async () => {
  const player = new Player(replay(), GAME, 5);
  void player.play();
  expect(player.at.value).toBeLessThan(5);
  player.pause();
});

test("only the last scene has the outcome", () => {
  expect(nowAt(replay(), GAME, 4).outcome).toBeNull();
  expect(nowAt(replay(), GAME, 5).outcome?.winners).toEqual([0]);
  expect(nowAt(replay("1"), GAME, 1).seat).toBe(1);
  expect(nowAt(replay("spectator"), GAME, 1).seat).toBeNull();
});

test("the truth shows the open drawer as such, and all others as notes", () => {
  const side = { gems: { diamonds: 1, sapphires: 0, rubies: 0 }, alarm: null };
  const drawers = {
    A1: { upper: side, lower: side, secret: "lower" },
    A2: { upper: side, lower: side, secret: null },
  };
  const ajar = { A1: "?", A2: drawers.A2 } as unknown as Scene["ajar"];
  const view = { scores: [0, 0], drawers } as unknown as MeisterdiebeView;
  const truth = { ...replay(), scenes: [scene(0, "Opened", { view, ajar })] };
  const now = nowAt(truth, meisterdiebe, 1);
  expect((now.view as MeisterdiebeView).drawers).toEqual(ajar);
  expect(now.notes).toEqual(drawers);
});

test("other eyes see the same moment, or the last one before it", () => {
  const less = { ...replay("1"), scenes: replay().scenes.filter((_, at) => at % 2 === 0) };
  expect(sceneAtMoment(less, 3)).toBe(2);
  expect(sceneAtMoment(less, 4)).toBe(2);
  expect(sceneAtMoment(less, 0)).toBe(1);
});

test("rounds are marked where they end, and the standings are taken there", () => {
  expect(marksOf(replay(), "ExpeditionEnded")).toEqual([3]);
  expect(standings(replay(), "ExpeditionEnded")).toEqual([
    [0, 2, 4],
    [0, 0, 0],
  ]);
});
