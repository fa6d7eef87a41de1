/** The cave as a height field: dug into the rock along the way, on the graphics card, anew for every step of it. */
import * as THREE from "three";
import { free } from "../../../scene/free";
import { NOISE } from "./glsl";
import type { Map3, Place } from "./view";

/** The way may have as many bends as a deck has cards. */
const LONGEST = 48;

const FRAGMENT = /* glsl */ `
precision highp float;
uniform mat3 toFloor; uniform vec2 way[${LONGEST}]; uniform int ways;
uniform int face; uniform vec4 mouth; uniform int lit; uniform int seed;
varying vec2 vUv;
${NOISE}
float fromWay(vec2 p) {
  float least = 1e6;
  for (int i = 0; i + 1 < ways; i++) {
    vec2 a = way[i], b = way[i + 1] - a, q = p - a;
    q -= b * clamp(dot(q, b) / max(1e-5, dot(b, b)), 0., 1.);
    least = min(least, dot(q, q));
  }
  return sqrt(least);
}
/** A tunnel: height, and how far from the way in halves of its width; the wall stands at one. */
vec2 tunnel(vec2 p) {
  float rough = fbm(p * 1.1, 11 + seed, 0, 4), crag = abs(fbm(p * .8 + 9., 23 + seed, 0, 4));
  float edge = fromWay(p) / .74 + rough * .5;
  float wall = smoothstep(.9, 1.55, edge);
  vec3 rock = stones(p * 1.5 + rough, 31 + seed, 0);
  float ledge = floor((crag + rough * .4) * 9.) / 9.;
  float high = .42 + .3 * rough + .75 * mix(crag, ledge, .55) + .16 * (1. - rock.x);
  high += smoothstep(1.8, 5., edge) * (.35 + .9 * crag);
  float rubble = (1. - smoothstep(.1, .42, stones(p * 4.2, 47 + seed, 0).x)) * smoothstep(.62, .95, edge);
  float ground = .035 * fbm(p * 5., 41 + seed, 0, 3) * smoothstep(.45, .9, edge) + .13 * rubble;
  return vec2(mix(ground, high, wall), edge);
}
/** A rock face with five mouths: height towards the eye, and which mouth it is, lit ones below zero. */
vec2 mouths(vec2 p) {
  float rough = fbm(p * .9, 61, 0, 4), crag = abs(fbm(p * .7 + 3., 67, 0, 4));
  float ledge = floor((crag + .3 * rough - p.y * .06) * 7.) / 7.;
  float high = .3 + .5 * rough + .9 * mix(crag, ledge, .6) + .2 * (1. - stones(p * 1.3 + rough, 71, 0).x);
  // The ground before it comes towards the eye.
  float foot = smoothstep(mouth.y - .06, mouth.y + .5, p.y + rough * .12);
  high = mix(high, .25 + .6 * foot + .12 * rough, foot);
  float near = 9., which = 9.;
  for (int i = 0; i < 5; i++) {
    vec2 q = p - vec2((float(i) - 2.) * mouth.x + .1 * mouth.x * (hash(ivec2(i, 3), 5) - .5), mouth.y - mouth.w);
    q.x = abs(q.x) * (1. + .12 * (hash(ivec2(i, 7), 5) - .5));
    float d = (q.y < 0. ? length(q) : q.x) - mouth.z + .11 * rough;
    if (q.y > mouth.w) d = max(d, q.y - mouth.w);
    if (d < near) { near = d; which = float(i); }
  }
  float open = smoothstep(.03, -.16, near);
  float rim = smoothstep(.34, .06, near) * (1. - open);
  bool fallen = int(which) < lit;
  float boulders = .35 - .5 * stones(p * 3.4, 83, 0).x;
  float deep = fallen ? boulders : -1.7;
  high += rim * (.16 + .2 * (1. - stones(p * 3.1, 79, 0).x));
  high = mix(high, deep, open);
  return vec2(high, int(which) == lit ? -open : fallen ? 0. : open);
}
vec2 height(vec2 p) { return face == 1 ? mouths(p) : tunnel(p); }
void main() {
  vec3 q = toFloor * vec3(vUv.x, 1. - vUv.y, 1.);
  vec2 p = q.xy / q.z;
  vec2 here = height(p);
  const float e = .035;
  gl_FragColor = vec4(here, (height(p + vec2(e, 0.)).x - here.x) / e, (height(p + vec2(0., e)).x - here.x) / e);
}`;

export const FLAT_VERTEX = /* glsl */ `
varying vec2 vUv;
void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }`;

/** A picture that the graphics card paints for itself. */
export class Painting {
  readonly target: THREE.WebGLRenderTarget;
  private readonly quad: THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial>;
  private readonly eye = new THREE.Camera();

  constructor(
    width: number,
    height: number,
    fragmentShader: string,
    uniforms: Record<string, THREE.IUniform>,
    options: THREE.RenderTargetOptions,
  ) {
    this.target = new THREE.WebGLRenderTarget(width, height, { depthBuffer: false, ...options });
    const material = new THREE.ShaderMaterial({
      vertexShader: FLAT_VERTEX,
      fragmentShader,
      uniforms,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    this.quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
    this.quad.frustumCulled = false;
  }

  paint(renderer: THREE.WebGLRenderer): void {
    renderer.setRenderTarget(this.target);
    renderer.render(this.quad, this.eye);
    renderer.setRenderTarget(null);
  }

  dispose(): void {
    this.target.dispose();
    free(this.quad);
  }
}

/** What is dug: a tunnel along a way, or the face with the five mouths. */
export interface Site {
  readonly way: readonly Place[];
  readonly toFloor: Map3;
  /** Which mouth is lit, or null inside. */
  readonly lit: number | null;
  /** Distance between mouths, where their foot is, half their width, and how high they are up to the bend. */
  readonly mouth: readonly [number, number, number, number];
  /** Every expedition goes through other rock. */
  readonly seed: number;
}

const WIDTH = 448;
const HEIGHT = 320;

export class Digging extends Painting {
  private readonly uniforms;

  constructor() {
    const uniforms = {
      toFloor: { value: new THREE.Matrix3() },
      way: { value: Array.from({ length: LONGEST }, () => new THREE.Vector2()) },
      ways: { value: 0 },
      face: { value: 0 },
      mouth: { value: new THREE.Vector4() },
      lit: { value: 0 },
      seed: { value: 0 },
    };
    super(WIDTH, HEIGHT, FRAGMENT, uniforms, {
      type: THREE.HalfFloatType,
      minFilter: THREE.LinearMipmapLinearFilter,
      magFilter: THREE.LinearFilter,
      generateMipmaps: true,
    });
    this.uniforms = uniforms;
  }

  dig(renderer: THREE.WebGLRenderer, { way, toFloor, lit, mouth, seed }: Site): void {
    const { uniforms } = this;
    uniforms.toFloor.value.set(...toFloor);
    const points = way.slice(-LONGEST);
    for (const [i, [x, z]] of points.entries()) uniforms.way.value[i]!.set(x, z);
    uniforms.ways.value = points.length;
    uniforms.face.value = lit === null ? 0 : 1;
    uniforms.lit.value = lit ?? 0;
    uniforms.mouth.value.set(...mouth);
    uniforms.seed.value = seed;
    this.paint(renderer);
  }
}
