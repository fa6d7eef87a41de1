/** Where everything is at a time: matrices out of what the actors are doing. */
import { Euler, Matrix4, Quaternion, Vector3 } from "three";
import type { GemShown } from "../../../scene/gems";
import { hash, smooth } from "../../../scene/noise";
import { asStones } from "../scene";
import { type Actors, along, flightOf, hasStones } from "./actors";
import type { Mote } from "./air";
import type { Atlas } from "./atlas";
import { type CardShown, type Shade, THICK } from "./cards";
import type { Figure } from "./party";
import { LANTERN } from "./shapes";
import { mouthsIn } from "./view";

type Rgb = readonly [number, number, number];

export interface Things {
  readonly torch: Rgb;
  /** How large the flame and its glow are. */
  readonly flame: number;
  readonly cards: CardShown[];
  readonly shades: Shade[];
  readonly figures: Figure[];
  readonly gems: GemShown[];
  readonly motes: Mote[];
}

const CARD = 0.92;
const GROUND = 0.028;
/** Adventurers are taller than the room they take, and lean back a little, to be seen in the face. */
const TALL = 1.3;
const LEAN = 0.72;
const FACE_LEAN = 1.25;

/** A stone's size against the box's. */
const STONE = 0.68;
const HIGH = THICK + GROUND + 0.075;

export function arrange(actors: Actors, atlas: Atlas, now: number): Things {
  const torch = torchAt(actors, now);
  const things: Things = {
    torch,
    flame: actors.outside ? 2.2 : 2,
    cards: [],
    shades: [],
    figures: [],
    gems: [],
    motes: [],
  };
  if (!actors.outside) {
    lay(actors, atlas, now, things);
    stonesFlying(actors, now, things);
  }
  stand(actors, now, things);
  return things;
}

function torchAt(actors: Actors, now: number): Rgb {
  if (!actors.outside) return actors.torch.at(now);
  const [apart, foot] = mouths(actors);
  const [entered] = actors.entering.at(now);
  return [
    mouthX(actors) + apart * 0.42,
    1.15 - 0.5 * smooth(0.6, 1, entered),
    foot - apart * 0.25 * entered - apart * 0.1,
  ];
}

const mouths = ({ sight }: Actors) => mouthsIn(sight!.view.floor.width / sight!.layout.step);

/** The middle of the mouth of now. */
const mouthX = (actors: Actors) => (actors.sight!.scene.expedition - 3) * mouths(actors)[0];

function lay(actors: Actors, atlas: Atlas, now: number, things: Things): void {
  const back = atlas.back();
  let last: readonly [number, number] | null = null;
  for (const [i, { place, turn, tile }] of actors.cards.entries()) {
    const at = place.at(now);
    const [turned] = turn.at(now);
    const askew = ((((i * 37) % 7) - 3) * Math.PI) / 180;
    const rise = Math.sin(Math.PI * Math.min(1, Math.max(0, turned))) * 0.55;
    const matrix = placed([at[0], GROUND + rise, at[1]], [0, askew, (1 - turned) * Math.PI], CARD);
    things.cards.push({ matrix, front: atlas.card(tile.card), back });
    const half = (CARD / 2) * Math.max(0.25, Math.abs(Math.cos((1 - turned) * Math.PI)));
    things.shades.push(
      shadeUnder(at, half, CARD / 2, 0.035 + rise * 0.2, things.torch, 0.85 - rise * 0.6, askew),
    );
    if (turned > 0.9 && hasStones(tile)) lieOn(at, tile.stones, things, i);
    if (last) link(last, at, atlas, things);
    last = at;
  }
}

/** An arrow from one card to the next. */
function link(
  [ax, az]: readonly [number, number],
  [bx, bz]: readonly [number, number],
  atlas: Atlas,
  things: Things,
): void {
  const matrix = placed(
    [(ax + bx) / 2, GROUND + THICK * 0.7, (az + bz) / 2],
    [0, -Math.atan2(bz - az, bx - ax), 0],
    0.15,
  );
  things.cards.push({ matrix, front: atlas.arrow(), back: atlas.arrow() });
}

function lieOn([x, z]: readonly [number, number], count: number, things: Things, card: number): void {
  const kinds = asStones(count);
  const gap = Math.min(0.19, 0.74 / kinds.length);
  for (const [i, kind] of kinds.entries()) {
    const at: Rgb = [
      x + (i - (kinds.length - 1) / 2) * gap,
      HIGH,
      z + 0.23 + 0.03 * (hash(i, card, 7) - 0.5),
    ];
    things.gems.push(gem(kind, at, things, hash(i, card, 5) * 2.6, Math.min(1, gap / 0.165)));
    things.shades.push({
      matrix: placed([at[0], THICK + GROUND + 0.006, at[2] + 0.01], [0, 0, 0], 0.15),
      soft: 0.35,
      strong: 0.7,
      round: 1,
    });
  }
}

function stonesFlying(actors: Actors, now: number, things: Things): void {
  for (const stone of actors.stones) {
    const t = flightOf(stone, now);
    const card = actors.cards[stone.card];
    const goal = whereIs(actors, stone.seat, now);
    if (t < 0 || !card || !goal) continue;
    const [fx, fz] = card.place.at(now);
    const from: Rgb = [fx + stone.aside * 0.15, HIGH, fz + 0.2];
    const way = t * t * (3 - 2 * t);
    const at = (s: number): Rgb => [
      from[0] + (goal.x - from[0]) * s + stone.aside * 0.12 * Math.sin(Math.PI * s),
      from[1] +
        (0.34 - from[1]) * s +
        Math.sin(Math.PI * s) * (0.7 + 0.14 * ((stone.aside + stone.seat) % 3)),
      from[2] + (goal.z - from[2]) * s,
    ];
    const shown = gem(stone.kind, at(way), things, t * 9 + stone.aside, 1.15 - 0.5 * smooth(0.75, 1, t));
    things.gems.push({ ...shown, trail: t > 0.08 ? new Vector3(...at(Math.max(0, way - 0.12))) : null });
  }
}

