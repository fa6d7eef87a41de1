import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../../src/client/api";
import { LANGUAGES, loadRules, speak } from "../../src/i18n";
import { inWords, loadRefusals, whyNot } from "../../src/ui/table/refusals";

const NAMES = ["Ann", "Ben", "Cleo"];

afterEach(() => vi.unstubAllGlobals());

describe("before the words of refusals are there", () => {
  it("says as much as it can", async () => {
    await speak("en");
    expect(whyNot({ says: "refused-over", about: {} })).toBe("That cannot be done now.");
  });

  it("says at once that the server is away", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
    const refusal = await api.me().catch((error) => error);
    expect(whyNot(refusal)).toBe("The server cannot be reached right now.");
  });
});

describe("with words", () => {
  beforeAll(async () => {
    await loadRefusals();
    await loadRules();
  });

  it.each([
    ["en", "It’s not your turn. The game waits for Ann and Cleo."],
    ["nl", "Je bent niet aan de beurt. Het spel wacht op Ann en Cleo."],
    ["fr", "Ce n’est pas ton tour. On attend Ann et Cleo."],
    ["de", "Du bist nicht dran. Gewartet wird auf Ann und Cleo."],
  ] as const)("seats are told by the names of those who sit there (%s)", async (language, sentence) => {
    await speak(language);
    expect(whyNot({ says: "refused-not-your-turn", about: { seats: [0, 2] } }, NAMES)).toBe(sentence);
  });

  it("without names by their chairs", async () => {
    await speak("de");
    expect(whyNot({ says: "refused-not-your-turn", about: { seats: [1] } })).toContain("Platz 2");
  });

  it.each([
    ["en", "These options do not go together like that: Turning up and Order of turns."],
    ["nl", "Deze opties gaan zo niet samen: Openleggen en Beurtvolgorde."],
    ["fr", "Ces options ne vont pas ensemble ainsi\u00a0: Retourner les cartes et Ordre des tours."],
    ["de", "Diese Optionen passen so nicht zusammen: Aufdecken und Zugreihenfolge."],
  ] as const)("options are told by their titles (%s)", async (language, sentence) => {
    await speak(language);
    expect(whyNot({ says: "refused-mixture", about: { options: ["reveal", "order"] } })).toBe(sentence);
  });

  it("lists what may be chosen", async () => {
    await speak("en");
    const about = { option: "box_actions", values: ["2", "1"] };
    expect(whyNot({ says: "refused-value-listed", about })).toMatch(/: take one of 2, 1\.$/);
  });

  it.each(LANGUAGES)("never shows the server’s own reason (%s)", async (language) => {
    await speak(language);
    const refusal = new Refusal(409, "seat 2 is not asked", "refused-from-the-future");
    expect(whyNot(await inWords(refusal))).not.toContain("seat");
    expect(whyNot(await inWords(new Error("of ours")))).not.toContain("ours");
  });
});

describe("what the server refuses", () => {
  it("comes with its sentence and what it is about", async () => {
    const problem = { reason: "…", clause: null, id: null, says: "refused-name", about: { most: 24 } };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(problem), { status: 400 }));
    const refusal = await inWords(await api.sayName("").catch((error) => error));
    await speak("fr");
    expect(whyNot(refusal)).toBe("Un nom a de 1 à 24 lettres ou chiffres.");
  });
});
