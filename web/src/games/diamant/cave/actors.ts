/** Who and what is in the cave, and on its way: turns one sight into the next. */
import { easeOut, glide, snap } from "../../../scene/motion";
import type { DiamantCard } from "../../../wire/types";
import { crowd } from "../crowd";
import { asStones, hazardsOn, isHazard, type Tile } from "../scene";
import { COLLAPSE, FRIGHT, OPENING } from "../staging";
import { Glide } from "./glide";
import { torchReach } from "./light";
import type { Sight } from "./types";
import { type Place, placeOf } from "./view";

const WALK = 600;
const TURN = 420;
const MOVE = 240;
const FLIGHT = 480;
const APART = 38;
const SEATS_APART = 12;
/** More than these from one card to one seat would only be a cloud. */
const MOST = 5;
/** How long the flame is restless after anything has happened. */
const RESTLESS = 1500;
/** How far the tunnel is seen to come from. */
const ENTRANCE = 15;

interface CardActor {
  tile: Tile;
  readonly place: Glide<Place>;
  /** 0 face down, 1 face up. */
  readonly turn: Glide<readonly [number]>;
}

interface FigureActor {
  /** Across, deep, and the size. */
  readonly at: Glide<readonly [number, number, number]>;
  /** The way out, and how much of it is done. */
  out: { readonly way: readonly Place[]; readonly done: Glide<readonly [number]> } | null;
}

export interface Stone {
  readonly kind: "d" | "r";
  readonly card: number;
  readonly seat: number;
  readonly since: number;
  readonly aside: number;
}

export interface Blow {
  readonly card: DiamantCard | undefined;
  readonly deadly: boolean;
  readonly since: number;
}

export const flightOf = (stone: Stone, now: number): number => (now - stone.since) / FLIGHT;

export class Actors {
  readonly distance = new Glide<readonly [number]>([10]);
  /** The way as one row of numbers, across and deep by turns. */
  readonly way = new Glide<readonly number[]>([]);
  readonly torch = new Glide<readonly [number, number, number]>([0, 1, 0]);
  readonly reach = new Glide<readonly [number]>([3]);
  /** How far into the mouth they have gone. */
  readonly entering = new Glide<readonly [number]>([0]);
  readonly cards: CardActor[] = [];
  readonly figures = new Map<number, FigureActor>();
  stones: Stone[] = [];
  blow: Blow | null = null;
  sight: Sight | null = null;
  private stirred = Number.NEGATIVE_INFINITY;

  /** Before the rock face, between two expeditions. */
  get outside(): boolean {
    return this.sight !== null && this.sight.scene.tiles.length === 0;
  }

  /** How restless the flame is, from 1 down to 0. */
  wild(now: number): number {
    return Math.max(0, 1 - Math.max(0, now - this.stirred) / RESTLESS);
  }

  set(sight: Sight, now: number): void {
    const before = this.sight;
    this.sight = sight;
    const fresh = !before || before.scene.tiles.length === 0 || sight.scene.tiles.length === 0;
    if (before && happened(before, sight)) this.stirred = now;
    this.pace(sight, now, fresh);
    this.deal(sight, now);
    this.gather(sight, now, fresh);
    this.strike(sight, before, now);
  }

  fly(card: number, seat: number, stones: number, now: number): void {
    const kinds = asStones(Math.max(1, Math.round(stones))).slice(0, MOST);
    for (const [i, kind] of kinds.entries())
      this.stones.push({ kind, card, seat, since: now + i * APART + seat * SEATS_APART, aside: i - 2 });
    this.stirred = now;
  }

  moving(now: number): boolean {
    this.stones = this.stones.filter((stone) => flightOf(stone, now) < 1);
    if (this.blow && now - this.blow.since > (this.blow.deadly ? COLLAPSE : FRIGHT)) this.blow = null;
    return (
      this.stones.length > 0 ||
      this.blow !== null ||
      this.wild(now) > 0 ||
      this.glides().some((it) => it.moving(now))
    );
  }

  finish(): void {
    for (const it of this.glides()) it.finish();
    this.stones = [];
    this.blow = null;
    this.stirred = Number.NEGATIVE_INFINITY;
  }

  private glides(): Glide<readonly number[]>[] {
    const all: unknown[] = [this.distance, this.way, this.torch, this.reach, this.entering];
    for (const { place, turn } of this.cards) all.push(place, turn);
    for (const { at, out } of this.figures.values()) all.push(at, ...(out ? [out.done] : []));
    return all as Glide<readonly number[]>[];
  }

