/** The lit cave on a canvas: draws a frame when something has changed, and none when nothing has. */
import * as THREE from "three";
import { Frames, watchCanvas } from "../../../scene/frames";
import { free } from "../../../scene/free";
import { Gems } from "../../../scene/gems";
import { onAnyInput } from "../../../scene/pauses";
import { Pace } from "../../../scene/tiers";
import { OPENING } from "../staging";
import { Actors } from "./actors";
import { Air } from "./air";
import { arrange, type Things } from "./arrange";
import { Atlas } from "./atlas";
import { Cards, Shades } from "./cards";
import { Digging, type Site } from "./dig";
import { makeLight } from "./glsl";
import { Grain } from "./grain";
import { Party } from "./party";
import { Rock } from "./rock";
import type { CaveOptions, Figures, LitCave, Sight } from "./types";
import { fromFloor, mouthsIn, PITCH, type Place, toFloor } from "./view";
import { weather } from "./weather";

const SHARPEST = 2;
/** More pixels than these are not seen in the dark. */
const MOST_PIXELS = 6_500_000;
const FINE_CELL = 512;
const COARSE_CELL = 256;

/** Lets the page answer between two pieces of work. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

export class CanvasCave implements LitCave {
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.PerspectiveCamera(30, 1, 0.1, 80);
  private readonly light = makeLight();
  private readonly actors = new Actors();
  private readonly frames = new Frames((now) => this.frame(now));
  private readonly pace = new Pace();
  private readonly unwatch: () => void;
  private made: Made | null = null;
  private dug = "";
  private drawn = 0;
  private gone = false;
  private shown = false;
  /** Ends the waiting before the mouths. */
  private unhurry = () => {};
  /** What is inside, while the mouths are seen. */
  private awaited: Sight | null = null;

  private constructor(
    private readonly renderer: THREE.WebGLRenderer,
    private readonly options: CaveOptions,
  ) {
    renderer.toneMapping = THREE.NeutralToneMapping;
    renderer.toneMappingExposure = 1.05;
    renderer.info.autoReset = false;
    this.unwatch = watchCanvas(renderer.domElement, {
      lost: () => options.giveUp(),
      restored: () => {},
      seen: (hidden) => (hidden ? this.land() : this.frames.ask()),
    });
  }

  /** Builds it piece by piece, and resolves when there is something to see. */
  static async build(canvas: HTMLCanvasElement, first: Sight, options: CaveOptions): Promise<CanvasCave> {
    const renderer = new THREE.WebGLRenderer({ canvas, antialias: true });
    const cave = new CanvasCave(renderer, options);
    if (
      !renderer.getContext().getExtension("EXT_color_buffer_float") &&
      !renderer.getContext().getExtension("EXT_color_buffer_half_float")
    )
      throw new Error("no height field can be painted");
    await breath();
    const made = make(renderer, cave.light, cave.cellFor(first), () => cave.frames.ask());
    for (let step = made.next(); ; step = made.next()) {
      if (cave.gone) return cave;
      if (step.done) {
        cave.made = step.value;
        break;
      }
      if (step.value) cave.scene.add(step.value);
      await breath();
    }
    cave.actors.set(first, performance.now());
    cave.arrange(performance.now());
    await cave.warm();
    return cave;
  }

  /** One shader after the other, so that none keeps the page from answering for long. */
  private async warm(): Promise<void> {
    for (const thing of this.scene.children) {
      if (this.gone) return;
      this.renderer.compile(thing, this.camera, this.scene);
      await breath();
    }
  }

  show(sight: Sight): void {
    const first = !this.shown;
    this.shown = true;
    if (first && hasJustBegun(sight)) this.open(sight);
    else if (this.awaited && hasJustBegun(sight)) this.awaited = sight;
    else this.enter(sight, this.awaited !== null);
    if (document.hidden) this.land();
    this.frames.ask();
  }

  /** An expedition that has just begun is seen from outside first. */
  private open(sight: Sight): void {
    this.awaited = sight;
    this.actors.set({ ...sight, scene: { ...sight.scene, tiles: [] }, staged: true }, performance.now());
    const go = () => this.awaited && this.enter(this.awaited, true);
    const timer = setTimeout(go, OPENING);
    const deaf = onAnyInput(() => this.land());
    this.unhurry = () => {
      clearTimeout(timer);
      deaf();
    };
  }

  private enter(sight: Sight, opened: boolean): void {
    this.unhurry();
    this.awaited = null;
    this.actors.set(opened ? { ...sight, staged: true } : sight, performance.now());
    this.frames.ask();
  }

  fly(card: number, seat: number, stones: number): void {
    this.actors.fly(card, seat, stones, performance.now());
    this.frames.ask();
  }

  land(): void {
    if (this.awaited) this.enter(this.awaited, true);
    this.actors.finish();
    this.frames.ask();
  }

  figures(): Figures {
    const { calls, triangles } = this.renderer.info.render;
    return { frames: this.drawn, calls, triangles };
  }

  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    this.unhurry();
    this.frames.stop();
    this.unwatch();
    for (const child of [...this.scene.children]) free(child);
    this.made?.dispose();
    this.renderer.dispose();
    const { renderer } = this;
    setTimeout(() => {
      if (!renderer.domElement.isConnected) renderer.forceContextLoss();
    });
  }

  private cellFor({ layout }: Sight): number {
    return layout.step * this.options.dpr() > 300 ? FINE_CELL : COARSE_CELL;
  }

  private sharpness(width: number, height: number): number {
    return Math.min(SHARPEST, this.options.dpr(), Math.sqrt(MOST_PIXELS / (width * height)));
  }

  private frame(now: number): void {
    if (this.gone || !this.made || !this.actors.sight) return;
    const moving = this.actors.moving(now);
    if (moving) this.pace.frame(now);
    else this.pace.rest();
    if (this.pace.lite && !this.options.patient) {
      this.options.giveUp();
      return;
    }
    this.arrange(now);
    this.renderer.info.reset();
    this.renderer.render(this.scene, this.camera);
    this.drawn++;
    if (moving) this.frames.ask();
  }

  /** Puts everything where it is at a time. */
  private arrange(now: number): void {
    const { actors, made } = this;
    if (!made || !actors.sight) return;
    const air = weather(actors, now);
    this.look(air.shake);
    const { torch, reach, power, tint, dusk } = this.light;
    const things = arrange(actors, made.atlas, now);
    torch.value.set(...things.torch);
    reach.value = actors.reach.at(now)[0];
    power.value = air.power;
    tint.value.setRGB(...air.tint);
    dusk.value = air.dusk;
    this.dig(now);
    this.furnish(made, things, now);
    made.air.burn(now / 1000, things.flame);
    made.air.float([...things.motes, ...air.sparks(things.torch)], this.scale);
    made.air.cloud(new THREE.Color(...air.smoke), air.thick, now / 1000, this.camera.aspect);
    made.air.rain(air.fall, [things.torch[0] - 0.4, things.torch[2]]);
  }

  private furnish(made: Made, things: Things, now: number): void {
    made.cards.lay(things.cards);
    made.shades.lay(things.shades);
    made.party.stand(things.figures);
    made.gems.show(things.gems, now / 1000, this.camera, this.renderer.domElement.height);
  }

  private get scale(): number {
    return (this.renderer.domElement.height * this.camera.projectionMatrix.elements[5]!) / 2;
  }

  private look([dx, dy]: readonly [number, number]): void {
    const { board, view } = this.actors.sight!;
    this.fit(board.width, board.height);
    const { camera } = this;
    camera.fov = (2 * Math.atan(board.height / 2 / view.focal) * 180) / Math.PI;
    camera.aspect = board.width / board.height;
    const [distance] = this.actors.distance.at(performance.now());
    const pitch = this.actors.outside ? PITCH.face : PITCH.floor;
    camera.position.set(dx, distance * Math.sin(pitch) + dy, distance * Math.cos(pitch));
    camera.up.set(0, 1, 0);
    camera.lookAt(dx, dy, 0);
    const { x, y } = view.middle;
    camera.setViewOffset(
      board.width,
      board.height,
      board.width / 2 - x,
      board.height / 2 - y,
      board.width,
      board.height,
    );
    camera.updateMatrixWorld();
  }

  private fit(width: number, height: number): void {
    const size = this.renderer.getSize(new THREE.Vector2());
    if (size.x === width && size.y === height) return;
    this.renderer.setPixelRatio(this.sharpness(width, height));
    this.renderer.setSize(width, height, false);
  }

  /** Digs only where the way, the eye or the expedition has changed. */
  private dig(now: number): void {
    const { actors, made } = this;
    const { board, view, scene, layout } = actors.sight!;
    const [distance] = actors.distance.at(now);
    const pitch = actors.outside ? PITCH.face : PITCH.floor;
    const numbers = actors.way.at(now);
    const way = Array.from(
      { length: numbers.length / 2 },
      (_, i): Place => [numbers[i * 2]!, numbers[i * 2 + 1]!],
    );
    const site: Site = {
      way,
      toFloor: toFloor(view, board, distance, pitch),
      lit: actors.outside ? scene.expedition - 1 : null,
      mouth: mouthsIn(view.floor.width / layout.step),
      seed: scene.expedition * 131,
    };
    const key = JSON.stringify(site);
    if (key === this.dug) return;
    this.dug = key;
    made!.digging.dig(this.renderer, site);
    made!.rock.lie(site.toFloor, fromFloor(view, board, distance, pitch), actors.outside);
  }
}

