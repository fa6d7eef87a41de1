/** The lazy entry of the lit cave: importing this brings three.js with it. */
import { CanvasCave } from "./canvasCave";
import type { CaveOptions, LitCave, Sight } from "./types";

/** Makes the cave on a canvas, a piece at a time; fails where it cannot be drawn. */
export function buildCave(canvas: HTMLCanvasElement, first: Sight, options: CaveOptions): Promise<LitCave> {
  return CanvasCave.build(canvas, first, options);
}
