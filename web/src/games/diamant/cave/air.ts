/** What is in the air: the flame and its glow, motes and sparks, smoke, and stones that come down. */
import * as THREE from "three";
import { hash } from "../../../scene/noise";
import { FLAT_VERTEX } from "./dig";
import { type Light, TORCH } from "./glsl";
import { boulderGeometry } from "./shapes";

const FLAME_VERTEX = /* glsl */ `
uniform vec3 torch; uniform float size; varying vec2 vQ;
void main() {
  vQ = position.xy;
  vec4 p = viewMatrix * vec4(torch, 1.);
  gl_Position = projectionMatrix * (p + vec4(position.xy * size, .1, 0.));
}`;
const FLAME_FRAGMENT = /* glsl */ `
uniform float time; uniform float power; uniform sampler2D grain; varying vec2 vQ;
void main() {
  float r = length(vQ);
  float halo = pow(max(0., 1. - r), 2.6) * .1 + pow(max(0., 1. - r * 1.9), 3.) * .16;
  vec2 q = vQ * 9.5 - vec2(0., -.25);
  float lick = texture2D(grain, vec2(q.x * .11, q.y * .07 - time * .5)).b - .5;
  q.x += lick * (q.y + .7) * .75;
  float body = 1. - length(vec2(q.x * (1.5 + max(0., q.y) * 1.15), q.y * .78 + .05));
  float fire = smoothstep(0., .55, body), core = smoothstep(.35, .95, body);
  vec3 color = vec3(1., .5, .17) * halo + vec3(1.5, .58, .12) * fire + vec3(1., .95, .7) * core;
  gl_FragColor = vec4(color * min(1.2, power), 1.);
  #include <colorspace_fragment>
}`;

const MOST_MOTES = 160;

/** A speck of light or dust. */
export interface Mote {
  readonly at: readonly [number, number, number];
  readonly size: number;
  readonly color: readonly [number, number, number];
}

const MOTE_VERTEX = /* glsl */ `
attribute vec3 color; attribute float size; uniform float scale; varying vec3 vColor;
void main() {
  vColor = color;
  vec4 p = viewMatrix * vec4(position, 1.);
  gl_Position = projectionMatrix * p;
  gl_PointSize = size * scale / -p.z;
}`;
const MOTE_FRAGMENT = /* glsl */ `
varying vec3 vColor;
void main() {
  float r = length(gl_PointCoord * 2. - 1.);
  gl_FragColor = vec4(vColor * pow(max(0., 1. - r), 1.8), 1.);
  #include <colorspace_fragment>
}`;

const SMOKE_FRAGMENT = /* glsl */ `
uniform sampler2D grain; uniform vec3 color; uniform float amount; uniform float time; uniform float aspect; varying vec2 vUv;
void main() {
  vec2 q = (vUv - .5) * vec2(aspect, 1.);
  float slow = texture2D(grain, q * .3 + vec2(time * .05, -time * .09)).a;
  float swirl = texture2D(grain, q * .75 + slow * .35 + vec2(-time * .1, -time * .2)).a;
  float fine = texture2D(grain, q * 1.9 + swirl * .3 + vec2(time * .17, -time * .34)).a;
  float billow = clamp(.5 + (slow * .5 + swirl * .35 + fine * .15 - .5) * 2.4, 0., 1.);
  float thick = smoothstep(.85 - .75 * amount, 1.5 - .85 * amount, billow);
  gl_FragColor = vec4(color * (.2 + 1.1 * billow * billow), clamp(thick * (.5 + .5 * amount), 0., .88));
  #include <colorspace_fragment>
}`;

