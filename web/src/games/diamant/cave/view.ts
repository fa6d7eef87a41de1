/** From where the cave is seen: how much floor there is in a room of the page, and where on the page a point of it lies. */
import type { PathLayout, Room, Spot } from "../path";

const deg = Math.PI / 180;

/** How steeply one looks down on the floor, and how nearly straight at the rock face with the mouths. */
export const PITCH = { floor: 56 * deg, face: 76 * deg } as const;
/** The distance of the eye, in heights or widths of the room: little enough for depth, enough to keep cards alike. */
const DISTANCE = { height: 2.3, width: 1.3 };

export interface View {
  /** Pixels from the eye to where it looks; there the floor is as large as on the page. */
  readonly focal: number;
  /** Where on the board it looks. */
  readonly middle: Spot;
  /** The floor that fills the ground, in the pixels of its middle. */
  readonly floor: Room;
}

/** A view whose floor fills the ground, nearer rows larger than farther ones. */
export function viewOn({ x, y, width, height }: Room & Spot): View {
  const focal = Math.max(1, height * DISTANCE.height, width * DISTANCE.width);
  const [s, c] = [Math.sin(PITCH.floor), Math.cos(PITCH.floor)];
  const root = focal * Math.hypot(focal * s, height * c);
  const half = height > 0 ? (root - focal * focal * s) / (height * c * c) : 0;
  const top = (focal * half * s) / (focal + half * c);
  return {
    focal,
    middle: { x: x + width / 2, y: y + top },
    floor: { width: (width * (focal - half * c)) / focal, height: half * 2 },
  };
}

/** The page's place of a spot on the floor, measured from the ground's corner, and how large things are there. */
export function onPage(view: View, { x, y }: Spot, ground: Spot): Spot & { readonly scale: number } {
  const scale = scaleAt(view, y);
  return {
    x: view.middle.x - ground.x + (x - view.floor.width / 2) * scale,
    y: view.middle.y - ground.y + (y - view.floor.height / 2) * Math.sin(PITCH.floor) * scale,
    scale,
  };
}

function scaleAt({ focal, floor }: View, y: number): number {
  return focal / (focal - (y - floor.height / 2) * Math.cos(PITCH.floor));
}

/** Across and towards the eye from the middle of the floor, in steps of the path. */
export type Place = readonly [number, number];

export function placeOf({ floor }: View, { step }: PathLayout, { x, y }: Spot): Place {
  return [(x - floor.width / 2) / step, (y - floor.height / 2) / step];
}

/** A projective map of the plane, in rows. */
export type Map3 = readonly [number, number, number, number, number, number, number, number, number];

/** More than the board is dug, because what is high leans into the picture. */
const MARGIN = 0.14;

/** From a board with a margin (0 to 1 across and down) to the floor in steps. */
export function toFloor({ focal, middle }: View, board: Room, distance: number, pitch: number): Map3 {
  const [s, c] = [Math.sin(pitch), Math.cos(pitch)];
  const [w, h] = [board.width * (1 + 2 * MARGIN), board.height * (1 + 2 * MARGIN)];
  const left = -MARGIN * board.width - middle.x;
  const top = -MARGIN * board.height - middle.y;
  return [
    distance * s * w,
    0,
    distance * s * left,
    0,
    distance * h,
    distance * top,
    0,
    c * h,
    s * focal + c * top,
  ];
}

/** The way back. */
export function fromFloor({ focal, middle }: View, board: Room, distance: number, pitch: number): Map3 {
  const [s, c] = [Math.sin(pitch), Math.cos(pitch)];
  const [w, h] = [board.width * (1 + 2 * MARGIN), board.height * (1 + 2 * MARGIN)];
  const left = MARGIN * board.width + middle.x;
  const top = MARGIN * board.height + middle.y;
  return [
    focal / w,
    (-c * left) / w,
    (distance * left) / w,
    0,
    (focal * s - c * top) / h,
    (distance * top) / h,
    0,
    -c,
    distance,
  ];
}

/** Five mouths as wide as there is room: how far apart, where their foot is, half their width, their height. */
export function mouthsIn(width: number): readonly [number, number, number, number] {
  const apart = Math.min(2.4, width / 5.1);
  return [apart, apart * 0.3, apart * 0.33, apart * 0.5];
}
