/** Numbers on their way from what they were to what they shall be. */
import { type Ease, easeInOut } from "../../../scene/motion";

export class Glide<Values extends readonly number[] = readonly number[]> {
  private from: Values;
  private to: Values;
  private since = 0;
  private ms = 0;
  private ease: Ease = easeInOut;

  constructor(values: Values) {
    this.from = this.to = values;
  }

  get goal(): Values {
    return this.to;
  }

  /** Sets out for other values, from wherever it is; where it is going already, it goes on. */
  steer(values: Values, now: number, ms: number, ease: Ease = easeInOut): void {
    if (values.length === this.to.length && values.every((value, i) => value === this.to[i])) return;
    this.from = this.at(now);
    this.to = values;
    this.since = now;
    this.ms = ms;
    this.ease = ease;
  }

  jump(values: Values): void {
    this.from = this.to = values;
    this.ms = 0;
  }

  /** Is there at once. */
  finish(): void {
    this.jump(this.to);
  }

  moving(now: number): boolean {
    return this.ms > 0 && now < this.since + this.ms;
  }

  at(now: number): Values {
    if (!this.moving(now)) return this.to;
    const t = this.ease(Math.max(0, now - this.since) / this.ms);
    return this.to.map(
      (to, i) => (this.from[i] ?? to) + (to - (this.from[i] ?? to)) * t,
    ) as unknown as Values;
  }
}