/** One card lies there, and everybody is still inside. */
const hasJustBegun = ({ scene }: Sight): boolean =>
  scene.tiles.length === 1 && !scene.turning && scene.mood === "calm" && scene.inside.every(Boolean);

type Made = {
  readonly digging: Digging;
  readonly rock: Rock;
  readonly atlas: Atlas;
  readonly cards: Cards;
  readonly shades: Shades;
  readonly party: Party;
  readonly gems: Gems;
  readonly air: Air;
  dispose(): void;
};

/** Everything, a piece at a time. */
function* make(
  renderer: THREE.WebGLRenderer,
  light: ReturnType<typeof makeLight>,
  cell: number,
  changed: () => void,
): Generator<THREE.Object3D | null, Made> {
  const grain = new Grain(renderer);
  yield null;
  const digging = new Digging();
  const rock = new Rock(light, digging.target.texture, grain.target.texture);
  yield rock;
  const atlas = new Atlas(cell, changed, renderer.capabilities.getMaxAnisotropy());
  const cards = new Cards(light, atlas);
  yield cards;
  const shades = new Shades();
  yield shades;
  const party = new Party(light, atlas);
  yield party;
  const gems = new Gems("full");
  yield gems;
  const air = new Air(light, grain.target.texture);
  yield air;
  const dispose = () => {
    grain.dispose();
    digging.dispose();
    atlas.texture.dispose();
  };
  return { digging, rock, atlas, cards, shades, party, gems, air, dispose };
}
