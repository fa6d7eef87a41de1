/** What people at a table are offered: handing on, replacing, ending, a second device, following. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/client/api";
import { TableClient } from "../../src/client/table";
import { read, speak } from "../../src/i18n";
import { path } from "../../src/router";
import { Devices } from "../../src/ui/people/Devices";
import { Notices } from "../../src/ui/people/Notices";
import { HandOn, Leaving, Settling } from "../../src/ui/people/Settling";
import { known } from "../../src/ui/start/guest";
import type { Lobby, Person, Table } from "../../src/wire/types";
import { FakeSocket, fakeNetwork, lobby, someone, table } from "../client/fake";

const place = document.createElement("div");
const ANN = someone({ name: "Ann" });
const BOB = someone({ name: "Bob" });
const GONE = someone({ name: "Bob", away: true, absent: true });

beforeEach(async () => {
  fakeNetwork();
  await speak("en");
  await read("page-people", "page-table");
  known.value = "Ann";
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  render(null, place);
});

type Part = (props: { client: TableClient; lobby: Lobby }) => preact.ComponentChild;

/** A part of the page as somebody sees it at a table. */
async function at(Part: Part, people: Person[], more: Partial<Table> = {}, other: Partial<Lobby> = {}) {
  const client = new TableClient("t");
  const here: Lobby = { ...lobby, people, ...other };
  await act(() => {
    FakeSocket.last.open().tell({ ...(table() as Table), type: "Table", lobby: here, ...more });
    render(<Part client={client} lobby={here} />, place);
  });
  client.close();
  return buttons();
}

/** All that say what they do in words; whatever puts a notice away has a cross. */
const buttons = () =>
  [...place.querySelectorAll("button")].map((it) => it.textContent?.trim()).filter((words) => words !== "");

async function press(words: string) {
  const button = [...place.querySelectorAll("button")].find((it) => it.textContent?.trim() === words);
  await act(() => button?.click());
  await act(() => new Promise<void>((go) => setTimeout(go)));
}

const does = <K extends keyof typeof api>(name: K) =>
  vi.spyOn(api, name).mockResolvedValue(lobby as never) as ReturnType<typeof vi.spyOn>;

test("the host may hand on to whoever is there, and replace whoever is not", async () => {
  expect(await at(Settling, [ANN, BOB])).toEqual(["Make Bob the host", "End the game"]);
  expect(await at(Settling, [ANN, GONE])).toEqual(["Replace Bob", "End the game"]);
  expect(await at(Settling, [ANN, BOB], { hosting: false })).toEqual(["End the game"]);
});

test("before the game the host hands on to somebody who has come", async () => {
  const handed = does("handHostOn");
  const Part: Part = (props) => (
    <HandOn {...props} busy={{ busy: false, problem: null, run: (act) => void act() }} />
  );
  expect(await at(Part, [ANN, BOB, someone()], {}, { status: "gathering" })).toEqual([
    "Hand on the host’s role",
  ]);
  await press("Hand on the host’s role");
  await press("Make Bob the host");
  expect(handed).toHaveBeenCalledWith("t", 1);
  expect(await at(Part, [ANN, someone()], {}, { status: "gathering" })).toEqual([]);
});

test("nobody is replaced by a single tap", async () => {
  const replaced = does("replaceGone");
  await at(Settling, [ANN, GONE]);
  await press("Replace Bob");
  expect(place.textContent).toContain("Bob cannot take the seat back");
  expect(replaced).not.toHaveBeenCalled();
  await press("Somebody new");
  expect(replaced).toHaveBeenCalledWith("t", 1, "person");
});

test("while the host is away the others are offered the role", async () => {
  const took = does("takeHostOver");
  const away = someone({ name: "Ann", away: true, absent: true });
  expect(await at(Notices, [away, BOB], { hosting: false, yours: [1] })).toEqual(["Be the host"]);
  await press("Be the host");
  expect(took).toHaveBeenCalledWith("t");
  expect(await at(Notices, [ANN, BOB], { hosting: false, yours: [1] })).toEqual([]);
});

