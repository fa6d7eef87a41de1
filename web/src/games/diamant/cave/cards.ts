/** The cards on the rock, and the shadows under everything that stands or lies there. */
import * as THREE from "three";
import { type Atlas, COLUMNS, ROWS } from "./atlas";
import { type Light, TORCH } from "./glsl";
import { cardGeometry } from "./shapes";

const MOST = 96;
export const THICK = 0.05;

export interface CardShown {
  readonly matrix: THREE.Matrix4;
  readonly front: number;
  readonly back: number;
}

const VERTEX = /* glsl */ `
attribute vec4 paint; attribute vec2 cells;
varying vec3 vP; varying vec3 vN; varying vec2 vCard; varying vec2 vUv; varying float vFace;
void main() {
  mat4 m = modelMatrix * instanceMatrix;
  vec4 p = m * vec4(position, 1.);
  vP = p.xyz; vN = normalize(mat3(m) * normal); vCard = uv; vFace = paint.x;
  float cell = vFace > 1.5 ? cells.y : cells.x;
  vUv = (vec2(mod(cell, ${COLUMNS}.), floor(cell / ${COLUMNS}.)) + mix(vec2(.004), vec2(.996), uv)) / vec2(${COLUMNS}., ${ROWS}.);
  gl_Position = projectionMatrix * viewMatrix * p;
}`;

const FRAGMENT = /* glsl */ `
uniform sampler2D map;
varying vec3 vP; varying vec3 vN; varying vec2 vCard; varying vec2 vUv; varying float vFace;
${TORCH}
void main() {
  vec4 texel = texture2D(map, vUv);
  vec3 color = vFace < .5 ? vec3(.62, .53, .4) : mix(vec3(.85, .78, .65), texel.rgb, texel.a);
  vec3 n = normalize(vN);
  vec2 rim = smoothstep(.43, .5, abs(vCard - .5)) * sign(vCard - .5);
  if (vFace > .5) n = normalize(n + vec3(rim.x, 0., rim.y) * .5);
  vec3 eye = normalize(cameraPosition - vP), l = normalize(torch - vP);
  float shine = pow(max(0., dot(n, normalize(l + eye))), 26.) * .22;
  // Light by which one can read, wherever the card lies.
  vec3 light = mix(flame, vec3(1.), .42) * (1.55 * glow(vP) * (.4 + .6 * max(0., dot(n, l)))) + dim(n) * 2. + .25 * dusk;
  gl_FragColor = vec4((color * light + flame * shine * glow(vP)) * tint, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export class Cards extends THREE.InstancedMesh<THREE.BufferGeometry, THREE.ShaderMaterial> {
  private readonly cells = new THREE.InstancedBufferAttribute(new Float32Array(MOST * 2), 2);

  constructor(light: Light, atlas: Atlas) {
    super(
      cardGeometry(THICK, 0.13),
      new THREE.ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: { ...light, map: { value: atlas.texture } },
      }),
      MOST,
    );
    this.geometry.setAttribute("cells", this.cells);
    this.frustumCulled = false;
  }

  lay(cards: readonly CardShown[]): void {
    this.count = Math.min(MOST, cards.length);
    this.visible = this.count > 0;
    for (const [i, { matrix, front, back }] of cards.slice(0, MOST).entries()) {
      this.setMatrixAt(i, matrix);
      this.cells.setXY(i, front, back);
    }
    this.instanceMatrix.needsUpdate = this.cells.needsUpdate = true;
  }
}

/** The dark under a thing: its middle, its half width and depth, how soft, how strong, how round. */
export interface Shade {
  readonly matrix: THREE.Matrix4;
  readonly soft: number;
  readonly strong: number;
  readonly round: number;
}

const SHADE_VERTEX = /* glsl */ `
attribute vec3 kind; varying vec2 vQ; varying vec3 vKind;
void main() {
  vQ = position.xz; vKind = kind;
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position, 1.);
}`;
const SHADE_FRAGMENT = /* glsl */ `
varying vec2 vQ; varying vec3 vKind;
void main() {
  float r = mix(.16, .6, vKind.z);
  vec2 q = abs(vQ) - .6 + r;
  float d = length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r;
  gl_FragColor = vec4(0., 0., 0., vKind.y * smoothstep(vKind.x, -vKind.x, d));
}`;

export class Shades extends THREE.InstancedMesh<THREE.PlaneGeometry, THREE.ShaderMaterial> {
  private readonly kinds = new THREE.InstancedBufferAttribute(new Float32Array(MOST * 3), 3);

  constructor() {
    super(
      new THREE.PlaneGeometry(2, 2).rotateX(-Math.PI / 2),
      new THREE.ShaderMaterial({
        vertexShader: SHADE_VERTEX,
        fragmentShader: SHADE_FRAGMENT,
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -8,
      }),
      MOST,
    );
    this.geometry.setAttribute("kind", this.kinds);
    this.frustumCulled = false;
    this.renderOrder = 1;
  }

  lay(shades: readonly Shade[]): void {
    this.count = Math.min(MOST, shades.length);
    this.visible = this.count > 0;
    for (const [i, { matrix, soft, strong, round }] of shades.slice(0, MOST).entries()) {
      this.setMatrixAt(i, matrix);
      this.kinds.setXYZ(i, soft, strong, round);
    }
    this.instanceMatrix.needsUpdate = this.kinds.needsUpdate = true;
  }
}
