/** How everyone stood after each round, as the replay of the truth tells it. */
import type { Replay, Scene } from "../../wire/types";

const ENDS = ["RoundEnded", "ExpeditionEnded", "GameEnded"];

const isEnd = (scene: Scene): boolean => scene.events.some((event) => ENDS.includes(event.type));

/** For every seat its score at the start and after each round. */
export function standings(replay: Pick<Replay, "scenes" | "outcome">): number[][] {
  const [first, ...others] = replay.scenes;
  if (!first) return [];
  const told = [first, ...others.filter(isEnd)].map((scene) => scene.view.scores.map(Number));
  return replay.outcome.scores.map((_, seat) => told.map((scores) => scores[seat] ?? 0));
}
