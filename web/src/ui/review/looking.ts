/** A reviewed game as its parts are told: in words, with the way into the replay. */
import type { GamePlay } from "../../games/contract";
import { type Args, capital, listed, t } from "../../i18n";
import type { GameView, Question, Replay, Review, ReviewedDecision, ReviewFact } from "../../wire/types";
import { sceneAtMoment } from "../replay/player";

export interface Looking {
  /** The truth of the whole game. */
  readonly replay: Replay;
  readonly game: GamePlay;
  readonly review: Review;
  readonly names: readonly string[];
}

type Facts = { readonly [name: string]: ReviewFact };
/** A decision, or a remark about the whole game. */
type Caused = Pick<ReviewedDecision, "cause" | "facts">;

/** The truth at a moment. */
export const viewAt = ({ replay }: Looking, moment: number): GameView =>
  replay.scenes[sceneAtMoment(replay, moment) - 1]!.view;

/** Where in the game a moment is. */
export function whereabouts(looking: Looking, moment: number): string {
  const { replay, game } = looking;
  const view = viewAt(looking, moment);
  const parts = [game.cycle?.(view), game.whereabouts(view, replay.lobby.setting)];
  return capital(parts.filter(Boolean).join(" · "));
}

/** What the answer to what was asked at that moment looked like to everybody. */
export function played({ replay, game, names }: Looking, moment: number): string {
  const next = replay.scenes.find((scene) => scene.moment === moment + 1);
  return next?.events.map((event) => game.tell(event, names)).find(Boolean) ?? "";
}

/** The replay at a moment, through a seat's eyes or with the truth, with the review beside it. */
export function replayLink({ replay, review }: Looking, moment: number, eyes: number | "truth"): string {
  return `/replay/${replay.lobby.id}?seat=${eyes}&moment=${moment}&review=${review.seat}`;
}

export const why = ({ review, names }: Looking, { cause, facts }: Caused): string =>
  t(`review-${review.game}-${cause}`, inArgs(facts, names));

export const asked = (looking: Looking, question: Question): string =>
  why(looking, { cause: question.asks, facts: question.facts });

export const choiceWords = ({ review }: Looking, choice: string): string =>
  capital(t(`review-${review.game}-choice`, { choice }));

/** The right answer to a question, what could be known, or what happened. */
export function answered(
  looking: Looking,
  question: Question,
  part: "answer" | "known" | "happened",
): string {
  const own = part === "answer" ? { answer: question.answer } : question[part];
  return why(looking, { cause: `${question.asks}.${part}`, facts: { ...question.facts, ...own } });
}

/** Facts with people instead of their seats. */
export function inArgs(facts: Facts, names: readonly string[]): Args {
  const args: Args = {};
  for (const [name, fact] of Object.entries(facts)) args[name] = inArg(name, fact, names);
  return args;
}

function inArg(name: string, fact: ReviewFact, names: readonly string[]): string | number {
  if (Array.isArray(fact)) return listed(fact.map((it) => String(inArg("seat", it, names))));
  if (name === "seat" || name.endsWith("_seat")) return names[Number(fact)] ?? String(fact);
  return typeof fact === "number" ? fact : String(fact);
}

/** A share as a whole number of hundredths. */
export const hundredths = (share: number): number => Math.round(100 * share);
