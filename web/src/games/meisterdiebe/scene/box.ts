/** The jewel box: three levels, twelve drawers, brass. Eight instanced meshes; the pose decides every matrix. */

import {
  type BufferGeometry,
  Color,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  type Texture,
} from "three";
import { hash } from "../../../scene/noise";
import { plainTexture } from "../../../scene/textures";
import type { Tier } from "../../../scene/tiers";
import { DRAWERS, isLong, LEVELS } from "../boxGeometry";
import { levelGeometry, magnetGeometry } from "./carcass";
import { bodyGeometry, frameGeometry, frontGeometry, inlayGeometry, knobGeometry } from "./drawerShapes";
import { atlasMaterial, brassMaterial, lidMaterial, timberMaterial } from "./materials";
import { DIM, FACING, HALF, STEP } from "./measures";
import type { BoxPose } from "./pose";
import type { Drawer, Level } from "./types";

const LEVEL_TINT: Record<Level, number> = { A: 0x6d4433, B: 0xc6a67f, C: 0x5b4031 };
const BRASS = new Color(0xe3b866);
const NOWHERE = new Matrix4().makeScale(0, 0, 0);

export interface WoodTextures {
  readonly fronts: Texture;
  readonly timber: Texture;
  readonly lid: Texture;
}

/** Cells of the atlas: four columns (drawers 1 to 4), three rows (levels), cut a little inside their edges. */
function atlasCells(): InstancedBufferAttribute {
  const cells = new Float32Array(48);
  const inset = 5 / 512;
  const insetV = 5 / 170;
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) {
      const cell = [(i + inset) / 4, 1 - (row + 1 - insetV) / 3, (1 - 2 * inset) / 4, (1 - 2 * insetV) / 3];
      cells.set(cell, (row * 4 + i) * 4);
    }
  return new InstancedBufferAttribute(cells, 4);
}

/** Every instance starts at another place of the timber. */
function shifted(geometry: BufferGeometry, count: number, seed: number): BufferGeometry {
  const shifts = Float32Array.from({ length: count }, (_, i) => 2 * hash(i, seed, 5));
  return geometry.setAttribute("shift", new InstancedBufferAttribute(shifts, 1));
}

export class Box extends Group {
  /** World matrices of the drawers as posed, without the turn of the whole box. */
  readonly drawerMatrix = {} as Record<Drawer, Matrix4>;
  readonly levelMatrix = {} as Record<Level, Matrix4>;
  private readonly parts: InstancedMesh[] = [];
  private readonly levels: InstancedMesh;
  private readonly fronts: InstancedMesh;
  private readonly long: InstancedMesh;
  private readonly short: InstancedMesh;
  private readonly knobs: InstancedMesh;
  private readonly magnets: InstancedMesh;
  private readonly lids: InstancedMesh;
  private readonly frames: InstancedMesh;
  /** On long drawers, where the table wants them marked. */
  private readonly inlays: InstancedMesh;
  private pickable: ReadonlySet<Drawer> = new Set();
  private lit: Drawer | null = null;

  constructor(tier: Tier, showLong = false) {
    super();
    const plain = plainTexture(0xd9c8b4);
    const wood = timberMaterial(plain, tier);
    const brass = brassMaterial(tier);
    this.levels = this.part(shifted(levelGeometry(), 3, 1), wood, 3);
    this.fronts = this.part(frontGeometry(), atlasMaterial(plainTexture(0x8a6146), tier), 12);
    this.fronts.geometry.setAttribute("cell", atlasCells());
    this.long = this.part(shifted(bodyGeometry(true), 6, 2), wood, 6);
    this.short = this.part(shifted(bodyGeometry(false), 6, 3), wood, 6);
    this.knobs = this.part(knobGeometry(), brass, 12);
    this.magnets = this.part(magnetGeometry(), brass, 4);
    this.inlays = this.part(inlayGeometry(), brass, 6);
    this.inlays.name = "inlays";
    this.inlays.visible = showLong;
    this.lids = this.part(
      new PlaneGeometry(2.72, 2.72).rotateX(-Math.PI / 2),
      lidMaterial(plainTexture(0x70452f), tier),
      2,
    );
    this.frames = this.part(
      frameGeometry(),
      new MeshBasicMaterial({ color: 0xffffff, toneMapped: false }),
      12,
    );
    this.lids.castShadow = this.frames.castShadow = this.frames.receiveShadow = false;
    LEVELS.forEach((level, i) => {
      this.levels.setColorAt(i, new Color(LEVEL_TINT[level]));
      this.levelMatrix[level] = new Matrix4();
    });
    for (const drawer of DRAWERS) this.drawerMatrix[drawer] = new Matrix4();
    this.mark(new Set(), null);
  }

