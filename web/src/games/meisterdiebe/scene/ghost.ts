/** For still pictures of a move: the outline of the levels half-way, and an arrow along their turn. */

import {
  type BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
} from "three";
import { Builder, FELT4, type V3 } from "./builder";
import { HALF, STEP } from "./measures";
import type { Move } from "./types";

const BRASS = 0xffd27a;

/** The twelve edges of a block. */
function edges(height: number): BufferGeometry {
  const pos: number[] = [];
  const corner = (i: number): V3 => [
    i & 1 ? HALF : -HALF,
    i & 2 ? height / 2 : -height / 2,
    i & 4 ? HALF : -HALF,
  ];
  for (const bit of [1, 2, 4])
    for (let i = 0; i < 8; i++) if (!(i & bit)) pos.push(...corner(i), ...corner(i | bit));
  return new Geometry().setAttribute("position", new Float32BufferAttribute(pos, 3));
}

/** A flat arrow round the vertical axis from 0 to `sweep` radians, at angle 0 on +z. */
function arrow(radius: number, sweep: number): BufferGeometry {
  const b = new Builder();
  const n = 20;
  const at = (a: number, y: number): V3 => [Math.sin(a) * radius, y, Math.cos(a) * radius];
  const head = 0.24 * Math.sign(sweep);
  const end = sweep - head;
  for (let i = 0; i < n; i++) {
    const [a, c] = [(end * i) / n, (end * (i + 1)) / n];
    b.quad([at(a, -0.06), at(c, -0.06), at(c, 0.06), at(a, 0.06)], [0, 0, 1], FELT4);
  }
  b.quad([at(end, -0.19), at(sweep, 0), at(end, 0.19), at(end, 0)], [0, 0, 1], FELT4);
  return b.build();
}

export class Ghost extends Group {
  constructor() {
    super();
    this.visible = false;
  }

  /** The ghost lives in the frame of the whole box, which stands as it does after the move. */
  show(move: Move): void {
    this.clearAll();
    const count = move === "flip" ? 3 : move.startsWith("two") ? 2 : 1;
    const lines = new LineSegments(
      edges(count * STEP),
      new LineBasicMaterial({ color: BRASS, transparent: true, opacity: 0.85 }),
    );
    // Seen from above + goes clockwise: a negative turn about the upward axis.
    const sign = move.endsWith("+") ? -1 : 1;
    const sweep = move === "flip" ? 1.75 : sign * 1.25;
    const solid = new MeshBasicMaterial({
      color: BRASS,
      side: DoubleSide,
      toneMapped: false,
      depthTest: false,
      // Among the transparent things it is drawn last, over the cloth too.
      transparent: true,
    });
    const arc = new Mesh(arrow(move === "flip" ? 2.45 : 2.3, sweep), solid);
    arc.renderOrder = 4;
    const middle = 3 * STEP - (count * STEP) / 2;
    lines.position.y = middle;
    arc.position.y = middle;
    if (move === "flip") {
      lines.rotation.x = Math.PI / 4;
      // From the lid over the south side, as the box rolls.
      arc.rotation.set(-1.3, 0, -Math.PI / 2);
      arc.rotation.order = "YXZ";
    } else lines.rotation.y = (-sign * Math.PI) / 4;
    this.add(lines, arc);
    this.visible = true;
  }

  /** The arrow starts at the side that is nearest to the eye. */
  face(yaw: number): void {
    const arc = this.children[1];
    if (arc && arc.rotation.order !== "YXZ") arc.rotation.y = yaw;
  }

  clearAll(): void {
    for (const child of [...this.children] as (Mesh | LineSegments)[]) {
      child.geometry.dispose();
      (child.material as MeshBasicMaterial).dispose();
    }
    this.clear();
    this.visible = false;
  }
}
