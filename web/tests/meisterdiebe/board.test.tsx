import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { quality } from "../../src/client/prefs";
import type { Beat, Staging, Viewer } from "../../src/client/viewer";
import { MeisterdiebeBoard } from "../../src/games/meisterdiebe/Board";
import { DRAWERS, isLong } from "../../src/games/meisterdiebe/boxGeometry";
import { CHARACTERS } from "../../src/games/meisterdiebe/cards";
import { read, speak } from "../../src/i18n";
import type { Asked, Lobby, MeisterdiebeView } from "../../src/wire/types";

vi.mock("../../src/games/meisterdiebe/scene/fronts", () => ({ frontPictures: async () => ({}) }));

const OWN = ["smuggler 6", "jeweller 3", "jewelress 3", "thief 6", "masterthief 5", "detective 8"];

const view = {
  round: 1,
  phase: "open",
  deciding: [0],
  scores: [0, 0],
  flipped: false,
  top: "A",
  north: { A: 1, B: 1, C: 1 },
  drawers: Object.fromEntries(DRAWERS.map((drawer) => [drawer, "?"])),
  red: ".",
  white: ["8d2s", "8d2s"],
  black: [".", "."],
  alarms: [true, true],
  chosen: [null, null],
  hands: [OWN, OWN.map((card) => card.replace(/\d/, "?"))],
} as unknown as MeisterdiebeView;

const lobby = {
  setting: { game: "meisterdiebe", edition: "zoch", chairs: ["person", "bot"] },
  people: [
    { chair: "person", name: "Ann", away: false },
    { chair: "bot", name: null, away: false },
  ],
} as unknown as Lobby;

const asked = (kind: string, moves: readonly string[] | null, example = moves?.[0] ?? ""): Asked =>
  ({ id: 7, kind, count: 12, moves, example, left: null, default: null }) as unknown as Asked;

let place: HTMLElement;
let sent: string[];
let stage: Staging | null;
const draft = signal("");
const refused = signal(null);

beforeAll(async () => {
  await speak("en");
  await read("meisterdiebe/page", "meisterdiebe/telling");
});
beforeEach(() => {
  quality.value = "off";
  sent = [];
  stage = null;
  draft.value = "";
  place = document.createElement("div");
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
});

async function show(question: Asked | null, shown: MeisterdiebeView = view, at = lobby): Promise<void> {
  await act(() => {
    render(
      <MeisterdiebeBoard
        lobby={at}
        viewer={{ refused, pending: signal(null) } as unknown as Viewer}
        seat={0}
        names={["Ann", "Bot"]}
        view={shown}
        outcome={null}
        asked={question}
        sending={false}
        answer={(move) => sent.push(move)}
        stage={(it) => {
          stage = it;
        }}
        draft={draft}
        slots={{ prompt: "prompt", log: "log" }}
      />,
      place,
    );
  });
}

const drawer = (name: string) => place.querySelector<HTMLButtonElement>(`[data-drawer="${name}"]`)!;
const button = (text: string) =>
  [...place.querySelectorAll("button")].find((it) => it.textContent?.includes(text));
