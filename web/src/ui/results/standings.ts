/** How everyone stood after each round, as the replay of the truth tells it. */
import type { GameEvent, Replay, Scene } from "../../wire/types";

type Played = Pick<Replay, "scenes">;

/** Whether one of the scene's events is of these types. */
export const isEnd = ({ events }: Scene, ends: readonly GameEvent["type"][]): boolean =>
  events.some((event) => ends.includes(event.type));

/** For every seat its score at the start, after each round (which `end` ends) and at the end of the game. */
export function standings({ scenes }: Played, end: GameEvent["type"]): number[][] {
  const [first, ...others] = scenes;
  if (!first) return [];
  const told = [first, ...others.filter((it) => isEnd(it, [end, "GameEnded"]))].map((scene) =>
    scene.view.scores.map(Number),
  );
  return first.view.scores.map((_, seat) => told.map((scores) => scores[seat] ?? 0));
}
