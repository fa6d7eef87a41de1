/** How adventurers stand together at the front of the path, on one card's room. */
import type { Spot } from "./path";

export interface Crowd {
  readonly size: number;
  /** Where each stands, seen from the middle. */
  readonly places: readonly Spot[];
}

const MOST_IN_A_ROW = 4;

export function crowd(count: number, step: number): Crowd {
  const rows = Math.ceil(count / MOST_IN_A_ROW);
  const abreast = Math.ceil(count / rows);
  const size = Math.min(62, step * (count > 3 ? 0.42 : 0.5));
  const places = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / abreast);
    const inRow = Math.min(abreast, count - row * abreast);
    const along = (place % abreast) - (inRow - 1) / 2;
    const apart = Math.min(size * 0.8, (step * 1.02 - size) / Math.max(1, inRow - 1));
    // The middle ones a little further on, so that it is a group and no line.
    const ahead = Math.abs(along) < 1 && inRow > 2 ? -size * 0.12 : 0;
    return { x: along * apart, y: (row - (rows - 1) / 2) * size * 0.62 + ahead };
  });
  return { size, places };
}
