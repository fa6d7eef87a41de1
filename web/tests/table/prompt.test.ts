import { beforeAll, expect, test } from "vitest";
import { loadPlay } from "../../src/games";
import type { GamePlay } from "../../src/games/contract";
import { speak } from "../../src/i18n";
import { type Asking, headline } from "../../src/ui/table/prompt";
import type { Asked, GameView, Lobby } from "../../src/wire/types";

beforeAll(() => speak("en"));

const NAMES = ["Ann", "Ben"];

async function asking(game: string, phase: string, asked: Partial<Asked> | null): Promise<Asking> {
  return {
    game: (await loadPlay(game)) as GamePlay,
    lobby: { setting: { game } } as Lobby,
    names: NAMES,
    seat: 0,
    view: { phase, deciding: [1], chosen: [null, null] } as unknown as GameView,
    asked: asked && ({ example: "", ...asked } as Asked),
    sending: false,
    outcome: null,
    advice: null,
  };
}

test("a question is put in the words of its game", async () => {
  expect(headline(await asking("diamant", "decide", { kind: "decide" }))).toBe(
    "Explore further, or return with what you have?",
  );
  expect(headline(await asking("meisterdiebe", "choose", { kind: "choose" }))).toBe(
    "Choose a character, in secret",
  );
  const filling = await asking("meisterdiebe", "fill", { kind: "fill", example: "fill A1 A1 B3" });
  expect(headline(filling)).toBe("Put 3 diamonds into drawers");
});

test("so is what others are waited for", async () => {
  expect(headline(await asking("diamant", "decide", null))).toBe("Explore further, or return?");
  expect(headline(await asking("meisterdiebe", "take", null))).toBe("Ben is taking from the red cushion");
});
