import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TableClient } from "../../src/client/table";
import type { GamePlay } from "../../src/games/contract";
import { LANGUAGES, read, speak } from "../../src/i18n";
import { Menu } from "../../src/ui/table/Menu";
import { TablePage } from "../../src/ui/table/TablePage";
import type { Lobby, Person } from "../../src/wire/types";
import { FakeSocket, fakeNetwork, lobby, table } from "../client/fake";

const place = document.createElement("div");
document.body.append(place);

beforeAll(async () => {
  await speak("en");
  await read("page-table");
});
beforeEach(() => {
  vi.unstubAllGlobals();
  fakeNetwork();
  render(null, place);
});

const person = (name: string | null, pledge: string | null, share: string | null): Person => ({
  chair: name === null ? "bot" : "person",
  name,
  away: false,
  pledge,
  share,
  absent: false,
  ends: false,
});
const ANN = person("Ann", "p", "s");
const BOB = person("Bob", "p", "s");
const CLEO = person("Cleo", "p", null);
const DORA = person("Dora", null, null);
const BOT = person(null, null, null);

async function told(...people: Person[]): Promise<string> {
  const client = new TableClient("t");
  await act(() => {
    FakeSocket.last.open().tell({ ...table(), lobby: { ...lobby, people } } as ReturnType<typeof table>);
    const game = { hasScene: false } as GamePlay;
    render(<Menu game={game} client={client} lobby={{ ...lobby, people }} onClose={() => {}} />, place);
  });
  return place.querySelector(".tb-fair")?.textContent ?? "";
}

describe("the fairness of a table", () => {
  it("names those who added chance of their own, and nobody else", async () => {
    const words = await told(ANN, BOB, DORA, BOT);
    expect(words).toContain("sealed before the start as well: Ann and Bob.");
    expect(words).not.toMatch(/Dora|left out|https/);
    expect([...place.querySelectorAll("code")].map((it) => it.textContent)).toEqual([
      "c",
      "Ann: p",
      "Bob: p",
    ]);
  });

  it("names those whose sealed share was left out", async () => {
    const words = await told(ANN, CLEO);
    expect(words).toContain("not shown in time and left out: Cleo.");
    expect(words).toContain("sealed before the start as well: Ann.");
  });

  it.each(LANGUAGES)("says where nobody did, in %s", async (language) => {
    await speak(language);
    const words = await told(DORA, BOT);
    await speak("en");
    expect(words).toMatch(/server|Server|serveur/);
    expect(words).not.toContain("Dora");
  });

  it("says why this browser could not", async () => {
    vi.stubGlobal("crypto", {});
    expect(await told(DORA, BOT)).toContain("that takes https");
    expect(await told(ANN, BOT)).not.toContain("https");
  });
});

it("a table whose host has begun waits for the shares, and gathers nobody any more", async () => {
  await act(() => render(<TablePage id="t" />, place));
  const begun: Lobby = { ...lobby, status: "gathering", called: true, people: [CLEO] };
  await act(() => FakeSocket.last.open().tell({ ...table(), lobby: begun } as ReturnType<typeof table>));
  expect(place.textContent).toBe("Drawing the cards together…");
});
