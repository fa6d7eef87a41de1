import { beforeAll, expect, test } from "vitest";
import { tell } from "../../src/games/diamant/telling";
import { LANGUAGES, type Language, read, speak } from "../../src/i18n";
import type { DiamantEvent } from "../../src/wire/types";
import examples from "./telling.json";

/** Written by tools/telling_examples.py: what some games brought, as the terminal tells it. */
const told = examples as unknown as readonly {
  readonly event: DiamantEvent;
  readonly told: Record<Language, string>;
}[];
const NAMES = ["Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn", "Gus", "Hans"];

beforeAll(() => read("diamant/telling"));

test.each(LANGUAGES)("every event is told in the terminal's words (%s)", async (language) => {
  await speak(language);
  for (const example of told) expect(tell(example.event, NAMES)).toBe(example.told[language]);
});
