import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../src/client/api";
import { awaitReview, type Desk } from "../../src/client/reviewing";
import type { Review, Reviewing } from "../../src/wire/types";

const UNASKED: Reviewing = { done: null, failed: false, review: null };
const FAILED: Reviewing = { ...UNASKED, failed: true };
const MADE: Reviewing = { done: 1, failed: false, review: {} as Review };
const made = (done: number): Reviewing => ({ ...UNASKED, done });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A desk that gives one answer after the other, and what was asked of it and heard from it. */
function deskWith(looks: (Reviewing | Refusal)[], begun: Reviewing[] = []) {
  const asked: string[] = [];
  const heard: Reviewing[] = [];
  const refused: unknown[] = [];
  const next = (way: string, answers: (Reviewing | Refusal)[]) => async () => {
    asked.push(way);
    const answer = answers.shift() ?? UNASKED;
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  const desk: Desk = { look: next("look", looks), begin: next("begin", begun) };
  const listener = {
    heard: (news: Reviewing) => void heard.push(news),
    refused: (it: unknown) => void refused.push(it),
  };
  return { desk, asked, heard, refused, listener };
}

test("a review that nobody has asked for is begun once, and listened to until it is there", async () => {
  const { desk, asked, heard, listener } = deskWith([UNASKED, made(0.5), MADE], [made(0)]);
  awaitReview(desk, listener);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["look", "begin", "look", "look"]);
  expect(heard).toEqual([made(0), made(0.5), MADE]);
});

test("one that is under way, or there, is not begun", async () => {
  const { desk, asked, listener } = deskWith([made(0.2), MADE]);
  awaitReview(desk, listener);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["look", "look"]);
});

test("one that could not be made is said so, and begun anew only if that is wished", async () => {
  const first = deskWith([FAILED]);
  awaitReview(first.desk, first.listener);
  await vi.runAllTimersAsync();
  expect([first.asked, first.heard]).toEqual([["look"], [FAILED]]);
  const again = deskWith([MADE], [made(0)]);
  awaitReview(again.desk, again.listener, true);
  await vi.runAllTimersAsync();
  expect([again.asked, again.heard]).toEqual([
    ["begin", "look"],
    [made(0), MADE],
  ]);
});

test("a line that is lost for a while loses nothing; a refusal ends the waiting", async () => {
  const lost = deskWith([made(0.4), new Refusal(0, "offline"), MADE]);
  awaitReview(lost.desk, lost.listener);
  await vi.runAllTimersAsync();
  expect([lost.heard, lost.refused]).toEqual([[made(0.4), MADE], []]);
  const refusal = new Refusal(429, "too often");
  const refused = deskWith([refusal, MADE]);
  awaitReview(refused.desk, refused.listener);
  await vi.runAllTimersAsync();
  expect([refused.asked, refused.refused]).toEqual([["look"], [refusal]]);
});

test("whoever has gone hears nothing more", async () => {
  const { desk, asked, heard, listener } = deskWith([made(0.1), made(0.2)]);
  const stop = awaitReview(desk, listener);
  await vi.advanceTimersByTimeAsync(1);
  stop();
  await vi.runAllTimersAsync();
  expect([asked, heard]).toEqual([["look"], [made(0.1)]]);
  // Also what is on its way when they go.
  awaitReview(desk, listener)();
  await vi.runAllTimersAsync();
  expect([asked, heard]).toEqual([["look", "look"], [made(0.1)]]);
});
