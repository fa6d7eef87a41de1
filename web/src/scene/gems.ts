/** All gems of the table: one instanced mesh per kind, glints, and the streaks of those that fall. */

import * as THREE from "three";
import { cutGeometry, type Gem, KINDS, type Kind } from "./cuts";
import type { Tier } from "./tiers";

const CAPACITY = 128;
const STREAKS = 24;

/** A gem in the world: the matrix is without the size of its kind. `trail` is where it was a moment ago. */
export interface GemShown {
  readonly gem: Gem;
  readonly matrix: THREE.Matrix4;
  readonly trail?: THREE.Vector3 | null;
  /** What the light of its place makes of it; that of the lamp where nothing is said. */
  readonly light?: readonly [number, number, number];
}

const vertexShader = /* glsl */ `
varying vec3 vP; varying vec3 vN; varying vec3 vCam; varying mat3 vRot; varying vec3 vLight;
void main() {
#ifdef USE_INSTANCING_COLOR
  vLight = instanceColor;
#else
  vLight = vec3(1.);
#endif
  mat4 m = modelMatrix * instanceMatrix;
  mat3 r = mat3(m);
  float s2 = dot(r[0], r[0]);
  vP = position; vN = normal;
  vCam = transpose(r) * (cameraPosition - m[3].xyz) / s2;
  vRot = r / sqrt(s2);
  gl_Position = projectionMatrix * viewMatrix * m * vec4(position, 1.0);
}`;

