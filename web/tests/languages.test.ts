import { expect, test } from "vitest";
import { has, LANGUAGE_NAMES, LANGUAGES, speak } from "../src/i18n";

const folders = Object.keys(import.meta.glob("../../src/schatulle/lang/*/words.ftl"));

test("the page speaks the languages that there are words in", () => {
  const codes = folders.map((path) => path.split("/").at(-2));
  expect(codes.sort()).toEqual([...LANGUAGES].sort());
  expect(Object.keys(LANGUAGE_NAMES).sort()).toEqual([...LANGUAGES].sort());
});

test.each(LANGUAGES)("every page has its words at once (%s)", async (language) => {
  await speak(language);
  for (const key of ["words-and", "start-title", "start-rules", "game-diamant"]) expect(has(key)).toBe(true);
});
