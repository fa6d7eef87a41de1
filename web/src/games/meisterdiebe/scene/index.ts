/** The lazy entry of the box: importing this brings three.js with it. */

import { CanvasBox } from "./canvasBox";
import type { BoxScene, SceneOptions } from "./types";

export { START } from "./canvasBox";
export type * from "./types";

/** Makes the scene on a canvas; throws where there is no WebGL2. */
export function createBoxScene(canvas: HTMLCanvasElement, options: SceneOptions): BoxScene {
  return new CanvasBox(canvas, options);
}
