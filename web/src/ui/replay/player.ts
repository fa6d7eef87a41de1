/** Plays a finished game once more: step by step through the board's stage, or at once wherever one jumps. */
import { type Signal, signal } from "@preact/signals";
import { type Beat, type Staging, Viewer } from "../../client/viewer";
import type { GamePlay } from "../../games/contract";
import type { GameEvent, Now, Replay, Scene } from "../../wire/types";
import { isEnd } from "../results/standings";

/** What a reader needs to take in one scene. */
const LOOK_MS = 900;
/** From here on nothing is staged any more. */
const TOO_FAST = 4;

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export class Player {
  readonly viewer: Signal<Viewer>;
  /** The scene that is shown; the first one is 1. */
  readonly at: Signal<number>;
  readonly playing: Signal<boolean> = signal(false);
  readonly speed: Signal<number> = signal(1);
  /** Where the board plays events. */
  stage: Staging | null = null;
  /** Makes the board finish at once what it plays. */
  hurry: () => void = () => {};
  private staged: Promise<void> = Promise.resolve();
  private wake: (() => void) | null = null;

  constructor(
    readonly replay: Replay,
    readonly game: GamePlay,
    at = 1,
  ) {
    this.at = signal(this.within(at));
    this.viewer = signal(this.fresh(this.at.peek()));
  }

  get length(): number {
    return this.replay.scenes.length;
  }

  /** The moment of the whole table that is shown, the same for all viewers. */
  get moment(): number {
    return this.replay.scenes[this.at.peek() - 1]?.moment ?? 0;
  }

  /** Shows a scene at once. */
  jump(to: number): void {
    this.hurry();
    this.at.value = this.within(to);
    this.viewer.value = this.fresh(this.at.peek());
  }

  /** The next scene, with what happens in it; whoever is in a hurry sees it at once. */
  async step(): Promise<void> {
    const next = this.at.peek() + 1;
    const viewer = this.viewer.peek();
    if (next > this.length) return;
    if (viewer.told.peek() < this.at.peek() || this.speed.peek() >= TOO_FAST) return this.jump(next);
    this.at.value = next;
    viewer.happened(next, sceneAt(this.replay, next).events);
    viewer.isNow(nowAt(this.replay, this.game, next));
    await this.shown(viewer, next);
  }

  back(): void {
    this.pause();
    this.jump(this.at.peek() - 1);
  }

  async play(): Promise<void> {
    if (this.playing.peek()) return;
    this.playing.value = true;
    if (this.at.peek() >= this.length) this.jump(1);
    while (this.playing.peek() && this.at.peek() < this.length) {
      await this.step();
      await this.wait(LOOK_MS / this.speed.peek());
    }
    this.playing.value = false;
  }

  pause(): void {
    this.playing.value = false;
    this.wake?.();
  }

  private within(at: number): number {
    return Math.max(1, Math.min(this.length, Math.round(at) || 1));
  }

  /** Eyes that have seen everything until then. */
  private fresh(at: number): Viewer {
    const { lobby, scenes } = this.replay;
    const viewer = new Viewer(`replay.${lobby.id}`, seatOf(this.replay));
    viewer.missed(scenes.slice(0, at).map(({ events }, before) => ({ number: before + 1, events })));
    viewer.isNow(nowAt(this.replay, this.game, at));
    viewer.stage = (beat) => this.onStage(beat, viewer);
    return viewer;
  }

  /** One beat after the other, even where a jump came between them. */
  private onStage(beat: Beat, viewer: Viewer): Promise<void> {
    this.staged = this.staged.then(async () => {
      if (viewer === this.viewer.peek()) await this.stage?.(beat);
    });
    return this.staged;
  }

  /** Waits until a viewer shows the scene, or is not looked through any more. */
  private shown(viewer: Viewer, at: number): Promise<void> {
    return new Promise((done) => {
      const stops: (() => void)[] = [];
      const look = () => {
        if (viewer.told.peek() < at && viewer === this.viewer.peek()) return;
        for (const stop of stops) stop();
        done();
      };
      stops.push(viewer.told.subscribe(look), this.viewer.subscribe(look));
      look();
    });
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** The seat whose eyes these are; null for spectators and the truth. */
export function seatOf({ viewer }: Pick<Replay, "viewer">): number | null {
  return /^\d$/.test(viewer) ? Number(viewer) : null;
}

function sceneAt(replay: Replay, at: number): Scene {
  return replay.scenes[at - 1]!;
}

/** A scene as a table would have told it. With the truth, what lies closed are notes. */
export function nowAt(replay: Replay, game: GamePlay, at: number): Now {
  const { view, ajar } = sceneAt(replay, at);
  const last = at === replay.scenes.length;
  return {
    type: "Now",
    seat: seatOf(replay),
    number: at,
    ...((ajar && game.closed?.(view, ajar)) ?? { view, notes: null }),
    asked: [],
    outcome: last ? replay.outcome : null,
    lesson: null,
    advice: null,
  };
}

/** The scene of another viewer at the same moment, or the last one before it. */
export function sceneAtMoment(replay: Replay, moment: number): number {
  return Math.max(1, replay.scenes.findLastIndex((scene) => scene.moment <= moment) + 1);
}

/** The scenes with an event that ends a stretch of the game. */
export function marksOf({ scenes }: Replay, end: GameEvent["type"]): number[] {
  return scenes.flatMap((scene, before) => (isEnd(scene, [end]) ? [before + 1] : []));
}
