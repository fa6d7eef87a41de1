/** Renderer, lamps, room, table and shadows under the box. It draws only when told to. */

import * as THREE from "three";
import { Curtain } from "../../../scene/curtain";
import { free, freeMaterial } from "../../../scene/free";
import { clamp } from "../../../scene/noise";
import { contactShadow } from "../../../scene/shadow";
import type { Tier } from "../../../scene/tiers";
import { Backdrop, DARK } from "./backdrop";
import { Ground } from "./ground";
import { type Eye, RIG_YAW } from "./look";
import { CUSHION } from "./measures";
import { reflections } from "./reflections";
import type { Wardrobe } from "./wardrobe";

/** How long shaders are waited for, in milliseconds; after that the first picture waits for them. */
const PATIENCE = 2500;

export class Stage {
  readonly renderer: THREE.WebGLRenderer;
  readonly scene = new THREE.Scene();
  readonly camera = new THREE.PerspectiveCamera(26, 1, 0.5, 90);
  private readonly underBox = contactShadow(3.12, 0.9, 0.07);
  /** What the box keeps from the cloth around it. */
  private readonly aroundBox = contactShadow(3.5, 0.6, 0.2);
  private readonly underCushion = contactShadow(1.7, 0.75, 0.16);
  private ground: Ground | null = null;
  private backdrop: Backdrop | null = null;
  private readonly key = new THREE.DirectionalLight(0xffeed8, 2.7);
  private readonly fill = new THREE.DirectionalLight(0xffe0c4, 1.05);
  private readonly sky = new THREE.HemisphereLight(0xfff0dc, 0x2a2018, 1.1);
  private environment: THREE.WebGLRenderTarget | null = null;
  private readonly size = { width: 1, height: 1, ratio: 1 };
  private curtain: Curtain | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    tier: Tier,
    private readonly withRoom: boolean,
  ) {
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: tier === "full", alpha: true });
    this.renderer.toneMapping = THREE.NeutralToneMapping;
    this.renderer.toneMappingExposure = 1.05;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    // Only when something moved, not when the camera did.
    this.renderer.shadowMap.autoUpdate = false;
    this.key.position.set(-4.2, 8.2, 5.2);
    this.key.castShadow = true;
    Object.assign(this.key.shadow.camera, { left: -5, right: 5, top: 5, bottom: -5, near: 2, far: 18 });
    this.key.shadow.radius = 5;
    this.key.shadow.bias = -0.0006;
    this.key.shadow.normalBias = 0.02;
    this.fill.position.set(6, 2.5, 6);
    this.underCushion.position.set(CUSHION.x, 0.005, CUSHION.z);
    this.underCushion.rotation.y = CUSHION.turn;
    this.aroundBox.position.y = 0.003;
    this.scene.add(this.key, this.fill, this.aroundBox, this.underBox, this.underCushion);
  }

  /** Lamps and surroundings of a tier: reflections, a fine shadow and a room, or none of them. */
  light(tier: Tier): void {
    this.surround(tier);
    this.environment?.dispose();
    this.environment = null;
    this.scene.environment = null;
    this.scene.remove(this.sky);
    if (tier === "lite") this.scene.add(this.sky);
    else this.furnish();
    this.scene.environmentIntensity = 0.75;
    const size = tier === "lite" ? 512 : 1024;
    if (this.key.shadow.mapSize.x === size) return;
    this.key.shadow.mapSize.set(size, size);
    this.key.shadow.map?.dispose();
    this.key.shadow.map = null;
  }

  private surround(tier: Tier): void {
    this.clear();
    const open = this.withRoom && tier === "full";
    this.aroundBox.visible = tier === "full";
    this.ground = new Ground({ tier, melts: !open });
    this.backdrop = open ? new Backdrop() : null;
    this.scene.background = open ? DARK : null;
    this.scene.add(this.ground, ...(this.backdrop ? [this.backdrop] : []));
  }

  /** What the brush has made of cloth, table and room. */
  dress({ cloth, timber, room }: Wardrobe): void {
    this.ground?.dress(cloth, timber);
    if (room) this.backdrop?.dress(room);
  }

  private clear(): void {
    for (const it of [this.ground, this.backdrop]) if (it) free(it);
    this.ground = this.backdrop = null;
  }

  private furnish(): void {
    const pmrem = new THREE.PMREMGenerator(this.renderer);
    const scene = reflections();
    this.environment = pmrem.fromScene(scene, 0.028);
    this.scene.environment = this.environment.texture;
    pmrem.dispose();
    free(scene);
  }

  /** Lets go of what a lost context held; all of it comes back with the next frame, the reflections with `light`. */
  release(): void {
    this.raiseCurtain();
    this.environment?.dispose();
    this.environment = null;
    this.scene.environment = null;
    this.key.shadow.map?.dispose();
    this.key.shadow.map = null;
    this.clear();
    for (const { geometry, material } of [this.underBox, this.aroundBox, this.underCushion]) {
      geometry.dispose();
      freeMaterial(material);
    }
  }

  resize(width: number, height: number, ratio: number): void {
    if (width === this.size.width && height === this.size.height && ratio === this.size.ratio) return;
    Object.assign(this.size, { width, height, ratio });
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
  }

  get aspect(): number {
    return this.size.width / this.size.height;
  }

  get pixelHeight(): number {
    return this.size.height * this.size.ratio;
  }

  /** The camera stands in the rig; the yaw of the look turns the box instead. */
  look({ pitch, dist, at, shift }: Eye): void {
    const a = (RIG_YAW * Math.PI) / 180;
    const b = (pitch * Math.PI) / 180;
    const [x, y, z] = at;
    const away = dist * Math.cos(b);
    this.camera.position.set(x + away * Math.sin(a), y + dist * Math.sin(b), z + away * Math.cos(a));
    this.camera.lookAt(x, y, z);
    const { width, height } = this.size;
    this.camera.setViewOffset(width, height, -shift[0] * width, -shift[1] * height, width, height);
    this.camera.updateMatrixWorld();
  }

  /**
   * Builds the shaders, those of things that are not in sight yet included, while the page goes on: whoever draws before
   * they are built waits for them in one long task.
   */
  async warm(): Promise<void> {
    this.renderer.compile(this.scene, this.camera);
    const gl = this.renderer.getContext() as WebGL2RenderingContext;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    const until = performance.now() + PATIENCE;
    while (fence && performance.now() < until && !gl.isContextLost()) {
      if (gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    gl.deleteSync(fence);
  }

  /** The shadow under the box grows pale while the box is in the air. */
  shade(lift: number, yaw: number): void {
    for (const shadow of [this.underBox, this.aroundBox]) {
      shadow.scale.setScalar(1 + lift * 0.25);
      shadow.material.opacity = 1 / (1 + lift * 1.4);
      shadow.rotation.y = yaw;
    }
  }

  draw(moved: boolean): void {
    this.renderer.shadowMap.needsUpdate ||= moved;
    this.renderer.render(this.scene, this.camera);
    this.curtain?.draw(this.renderer);
  }

  /** Keeps the picture just drawn, to be faded out over the next ones. */
  lowerCurtain(): void {
    this.raiseCurtain();
    this.curtain = new Curtain(this.renderer);
  }

  /** How much of the kept picture is left to see. */
  fade(left: number): void {
    if (left <= 0) this.raiseCurtain();
    else this.curtain?.fade(clamp(left));
  }

  private raiseCurtain(): void {
    this.curtain?.dispose();
    this.curtain = null;
  }

  dispose(): void {
    this.raiseCurtain();
    for (const child of [...this.scene.children]) free(child);
    this.environment?.dispose();
    this.scene.environment = null;
    this.key.dispose();
    this.fill.dispose();
    this.sky.dispose();
    this.renderer.renderLists.dispose();
    this.renderer.resetState();
    this.renderer.dispose();
    // A canvas that stays in the page may get a new scene, and it has only this one context.
    const { renderer } = this;
    setTimeout(() => {
      if (!renderer.domElement.isConnected) renderer.forceContextLoss();
    });
  }
}
