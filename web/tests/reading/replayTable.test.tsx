import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import type { BoardProps, GamePlay } from "../../src/games/contract";
import { read, speak } from "../../src/i18n";
import { Player } from "../../src/ui/replay/player";
import { ReplayTable } from "../../src/ui/replay/ReplayTable";
import type { DiamantView, GameView, Replay } from "../../src/wire/types";
import { fakeNetwork, lobby } from "../client/fake";

const GAME = {
  Board: ({ view }: BoardProps<GameView>) => <b>{(view as DiamantView).scores[0]}</b>,
  whereabouts: () => "",
  stretches: () => "",
  tell: () => null,
  quiet: [],
  results: { ends: "GameEnded" },
} as unknown as GamePlay;

const seenBy = (viewer: string, score: number): Replay => ({
  lobby,
  viewer,
  scenes: [{ events: [], view: { scores: [score] } as unknown as DiamantView, moment: 1, ajar: null }],
  outcome: { scores: [score], winners: [0], titles: [] },
});

const page = document.createElement("div");
const look = (replay: Replay) =>
  act(() => render(<ReplayTable player={new Player(replay, GAME)} see={() => {}} reviewed={null} />, page));

afterEach(async () => {
  await act(() => render(null, page));
  vi.unstubAllGlobals();
});

it("shows what other eyes see as soon as they look", async () => {
  fakeNetwork();
  await speak("en");
  await read("page-table");
  await look(seenBy("truth", 1));
  expect(page.querySelector("main b")?.textContent).toBe("1");
  await look(seenBy("0", 2));
  expect(page.querySelector("main b")?.textContent).toBe("2");
});
