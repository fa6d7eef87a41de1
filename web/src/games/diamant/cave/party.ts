/** The adventurers: hat, cloak and lantern, in the colour and with the shape of their seat. */
import * as THREE from "three";
import { seatColor } from "../../../ui/parts/marks";
import { type Atlas, COLUMNS, ROWS } from "./atlas";
import { type Light, TORCH } from "./glsl";
import { adventurerGeometry } from "./shapes";

const MOST = 12;

const VERTEX = /* glsl */ `
attribute vec4 paint; attribute vec3 seat;
varying vec3 vP; varying vec3 vN; varying vec3 vColor; varying float vFire;
void main() {
  mat4 m = modelMatrix * instanceMatrix;
  vec4 p = m * vec4(position, 1.);
  vP = p.xyz; vN = normalize(mat3(m) * normal);
  vFire = step(paint.w, -.5);
  vColor = paint.w > .01 ? seat * paint.w : paint.rgb;
  gl_Position = projectionMatrix * viewMatrix * p;
}`;
const FRAGMENT = /* glsl */ `
varying vec3 vP; varying vec3 vN; varying vec3 vColor; varying float vFire;
${TORCH}
void main() {
  vec3 n = normalize(vN), eye = normalize(cameraPosition - vP);
  vec3 l = normalize(torch - vP);
  float wrap = max(0., (dot(n, l) + .35) / 1.35), back = pow(1. - max(0., dot(n, eye)), 3.);
  vec3 light = mix(flame, vec3(1., .86, .7), .45) * (.85 * min(1., glow(vP)) * wrap) + dim(n) * 2.4 + vec3(.2, .15, .1) * dusk;
  vec3 color = vColor * light + flame * back * .3 * glow(vP);
  color = mix(color, vec3(2.6, 1.5, .6), vFire);
  gl_FragColor = vec4(color * tint, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const SIGN_VERTEX = /* glsl */ `
attribute float cell; varying vec2 vUv; varying vec3 vP;
void main() {
  vUv = (vec2(mod(cell, ${COLUMNS}.), floor(cell / ${COLUMNS}.)) + vec2(uv.x, 1. - uv.y)) / vec2(${COLUMNS}., ${ROWS}.);
  vec4 p = modelMatrix * instanceMatrix * vec4(position, 1.);
  vP = p.xyz;
  gl_Position = projectionMatrix * viewMatrix * p;
}`;
const SIGN_FRAGMENT = /* glsl */ `
uniform sampler2D map; varying vec2 vUv; varying vec3 vP;
void main() {
  float a = texture2D(map, vUv).a;
  if (a < .05) discard;
  gl_FragColor = vec4(.018, .012, .01, a * .92);
  #include <colorspace_fragment>
}`;

export interface Figure {
  readonly seat: number;
  readonly matrix: THREE.Matrix4;
}

const colors = new Map<number, THREE.Color>();

/** The seat's colour, in the numbers that light is reckoned in. */
export function colorOf(seat: number): THREE.Color {
  const found = colors.get(seat) ?? new THREE.Color(seatColor(seat));
  colors.set(seat, found);
  return found;
}

const SIGN = new THREE.Matrix4()
  .makeTranslation(0, 0.27, 0.262)
  .multiply(new THREE.Matrix4().makeRotationX(-0.32))
  .scale(new THREE.Vector3(0.27, 0.27, 1));

export class Party extends THREE.Group {
  private readonly bodies;
  private readonly signs;
  private readonly seats = new THREE.InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  private readonly cells = new THREE.InstancedBufferAttribute(new Float32Array(MOST), 1);

  constructor(
    light: Light,
    private readonly atlas: Atlas,
  ) {
    super();
    const body = new THREE.ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { ...light },
    });
    const sign = new THREE.ShaderMaterial({
      vertexShader: SIGN_VERTEX,
      fragmentShader: SIGN_FRAGMENT,
      uniforms: { map: { value: atlas.texture } },
      transparent: true,
      depthWrite: false,
    });
    this.bodies = new THREE.InstancedMesh(adventurerGeometry(), body, MOST);
    this.signs = new THREE.InstancedMesh(new THREE.PlaneGeometry(1, 1), sign, MOST);
    this.bodies.geometry.setAttribute("seat", this.seats);
    this.signs.geometry.setAttribute("cell", this.cells);
    for (const mesh of [this.bodies, this.signs]) mesh.frustumCulled = false;
    this.signs.renderOrder = 2;
    this.add(this.bodies, this.signs);
  }

  stand(figures: readonly Figure[]): void {
    const sign = new THREE.Matrix4();
    for (const [i, { seat, matrix }] of figures.entries()) {
      this.bodies.setMatrixAt(i, matrix);
      this.signs.setMatrixAt(i, sign.multiplyMatrices(matrix, SIGN));
      const { r, g, b } = colorOf(seat);
      this.seats.setXYZ(i, r, g, b);
      this.cells.setX(i, this.atlas.shape(seat));
    }
    this.bodies.count = this.signs.count = figures.length;
    this.visible = figures.length > 0;
    this.bodies.instanceMatrix.needsUpdate = this.signs.instanceMatrix.needsUpdate = true;
    this.seats.needsUpdate = this.cells.needsUpdate = true;
  }
}
