/** What this device is at which table: a hand beside a shared screen, or a screen at which people play, too. */
import { persisted } from "./persisted";

const MOST = 12;

const hands = persisted<readonly string[]>("hands", []);
/** Those who sit at a screen's own device answer there, or, where it is shown beside a table's window, in that one. */
const answering = persisted<Readonly<Record<string, boolean>>>("answering", {});

export const isHand = (table: string): boolean => hands.value.includes(table);

export function beHand(table: string, wish = true): void {
  const others = hands.peek().filter((it) => it !== table);
  hands.value = wish ? [table, ...others].slice(0, MOST) : others;
}

/** Null: nobody has said. */
export const answersHere = (table: string): boolean | null => answering.value[table] ?? null;

export function answerHere(table: string, wish: boolean): void {
  const others = Object.entries(answering.peek()).filter(([it]) => it !== table);
  answering.value = Object.fromEntries([...others, [table, wish] as const].slice(-MOST));
}
