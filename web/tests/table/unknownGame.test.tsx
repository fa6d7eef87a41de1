import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, read, speak } from "../../src/i18n";
import { ReplayPage } from "../../src/ui/replay/ReplayPage";
import { SetUp } from "../../src/ui/start/SetUp";
import { OpenTables } from "../../src/ui/start/Tables";
import { TablePage } from "../../src/ui/table/TablePage";
import type { Listed, Lobby } from "../../src/wire/types";
import { FakeSocket, fakeNetwork, lobby, now, table } from "../client/fake";

const SENTENCE = "This page doesn’t know the game toy: reload the page, or play the game in the terminal.";

const page = document.createElement("div");
document.body.append(page);
const show = (what: preact.ComponentChild) => act(() => render(what, page));

const toy = (status: Lobby["status"]): Lobby => ({
  ...lobby,
  status,
  setting: { game: "toy", edition: "toy", chairs: ["person", "person"] },
});

/** What the server gives for each path. */
function answering(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const found = Object.keys(answers).find((it) => path.startsWith(`/api${it}`));
    return new Response(JSON.stringify(found === undefined ? {} : answers[found]));
  });
}

async function sitAt(status: Lobby["status"]): Promise<void> {
  await show(<TablePage id="t" />);
  await act(() => {
    FakeSocket.last.open().tell({ ...table(), lobby: toy(status) } as ReturnType<typeof table>);
    FakeSocket.last.tell(now(1));
  });
}

beforeEach(async () => {
  fakeNetwork();
  localStorage.clear();
  await speak("en");
  await read("page-table");
});
afterEach(async () => {
  await show(null);
  vi.unstubAllGlobals();
});

describe("a game that this page does not have", () => {
  it.each(["gathering", "playing", "over"] as const)("is named at its table (%s)", async (status) => {
    await sitAt(status);
    expect(page.textContent).toContain(SENTENCE);
    expect(page.querySelector("button")?.textContent).toContain("Reload");
    expect(page.querySelector(".tb-loading, .ga")).toBeNull();
  });

  it.each(LANGUAGES)("is told of in every language (%s)", async (language) => {
    await speak(language);
    await sitAt("playing");
    expect(page.querySelector("p")?.textContent).toMatch(/\btoy\b.+[,:].+\.$/);
  });

  it("is named in place of its replay", async () => {
    answering({ "/tables/t/replay": { lobby: toy("over"), viewer: "truth", scenes: [] } });
    await show(<ReplayPage id="t" />);
    await vi.waitFor(() => expect(page.textContent).toContain(SENTENCE));
  });

  it("cannot be set up, though the server offers it", async () => {
    const offer = { game: "toy", seats: [2], editions: { toy: {} }, options: {}, bots: [] };
    answering({ "/games": [offer], "/rulebook": { options: [], clauses: [], chapters: [] } });
    await show(<SetUp game="toy" way="bots" />);
    await vi.waitFor(() => expect(document.body.textContent).toContain(SENTENCE));
    expect(document.querySelector("form")).toBeNull();
  });

  it("is no table to come to on the first page", async () => {
    const listed = (game: string): Listed => ({ id: game, game, edition: game, seats: 3, taken: 1 });
    answering({ "/tables": [listed("toy"), listed("diamant")] });
    await show(<OpenTables />);
    await vi.waitFor(() => expect(page.querySelectorAll(".st-table")).toHaveLength(1));
    expect(page.textContent).toContain("Diamant");
  });
});