  private part(geometry: BufferGeometry, material: Material, count: number): InstancedMesh {
    const mesh = new InstancedMesh(geometry, material, count);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    this.parts.push(mesh);
    this.add(mesh);
    return mesh;
  }

  /** The painted wood in place of the plain colours. */
  dress({ fronts, timber, lid }: WoodTextures): void {
    const put = (mesh: InstancedMesh, map: Texture) => {
      const material = mesh.material as Material & { map: Texture };
      if (material.map === map) return;
      material.map.dispose();
      material.map = map;
      material.needsUpdate = true;
    };
    put(this.fronts, fronts);
    put(this.levels, timber);
    put(this.lids, lid);
  }

  /** Which drawers may be chosen, and which one the pointer or the focus is on. */
  mark(pickable: ReadonlySet<Drawer>, lit: Drawer | null): void {
    this.pickable = pickable;
    this.lit = lit;
    const color = new Color();
    DRAWERS.forEach((drawer, i) => {
      const on = drawer === lit;
      this.fronts.setColorAt(i, color.setScalar(on ? 1.35 : 1));
      this.knobs.setColorAt(i, color.setScalar(on ? 1.5 : pickable.has(drawer) ? 1.12 : 1));
      this.frames.setColorAt(i, color.copy(BRASS).multiplyScalar(on ? 1.25 : 0.8));
      this.frames.setMatrixAt(i, this.framed(drawer) ? this.drawerMatrix[drawer] : NOWHERE);
    });
    for (const mesh of [this.fronts, this.knobs, this.frames]) mesh.instanceColor!.needsUpdate = true;
    this.frames.instanceMatrix.needsUpdate = true;
    this.frames.visible = pickable.size > 0 || lit !== null;
  }

  private framed(drawer: Drawer): boolean {
    return drawer === this.lit || this.pickable.has(drawer);
  }

  pose({ turns, flip, lift, tilt, open }: BoxPose): void {
    const m = new Matrix4();
    const root = new Matrix4().makeTranslation(0, HALF + lift, 0);
    root.multiply(m.makeRotationZ(tilt)).multiply(m.makeRotationX(flip * Math.PI));
    LEVELS.forEach((level, i) => {
      const at = this.levelMatrix[level].copy(root).multiply(m.makeTranslation(0, (1 - i) * STEP, 0));
      at.multiply(m.makeRotationY((-turns[level] * Math.PI) / 2));
      this.levels.setMatrixAt(i, at);
      this.poseCaps(at, i);
      this.poseDrawers(level, i, open);
    });
    for (const mesh of this.parts) mesh.instanceMatrix.needsUpdate = true;
  }

  private poseCaps(level: Matrix4, i: number): void {
    const m = new Matrix4();
    const up = m
      .clone()
      .makeTranslation(0, DIM.level / 2, 0)
      .premultiply(level);
    const down = m
      .clone()
      .makeRotationX(Math.PI)
      .multiply(m.makeTranslation(0, DIM.level / 2, 0))
      .premultiply(level);
    if (i < 2) this.magnets.setMatrixAt(i * 2, down);
    if (i > 0) this.magnets.setMatrixAt(i * 2 - 1, up);
    if (i !== 1) this.lids.setMatrixAt(i / 2, (i ? down : up).multiply(m.makeTranslation(0, 0.002, 0)));
  }

  private poseDrawers(level: Level, i: number, open: BoxPose["open"]): void {
    const m = new Matrix4();
    for (let k = 0; k < 4; k++) {
      const drawer = DRAWERS[i * 4 + k]!;
      const at = this.drawerMatrix[drawer]
        .copy(this.levelMatrix[level])
        .multiply(m.makeRotationY(FACING[k]!));
      at.multiply(m.makeTranslation(0, 0, open[drawer] ?? 0));
      this.fronts.setMatrixAt(i * 4 + k, at);
      this.knobs.setMatrixAt(i * 4 + k, at);
      this.frames.setMatrixAt(i * 4 + k, this.framed(drawer) ? at : NOWHERE);
      (isLong(drawer) ? this.long : this.short).setMatrixAt(i * 2 + (k >> 1), at);
      if (isLong(drawer)) this.inlays.setMatrixAt(i * 2 + (k >> 1), at);
    }
  }
}
