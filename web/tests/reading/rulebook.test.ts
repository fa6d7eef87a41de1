import { expect, test } from "vitest";
import { loadRules, speak } from "../../src/i18n";
import { type Entry, fold, gameOf, partFor, Rulebook } from "../../src/ui/rules/rulebook";
import { paragraphs } from "../../src/ui/rules/words";
import type { RuleClause } from "../../src/wire/types";

const clause = (id: string, part: string, chapter: string, of: Partial<RuleClause> = {}): RuleClause => ({
  id,
  part,
  chapter,
  sources: [],
  play: true,
  inferred: false,
  rulings: [],
  options: [],
  related: [],
  links: [],
  ...of,
});

const BOOK = new Rulebook({
  sources: [],
  chapters: [
    { id: "box", part: "box" },
    { id: "turn", part: "meisterdiebe" },
    { id: "diamant-hazards", part: "diamant" },
  ],
  clauses: [
    clause("G-1", "box", "box"),
    clause("M-41", "meisterdiebe", "turn", { rulings: ["OQ-M5b"] }),
    clause("M-68", "meisterdiebe", "turn", { options: ["alarm_alone"] }),
    clause("D-13", "diamant", "diamant-hazards"),
  ],
  rulings: [{ id: "OQ-M5b", part: "meisterdiebe", options: [], links: [] }],
  options: [{ id: "alarm_alone", part: "meisterdiebe", values: ["stay", "return"] }],
});

const WORDS: { [id: string]: string[] } = {
  "M-41": ["Caught", "If something falls, you’re caught."],
  "M-68": ["An alarm left alone", "What becomes of it?"],
  "D-13": ["The second hazard", "Everyone is caught in the cave."],
};
const texts = (entry: Entry) => WORDS[entry.id] ?? [];
const found = (word: string, game: "meisterdiebe" | "diamant") =>
  BOOK.search(word, game, texts).map((entry) => entry.id);

test.each([
  ["M-41", "M-41"],
  ["m41", "M-41"],
  ["oq m5b", "OQ-M5b"],
  ["alarm-alone", "alarm_alone"],
])("%s names %s", (name, id) => {
  expect(BOOK.named(name)?.id).toBe(id);
});

test("what nobody wrote has no entry", () => {
  expect(BOOK.named("M-999")).toBeNull();
});

test("a word is found in its own game only, whatever its case and apostrophes", () => {
  expect(found("CAUGHT", "meisterdiebe")).toEqual(["M-41"]);
  expect(found("caught", "diamant")).toEqual(["D-13"]);
  expect(found("you're", "meisterdiebe")).toEqual(["M-41"]);
  expect(found("  ", "meisterdiebe")).toEqual([]);
});

test("a name that is searched for comes first, from whichever game", () => {
  expect(found("d13", "meisterdiebe")[0]).toBe("D-13");
});

test("chapters come part by part, and the box belongs to Meisterdiebe", () => {
  expect(BOOK.chapters("meisterdiebe").map((it) => it.id)).toEqual(["turn", "box"]);
  expect(gameOf("box")).toBe("meisterdiebe");
});

test("a ruling and an option know the clauses they touch", () => {
  expect(BOOK.touchedBy("OQ-M5b").map((it) => it.id)).toEqual(["M-41"]);
  expect(BOOK.touchedBy("alarm_alone").map((it) => it.id)).toEqual(["M-68"]);
});

test("an empty line begins a paragraph, a broken one does not", () => {
  expect(paragraphs("One\n line.\n\nTwo\nlines.")).toEqual(["One line.", "Two lines."]);
});

test("accents make no difference to a search", () => {
  expect(fold("Éventail à Bijoux")).toBe("eventail a bijoux");
});

test.each([
  ["en", "pillows", "cushion"],
  ["nl", "schuiflade", "lade"],
  ["nl", "alarminstallatie", "alarm"],
  ["fr", "faux", "imitation"],
  ["de", "Tücher", "Kissen"],
] as const)("whoever has a word from another rulebook finds ours (%s: %s)", async (code, theirs, ours) => {
  await speak(code);
  await loadRules();
  const told = (entry: Entry) => (entry.id === "M-41" ? [`… ${ours} …`] : []);
  expect(BOOK.search(theirs, "meisterdiebe", told).map((entry) => entry.id)).toContain("M-41");
});

test("a longer word is another one: a jeweller is no jewel", async () => {
  await speak("en");
  await loadRules();
  const told = (entry: Entry) => (entry.id === "M-41" ? ["gem"] : []);
  expect(BOOK.search("jewels", "meisterdiebe", told)).toHaveLength(1);
  expect(BOOK.search("jeweller", "meisterdiebe", told)).toHaveLength(0);
});

test("a table reads the part that says how its edition is played", () => {
  expect(partFor({ game: "meisterdiebe", edition: "prototype" })).toBe("prototype");
  expect(partFor({ game: "meisterdiebe", edition: "zoch_en" })).toBe("meisterdiebe");
});