const press = (key: string, on: EventTarget = document.body) =>
  act(() => {
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
const click = (on: HTMLElement | undefined) => act(() => on!.click());

test("drawers are buttons named for grain, level and side", async () => {
  await show(null);
  expect(drawer("A3").getAttribute("aria-label")).toBe("A3, broad ripple, top level, South");
  expect(drawer("A3").textContent).toContain("A3");
  expect(drawer("A3").getAttribute("aria-disabled")).toBe("true");
  const open = {
    upper: { gems: { diamonds: 2, sapphires: 1, rubies: 0 }, alarm: 1 },
    lower: "?",
    secret: "?",
  };
  await show(null, { ...view, drawers: { ...view.drawers, A3: open } as MeisterdiebeView["drawers"] });
  expect(drawer("A3").getAttribute("aria-label")).toBe(
    "A3, broad ripple, top level, South; open: 2 diamonds and a sapphire and Bot’s alarm",
  );
});

const pointedAt = (name: string) => place.querySelectorAll(`[data-point="${name}"]`).length;

test("a lesson can point at every drawer and card, and at the own things", async () => {
  await show(asked("open", ["open A1"]));
  for (const it of DRAWERS) expect(pointedAt(`drawer ${it}`), it).toBe(1);
  for (const it of ["cushion white", "cushion black", "cushion red", "score", "turn", "flip"])
    expect(pointedAt(it), it).toBe(1);
  await show(asked("choose", ["choose thief"]), { ...view, phase: "choose" });
  for (const it of CHARACTERS) expect(pointedAt(`card ${it}`), it).toBe(1);
});

test("a drawer is opened once, however often it is pressed", async () => {
  await show(asked("open", ["open A1", "open B3"]));
  await click(drawer("C4"));
  await click(drawer("B3"));
  await click(drawer("B3"));
  expect(sent).toEqual(["open B3"]);
});

test("after a refusal the question can be answered again", async () => {
  await show(asked("open", ["open B3"]));
  await click(drawer("B3"));
  await act(() => {
    refused.value = { type: "Refused" } as never;
  });
  await click(drawer("B3"));
  expect(sent).toEqual(["open B3", "open B3"]);
});

test("arrow keys walk over the box, round its corners", async () => {
  await show(asked("open", ["open A1"]));
  drawer("A4").focus();
  await press("ArrowRight", drawer("A4"));
  expect(document.activeElement).toBe(drawer("A1"));
  await press("ArrowDown", drawer("A1"));
  expect(document.activeElement).toBe(drawer("B1"));
  expect(place.querySelectorAll('[data-drawer][tabindex="0"]')).toHaveLength(1);
});

test("a card is a draft until it is locked in", async () => {
  const moves = ["choose smuggler", "choose thief"];
  const hands = [
    [
      { character: "smuggler", number: 2 },
      { character: "thief", number: 5 },
    ],
    [{ character: "smuggler", number: "?" }],
  ] as MeisterdiebeView["hands"];
  await show(asked("choose", moves), { ...view, phase: "choose", hands, chosen: [null, null] });
  await press("4");
  expect(draft.value).toBe("7 choose thief");
  expect(sent).toEqual([]);
  expect(button("Lock in: Thief 5")).toBeDefined();
  await press("Enter");
  expect(sent).toEqual(["choose thief"]);
});

test("diamonds are laid one by one, and taken back", async () => {
  await show(asked("fill", null, "fill A1 A1"));
  await click(drawer("C4"));
  await click(drawer("B1"));
  await press("Backspace");
  await click(drawer("C4"));
  expect(drawer("C4").getAttribute("aria-label")).toContain("you put 2 diamonds here");
  expect(drawer("A1").getAttribute("aria-disabled")).toBe("true");
  await click(button("Put 2 diamonds in"));
  expect(sent).toEqual(["fill C4 C4"]);
});

test("the box is tried before it is turned", async () => {
  await show(asked("turn", ["turn", "turn flip", "turn top+", "turn top+ flip"]));
  await press("4");
  await press("2");
  expect(drawer("A4").getAttribute("aria-label")).toContain("North");
  await press("5");
  expect(drawer("C3").getAttribute("aria-label")).toBe("C3, three knots, top level, North");
  await press("Enter");
  expect(sent).toEqual(["turn top+ flip"]);
});

test("imitations go in as listed, with the alarm", async () => {
  await show(asked("place", ["place s", "place s alarm", "place d", "place d alarm"]));
  await press("2");
  await press("3");
  await click(button("Put in a sapphire and your alarm"));
  expect(sent).toEqual(["place s alarm"]);
});

test("a beat is played to its end, and skipped by a key", async () => {
  vi.useFakeTimers();
  await show(null);
  const events = [{ type: "BoxTurned", clauses: [], seat: 1, moves: ["flip"] }];
  let over = false;
  const beat = { events, now: { view } } as unknown as Beat;
  const playing = stage!(beat).then(() => {
    over = true;
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)));
  expect(over).toBe(false);
  await press("Escape");
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  await playing;
  expect(drawer("C3").getAttribute("aria-label")).toContain("top level");
  vi.useRealTimers();
});

test("long drawers are marked, for eyes and ears, where the table wants it", async () => {
  const marked = () => [...place.querySelectorAll<HTMLElement>(".md-long")].map((it) => it.dataset.drawer);
  const heard = () => DRAWERS.filter((it) => drawer(it).getAttribute("aria-label")!.endsWith(", long"));
  await show(null);
  expect([...marked(), ...heard()]).toEqual([]);
  await show(null, view, { ...lobby, setting: { ...lobby.setting, options: { show_long: true } } });
  const long = DRAWERS.filter(isLong);
  expect(marked()).toEqual(long);
  expect(heard()).toEqual(long);
});
