/** One pair of eyes at a table: what it has been told, what it shows, and what it is asked. */
import { type Signal, signal } from "@preact/signals";
import type { Accepted, Asked, Chapter, GameEvent, Now, Refused } from "../wire/types";
import { read as kept, write } from "./persisted";

/** An answer that the server has not acknowledged yet. */
export interface Pending {
  readonly decision: number;
  readonly key: string;
  readonly move: string;
}

/** A chapter and the game as it is after it. */
export interface Beat {
  readonly events: readonly GameEvent[];
  readonly now: Now;
}

/** Plays a beat's events before its `now` is shown; without one the truth is shown at once. */
export type Staging = (beat: Beat) => Promise<void>;

export class Viewer {
  /** The game as it is shown: behind the truth while events are played. */
  readonly shown: Signal<Now | null> = signal<Now | null>(null);
  /** The truth; only what may be answered is taken from it. */
  readonly truth: Signal<Now | null> = signal<Now | null>(null);
  readonly chapters: Signal<readonly Chapter[]> = signal<readonly Chapter[]>([]);
  readonly pending: Signal<Pending | null>;
  readonly refused: Signal<Refused | null> = signal<Refused | null>(null);
  /** The step of a lesson that was read last. */
  read: number | null = null;
  /** The last chapter that the log may tell: those behind it are still being played. */
  readonly told: Signal<number> = signal(0);
  stage: Staging | null = null;
  private readonly beats: Beat[] = [];
  private news: GameEvent[] = [];
  private playing = false;
  /** The decision whose answer the server has; its question stays in `truth` until the next `Now`. */
  private answered: number | null = null;

  constructor(
    private readonly table: string,
    readonly seat: number | null,
  ) {
    this.pending = signal<Pending | null>(kept(this.key("pending"), null));
    this.pending.subscribe((now) => write(this.key("pending"), now));
  }

  /** The number that was heard last. */
  get number(): number {
    return this.chapters.peek().at(-1)?.number ?? 0;
  }

  missed(chapters: readonly Chapter[]): void {
    const after = this.number;
    this.chapters.value = [...this.chapters.peek(), ...chapters.filter((it) => it.number > after)];
  }

  happened(number: number, events: readonly GameEvent[]): void {
    if (number <= this.number) return;
    this.chapters.value = [...this.chapters.peek(), { number, events }];
    this.news = [...this.news, ...events];
  }

  /** The truth after the chapters before it. */
  isNow(now: Now): void {
    this.truth.value = now;
    this.beats.push({ events: this.news, now });
    this.news = [];
    void this.play();
  }

  /** What the seat is asked now and has not answered yet. */
  question(): Asked | null {
    return this.truth.value?.asked.find((it) => it.id !== this.answered) ?? null;
  }

  accepted(message: Accepted): void {
    const pending = this.pending.peek();
    if (pending?.key === message.key) {
      this.answered = pending.decision;
      this.pending.value = null;
    }
    this.refused.value = null;
  }

  refuse(message: Refused): void {
    if (message.key !== null && this.pending.peek()?.key === message.key) this.pending.value = null;
    this.refused.value = message;
  }

  /** Shows the truth at once, whatever is still to be played. */
  skip(): void {
    const last = this.beats.at(-1);
    this.beats.length = 0;
    if (last) this.show(last.now);
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let beat = this.beats[0]; beat; beat = this.beats[0]) {
      // The first sight of a game, and what a long absence has missed, is not played.
      if (this.stage && this.shown.peek() && beat.events.length > 0) await this.stage(beat);
      if (this.beats[0] === beat) this.beats.shift();
      if (beat.now.number >= this.told.peek()) this.show(beat.now);
    }
    this.playing = false;
  }

  private show(now: Now): void {
    this.told.value = now.number;
    this.shown.value = now;
  }

  private key(what: string): string {
    return `schatulle.${what}.${this.table}.${this.seat ?? "spectator"}`;
  }
}
