/** The tables that this browser was at lately, so that nobody loses one. */
import { persisted } from "./persisted";

export interface Recent {
  readonly id: string;
  readonly game: string;
  /** When it was seen last, in milliseconds. */
  readonly at: number;
}

const MOST = 12;

export const recent = persisted<readonly Recent[]>("recent", []);

/** Puts a table before all others. */
export function remember({ id, game }: { readonly id: string; readonly game: string }): void {
  const others = recent.peek().filter((it) => it.id !== id);
  recent.value = [{ id, game, at: Date.now() }, ...others].slice(0, MOST);
}

/** The game is over, or the table is gone. */
export function forget(id: string): void {
  if (recent.peek().some((it) => it.id === id)) recent.value = recent.peek().filter((it) => it.id !== id);
}
