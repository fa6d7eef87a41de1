/** How much the device can draw: a first guess, then what the frames say. */

export type Tier = "full" | "lite";
export type Quality = Tier | "auto";

interface Hints {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** Software renderers, small memories and readers who save data start in the lite tier. */
export function guessTier(quality: Quality, renderer: string): Tier {
  if (quality !== "auto") return quality;
  const { deviceMemory = 8, connection } = navigator as Navigator & Hints;
  const frugal = connection?.saveData === true || matches("(prefers-reduced-data: reduce)");
  const software = /swiftshader|llvmpipe|software|basic render/i.test(renderer);
  return software || frugal || deviceMemory <= 2 || navigator.hardwareConcurrency <= 2 ? "lite" : "full";
}

const matches = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

/** The name of the graphics card, or nothing where the browser does not tell. */
export function rendererName(): string {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) throw new Error("no WebGL2");
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return name;
}

const SLOW = 60;
const VERY_SLOW = 150;
const RUN = 3;

/** Three slow frames running ask for the lite tier; three very slow ones for half the resolution while moving. */
export class Pace {
  private slow = 0;
  private verySlow = 0;
  private last: number | null = null;
  frameMs = 0;
  lite = false;
  coarse = false;

  /** A frame of a motion was begun at `now`. */
  frame(now: number): void {
    if (this.last !== null && now - this.last < 3000) this.took(now - this.last);
    this.last = now;
  }

  /** The motion is over: the time until the next frame says nothing. */
  rest(): void {
    this.last = null;
  }

  took(ms: number): void {
    this.frameMs = ms;
    this.slow = ms > SLOW ? this.slow + 1 : 0;
    this.verySlow = ms > VERY_SLOW ? this.verySlow + 1 : 0;
    this.lite ||= this.slow >= RUN;
    this.coarse ||= this.verySlow >= RUN;
  }

  /** After a change of tier the old figures do not count. */
  forget(): void {
    this.slow = this.verySlow = 0;
    this.last = null;
  }
}
