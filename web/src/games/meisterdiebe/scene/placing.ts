/** Where a gem is at any moment: places become points of the world, and tracks become paths between them. */

import { Euler, Matrix4, Quaternion, Vector3 } from "three";
import { KINDS } from "../../../scene/cuts";
import type { GemShown } from "../../../scene/gems";
import { easeInOut, glide, hop, span } from "../../../scene/motion";
import { clamp } from "../../../scene/noise";
import type { Foot } from "../../../scene/spots";
import type { Box } from "./box";
import type { DiscTrack, Track } from "./clip";
import { DISC } from "./disc";
import type { Place } from "./lying";
import { CUSHION, DIM, HALF } from "./measures";
import { pouredSpot, spills, tippedAt } from "./pouring";
import { LANDING } from "./tracks";
import { cushionSpot, cushionTop, drawerSpot } from "./velvet";

interface Stand {
  readonly at: Vector3;
  readonly turn: Quaternion;
  readonly scale: number;
}

/** How high the middle of a gem or disc lies, and whether it stands against the wall instead. */
interface Thing {
  readonly rest: number;
  readonly disc: boolean;
}

/** When a gem that spills touches the cloth, as a part of its way. */
const BOUNCE = 0.6;
/** How long a streak is, in milliseconds of the way. */
const STREAK = 95;

export class Placing {
  private readonly cushion = new Matrix4();
  private readonly around = new Matrix4();

  constructor(private readonly box: Box) {
    const { x, z, turn } = CUSHION;
    this.cushion.makeTranslation(x, 0, z).multiply(new Matrix4().makeRotationY(turn));
  }

  gems(tracks: readonly Track[], ms: number, flip: number): GemShown[] {
    this.around.makeRotationY(this.box.rotation.y);
    return tracks.map((track) => {
      const thing = { rest: KINDS[track.gem].rest, disc: false };
      const now = this.along(track, ms, flip, thing);
      const falling = ["fall", "drop", "raise"].includes(track.route) && ms > track.start && ms < track.end;
      const trail = falling ? this.along(track, Math.max(track.start, ms - STREAK), flip, thing).at : null;
      return { gem: track.gem, matrix: matrixOf(now), trail };
    });
  }

  disc(track: DiscTrack, ms: number, flip: number): Matrix4 {
    this.around.makeRotationY(this.box.rotation.y);
    return matrixOf(this.along(track, ms, flip, { rest: DISC.height / 2, disc: true }));
  }

  /** Where each gem touches what it lies on; one in the air, or still on its way, is over the cloth. */
  feet(tracks: readonly Track[], ms: number, flip: number): Foot[] {
    return tracks.map((track) => {
      const { size, rest } = KINDS[track.gem];
      const { at, scale } = this.along(track, ms, flip, { rest, disc: false });
      const settled =
        track.route === "still" || track.route === "glide" || span(ms, track.start, track.end) > 0.97;
      if (settled) at.y -= rest * scale * (track.to.in === "red" ? 0.6 : 0.92);
      const near = settled ? 1 : 0.8 * clamp(1 - (at.y - rest) / 1.1);
      if (!settled) at.y = 0.01;
      return { gem: track.gem, at, size: size * scale, near };
    });
  }

  /** Places of the gems on the cushion, in its own measure. */
  dents(tracks: readonly Track[], ms: number): { x: number; z: number; radius: number }[] {
    const lying = tracks.filter(
      ({ to, start, end, route }) => to.in === "red" && (route === "still" || span(ms, start, end) > 0.93),
    );
    return lying.map(({ to, gem }) => {
      const { x, z, scale } = to.in === "red" ? cushionSpot(to.i, to.n) : { x: 0, z: 0, scale: 0 };
      return {
        x: x * CUSHION.size * 0.95,
        z: z * CUSHION.size * 0.95,
        radius: KINDS[gem].size * 0.95 * scale,
      };
    });
  }

  private along(track: Track | DiscTrack, ms: number, flip: number, thing: Thing): Stand {
    const t = track.route === "still" ? 1 : span(ms, track.start, track.end);
    if (track.route === "pour" && t < 1) return this.spilt(track, ms, t, thing);
    const to = this.stand(track.to, flip, thing);
    if (t === 1) return to;
    const from = this.stand(track.from, flip, thing);
    if (track.route === "glide") return between(from, to, glide(t));
    const spin = tumbled(to.turn, t, track.start);
    const scale =
      from.scale +
      (to.scale - from.scale) * (track.route === "arc" ? Math.min(1, t * 2) : Math.max(0, 2 * t - 1));
    if (track.route === "arc" || track.route === "fly")
      return { at: tossed(from.at, to.at, t), turn: spin, scale };
    return {
      at: this.fallen(from.at, to.at, t, thing, track.route === "fall" ? 0.5 : 0.9),
      turn: spin,
      scale,
    };
  }

  private stand(place: Place, flip: number, thing: Thing): Stand {
    if (place.in === "red") return this.onCushion(place.i, place.n, thing);
    if (place.in === "poured") return heaped(place, thing);
    if (place.in === "away")
      return { at: new Vector3(0.7 + 0.5 * (place.i % 3), 4.5, 5.4), turn: new Quaternion(), scale: 0.05 };
    return this.inDrawer(place, flip, thing);
  }