const fragmentShader = /* glsl */ `
uniform vec4 planes[COUNT];
uniform vec3 absorb; uniform float ior; uniform float disp;
varying vec3 vP; varying vec3 vN; varying vec3 vCam; varying mat3 vRot; varying vec3 vLight;

float lamp(vec3 d, vec3 at, float size, float soft) { return smoothstep(size - soft, size, dot(d, at)); }
// The room as a gem sees it: dark, a warm lamp above, cool windows, a handful of candle points.
vec3 room(vec3 d) {
  float up = d.y * .5 + .5;
  vec3 c = mix(vec3(.035, .028, .03), vec3(.34, .36, .42), smoothstep(.35, 1., up));
  c += vec3(3.4, 3.1, 2.7) * lamp(d, normalize(vec3(-.45, .8, .4)), .955, .03);
  c += vec3(1.3, 1.6, 2.1) * lamp(d, normalize(vec3(.8, .45, -.35)), .93, .04);
  c += vec3(1.9, 1.5, 1.1) * lamp(d, normalize(vec3(.15, .5, .85)), .968, .02);
  c += vec3(1.0, 1.1, 1.3) * lamp(d, normalize(vec3(-.8, .25, -.5)), .95, .03);
  c += vec3(5.5) * lamp(d, normalize(vec3(.3, .93, .12)), .9965, .002);
  c += vec3(4.5, 4.0, 3.2) * lamp(d, normalize(vec3(-.2, .7, -.68)), .9955, .003);
  c += vec3(4.0, 4.2, 5.0) * lamp(d, normalize(vec3(.62, .77, .2)), .9968, .002);
  return c;
}
float fresnel(float c, float n) { float f0 = pow((n - 1.) / (n + 1.), 2.); return f0 + (1. - f0) * pow(1. - c, 5.); }

void main() {
  vec3 v = normalize(vP - vCam), n = normalize(vN);
  float f = fresnel(clamp(-dot(v, n), 0., 1.), ior);
  vec3 col = f * room(vRot * reflect(v, n));
  vec3 d = refract(v, n, 1. / ior), p = vP;
  float through = 1. - f, path = 0.;
  for (int b = 0; b < BOUNCES; b++) {
    float t = 1e3; vec3 m = n;
    for (int i = 0; i < COUNT; i++) {
      float k = dot(planes[i].xyz, d);
      if (k > 1e-4) { float ti = (planes[i].w - dot(planes[i].xyz, p)) / k; if (ti < t) { t = ti; m = planes[i].xyz; } }
    }
    t = max(t, 0.);
    p += d * t; path += t;
    vec3 dye = exp(-absorb * path);
    vec3 g = refract(d, -m, ior);
    if (dot(g, g) > 0.) {
      float f2 = fresnel(clamp(dot(g, m), 0., 1.), ior);
      vec3 r = refract(d, -m, ior - disp), q = refract(d, -m, ior + disp);
      vec3 e = room(vRot * g);
      e.r = dot(r, r) > 0. ? room(vRot * r).r : e.r;
      e.b = dot(q, q) > 0. ? room(vRot * q).b : e.b * .4;
      col += through * (1. - f2) * dye * e;
      through *= f2;
    }
    d = reflect(d, m);
  }
  col += through * exp(-absorb * path) * vec3(.16, .17, .2);
  gl_FragColor = vec4(col * vLight, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Light is refracted in, bounces among the planes and leaves with three-colour dispersion: no transmission pass. */
function gemMaterial({ planes, absorb, ior, dispersion }: Kind, bounces: number): THREE.ShaderMaterial {
  // The girdle is too thin to matter inside.
  const inner = planes.filter((p) => p[1] !== 0);
  return new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    defines: { COUNT: inner.length, BOUNCES: bounces },
    uniforms: {
      planes: { value: inner.map((p) => new THREE.Vector4(...p)) },
      absorb: { value: new THREE.Vector3(...absorb) },
      ior: { value: ior },
      disp: { value: dispersion },
    },
  });
}

export class Gems extends THREE.Group {
  private readonly meshes: Record<Gem, THREE.InstancedMesh>;
  private readonly glints = makeGlints();
  private readonly streaks = makeStreaks();

  constructor(tier: Tier) {
    super();
    const mesh = (gem: Gem) => {
      const made = new THREE.InstancedMesh(
        cutGeometry(KINDS[gem].planes),
        gemMaterial(KINDS[gem], tier === "lite" ? 2 : 3),
        CAPACITY,
      );
      made.count = 0;
      made.castShadow = true;
      made.frustumCulled = false;
      this.add(made);
      return made;
    };
    this.meshes = { d: mesh("d"), s: mesh("s"), r: mesh("r") };
    this.add(this.glints, this.streaks);
  }

  /** Fills all instances anew; `time` moves the glints. */
  show(list: readonly GemShown[], time: number, camera: THREE.PerspectiveCamera, pixels: number): void {
    const gems = list.slice(0, CAPACITY);
    const size = new THREE.Matrix4();
    const m = new THREE.Matrix4();
    const color = new THREE.Color();
    for (const mesh of Object.values(this.meshes)) mesh.count = 0;
    for (const { gem, matrix, light } of gems) {
      const mesh = this.meshes[gem];
      const s = KINDS[gem].size;
      if (light) {
        mesh.setColorAt(mesh.count, color.setRGB(...light));
        mesh.instanceColor!.needsUpdate = true;
      }
      mesh.setMatrixAt(mesh.count++, m.multiplyMatrices(matrix, size.makeScale(s, s, s)));
      mesh.instanceMatrix.needsUpdate = true;
    }
    for (const mesh of Object.values(this.meshes)) mesh.visible = mesh.count > 0;
    this.twinkle(gems, time, (pixels * camera.projectionMatrix.elements[5]!) / 2);
    this.streak(gems, camera);
  }

  /** A third of the gems flashes at any time. */
  private twinkle(gems: readonly GemShown[], time: number, scale: number): void {
    const position = this.glints.geometry.getAttribute("position") as THREE.BufferAttribute;
    const size = this.glints.geometry.getAttribute("size") as THREE.BufferAttribute;
    const v = new THREE.Vector3();
    gems.forEach(({ gem, matrix }, i) => {
      const s = KINDS[gem].size;
      const a = i * 2.4 + 0.7;
      v.set(Math.cos(a) * 0.55 * s, 0.34 * s, Math.sin(a) * 0.55 * s).applyMatrix4(matrix);
      position.setXYZ(i, v.x, v.y, v.z);
      const flash = Math.max(0, Math.sin(time * 2.1 + i * 2.399)) ** 3;
      size.setX(i, flash * (gem === "d" ? 0.42 : 0.28) * matrix.getMaxScaleOnAxis());
    });
    this.glints.geometry.setDrawRange(0, gems.length);
    this.glints.visible = gems.length > 0;
    this.glints.material.uniforms.scale!.value = scale;
    position.needsUpdate = size.needsUpdate = true;
  }

  /** A ribbon of light from where a falling gem was to where it is. */
  private streak(gems: readonly GemShown[], camera: THREE.PerspectiveCamera): void {
    const position = this.streaks.geometry.getAttribute("position") as THREE.BufferAttribute;
    const here = new THREE.Vector3();
    const across = new THREE.Vector3();
    const sight = new THREE.Vector3();
    let n = 0;
    for (const { gem, matrix, trail } of gems) {
      if (!trail || n === STREAKS) continue;
      here.setFromMatrixPosition(matrix);
      sight.subVectors(here, camera.position);
      across
        .subVectors(here, trail)
        .cross(sight)
        .normalize()
        .multiplyScalar(KINDS[gem].size * 0.8);
      position.setXYZ(n * 3, here.x + across.x, here.y + across.y, here.z + across.z);
      position.setXYZ(n * 3 + 1, here.x - across.x, here.y - across.y, here.z - across.z);
      position.setXYZ(n * 3 + 2, trail.x, trail.y, trail.z);
      n++;
    }
    this.streaks.geometry.setDrawRange(0, n * 3);
    this.streaks.visible = n > 0;
    position.needsUpdate = true;
  }
}

function changing(values: number, size: number): THREE.BufferAttribute {
  const attribute = new THREE.BufferAttribute(new Float32Array(values * size), size);
  attribute.setUsage(THREE.DynamicDrawUsage);
  return attribute;
}

const GLINT_VERTEX = /* glsl */ `
attribute float size; uniform float scale; varying float vS;
void main() {
  vS = size; vec4 p = modelViewMatrix * vec4(position, 1.); p.z += .12;
  gl_Position = projectionMatrix * p; gl_PointSize = size * scale / -p.z;
}`;
const GLINT_FRAGMENT = /* glsl */ `
varying float vS;
void main() {
  if (vS < .01) discard;
  vec2 q = abs(gl_PointCoord * 2. - 1.);
  float star = max(0., 1. - q.x - q.y) * .5 + smoothstep(.9, 0., q.x + q.y * 14.) * (1. - q.x)
    + smoothstep(.9, 0., q.y + q.x * 14.) * (1. - q.y);
  float core = smoothstep(.22, 0., length(q));
  gl_FragColor = vec4(1., .97, .9, clamp(star * .7 + core, 0., 1.));
}`;

/** Four-pointed flashes as one additive point cloud. */
function makeGlints(): THREE.Points<THREE.BufferGeometry, THREE.ShaderMaterial> {
  const g = new THREE.BufferGeometry();
  g.setAttribute("position", changing(CAPACITY, 3));
  g.setAttribute("size", changing(CAPACITY, 1));
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: THREE.AdditiveBlending,
    uniforms: { scale: { value: 1 } },
    vertexShader: GLINT_VERTEX,
    fragmentShader: GLINT_FRAGMENT,
  });
  const points = new THREE.Points(g, material);
  points.frustumCulled = false;
  points.renderOrder = 3;
  return points;
}

function makeStreaks(): THREE.Mesh<THREE.BufferGeometry, THREE.ShaderMaterial> {
  const g = new THREE.BufferGeometry();
  g.setAttribute("position", changing(STREAKS * 3, 3));
  const tail = Float32Array.from({ length: STREAKS * 3 }, (_, i) => (i % 3 === 2 ? 0 : 1));
  const edge = Float32Array.from({ length: STREAKS * 3 }, (_, i) => [1, -1, 0][i % 3]!);
  g.setAttribute("head", new THREE.BufferAttribute(tail, 1));
  g.setAttribute("edge", new THREE.BufferAttribute(edge, 1));
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: THREE.AdditiveBlending,
    // The ribbon may face either way.
    side: 2,
    vertexShader:
      "attribute float head; attribute float edge; varying float vH; varying float vE; void main() { vH = head; vE = edge; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }",
    fragmentShader:
      "varying float vH; varying float vE; void main() { float k = vH > .001 ? abs(vE) / vH : 0.; gl_FragColor = vec4(1., .97, .9, vH * .62 * (1. - k * k)); }",
  });
  const mesh = new THREE.Mesh(g, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  return mesh;
}
