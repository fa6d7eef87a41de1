import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import { read, speak } from "../../src/i18n";
import { BotFace } from "../../src/ui/bots/Face";
import { Gallery } from "../../src/ui/bots/Gallery";
import { alike, type Suited, suiting } from "../../src/ui/bots/kinds";
import { seatNames } from "../../src/ui/table/names";
import type { Lobby, Offered } from "../../src/wire/types";
import { kindOf, level, program } from "./offered";

const KINDS = ["mouse", "magpie", "boar", "hedgehog", "fox", "dragon", "owl"];
const offer: Offered = {
  game: "meisterdiebe",
  seats: [2, 3, 4],
  editions: {},
  options: {},
  bots: [...KINDS.map((kind, at) => level(kind, at + 1, at === 4 ? 0.574 : null)), program("my_bot")],
};

const boars = kindOf("boar", 3, ["bruno", "wilma", "hugo"]);
const lively: Suited = {
  ...offer,
  bots: offer.bots.with(2, boars),
  company: ["mouse.pip", "boar.wilma", "mouse.mina"],
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

async function ask(chair: string, game = "meisterdiebe", others: string[] = []): Promise<void> {
  chosen = [];
  closed = 0;
  await show(
    <Gallery
      title="Chair 2"
      offer={{ ...lively, game }}
      chair={chair}
      others={others}
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
  expect(words).toContain("remembers like most grown-ups");
  expect(new Set(words).size).toBe(6);
  await act(() => remember("adult"));
  card("Mouse").click();
  card("my_bot").click();
  expect(chosen).toEqual(["fox@adult", "mouse@adult", "my_bot"]);
  await ask("fox@goldfish");
  expect(page.querySelector("details")?.open).toBe(true);
  await act(() => remember(""));
  expect(chosen).toEqual(["fox"]);
});

test("where all lies open there is no memory to choose", async () => {
  await ask("fox", "diamant");
  expect(page.querySelector("select")).toBeNull();
});

test("who suits the guest sits down in turn, and nobody twice while others are free", () => {
  expect(suiting(lively, 2)).toEqual(["mouse.pip", "boar.wilma"]);
  expect(suiting(lively, 2, ["person", "mouse.pip@0.5"])).toEqual(["boar.wilma", "mouse.mina"]);
  expect(suiting(lively, 4)).toHaveLength(4);
  expect(suiting({ ...lively, company: [] }, 2)).toEqual(["mouse", "mouse"]);
});

test("those of one kind are different ones, as long as there are some", () => {
  expect(alike(lively, "boar", 2)).toEqual(["boar.bruno", "boar.wilma"]);
  expect(alike(lively, "boar@0.5", 1, ["boar.bruno"])).toEqual(["boar.wilma@0.5"]);
  expect(alike(lively, "fox@0.5", 2)).toEqual(["fox@0.5", "fox@0.5"]);
});

test("a level brings one of it who does not sit there yet", async () => {
  await ask("person", "meisterdiebe", ["boar.bruno"]);
  card("Boar").click();
  expect(chosen).toEqual(["boar.wilma"]);
});

test("of a kind one may be chosen by name and face, and each says how it differs", async () => {
  await ask("boar.bruno@0.5");
  expect(card("Boar").getAttribute("aria-pressed")).toBe("true");
  expect(card("Bruno").getAttribute("aria-pressed")).toBe("true");
  expect(card("Bruno").textContent).toContain("thief");
  expect(card("Wilma").textContent).toContain("detective");
  card("Wilma").click();
  expect(chosen).toEqual(["boar.wilma@0.5"]);
});

test("two of a kind have two names and two faces", async () => {
  const people = ["boar.bruno", "boar.wilma", "boar"].map((chair) => ({ chair, name: null }));
  const lobby = { people, setting: { game: "diamant" } } as unknown as Lobby;
  expect(seatNames(lobby)).toEqual(["Bruno", "Wilma", "Boar"]);
  await show(people.map(({ chair }) => <BotFace key={chair} chair={chair} />));
  const faces = [...page.querySelectorAll("svg.bot-face")].map((it) =>
    [...it.querySelectorAll("use")].map((use) => use.getAttribute("href")!),
  );
  expect(new Set(faces.map(String)).size).toBe(3);
  for (const part of faces.flat()) expect(document.querySelector(part)).not.toBeNull();
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
    "Free",
    "Dice",
    "my_bot",
  ]);
});