  private onCushion(i: number, n: number, { rest }: Thing): Stand {
    const spot = cushionSpot(i, n);
    const y = cushionTop(spot.x, spot.z, CUSHION.height) + rest * 0.78 * spot.scale;
    const at = new Vector3(spot.x * CUSHION.size * 0.95, y, spot.z * CUSHION.size * 0.95).applyMatrix4(
      this.cushion,
    );
    const lean = 0.2 - 0.11 * (i % 4);
    return {
      at,
      turn: new Quaternion().setFromEuler(new Euler(lean + 0.14, i * 1.9, 0.12)),
      scale: spot.scale,
    };
  }

  private inDrawer(
    place: Place & { in: "upper" | "lower" | "secret" | "below" },
    flip: number,
    thing: Thing,
  ): Stand {
    const behind = place.in === "secret" || place.in === "below";
    const depth = behind ? DIM.secretRoom : DIM.frontRoom;
    const spot = thing.disc ? { x: -0.3, z: depth - 0.1, scale: 1 } : drawerSpot(place.i, place.n, depth);
    const upper = place.in === "upper" || place.in === "secret";
    const upright = Math.cos(flip * Math.PI) > 0;
    const high = DIM.floor / 2 + (thing.disc ? DISC.radius * 0.94 : thing.rest * spot.scale);
    const y = (upper === upright ? 1 : -1) * high;
    const z = HALF - DIM.frontDepth - spot.z - (behind ? DIM.frontRoom + DIM.wall : 0);
    const world = this.around.clone().multiply(this.box.drawerMatrix[place.drawer]);
    const turn = new Quaternion().setFromRotationMatrix(world);
    if (!upright) turn.multiply(new Quaternion(1, 0, 0, 0));
    const tip = 0.12 + 0.06 * (place.i % 3);
    // A disc leans against the wall at the back, so that gems do not hide it.
    const lean = thing.disc
      ? new Euler(upright ? 1.2 : -1.2, 0, 0)
      : new Euler(tip, place.i * 1.3, tip * 0.6, "YXZ");
    const at = new Vector3(spot.x, y, z).applyMatrix4(world);
    return { at, turn: turn.multiply(new Quaternion().setFromEuler(lean)), scale: spot.scale };
  }

  /** On its cushion until that has tipped far enough, then over the edge, a bounce, and to its place. */
  private spilt({ to, start, end, route }: Track | DiscTrack, ms: number, t: number, thing: Thing): Stand {
    const rest = this.stand(to, 0, thing);
    if (to.in !== "poured" || route !== "pour") return rest;
    const [leaves, lies] = spills(to.i, to.n);
    const whole = (end - start) / (lies - leaves);
    const { x, y, z, tip } = tippedAt(to.lane, to.lanes, to.minus, Math.min(ms, start) / whole);
    const from = new Vector3(x - 0.3 * tip, y + 0.1 - 0.3 * tip * tip, z + (rest.at.z - z) * 0.5);
    if (t === 0) return { ...rest, at: from };
    const down = Math.min(1, t / BOUNCE);
    const at = from.clone().lerp(rest.at, easeInOut(t) * 0.4 + t * 0.6);
    at.y =
      t < BOUNCE
        ? from.y + (rest.at.y - from.y) * down * down
        : rest.at.y + 0.16 * hop((t - BOUNCE) / (1 - BOUNCE));
    return { at, turn: tumbled(rest.turn, t, start), scale: rest.scale };
  }

  /** Down to the cloth, one bounce, and round the corner of the box to where it will lie. */
  private fallen(from: Vector3, to: Vector3, t: number, { rest }: Thing, hop: number): Vector3 {
    const cloth = new Vector3(from.x, rest, from.z);
    if (t < LANDING) return from.clone().lerp(cloth, (t / LANDING) ** 2);
    const s = (t - LANDING) / (1 - LANDING);
    const way = easeInOut(s) * 0.35 + s * 0.65;
    const bend = cloth.clone().add(to).multiplyScalar(0.5).setY(0);
    bend.setLength(Math.max(2.75, bend.length()));
    const x = quadratic(cloth.x, bend.x, to.x, way);
    const z = quadratic(cloth.z, bend.z, to.z, way);
    return new Vector3(x, cloth.y + (to.y - cloth.y) * way + hop * 4 * s * (1 - s), z);
  }
}

function heaped({ lane, lanes, minus, i, n }: Place & { in: "poured" }, { rest }: Thing): Stand {
  const { x, z, scale } = pouredSpot(lane, lanes, minus, i, n);
  const turn = new Quaternion().setFromEuler(new Euler(0.12 * ((i % 3) - 1), i * 1.7, 0.1));
  return { at: new Vector3(x, rest * scale, z), turn, scale };
}

const quadratic = (a: number, b: number, c: number, t: number) =>
  (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;

function tossed(from: Vector3, to: Vector3, t: number): Vector3 {
  const at = from.clone().lerp(to, easeInOut(t));
  at.y += 1.4 * t * (1 - t);
  return at;
}

function between(from: Stand, to: Stand, t: number): Stand {
  return {
    at: from.at.clone().lerp(to.at, t),
    turn: from.turn.clone().slerp(to.turn, t),
    scale: from.scale + (to.scale - from.scale) * t,
  };
}

/** Tumbling that comes to rest. */
function tumbled(rest: Quaternion, t: number, seed: number): Quaternion {
  const axis = new Vector3(Math.sin(seed), 0.4, Math.cos(seed * 1.7)).normalize();
  return new Quaternion().setFromAxisAngle(axis, (1 - t) ** 1.5 * 9).multiply(rest);
}

const matrixOf = ({ at, turn, scale }: Stand) =>
  new Matrix4().compose(at, turn, new Vector3(scale, scale, scale));
