/** What was answered to the questions of reviews, for as long as the page is open. */
import { signal } from "@preact/signals";
import type { Question } from "../../wire/types";

const answers = signal<ReadonlyMap<string, string>>(new Map());

/** In place of a choice: the answer was asked for. */
export const SHOWN = "";

const key = (table: string, seat: number, { move_number }: Pick<Question, "move_number">): string =>
  `${table} ${seat} ${move_number}`;

/** null until the question is answered. */
export const answerTo = (table: string, seat: number, question: Pick<Question, "move_number">) =>
  answers.value.get(key(table, seat, question)) ?? null;

export const revealed = (table: string, seat: number, question: Pick<Question, "move_number">): boolean =>
  answerTo(table, seat, question) !== null;

/** The first answer counts. */
export function answer(table: string, seat: number, question: Question, choice: string): void {
  if (!revealed(table, seat, question))
    answers.value = new Map(answers.peek()).set(key(table, seat, question), choice);
}
