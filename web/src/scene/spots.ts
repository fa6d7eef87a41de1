/** What light makes of a gem that lies: a dark spot where it touches, and a coloured one that it throws. */
import * as THREE from "three";
import type { Gem } from "./cuts";

const CAPACITY = 128;

/** The foot of a gem: where it touches, how large it is, and from 0 to 1 how near it is to the ground. */
export interface Foot {
  readonly gem: Gem;
  readonly at: THREE.Vector3;
  readonly size: number;
  readonly near: number;
}

/** What passes through each gem, brighter than the cloth it falls on. */
const DYE: Record<Gem, readonly [number, number, number]> = {
  d: [0.34, 0.34, 0.3],
  s: [0.03, 0.13, 0.46],
  r: [0.62, 0.05, 0.09],
};

// The spot lies on cloth that is not quite flat: for the depth test it is a little nearer than it is.
const VERTEX = /* glsl */ `
attribute vec4 dye; varying vec2 vP; varying vec4 vDye;
void main() {
  vP = position.xz * 2.; vDye = dye;
  vec4 eye = viewMatrix * modelMatrix * instanceMatrix * vec4(position, 1.);
  gl_Position = projectionMatrix * eye;
  vec4 nearer = projectionMatrix * (eye + vec4(0., 0., .07, 0.));
  gl_Position.z = nearer.z / nearer.w * gl_Position.w;
}`;
const FRAGMENT = /* glsl */ `
varying vec2 vP; varying vec4 vDye;
void main() {
  float dark = .62 * exp(-dot(vP, vP) * 5.5);
  vec2 q = vP - vec2(.36, -.44);
  float a = atan(q.y, q.x), r = length(q);
  float rays = .72 + .28 * sin(a * 5. + r * 9.) * smoothstep(.0, .25, r);
  float light = exp(-r * r * 9.) * rays + .9 * exp(-r * r * 70.);
  float rim = smoothstep(1., .7, length(vP));
  gl_FragColor = vec4(vDye.rgb * light, dark * (1. - .5 * light)) * vDye.a * rim;
}`;

/** All spots as one instanced mesh. It is drawn after the ground and before the gems, which must be ordered after it. */
export class Spots extends THREE.InstancedMesh<THREE.PlaneGeometry, THREE.ShaderMaterial> {
  private readonly dye: THREE.InstancedBufferAttribute;

  constructor() {
    const material = new THREE.ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      depthWrite: false,
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneMinusSrcAlphaFactor,
    });
    super(new THREE.PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material, CAPACITY);
    this.dye = new THREE.InstancedBufferAttribute(new Float32Array(CAPACITY * 4), 4);
    this.dye.setUsage(THREE.DynamicDrawUsage);
    this.geometry.setAttribute("dye", this.dye);
    this.frustumCulled = false;
    this.renderOrder = 1;
    this.count = 0;
  }

  show(feet: readonly Foot[]): void {
    const m = new THREE.Matrix4();
    const seen = feet.filter(({ near }) => near > 0.02).slice(0, CAPACITY);
    for (const [i, { gem, at, size, near }] of seen.entries()) {
      const wide = size * (5.2 - 1.4 * near);
      this.setMatrixAt(i, m.makeScale(wide, 1, wide).setPosition(at));
      this.dye.setXYZW(i, ...DYE[gem], near * near);
    }
    this.count = seen.length;
    this.visible = seen.length > 0;
    this.instanceMatrix.needsUpdate = this.dye.needsUpdate = true;
  }
}