  /** The eye, the way, and the light at its end. */
  private pace({ scene, layout, view, staged }: Sight, now: number, fresh: boolean): void {
    const places = [...layout.spots, layout.ahead].map((spot) => placeOf(view, layout, spot));
    const [x, z] = places[0]!;
    const way = [x - ENTRANCE, z, ...places.flat()];
    const known = this.way.goal.length;
    if (fresh || way.length < known) this.way.jump(way);
    else if (way.length > known) {
      const sofar = this.way.at(now);
      const end = sofar.slice(-2);
      this.way.jump([...sofar, ...Array.from({ length: (way.length - known) / 2 }, () => end).flat()]);
    }
    const [ax, az] = places.at(-1)!;
    // Beside the party, on the side where there is room for it.
    const side = ax > view.floor.width / 2 / layout.step - 0.95 ? -1 : 1;
    const torch = [ax + 0.66 * side, 1.05, az + 0.05] as const;
    if (fresh) {
      this.torch.jump(torch);
      this.distance.jump([view.focal / layout.step]);
      this.reach.jump([torchReach(hazardsOn(scene.tiles))]);
      this.entering.jump([staged ? 0 : 0.4]);
      if (staged) this.entering.steer([1], now, OPENING, easeOut);
    }
    this.way.steer(way, now, WALK, glide);
    this.torch.steer(torch, now, WALK, glide);
    this.distance.steer([view.focal / layout.step], now, MOVE, glide);
    this.reach.steer([torchReach(hazardsOn(scene.tiles))], now, WALK);
  }

  private deal({ scene, layout, view }: Sight, now: number): void {
    this.cards.length = Math.min(this.cards.length, scene.tiles.length);
    for (const [i, tile] of scene.tiles.entries()) {
      const place = placeOf(view, layout, layout.spots[i]!);
      const known = this.cards[i];
      const turning = scene.turning && i === scene.tiles.length - 1;
      if (!known || known.tile.card !== tile.card) {
        const turn = new Glide<readonly [number]>([turning ? 0 : 1]);
        if (turning) turn.steer([1], now, TURN, snap);
        this.cards[i] = { tile, place: new Glide(place), turn };
      } else {
        known.tile = tile;
        known.place.steer(place, now, MOVE, glide);
      }
    }
  }

  private gather(sight: Sight, now: number, fresh: boolean): void {
    const { scene, layout, view } = sight;
    const seats = scene.inside.flatMap((inside, seat) => (inside ? [seat] : []));
    const { size, places } = crowd(seats.length, 100);
    const [ax, az] = this.outside ? [0, 0] : placeOf(view, layout, layout.ahead);
    if (fresh) this.figures.clear();
    for (const seat of [...this.figures.keys()]) if (!scene.inside[seat]) this.figures.delete(seat);
    for (const [i, seat] of seats.entries()) {
      const goal = [ax + places[i]!.x / 100, az + places[i]!.y / 100, size / 100] as const;
      const figure = this.figures.get(seat);
      if (scene.leaving.includes(seat)) this.send(seat, sight, now);
      else if (figure) {
        figure.out = null;
        figure.at.steer(goal, now, WALK, glide);
      } else this.enter(seat, goal, sight, now, fresh);
    }
  }

  /** Whoever is new comes along the way, if anything is seen of it. */
  private enter(
    seat: number,
    goal: readonly [number, number, number],
    { layout, view, staged }: Sight,
    now: number,
    fresh: boolean,
  ): void {
    const comes = fresh && staged && !this.outside;
    const [x, z] = placeOf(view, layout, layout.spots[0] ?? layout.ahead);
    const at = new Glide<readonly [number, number, number]>(
      comes ? [x - 1.6 + goal[0] - x, z, goal[2]] : goal,
    );
    if (comes) at.steer(goal, now, WALK, glide);
    this.figures.set(seat, { at, out: null });
  }

  /** Back along the cards, and out of sight. */
  private send(seat: number, { layout, view }: Sight, now: number): void {
    const figure = this.figures.get(seat);
    if (!figure || figure.out) return;
    const [x, z] = figure.at.at(now);
    const back = layout.spots.map((spot) => placeOf(view, layout, spot)).reverse();
    const done = new Glide<readonly [number]>([0]);
    done.steer([1], now, WALK);
    const [lx, lz] = back.at(-1) ?? [x, z];
    figure.out = { way: [[x, z], ...back, [lx - 2.5, lz]], done };
  }

  private strike({ scene }: Sight, before: Sight | null, now: number): void {
    if (scene.mood === "calm" || scene.mood === before?.scene.mood) return;
    this.blow = { card: scene.tiles.at(-1)?.card, deadly: scene.mood === "collapse", since: now };
  }
}

/** Whether anything has come to pass that stirs the air. */
function happened({ scene: before }: Sight, { scene: after }: Sight): boolean {
  return (
    before !== after &&
    (before.tiles.length !== after.tiles.length || before.mood !== after.mood || after.leaving.length > 0)
  );
}

/** Where one is after a share of a way, and what share of the last piece is left. */
export function along(way: readonly Place[], done: number): Place {
  const lengths = way.slice(1).map(([x, z], i) => Math.hypot(x - way[i]![0], z - way[i]![1]));
  let left = done * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const t = length > 0 ? Math.min(1, left / length) : 1;
      const [[ax, az], [bx, bz]] = [way[i]!, way[i + 1]!];
      return [ax + (bx - ax) * t, az + (bz - az) * t];
    }
    left -= length;
  }
  return way[0]!;
}

export const hasStones = (tile: Tile): boolean => tile.stones > 0 && !isHazard(tile.card);
