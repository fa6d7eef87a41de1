/** The shared screen: whose eyes it has, and what it shows of those who play at it. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerHere } from "../../src/client/hands";
import { quality } from "../../src/client/prefs";
import { loadPlay } from "../../src/games";
import { read, speak } from "../../src/i18n";
import { linkTo } from "../../src/ui/screen/Joining";
import { ScreenPage } from "../../src/ui/screen/ScreenPage";
import { enlargement } from "../../src/ui/screen/useFrame";
import type { Asked, MeisterdiebeView } from "../../src/wire/types";
import { FakeSocket, fakeNetwork } from "../client/fake";
import { asks, room, seated, seen, viewFor } from "./room";

vi.mock("../../src/games/meisterdiebe/scene/fronts", () => ({ frontPictures: async () => ({}) }));

const CHOOSE = asks("choose", ["choose thief", "choose smuggler"]);
const OPEN = asks("open", ["open A1", "pass"]);
const TABLE = room().id;
let place: HTMLElement;

beforeAll(async () => {
  await speak("en");
  await read("page-table", "page-screen", "page-reading", "*/bots");
  await loadPlay("meisterdiebe");
});
beforeEach(() => {
  localStorage.clear();
  quality.value = "off";
  vi.stubGlobal("fetch", async () => new Response("[]"));
  fakeNetwork();
  place = document.createElement("div");
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

/** A screen on the device of some seats; they are asked the same. */
async function screen(yours: number[], asked?: Asked, changes: Partial<MeisterdiebeView> = {}) {
  await act(() => render(<ScreenPage name={TABLE} />, place));
  const shared = FakeSocket.all[0]!;
  await act(() => shared.open().tell(seated(yours)));
  await act(() => shared.tell(seen(null, viewFor(null, changes))));
  const own = FakeSocket.all[1];
  await act(() => own?.open().tell(seated(yours)));
  for (const seat of yours) {
    await act(() => own?.tell(seen(seat, viewFor(seat, changes), asked ? [asked] : [])));
  }
  return { shared, own };
}

const shows = (selector: string) => place.querySelectorAll(selector).length;
const watched = (socket: FakeSocket | undefined) =>
  socket?.said.flatMap((it) => {
    const { type, seat } = it as { type: string; seat: number | null };
    return type === "Watch" ? [seat] : [];
  });
/** Numbers stand on the cards of a hand; nowhere else are there sevens or fives. */
const secrets = () => place.querySelector(".sc")?.outerHTML.match(/(smuggler|thief|detective) [57]\b/i);

test("a screen says that it is one, and watches with nobody's eyes", async () => {
  const { shared } = await screen([]);
  expect(shared.url).toMatch(/\?shared$/);
  expect(watched(shared)).toEqual([null]);
  expect(FakeSocket.all).toHaveLength(1);
  expect(shows(".md-seat")).toBe(2);
  expect(shows(".md-hand, .md-hand-strip, .md-actions")).toBe(0);
});

test("a secret choice at the screen waits behind a curtain, and is covered as soon as it is made", async () => {
  const { shared, own } = await screen([0, 1], CHOOSE);
  expect(watched(shared)).toEqual([null]);
  expect(watched(own)).toEqual([0, 1]);
  expect(place.querySelector(".tb-pass")?.textContent).toContain("Ann");
  expect(shows(".md-hand")).toBe(0);
  expect(secrets()).toBeNull();
  await act(() => place.querySelector<HTMLElement>(".tb-pass button")?.click());
  expect(shows(".sc-behind .md-hand .md-card")).toBe(6);
  await act(() => place.querySelector<HTMLElement>("[data-point='card thief']")?.click());
  await act(() => place.querySelector<HTMLElement>(".md-actions .md-wide-button")?.click());
  expect(own?.said.at(-1)).toMatchObject({ type: "Answer", seat: 0, move: "choose thief" });
  expect(shows(".sc-behind")).toBe(0);
  expect(place.querySelector(".tb-pass")?.textContent).toContain("Ben");
});

test("a choice that was begun can be covered again", async () => {
  await screen([0, 1], CHOOSE);
  await act(() => place.querySelector<HTMLElement>(".tb-pass button")?.click());
  await act(() => place.querySelector<HTMLElement>(".sc-behind > header button")?.click());
  expect(shows(".sc-behind, .md-hand")).toBe(0);
  expect(shows(".tb-pass")).toBe(1);
});

test("an open question is answered on the board, which stays as everyone sees it", async () => {
  const { own } = await screen([0, 1], undefined, { phase: "open", deciding: [1] });
  const seats = viewFor(1, { phase: "open", deciding: [1], scores: [0, 99] });
  await act(() => own?.tell({ ...seen(1, seats, [OPEN]), number: 2 }));
  expect(shows(".tb-pass, .sc-behind, .md-hand")).toBe(0);
  expect(secrets()).toBeNull();
  expect(place.textContent).not.toContain("99");
  await act(() => place.querySelector<HTMLElement>("[data-drawer='A1']")?.click());
  expect(own?.said.at(-1)).toMatchObject({ type: "Answer", seat: 1, move: "open A1" });
});

test("where only the opener looks into a drawer, the others look away from the screen", async () => {
  const options = { open_visibility: "opener" };
  const at = room({ setting: { ...room().setting, options } });
  const { own } = await screen([0, 1], undefined, { phase: "open", deciding: [1] });
  await act(() => FakeSocket.all[0]?.tell(seated([0, 1], at)));
  await act(() => own?.tell({ ...seen(1, viewFor(1, { phase: "open", deciding: [1] }), [OPEN]), number: 2 }));
  expect(place.querySelector(".tb-pass")?.textContent).toContain("Ben");
});

test("one person beside the screen answers in a window of their own, unless they wish otherwise", async () => {
  await screen([0], CHOOSE);
  expect(FakeSocket.all).toHaveLength(1);
  await act(() => answerHere(TABLE, true));
  expect(FakeSocket.all).toHaveLength(2);
});

test("a late screen says so, and phones that come by it are no hands", async () => {
  await screen([]);
  const at = room({ setting: { ...room().setting, spectator_delay: 30 } });
  await act(() => FakeSocket.all[0]?.tell(seated([], at)));
  expect(place.querySelector(".sc-late")?.textContent).toContain("30 seconds");
  expect(linkTo(room())).toMatch(/\/hand\/ABCDEF$/);
  expect(linkTo(at)).toMatch(/\/join\/ABCDEF$/);
});

test("what is drawn for one size grows with every larger screen", () => {
  expect(enlargement(1280, 720)).toBe(1);
  expect(enlargement(1920, 1080)).toBe(1.5);
  expect(enlargement(3840, 2160)).toBe(3);
  expect(enlargement(1024, 768)).toBe(1);
  expect(enlargement(1080, 1920)).toBeCloseTo(1.406);
});
