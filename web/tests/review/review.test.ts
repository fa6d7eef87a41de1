import { beforeAll, expect, test } from "vitest";
import { sharesOf } from "../../src/games/diamant/review";
import { drawersOf } from "../../src/games/meisterdiebe/review";
import { read, speak } from "../../src/i18n";
import { pointsOf } from "../../src/ui/games/points";
import { answer, answerTo, MOST, revealed } from "../../src/ui/review/answers";
import { decisionAt } from "../../src/ui/review/Beside";
import { luckWords, memoryLevel } from "../../src/ui/review/Figures";
import { inArgs } from "../../src/ui/review/looking";
import { spotless } from "../../src/ui/review/Marks";
import type { Question, ReviewedDecision, ReviewedGame } from "../../src/wire/types";

const NAMES = ["Ann", "Ben", "Cem"];
const decision = (moment: number) => ({ moment }) as ReviewedDecision;

beforeAll(async () => {
  await speak("en");
  await read("review");
});

test("facts about seats are told by the people's names", () => {
  const facts = { seat: 1, alarm_seat: 2, seats: [0, 1], percent: 12, drawer: "B3", good: true };
  expect(inArgs(facts, NAMES)).toEqual({
    seat: "Ben",
    alarm_seat: "Cem",
    seats: "Ann and Ben",
    percent: 12,
    drawer: "B3",
    good: "true",
  });
});

test("beside a replay stands the decision that is due, or whose answer has just been given", () => {
  const decisions = [decision(3), decision(4), decision(9)];
  expect([2, 3, 4, 5, 6, 9, 10].map((moment) => decisionAt(decisions, moment)?.moment ?? null)).toEqual([
    null,
    3,
    4,
    4,
    null,
    9,
    9,
  ]);
});

test("the first answer to a question counts, for each seat of each table", () => {
  const question = { move_number: 7 } as Question;
  expect(revealed("t", 0, question)).toBe(false);
  answer("t", 0, question, "B3");
  answer("t", 0, question, "C1");
  expect(answerTo("t", 0, question)).toBe("B3");
  expect([revealed("t", 1, question), revealed("u", 0, question)]).toEqual([false, false]);
});

test("answers are remembered by the browser, the latest ones", () => {
  for (let number = 1; number <= MOST; number++) answer("t", 2, { move_number: number } as Question, "gems");
  const kept = JSON.parse(localStorage["schatulle.answers"]) as Record<string, string>;
  expect(Object.keys(kept)).toHaveLength(MOST);
  expect(kept[`t 2 ${MOST}`]).toBe("gems");
  expect(kept["t 0 7"]).toBeUndefined();
});

test("without a mark it is said what small slips cost, so that nothing contradicts the risks", () => {
  expect(spotless(0)).toContain("Well played!");
  expect(spotless(0.0812)).toContain("together cost about 8% of the win");
});

test("a question lights the drawers to choose among, or the one it is about, and never the answer alone", () => {
  const facts = { drawer: "B3", best_drawer: "C1" };
  expect(drawersOf({ choices: ["gems", "alarm", "nothing"], facts })).toEqual(["B3"]);
  expect(drawersOf({ choices: ["B3", "C1", "nowhere"], facts })).toEqual(["B3", "C1"]);
  expect(drawersOf({ choices: ["thief", "detective"], facts: { character: "thief" } })).toEqual([]);
});

test("the next card of Diamant is a treasure, a first danger or the end", () => {
  const shares = sharesOf({ bust: 0.125, odds: { "1": 0.25, "17": 0.25, snake: 0.125, gas: 0.375 } });
  expect(shares).toEqual({ treasure: 0.5, hazard: 0.375, end: 0.125 });
});

test("luck is told as good, bad or neither", () => {
  expect(luckWords(0.124)).toContain("helped you, by about 12%");
  expect(luckWords(-0.3)).toContain("against you, by about 30%");
  expect(luckWords(0.001)).toContain("neither good nor bad");
});

test("a memory score has its word", () => {
  expect([0.95, 0.7, 0.4, -0.2].map(memoryLevel)).toEqual(["elephant", "much", "some", "little"]);
});

test("a figure over many games is in hundredths between 0 and 100, and leaves out who has none", () => {
  const game = (table: string, memory: ReviewedGame["memory"]) =>
    ({ table, seat: 0, memory }) as unknown as ReviewedGame;
  const games = [
    game("a", { score: 0.5, low: -0.4, high: 1.3 }),
    game("b", null),
    game("c", { score: -0.1, low: -0.2, high: 0 }),
  ];
  expect(
    pointsOf(
      games,
      (it) => it.memory?.score ?? null,
      (it) => it.memory,
    ),
  ).toEqual([
    { key: "a 0", at: 50, low: 0, high: 100 },
    { key: "c 0", at: 0, low: 0, high: 0 },
  ]);
});
