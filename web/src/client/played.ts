/** Which games were played or learned in this browser: whoever is new to one is offered its lessons first. */
import { persisted, read } from "./persisted";
import { recent } from "./recent";

const played = persisted<readonly string[]>("played", []);

export function notePlayed(game: string): void {
  if (!played.peek().includes(game)) played.value = [...played.peek(), game];
}

/** Neither a game of it nor one of its lessons was begun here. */
export const isNewTo = (game: string): boolean =>
  !played.value.includes(game) &&
  !recent.value.some((it) => it.game === game) &&
  !Object.keys(read("schatulle.lessons", {})).some((lesson) => lesson.startsWith(`${game}/`));
