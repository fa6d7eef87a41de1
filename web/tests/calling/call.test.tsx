/** A turn that calls: in the tab, on the icon, in the hand, by a notification; and nothing hidden in any of it. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as calling from "../../src/calling/call";
import { useCalling } from "../../src/calling/useCalling";
import { called } from "../../src/client/prefs";
import { TableClient } from "../../src/client/table";
import { read, speak } from "../../src/i18n";
import { CallMe } from "../../src/ui/people/CallMe";
import type { GameView, Lobby } from "../../src/wire/types";
import { FakeSocket, fakeNetwork, lobby, now, table } from "../client/fake";

const place = document.createElement("div");
const heard: unknown[] = [];
let visibility: DocumentVisibilityState = "visible";

/** A browser that keeps all that it is told to show. */
function fakeBrowser(permission: NotificationPermission | null, secure = true): void {
  heard.length = 0;
  const registration = {
    showNotification: async (...what: unknown[]) => void heard.push(["notification", ...what]),
    getNotifications: async () => [{ close: () => heard.push("hushed") }],
  };
  const asked = permission === "default" ? "granted" : permission;
  const requestPermission = async () => {
    heard.push("permission asked");
    if (permission === "default") vi.stubGlobal("Notification", notifications("granted"));
    return asked;
  };
  const notifications = (now: NotificationPermission) =>
    Object.assign(function Notification() {}, { permission: now, requestPermission });
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("Notification", permission ? notifications(permission) : undefined);
  vi.stubGlobal("navigator", {
    ...navigator,
    languages: ["en"],
    userActivation: { hasBeenActive: true },
    vibrate: (pulse: unknown) => void heard.push(["vibrated", pulse]),
    setAppBadge: async (count: number) => void heard.push(["badge", count]),
    clearAppBadge: async () => void heard.push(["badge", 0]),
    serviceWorker: permission ? { getRegistration: async () => registration } : undefined,
  });
}

beforeEach(async () => {
  fakeNetwork();
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  await speak("en");
  await read("page-people", "page-table");
  called.value = false;
  visibility = "visible";
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  render(null, place);
});

function Tab({ client, at }: { client: TableClient; at: Lobby }) {
  useCalling(client, at);
  return null;
}

const settled = () => act(() => new Promise<void>((go) => setTimeout(go)));

/** All that somebody outside the page sees and hears of a turn that begins and ends. */
async function seenOf(view: Partial<GameView>): Promise<unknown[]> {
  const client = new TableClient("t");
  await act(() => {
    FakeSocket.last.open().tell(table());
    render(<Tab client={client} at={lobby} />, place);
  });
  const icon = () => document.querySelector("link")?.getAttribute("href");
  const seen = [document.title, icon()];
  await act(() => FakeSocket.last.tell({ ...now(1), view: view as GameView }));
  await settled();
  seen.push(document.title, icon());
  await act(() => FakeSocket.last.tell({ ...now(2), asked: [], view: view as GameView }));
  await settled();
  seen.push(document.title, icon());
  client.close();
  await act(() => render(null, place));
  return [...seen, ...heard];
}

test("the tab says whose turn it is, by its title, its icon and the mark on the home screen", async () => {
  fakeBrowser("default");
  expect(await seenOf({})).toEqual([
    "Diamant at Ann’s table",
    "/icon.svg",
    "Your turn – Diamant",
    "/icon-call.svg",
    "Diamant at Ann’s table",
    "/icon.svg",
    ["badge", 0],
    ["badge", 1],
    ["vibrated", [90, 60, 90]],
    ["badge", 0],
    ["badge", 0],
  ]);
});

test("whoever allowed it gets a notification while the page is behind others, and it goes with the turn", async () => {
  fakeBrowser("granted");
  called.value = true;
  expect((await seenOf({})).some((it) => String(it).startsWith("notification"))).toBe(false);
  visibility = "hidden";
  fakeBrowser("granted");
  const seen = await seenOf({});
  expect(seen).toContainEqual([
    "notification",
    "Your turn – Diamant",
    {
      body: "The game waits for you at Ann’s table.",
      tag: "t",
      icon: "/icon-192.png",
      data: { path: "/table/t" },
    },
  ]);
  expect(seen).toContain("hushed");
});

test("nobody who has not wished for it is notified, nor where the browser refuses or knows none", async () => {
  visibility = "hidden";
  for (const [permission, wished] of [
    ["granted", false],
    ["denied", true],
    [null, true],
  ] as const) {
    fakeBrowser(permission);
    called.value = wished;
    expect((await seenOf({})).some((it) => Array.isArray(it) && it[0] === "notification")).toBe(false);
  }
});

// Two worlds that differ in what is on the table alone: outside of the page they look the same.

const WORLDS = [{ scores: [1, 2] }, { scores: [9, 0] }] as unknown as Partial<GameView>[];

async function differ(): Promise<boolean> {
  visibility = "hidden";
  const seen: unknown[][] = [];
  for (const view of WORLDS) {
    fakeBrowser("granted");
    called.value = true;
    seen.push(await seenOf(view));
  }
  return JSON.stringify(seen[0]) !== JSON.stringify(seen[1]);
}

test("a call tells nothing of what is on the table", async () => {
  expect(await differ()).toBe(false);
});

test("a call that told something would be found", async () => {
  const honest = TableClient.prototype.viewer;
  let view: unknown = null;
  vi.spyOn(TableClient.prototype, "viewer").mockImplementation(function (this: TableClient, seat) {
    const viewer = honest.call(this, seat);
    view = viewer.truth.value?.view ?? null;
    return viewer;
  });
  const title = vi.spyOn(document, "title", "set");
  title.mockImplementation(function (this: Document, words: string) {
    this.querySelector("title")?.remove();
    const told = this.createElement("title");
    told.textContent = `${words} ${JSON.stringify(view)}`;
    this.head.append(told);
  });
  expect(await differ()).toBe(true);
});

// The switch.

async function shown(permission: NotificationPermission | null, secure = true) {
  fakeBrowser(permission, secure);
  document.body.append(place);
  await act(() => render(null, place));
  await act(() => render(<CallMe />, place));
  const box = place.querySelector("input")!;
  return { box, words: () => place.querySelector("small")?.textContent ?? "" };
}

test("the browser is asked only when somebody has clicked", async () => {
  const { box, words } = await shown("default");
  expect(heard).toEqual([]);
  expect(words()).toMatch(/whenever this page is not in front/);
  await act(() => box.click());
  await settled();
  expect(heard).toEqual(["permission asked"]);
  expect(called.value).toBe(true);
  expect(words()).toMatch(/^You get a notification/);
});

test("where nothing can be shown it is said why", async () => {
  for (const [permission, secure, why] of [
    ["denied", true, /doesn’t allow/],
    [null, true, /knows no notifications/],
    ["granted", false, /https/],
  ] as const) {
    const { box, words } = await shown(permission, secure);
    expect(box.disabled).toBe(true);
    expect(words()).toMatch(why);
  }
  expect(calling.callState()).toBe("insecure");
});