const BOULDER_VERTEX = /* glsl */ `
varying vec3 vP; varying vec3 vN;
void main() {
  mat4 m = modelMatrix * instanceMatrix;
  vec4 p = m * vec4(position, 1.);
  vP = p.xyz; vN = normalize(mat3(m) * normal);
  gl_Position = projectionMatrix * viewMatrix * p;
}`;
const BOULDER_FRAGMENT = /* glsl */ `
uniform sampler2D grain; varying vec3 vP; varying vec3 vN;
${TORCH}
void main() {
  vec3 n = normalize(vN);
  vec3 color = vec3(.3, .225, .165) * (.5 + texture2D(grain, vN.xy * .4 + vN.z * .3).b);
  gl_FragColor = vec4(color * (lit(vP, n) + dim(n) * 3.) * tint, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const BOULDERS = 16;

export class Air extends THREE.Group {
  private readonly flame;
  private readonly motes;
  private readonly smoke;
  private readonly boulders;

  constructor(light: Light, grain: THREE.Texture) {
    super();
    this.flame = new THREE.Mesh(
      new THREE.PlaneGeometry(2, 2),
      adding(FLAME_VERTEX, FLAME_FRAGMENT, {
        ...light,
        grain: { value: grain },
        time: { value: 0 },
        size: { value: 2 },
      }),
    );
    const cloud = new THREE.BufferGeometry();
    for (const [name, size] of [
      ["position", 3],
      ["color", 3],
      ["size", 1],
    ] as const)
      cloud.setAttribute(name, new THREE.BufferAttribute(new Float32Array(MOST_MOTES * size), size));
    this.motes = new THREE.Points(cloud, adding(MOTE_VERTEX, MOTE_FRAGMENT, { scale: { value: 1 } }));
    this.smoke = new THREE.Mesh(
      new THREE.PlaneGeometry(2, 2),
      new THREE.ShaderMaterial({
        vertexShader: FLAT_VERTEX,
        fragmentShader: SMOKE_FRAGMENT,
        transparent: true,
        depthTest: false,
        depthWrite: false,
        uniforms: {
          grain: { value: grain },
          color: { value: new THREE.Color() },
          amount: { value: 0 },
          time: { value: 0 },
          aspect: { value: 1 },
        },
      }),
    );
    const stone = new THREE.ShaderMaterial({
      vertexShader: BOULDER_VERTEX,
      fragmentShader: BOULDER_FRAGMENT,
      uniforms: { ...light, grain: { value: grain } },
    });
    this.boulders = new THREE.InstancedMesh(boulderGeometry(), stone, BOULDERS);
    for (const thing of [this.flame, this.motes, this.smoke, this.boulders]) thing.frustumCulled = false;
    this.flame.renderOrder = 4;
    this.motes.renderOrder = 5;
    this.smoke.renderOrder = 6;
    this.add(this.flame, this.motes, this.smoke, this.boulders);
  }

  burn(time: number, size: number): void {
    this.flame.material.uniforms.time!.value = time;
    this.flame.material.uniforms.size!.value = size;
  }

  float(motes: readonly Mote[], scale: number): void {
    const { position, color, size } = this.motes.geometry.attributes as Record<string, THREE.BufferAttribute>;
    for (const [i, mote] of motes.slice(0, MOST_MOTES).entries()) {
      position!.setXYZ(i, ...mote.at);
      color!.setXYZ(i, ...mote.color);
      size!.setX(i, mote.size);
    }
    for (const it of [position, color, size]) it!.needsUpdate = true;
    this.motes.geometry.setDrawRange(0, Math.min(MOST_MOTES, motes.length));
    this.motes.material.uniforms.scale!.value = scale;
    this.motes.visible = motes.length > 0;
  }

  cloud(color: THREE.Color, amount: number, time: number, aspect: number): void {
    const { uniforms } = this.smoke.material;
    uniforms.color!.value.copy(color);
    uniforms.amount!.value = amount;
    uniforms.time!.value = time;
    uniforms.aspect!.value = aspect;
    this.smoke.visible = amount > 0.01;
  }

  /** Stones come down around a place; `t` runs from 0 to 1, and there are none beyond. */
  rain(t: number, [x, z]: readonly [number, number]): void {
    this.boulders.visible = t > 0 && t <= 1;
    if (!this.boulders.visible) return;
    const m = new THREE.Matrix4();
    const turned = new THREE.Euler();
    for (let i = 0; i < BOULDERS; i++) {
      const [a, b, c] = [hash(i, 1, 9), hash(i, 2, 9), hash(i, 3, 9)];
      const size = 0.09 + 0.2 * c ** 2;
      const fall = Math.max(0, t * 1.5 - a * 0.5);
      const high = Math.max(size * 0.6, 4.5 - 4.8 * fall * fall * 2.2);
      turned.set(fall * 5 * (b - 0.5), i, fall * 6 * (a - 0.5));
      m.makeRotationFromEuler(turned).scale(new THREE.Vector3(size, size, size));
      m.setPosition(x + (b - 0.5) * 4.2, high, z + (hash(i, 4, 9) - 0.5) * 2.6);
      this.boulders.setMatrixAt(i, m);
    }
    this.boulders.instanceMatrix.needsUpdate = true;
  }
}

/** Light upon light. */
function adding(vertexShader: string, fragmentShader: string, uniforms: Record<string, THREE.IUniform>) {
  return new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms,
    transparent: true,
    depthWrite: false,
    blending: THREE.AdditiveBlending,
  });
}
