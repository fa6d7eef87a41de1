/** Plays a beat's events one after the other: on the box, on the cards, and in what the board shows meanwhile. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { reducedMotion } from "../../client/prefs";
import type { Beat } from "../../client/viewer";
import { Pauses } from "../../scene/pauses";
import { sound } from "../../sound";
import type { MeisterdiebeEvent, MeisterdiebeTurnedUp, MeisterdiebeView } from "../../wire/types";
import { bagOf, total } from "../gems";
import type { Drawer, Move } from "./boxGeometry";
import { cuesOf, pourCues } from "./cues";
import { type View, viewAfter } from "./eventView";
import { flightsOf, fly } from "./flights";
import type { BoxScene, Cue } from "./scene/types";

const COUNTS = 3;
const COUNT_MS = 260;
const FLIP_MS = 480;
const LOOK_MS = 650;
const RING_MS = 700;
const FLAT_MS = 420;
/** A tab in the background draws nothing: no cue may hold the game up. */
const LONGEST_CUE = 3000;

export interface Showing {
  readonly view: MeisterdiebeView;
  readonly since: MeisterdiebeView;
}

export class BoxStaging {
  /** The board in the middle of a beat, and the view before it: with the next view it is out of date. */
  readonly showing: Signal<Showing | null> = signal<Showing | null>(null);
  readonly playing: Signal<boolean> = signal(false);
  /** The count before cards are turned up: 3, 2, 1. */
  readonly count: Signal<number | null> = signal<number | null>(null);
  readonly ringing: Signal<number | null> = signal<number | null>(null);
  /** The drawer where something happens. */
  readonly lit: Signal<Drawer | null> = signal<Drawer | null>(null);
  /** At the end: how many seats have poured their cushions out, the one that does it now included. */
  readonly poured: Signal<number> = signal(0);
  /** Moves of the box that the reader has seen already, having tried them. */
  tried: readonly Move[] = [];
  private pauses = new Pauses();

  constructor(
    private readonly scene: ReadonlySignal<BoxScene | null>,
    private readonly board: RefObject<HTMLElement | null>,
  ) {}

  readonly play = async (beat: Beat, view: MeisterdiebeView): Promise<void> => {
    this.pauses = new Pauses();
    this.poured.value = 0;
    this.playing.value = true;
    let now: View = view;
    for (const event of beat.events as readonly MeisterdiebeEvent[]) {
      const next = viewAfter(now, event);
      await this.before(event, now, next);
      now = next;
      this.showing.value = { view: now, since: view };
      await this.after(event);
    }
    this.lit.value = null;
    this.playing.value = false;
  };

  /** What is still to come of this beat is not played any more. */
  skip(): void {
    this.pauses.hurry();
    this.scene.peek()?.skip();
  }

  private async before(event: MeisterdiebeEvent, view: View, next: View): Promise<void> {
    if (this.pauses.inHurry) return;
    if (event.type === "TurnedUp") return this.countIn(event, view);
    if (event.type === "GameEnded") return this.pourOut(view);
    if ("drawer" in event) this.lit.value = event.drawer;
    if (event.type === "Opened" && event.alarm !== null) void this.ring(event.alarm);
    if (event.type === "BoxTurned" && this.hasTried(event.moves)) return;
    if (this.board.current) for (const it of flightsOf(event)) fly(this.board.current, it);
    const cues = cuesOf(event, view, next);
    if (this.scene.peek()) for (const cue of cues) await this.onBox(cue);
    else if (cues.length > 0) await this.pauses.pause(FLAT_MS);
  }

  /** Time to look, where there is something to be seen. */
  private async after(event: MeisterdiebeEvent): Promise<void> {
    if (event.type === "TurnedUp") {
      sound("reveal");
      await this.pauses.pause(FLIP_MS);
    } else if (event.type === "Opened" && (event.upper || total(bagOf(event.fell)) > 0)) {
      if (event.caught) sound("caught");
      await this.pauses.pause(LOOK_MS);
    } else if (event.type === "Chose") {
      sound("card");
    }
  }

  /** Everyone's cushions in turn; a page without a box, or that is to be still, has the results at once. */
  private async pourOut(view: View): Promise<void> {
    if (!this.scene.peek() || reducedMotion.peek()) return;
    for (const cue of pourCues(view)) {
      this.poured.value++;
      await this.onBox(cue);
    }
    await this.pauses.pause(LOOK_MS);
  }

  private hasTried(moves: readonly Move[]): boolean {
    return moves.length > 0 && moves.join() === this.tried.join();
  }

  private async onBox(cue: Cue): Promise<void> {
    if (this.pauses.inHurry) return;
    await Promise.race([this.scene.peek()?.play(cue), this.pauses.pause(LONGEST_CUE)]);
    this.pauses.wakeUp();
  }

  private async countIn(event: MeisterdiebeTurnedUp, view: MeisterdiebeView): Promise<void> {
    if (!event.cards.some((card, seat) => card && view.chosen[seat] === "?")) return;
    for (let left = COUNTS; left > 0 && !this.pauses.inHurry; left--) {
      this.count.value = left;
      sound("tap");
      await this.pauses.pause(COUNT_MS);
    }
    this.count.value = null;
  }

  private async ring(seat: number): Promise<void> {
    this.ringing.value = seat;
    sound("alarm");
    await new Promise((done) => setTimeout(done, RING_MS));
    this.ringing.value = null;
  }
}
