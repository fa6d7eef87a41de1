import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import { read, speak } from "../../src/i18n";
import { BotFace } from "../../src/ui/bots/Face";
import { Gallery } from "../../src/ui/bots/Gallery";
import { mixed } from "../../src/ui/bots/kinds";
import { seatNames } from "../../src/ui/table/names";
import type { Lobby, Offered } from "../../src/wire/types";
import { level, program } from "./offered";

const KINDS = ["mouse", "magpie", "boar", "hedgehog", "fox", "dragon", "owl"];
const offer: Offered = {
  game: "meisterdiebe",
  seats: [2, 3, 4],
  editions: {},
  options: {},
  bots: [...KINDS.map((kind, at) => level(kind, at + 1, at === 4 ? 0.574 : null)), program("my_bot")],
};

const page = document.createElement("div");
document.body.append(page);
const show = (what: preact.ComponentChild) => act(() => render(what, page));

beforeAll(async () => {
  await speak("en");
  await read("page-bots", "*/bots");
});
afterEach(() => render(null, page));

let chosen: string[];
let closed: number;

async function ask(chair: string, game = "meisterdiebe"): Promise<void> {
  chosen = [];
  closed = 0;
  await show(
    <Gallery
      title="Chair 2"
      offer={{ ...offer, game }}
      chair={chair}
      people={[{ chair: "person", words: "Free", icon: "person" }]}
      choose={(it) => chosen.push(it)}
      onClose={() => closed++}
    />,
  );
}

const card = (name: string) =>
  [...page.querySelectorAll<HTMLButtonElement>(".bot-card")].find((it) => it.textContent?.includes(name))!;

function remember(memory: string): void {
  const select = page.querySelector("select")!;
  select.value = memory;
  select.dispatchEvent(new Event("change"));
}

test("a level tells its character and its measured strength", async () => {
  await ask("fox");
  expect(card("Fox").textContent).toContain("Sly.");
  expect(card("Fox").textContent).toContain("wins 57% of games against three bots one level down");
  expect(card("Fox").textContent).toContain("500 points");
  expect(card("Fox").querySelector(".bot-level")?.getAttribute("aria-label")).toBe("level 5 of 7");
  expect(card("Fox").getAttribute("aria-pressed")).toBe("true");
  expect(card("Mouse").textContent).not.toContain("wins");
});

test("one press seats a bot, a program or a person", async () => {
  await ask("person");
  for (const name of ["Dragon", "my_bot", "Free"]) card(name).click();
  expect(chosen).toEqual(["dragon", "my_bot", "person"]);
  expect(closed).toBe(3);
});

test("another memory is chosen for who sits there, and for whoever is chosen next", async () => {
  await ask("fox");
  const words = [...page.querySelectorAll("option")].map((it) => it.textContent);
  expect(words).toContain("remembers like most people");
  expect(new Set(words).size).toBe(6);
  await act(() => remember("0.5"));
  card("Mouse").click();
  card("my_bot").click();
  expect(chosen).toEqual(["fox@0.5", "mouse@0.5", "my_bot"]);
  await ask("fox@goldfish");
  expect(page.querySelector("details")?.open).toBe(true);
  await act(() => remember(""));
  expect(chosen).toEqual(["fox"]);
});

test("where all lies open there is no memory to choose", async () => {
  await ask("fox", "diamant");
  expect(page.querySelector("select")).toBeNull();
});

test("mixed bots are spread over the levels", () => {
  expect(mixed(offer, 3)).toEqual(["magpie", "hedgehog", "dragon"]);
  expect(mixed(offer, 7)).toEqual(KINDS);
  expect(mixed(offer, 8)).toHaveLength(8);
});

test("every level has a face, and everybody else a robot's", async () => {
  await show([...KINDS, "fox@0.5", "bot", "my_bot"].map((it) => <BotFace key={it} chair={it} />));
  const faces = [...page.querySelectorAll("use")].map((it) => it.getAttribute("href")!);
  expect(faces.slice(KINDS.length)).toEqual(["#draw-bot-fox", "#draw-bot-robot", "#draw-bot-robot"]);
  for (const face of faces) expect(document.querySelector(face)).not.toBeNull();
});

test("bots are called by their kind, and never like somebody else", () => {
  const people = [
    { chair: "fox", name: null },
    { chair: "fox@0.5", name: null },
    { chair: "person", name: "Fox" },
    { chair: "person", name: null },
    { chair: "random", name: null },
    { chair: "my_bot", name: null },
  ];
  const setting = { game: "diamant" };
  expect(seatNames({ people, setting } as unknown as Lobby)).toEqual([
    "Fox 2",
    "Fox 3",
    "Fox",
    "—",
    "Dice",
    "my_bot",
  ]);
});
