import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { TableClient } from "../../src/client/table";
import { read, speak } from "../../src/i18n";
import { LessonPanel } from "../../src/ui/lessons/LessonPanel";
import type { Asking } from "../../src/ui/table/prompt";
import type { LessonNow, Refused } from "../../src/wire/types";
import { FakeSocket, fakeNetwork, now, table } from "../client/fake";

const STEP: LessonNow = {
  id: "toy/one",
  step: "look",
  number: 2,
  steps: 4,
  moves: false,
  point: [],
  hint: null,
  over: false,
};
const ASKING = {
  game: {},
  lobby: { setting: { game: "diamant" }, people: [] },
  names: ["Ann", "Mouse"],
  seat: 0,
  view: { phase: "decide", deciding: [1] },
  asked: null,
  sending: false,
  outcome: null,
} as unknown as Asking;

/** Stands in for the words of a game that has lessons. */
const WORDS = `
lesson-toy-one = One
lesson-toy-one-look = Look around.
    .mice = There are mice.
lesson-toy-one-pull = Pull.
    .wrong = Not that one.
`;

let page: HTMLElement;
let client: TableClient;

beforeAll(async () => {
  await speak("en");
  await read("page-lessons", "diamant/page");
  const real = FluentBundle.prototype.getMessage;
  const toy = new FluentBundle("en", { useIsolating: false });
  toy.addResource(new FluentResource(WORDS));
  vi.spyOn(FluentBundle.prototype, "getMessage").mockImplementation(function (this: FluentBundle, id) {
    return real.call(id.startsWith("lesson-toy") ? toy : this, id);
  });
});
beforeEach(() => {
  fakeNetwork();
  localStorage.clear();
  client = new TableClient("t");
  client.viewer(0);
  FakeSocket.last.open().tell(table());
  page = document.createElement("div");
  page.className = "tb-lesson";
  document.body.append(page);
});
afterEach(() => {
  render(null, page);
  page.remove();
  client.close();
  vi.unstubAllGlobals();
});

async function show(changes: Partial<LessonNow>): Promise<void> {
  const lesson = { ...STEP, ...changes };
  FakeSocket.last.tell({ ...now(1), asked: [], lesson });
  await act(() => {
    render(<LessonPanel client={client} viewer={client.viewer(0)} asking={ASKING} lesson={lesson} />, page);
  });
}

const said = () => FakeSocket.last.said.filter((it) => (it as { type: string }).type === "Read");
const button = () => page.querySelector<HTMLButtonElement>(".ls-next");
const press = (key: string) =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

it("a step that is read goes on by its button, which has the focus, by Enter and by N", async () => {
  await show({});
  expect(page.querySelector("[aria-live=polite]")?.textContent).toBe("Look around.");
  expect(page.textContent).toContain("Step 2 of 4");
  expect(document.activeElement).toBe(button());
  await act(() => button()!.click());
  await press("Enter");
  await press("n");
  expect(said()).toEqual(Array(3).fill({ type: "Read", seat: 0, number: 2 }));
});

it("a step that waits for a move has no button, and no key goes on from it", async () => {
  await show({ step: "pull", moves: true });
  expect(button()).toBeNull();
  await press("Enter");
  await press("n");
  expect(said()).toEqual([]);
});

it("from a button that is gone the focus comes to the panel, so that Tab leads to the board", async () => {
  await show({});
  await show({ step: "pull", number: 3, moves: true });
  expect(document.activeElement).toBe(page.querySelector(".ls-panel"));
});

it("a wrong try is answered in the lesson's words, and what was seen in its hint", async () => {
  await show({ hint: "mice" });
  expect(page.querySelector("[role=status]")?.textContent).toContain("There are mice.");
  const says = "lesson-toy-one-pull.wrong";
  client.viewer(0).refused.value = { type: "Refused", says, about: {} } as unknown as Refused;
  await show({ step: "pull", moves: true });
  expect(page.querySelector("[role=status]")?.textContent).toContain("Not that one.");
});

it("what is pointed at has a ring, and nothing has once the step is left", async () => {
  await show({ point: ["drawer B3", "score"] });
  const rules = () =>
    document.adoptedStyleSheets.flatMap((it) => [...it.cssRules].map((rule) => rule.cssText));
  expect(rules().join()).toContain('[data-point="drawer B3"],[data-point="score"]');
  await show({ number: 3, point: [] });
  expect(rules()).toEqual([]);
});

it("a step that was read before the line broke is told once more, and no other", async () => {
  vi.useFakeTimers();
  await show({});
  FakeSocket.last.break();
  await act(() => button()!.click());
  vi.advanceTimersByTime(2000);
  FakeSocket.last.open().tell(table());
  FakeSocket.last.tell({ ...now(1), asked: [], lesson: STEP });
  expect(said()).toEqual([{ type: "Read", seat: 0, number: 2 }]);
  FakeSocket.last.break();
  vi.advanceTimersByTime(2000);
  FakeSocket.last.open().tell(table());
  FakeSocket.last.tell({ ...now(1), asked: [], lesson: { ...STEP, number: 3 } });
  expect(said()).toEqual([]);
  vi.useRealTimers();
});
