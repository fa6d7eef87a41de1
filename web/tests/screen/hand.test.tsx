/** A phone as a hand: what it shows, when it calls, and the way back to the whole table. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { beHand, isHand } from "../../src/client/hands";
import { motion, quality } from "../../src/client/prefs";
import { loadPlay } from "../../src/games";
import { read, speak } from "../../src/i18n";
import { path } from "../../src/router";
import { TablePage } from "../../src/ui/table/TablePage";
import type { Outcome } from "../../src/wire/types";
import { FakeSocket, fakeNetwork } from "../client/fake";
import { asks, room, seated, seen, viewFor } from "./room";

vi.mock("../../src/games/meisterdiebe/scene/fronts", () => ({ frontPictures: async () => ({}) }));

const TABLE = room().id;
const felt = vi.fn((_pattern: VibratePattern) => true);
let place: HTMLElement;

beforeAll(async () => {
  await speak("en");
  await read("page-table", "page-screen", "page-reading", "*/bots");
  await loadPlay("meisterdiebe");
  await import("../../src/ui/hand/HandTable");
});
beforeEach(() => {
  localStorage.clear();
  quality.value = "off";
  motion.value = "system";
  felt.mockClear();
  vi.stubGlobal("fetch", async () => new Response("[]"));
  Object.defineProperty(navigator, "vibrate", { value: felt, configurable: true });
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  fakeNetwork();
  beHand(TABLE);
  place = document.createElement("div");
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

async function phone() {
  await act(() => render(<TablePage id={TABLE} />, place));
  await act(() => FakeSocket.last.open().tell(seated([0])));
  await act(() => FakeSocket.last.tell(seen(0, viewFor(0, { deciding: [1], chosen: [null, "?"] }))));
  await vi.waitFor(() => expect(place.querySelector(".ha")).not.toBeNull());
  return FakeSocket.last;
}

test("a hand is calm while nothing is asked, and shows the own things alone", async () => {
  await phone();
  expect(place.querySelector(".ha-look")?.textContent).toContain("Look at the screen");
  expect(place.querySelectorAll("[data-cushion]")).toHaveLength(2);
  expect(place.querySelectorAll(".md-unrolled, .md-seat, .md-chip, canvas, .log")).toHaveLength(0);
  expect(felt).not.toHaveBeenCalled();
});

test("a hand that is asked is felt, and has drawers only where one is to be chosen", async () => {
  const line = await phone();
  await act(() => line.tell({ ...seen(0, viewFor(0), [asks("choose", ["choose thief"])]), number: 2 }));
  expect(felt).toHaveBeenCalledTimes(1);
  expect(place.querySelectorAll(".md-hand .md-card")).toHaveLength(6);
  expect(place.querySelector(".md-unrolled")).toBeNull();
  const turn = viewFor(0, { phase: "open", deciding: [0] });
  await act(() => line.tell({ ...seen(0, turn, [{ ...asks("open", ["open B2"]), id: 5 }]), number: 3 }));
  await act(() => place.querySelector<HTMLElement>("[data-drawer='B2']")?.click());
  expect(line.said.at(-1)).toMatchObject({ type: "Answer", seat: 0, move: "open B2" });
});

test("what happens is seen on the screen first, unless the hand is touched", async () => {
  motion.value = "full";
  const line = await phone();
  const passed = { type: "Passed", clauses: ["M-46"], seat: 1 } as const;
  await act(() => {
    line.tell({ type: "Happened", seat: 0, number: 2, events: [passed] });
    line.tell({ ...seen(0, viewFor(0), [asks("choose", ["choose thief"])]), number: 2 });
  });
  expect(place.querySelector(".md-hand")).toBeNull();
  await act(() => void dispatchEvent(new Event("pointerdown")));
  await vi.waitFor(() => expect(place.querySelector(".md-hand")).not.toBeNull());
});

test("a hand becomes the whole table and a hand again", async () => {
  await phone();
  await act(() => place.querySelector<HTMLElement>("[aria-label='Show the whole table']")?.click());
  expect(isHand(TABLE)).toBe(false);
  expect(place.querySelector(".ha")).toBeNull();
  expect(place.querySelectorAll(".md-unrolled")).toHaveLength(1);
  await act(() => beHand(TABLE));
  expect(place.querySelector(".ha")).not.toBeNull();
});

test("at the end a hand says how it fared, and goes with the others into the rematch", async () => {
  const line = await phone();
  const outcome = { scores: [3, 5], winners: [1], titles: [null] } as unknown as Outcome;
  await act(() => line.tell({ ...seen(0, viewFor(0, { phase: "over", deciding: [] })), number: 2, outcome }));
  expect(place.querySelector(".ha-end")?.textContent).toMatch(/Place 2.*3 points/);
  await act(() => line.tell(seated([0], room({ status: "over", rematch: "another-table" }))));
  expect(path.value).toBe("/table/another-table");
  expect(isHand("another-table")).toBe(true);
});