test("everyone hears that somebody wants to end the game, and can agree or play on", async () => {
  const wished = does("wishEnd");
  const people = [ANN, someone({ name: "Bob", ends: true })];
  expect(await at(Notices, people)).toEqual(["End it, too"]);
  expect(place.textContent).toContain("Bob wants to end the game.");
  await press("End it, too");
  expect(wished).toHaveBeenCalledWith("t", true);
  expect(await at(Notices, people, { yours: [1] })).toEqual(["Play on"]);
  expect(await at(Notices, people, { yours: [] })).toEqual([]);
  await at(Notices, people);
  await act(() => place.querySelector<HTMLButtonElement>('[aria-label="Close"]')?.click());
  expect(place.textContent).toBe("");
});

test("whoever leaves as the host chooses who is host then", async () => {
  const handed = does("handHostOn");
  const leave = vi.fn();
  const Part: Part = (props) => <Leaving {...props} leave={leave} />;
  expect(await at(Part, [ANN, BOB, GONE])).toEqual(["Bob", "Leave, and stay the host"]);
  await press("Bob");
  expect(handed).toHaveBeenCalledWith("t", 1);
  expect(leave).toHaveBeenCalled();
});

test("whoever was replaced is told so, and a free chair is offered to whoever looks on", async () => {
  const sat = does("sit");
  const nobody = { yours: [], hosting: false };
  await at(Notices, [ANN, someone({ chair: "bot" })], { ...nobody, lost: [1] });
  expect(place.textContent).toContain("somebody else plays on from your chair");
  expect(await at(Notices, [ANN, someone({ away: true, absent: true })], nobody)).toEqual(["Sit down"]);
  await press("Sit down");
  expect(sat).toHaveBeenCalledWith("t", 1);
});

test("spectators are taken along to a rematch unless they stay", async () => {
  vi.useFakeTimers();
  const over = { status: "over", rematch: "new" } as const;
  const nobody = { yours: [], hosting: false };
  expect(await at(Notices, [ANN], nobody, over)).toEqual(["Go there now", "Stay here"]);
  await act(() => [...place.querySelectorAll("button")][1]?.click());
  await act(() => void vi.advanceTimersByTime(20_000));
  expect(path.value).not.toBe("/table/new");
  render(null, place);
  await at(Notices, [ANN], nobody, { ...over, rematch: "newer" });
  await act(() => void vi.advanceTimersByTime(20_000));
  expect(path.value).toBe("/table/newer");
  expect(await at(Notices, [ANN], { yours: [0] }, over)).toEqual([]);
});

test("a link for a second device keeps its code behind the #, and devices can be removed", async () => {
  vi.spyOn(api, "inviteDevice").mockResolvedValue({ code: "c0de", seconds: 300 });
  const dismissed = does("dismissDevice");
  const device = { seat: 0, number: 3, kind: "phone", at: 0 } as const;
  await at(Devices, [ANN], { devices: [device], inviting: [0] });
  await press("Show a new one");
  expect(place.querySelector(".pe-qr")).not.toBeNull();
  expect(place.textContent).toContain("minutes left");
  await act(() =>
    place.querySelector<HTMLButtonElement>('[aria-label="Remove this device: Phone"]')?.click(),
  );
  expect(dismissed).toHaveBeenCalledWith("t", 0, 3);
});

test("a second device may give the seat back, and no more", async () => {
  const device = { seat: 0, number: 3, kind: "phone", at: 0 } as const;
  expect(await at(Devices, [ANN], { lent: [device], hosting: false })).toEqual([
    "Stop playing on this device",
  ]);
  expect(
    await at(Notices, [someone({ name: "Ann", absent: true })], { lent: [device], hosting: false }),
  ).toEqual([]);
});
