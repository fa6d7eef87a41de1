/** The grain of the rock, as a tile that repeats: slopes, height and hue, painted once on the graphics card. */
import * as THREE from "three";
import { Painting } from "./dig";
import { NOISE } from "./glsl";

const SIZE = 512;

const FRAGMENT = /* glsl */ `
precision highp float;
varying vec2 vUv;
${NOISE}
float grain(vec2 p) {
  vec2 bent = p + .018 * vec2(fbm(p * 8., 5, 8, 3), fbm(p * 8., 6, 8, 3));
  vec3 slab = stones(bent * 5., 13, 5), chip = stones(bent * 14., 17, 14);
  float crack = smoothstep(.0, .07, slab.y), fine = smoothstep(.0, .11, chip.y);
  float h = .5 + .36 * fbm(p * 4., 21, 4, 6) + .12 * (1. - abs(fbm(p * 9., 29, 9, 5)) * 2.);
  h += .14 * (slab.z - .5) + .05 * (chip.z - .5);
  return h - .12 * (1. - crack) - .03 * (1. - fine);
}
void main() {
  const float e = 1. / 384.;
  float h = grain(vUv);
  vec2 slope = vec2(grain(vUv + vec2(e, 0.)) - h, grain(vUv + vec2(0., e)) - h) / e;
  gl_FragColor = vec4(clamp(slope * .045 + .5, 0., 1.), h, .5 + .62 * fbm(vUv * 2., 37, 2, 5));
}`;

export class Grain extends Painting {
  constructor(renderer: THREE.WebGLRenderer) {
    super(
      SIZE,
      SIZE,
      FRAGMENT,
      {},
      {
        minFilter: THREE.LinearMipmapLinearFilter,
        magFilter: THREE.LinearFilter,
        wrapS: THREE.RepeatWrapping,
        wrapT: THREE.RepeatWrapping,
        generateMipmaps: true,
        anisotropy: Math.min(4, renderer.capabilities.getMaxAnisotropy()),
      },
    );
    this.paint(renderer);
  }
}
