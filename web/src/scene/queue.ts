/** Cues in order: one is played at a time, and all of them can be finished at once. */

/** Plays one thing at a time. */
export interface Player<T> {
  /** Starts it and says how many milliseconds it takes. */
  begin(cue: T): number;
  advance(ms: number): void;
  end(): void;
  /** Does it without showing it. */
  settle(cue: T): void;
}

interface Waiting<T> {
  readonly cue: T;
  resolve(): void;
}

export class Queue<T> {
  private readonly waiting: Waiting<T>[] = [];
  private current: (Waiting<T> & { readonly ms: number; readonly since: number }) | null = null;

  constructor(private readonly player: Player<T>) {}

  add(cue: T): Promise<void> {
    return new Promise((resolve) => this.waiting.push({ cue, resolve }));
  }

  busy(): boolean {
    return this.current !== null || this.waiting.length > 0;
  }

  /** Moves on to the time `now`; true while there is something left to play. */
  tick(now: number): boolean {
    for (;;) {
      if (!this.current && !this.start(now)) return false;
      const { ms, since, resolve } = this.current!;
      const elapsed = (now - since) * this.haste();
      if (elapsed < ms) {
        this.player.advance(elapsed);
        return true;
      }
      this.current = null;
      this.player.end();
      resolve();
    }
  }

  /** Ends what is played and settles the rest, in order. */
  skip(): void {
    const current = this.current;
    this.current = null;
    if (current) this.player.end();
    current?.resolve();
    for (const { cue, resolve } of this.waiting.splice(0)) {
      this.player.settle(cue);
      resolve();
    }
  }

  /** A long queue plays faster, so that the table never lags far behind the game. */
  private haste(): number {
    return 1 + 0.25 * Math.max(0, this.waiting.length - 6);
  }

  private start(now: number): boolean {
    const next = this.waiting.shift();
    if (!next) return false;
    this.current = { ...next, ms: this.player.begin(next.cue), since: now };
    return true;
  }
}
