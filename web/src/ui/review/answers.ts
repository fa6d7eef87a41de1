/** What was answered to the questions of reviews in this browser, the latest last. */
import { persisted } from "../../client/persisted";
import type { Question } from "../../wire/types";

/** So many are remembered. */
export const MOST = 300;

const answers = persisted<Readonly<Record<string, string>>>("answers", {});

/** In place of a choice: the answer was asked for. */
export const SHOWN = "";

const key = (table: string, seat: number, { move_number }: Pick<Question, "move_number">): string =>
  `${table} ${seat} ${move_number}`;

/** null until the question is answered. */
export const answerTo = (table: string, seat: number, question: Pick<Question, "move_number">) =>
  answers.value[key(table, seat, question)] ?? null;

export const revealed = (table: string, seat: number, question: Pick<Question, "move_number">): boolean =>
  answerTo(table, seat, question) !== null;

/** The first answer counts. */
export function answer(table: string, seat: number, question: Question, choice: string): void {
  if (revealed(table, seat, question)) return;
  const latest = Object.entries(answers.peek()).slice(1 - MOST);
  answers.value = { ...Object.fromEntries(latest), [key(table, seat, question)]: choice };
}