/** Stones sparkle in the light that comes to them. */
function gem(kind: "d" | "r", at: Rgb, { torch }: Things, turn: number, size: number): GemShown {
  const away = Math.hypot(at[0] - torch[0], at[1] - torch[1], at[2] - torch[2]);
  const bright = 0.95 + 2.1 / (1 + 0.16 * away ** 2.2);
  const matrix = placed(at, [0.42, turn, 0], STONE * size);
  return { gem: kind, matrix, light: [bright * 1.12, bright * 0.94, bright * 0.74] };
}

interface Standing {
  readonly x: number;
  readonly z: number;
  readonly size: number;
  /** A bounce in the step, and how much is there of them. */
  readonly hop: number;
  readonly there: number;
}

function whereIs(actors: Actors, seat: number, now: number): Standing | null {
  const figure = actors.figures.get(seat);
  if (!figure) return null;
  const [x, z, size] = figure.at.at(now);
  const hop = figure.at.moving(now) ? Math.abs(Math.sin(now / 75 + seat)) * 0.05 : 0;
  if (!figure.out) return { x, z, size, hop, there: 1 };
  const [done] = figure.out.done.at(now);
  const [ox, oz] = along(figure.out.way, done);
  return {
    x: ox,
    z: oz,
    size,
    hop: Math.abs(Math.sin(now / 60 + seat)) * 0.06,
    there: 1 - smooth(0.72, 1, done),
  };
}

function stand(actors: Actors, now: number, things: Things): void {
  const [entered] = actors.entering.at(now);
  const [apart, foot] = mouths(actors);
  for (const seat of actors.figures.keys()) {
    const standing = whereIs(actors, seat, now);
    if (!standing || standing.there <= 0.02) continue;
    const { outside } = actors;
    const there = outside ? 1 - smooth(0.78, 1, entered) : standing.there;
    const tall =
      standing.size * TALL * (outside ? apart * 0.72 * (1 - 0.25 * entered) : 1) * (0.4 + 0.6 * there);
    const at: Rgb = outside
      ? [
          mouthX(actors) + standing.x * apart * (0.85 - 0.5 * smooth(0.3, 1, entered)),
          0.95 - 0.8 * smooth(0.5, 1, entered),
          foot + apart * (0.42 + standing.z * 0.4 - 0.55 * entered),
        ]
      : [standing.x, GROUND + standing.hop, standing.z + 0.22];
    if (there <= 0.02) continue;
    const yaw = (hash(seat, 1, 3) - 0.5) * 0.5;
    const matrix = placed(at, [outside ? -FACE_LEAN : -LEAN, yaw, 0], tall);
    things.figures.push({ seat, matrix });
    if (!outside) things.shades.push(castBy(at, tall, things.torch, there));
    const lamp = new Vector3(...LANTERN).applyMatrix4(matrix);
    things.motes.push({
      at: [lamp.x, lamp.y, lamp.z],
      size: tall * 0.6,
      color: [0.2 * there, 0.1 * there, 0.03 * there],
    });
  }
}

/** The shadow a figure throws away from the torch. */
function castBy([x, , z]: Rgb, tall: number, torch: Rgb, there: number): Shade {
  const [dx, dz] = [x - torch[0], z - torch[2]];
  const away = Math.hypot(dx, dz) || 1;
  const long = tall * (0.34 + 0.3 * Math.min(1.6, away));
  const middle: Rgb = [x + (dx / away) * long * 0.62, 0.035, z + (dz / away) * long * 0.62];
  const matrix = new Matrix4().compose(
    new Vector3(...middle),
    new Quaternion().setFromEuler(new Euler(0, -Math.atan2(dz, dx), 0)),
    new Vector3(long / 0.6, 1, (tall * 0.24) / 0.6),
  );
  return { matrix, soft: 0.34, strong: 0.75 * there, round: 1 };
}

function shadeUnder(
  [x, z]: readonly [number, number],
  halfWide: number,
  halfDeep: number,
  high: number,
  torch: Rgb,
  strong: number,
  askew: number,
): Shade {
  const [dx, dz] = [x - torch[0], z - torch[2]];
  const away = Math.hypot(dx, dz) || 1;
  const off = high + 0.015 * Math.min(3, away);
  const matrix = new Matrix4().compose(
    new Vector3(x + (dx / away) * off, 0.03, z + (dz / away) * off),
    new Quaternion().setFromEuler(new Euler(0, askew, 0)),
    new Vector3((halfWide * 1.03) / 0.6, 1, (halfDeep * 1.03) / 0.6),
  );
  return { matrix, soft: 0.09 + high * 0.6, strong, round: 0 };
}

function placed([x, y, z]: Rgb, [rx, ry, rz]: Rgb, scale: number): Matrix4 {
  // A lean is towards the eye, however a thing is turned.
  const turned = new Quaternion().setFromEuler(new Euler(rx, ry, rz, "XYZ"));
  return new Matrix4().compose(new Vector3(x, y, z), turned, new Vector3(scale, scale, scale));
}
