/** The lessons that were begun and done in this browser. */
import { persisted } from "./persisted";

interface Kept {
  /** The table where it goes on. */
  readonly table: string | null;
  readonly done: boolean;
}

const NEW: Kept = { table: null, done: false };

const kept = persisted<Readonly<Record<string, Kept>>>("lessons", {});

export const keptOf = (lesson: string): Kept => kept.value[lesson] ?? NEW;

export function noteBegun(lesson: string, table: string): void {
  if (keptOf(lesson).table !== table) keep(lesson, { ...keptOf(lesson), table });
}

export function noteDone(lesson: string): void {
  const { table, done } = keptOf(lesson);
  if (table !== null || !done) keep(lesson, { table: null, done: true });
}

/** The lesson that goes on at a table. */
export const lessonAt = (table: string): string | null =>
  Object.keys(kept.peek()).find((it) => keptOf(it).table === table) ?? null;

function keep(lesson: string, now: Kept): void {
  kept.value = { ...kept.peek(), [lesson]: now };
}
