/** Which set-up is open over the first page; it stands in the address, so that "back" closes it. */
import { signal } from "@preact/signals";
import type { Way } from "./plan";

export interface Wish {
  readonly game: string;
  readonly way: Way;
}

const WAYS: readonly Way[] = ["bots", "invite", "hotseat"];

function inAddress(): Wish | null {
  const asked = new URLSearchParams(location.search);
  const game = asked.get("game");
  const way = WAYS.find((it) => it === asked.get("way")) ?? "bots";
  return game && location.pathname === "/" ? { game, way } : null;
}

export const wish = signal<Wish | null>(inAddress());
/** The address was changed here: closing goes back to the one before. */
let pushed = false;

addEventListener("popstate", () => {
  pushed = false;
  wish.value = inAddress();
});

export function setUp(game: string, way: Way): void {
  history.pushState(null, "", `/?game=${game}&way=${way}`);
  pushed = true;
  wish.value = { game, way };
}

export function closeSetUp(): void {
  if (pushed) {
    history.back();
    return;
  }
  history.replaceState(null, "", "/");
  wish.value = null;
}

/** A table has been opened: the set-up stays behind. */
export function leaveSetUp(): void {
  pushed = false;
  wish.value = null;
}
