/** A game's card: what the game is about, and the lesson first for whoever is new to it. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import { isNewTo, notePlayed } from "../../src/client/played";
import { recent } from "../../src/client/recent";
import { GAME_NAMES } from "../../src/games";
import { LANGUAGES, speak, t } from "../../src/i18n";
import { GameCard } from "../../src/ui/start/GameCard";

beforeAll(() => speak("en"));
afterEach(() => {
  render(null, document.body);
  localStorage.clear();
});

async function begins(): Promise<string[]> {
  await act(() => render(<GameCard game="diamant" />, document.body));
  const ways = document.querySelectorAll(".st-ways a, .st-ways button");
  return [...ways].map((it) => it.textContent?.trim() ?? "");
}

test("whoever is new to a game is offered its lessons first, and the game beside them", async () => {
  const [first, second] = await begins();
  expect(first).toMatch(/^Learn/);
  expect(second).toBe("Play now");
  expect(document.querySelector("a.primary")?.getAttribute("href")).toBe("/learn/diamant");
});

test("whoever has played it is offered the game first, and the lessons in small", async () => {
  notePlayed("diamant");
  expect((await begins())[0]).toBe("Play now");
  expect(document.querySelector("a.st-learn")?.getAttribute("href")).toBe("/learn/diamant");
});

test("a game, a table and a lesson are all of the same game", () => {
  expect(isNewTo("meisterdiebe")).toBe(true);
  recent.value = [{ id: "a", game: "meisterdiebe", at: 1 }];
  expect(isNewTo("meisterdiebe")).toBe(false);
  recent.value = [];
  localStorage.setItem("schatulle.lessons", JSON.stringify({ "meisterdiebe/drawers": "done" }));
  expect(isNewTo("meisterdiebe")).toBe(false);
  expect(isNewTo("toy")).toBe(true);
});

test.each(LANGUAGES)("every game says its aim, its time and its age (%s)", async (language) => {
  await speak(language);
  for (const game of GAME_NAMES) {
    expect(t(`game-${game}.pitch`).length).toBeGreaterThan(100);
    expect(t(`game-${game}.facts`)).toMatch(/min.*(10|8)/i);
    expect(t(`game-${game}.also`)).toMatch(/Incan Gold|Meisterdiebe|Master Thieves/);
  }
  await speak("en");
});
