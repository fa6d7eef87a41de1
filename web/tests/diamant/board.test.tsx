import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Staging } from "../../src/client/viewer";
import { DiamantBoard, type DiamantBoardProps } from "../../src/games/diamant/Board";
import { read, speak } from "../../src/i18n";
import { propsOf, viewOf } from "./table";

const page = document.createElement("div");
document.body.append(page);

const show = (changes: Partial<DiamantBoardProps> = {}) =>
  act(() => render(<DiamantBoard {...propsOf(changes)} />, page));

const choices = () => [...page.querySelectorAll<HTMLButtonElement>(".dm-choice")];
const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key })));

beforeAll(async () => {
  await speak("en");
  await read("diamant/page", "diamant/telling");
});
afterEach(() => render(null, page));

describe("the Diamant board", () => {
  it("offers to explore and to return, by button and by key", async () => {
    const moves: string[] = [];
    await show({ answer: (move) => moves.push(move) });
    const [explore, back] = choices();
    expect(explore?.textContent).toContain("Explore");
    explore?.click();
    back?.click();
    await press("e");
    await press("R");
    expect(moves).toEqual(["stay", "leave", "stay", "leave"]);
  });

  it("is flat where there is no WebGL", async () => {
    await show();
    await vi.waitFor(() => expect(page.querySelector(".dm-board.dm-flat")).not.toBeNull());
    expect(choices()).toHaveLength(2);
  });

  it("lets a lesson point at the path, the stones, the own chest and both ways", async () => {
    await show();
    const pointedAt = (name: string) => page.querySelectorAll(`[data-point="${name}"]`).length;
    for (const it of ["stones", "chest", "explore", "leave"]) expect(pointedAt(it), it).toBe(1);
  });

  it("answers nothing while nothing is asked, and shows what was chosen", async () => {
    const moves: string[] = [];
    const view = viewOf({ deciding: [], chosen: ["leave", "?", null] });
    await show({ asked: null, view, answer: (move) => moves.push(move) });
    for (const button of choices()) button.click();
    await press("e");
    expect(moves).toEqual([]);
    expect(choices().map((it) => it.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  });

  it("has no buttons for spectators, in replays, in camp and at the end", async () => {
    await show({ seat: null, asked: null });
    expect(choices()).toHaveLength(0);
    await show({ replay: true });
    expect(choices()).toHaveLength(0);
    await show({ seat: 2, asked: null });
    expect(choices()).toHaveLength(0);
    await show({ outcome: { scores: [3, 9, 1], winners: [1], titles: [] }, asked: null });
    expect(choices()).toHaveLength(0);
    expect(page.querySelector(".dm-winner")?.textContent).toContain("Ben");
  });

  it("says of every seat where it is and what it has, and keeps closed chests closed", async () => {
    await show();
    const seats = [...page.querySelectorAll(".dm-seat")].map((it) => it.textContent);
    expect(seats[0]).toContain("deciding");
    expect(seats[0]).toContain("4 at risk");
    expect(seats[1]).toContain("has decided");
    expect(seats[1]).toContain("?");
    expect(seats[2]).toContain("back in camp");
  });

  it.each([
    ["en", "e", "r"],
    ["nl", "v", "t"],
    ["fr", "e", "r"],
    ["de", "w", "u"],
  ] as const)("has keys that its words begin with (%s)", async (code, further, back) => {
    await speak(code);
    const moves: string[] = [];
    await show({ answer: (move) => moves.push(move) });
    const words = [...page.querySelectorAll(".dm-choice-name")].map((it) => it.textContent);
    expect(words.map((it) => it?.slice(0, 1).toLowerCase())).toEqual([further, back]);
    await press(further);
    await press(back);
    expect(moves).toEqual(["stay", "leave"]);
    await speak("en");
  });

  it("promises who returns a share of the path only where something lies there", async () => {
    const back = () => choices()[1]?.textContent;
    await show();
    expect(back()).toContain("4 safe, plus your share of the path");
    const bare = [{ card: "5" as const, stones: 0 }];
    await show({ view: viewOf({ path: bare }) });
    expect(back()).toContain("4 safe");
    expect(back()).not.toContain("share");
    await show({ view: viewOf({ path: bare, unsafe: [0, 0, 0] }) });
    expect(back()).toContain("nothing to take");
  });

  it("calls nobody safe who is still in the cave", async () => {
    await show({ view: viewOf({ unsafe: [0, 4, 0] }) });
    const seats = [...page.querySelectorAll(".dm-seat")].map((it) => it.textContent);
    expect(seats[0]).toContain("nothing yet");
    expect(seats[0]).not.toContain("safe");
    expect(seats[2]).toContain("safe");
  });

  it("has an entrance for each expedition", async () => {
    await show();
    expect(page.querySelectorAll(".dm-entrance")).toHaveLength(4);
  });

  it("plays a beat to its end at once when the reader is in a hurry", async () => {
    let stage: Staging | null = null;
    await show({
      stage: (it) => {
        stage = it;
      },
    });
    const beat = { events: [{ type: "Revealed", clauses: [], choices: ["stay", "stay", null] }], now: null };
    const played = (stage as unknown as Staging)(beat as unknown as Parameters<Staging>[0]);
    await act(async () => {});
    expect(page.querySelectorAll(".dm-decider")).toHaveLength(2);
    dispatchEvent(new Event("pointerdown"));
    await played;
    await act(async () => {});
    expect(page.querySelectorAll(".dm-decider")).toHaveLength(0);
  });
});
