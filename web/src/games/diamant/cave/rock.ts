/** The rock itself: a net that hangs over the height field, with strata, wet stone, and shadows of its own. */
import * as THREE from "three";
import { type Light, TORCH } from "./glsl";
import type { Map3 } from "./view";

/** Squares of the net across and down. */
const NET = [260, 190] as const;

const VERTEX = /* glsl */ `
uniform mat3 toFloor; uniform sampler2D field;
varying vec3 vP; varying vec2 vAt;
void main() {
  vAt = uv;
  vec3 q = toFloor * vec3(uv.x, 1. - uv.y, 1.);
  vP = vec3(q.x / q.z, textureLod(field, uv, 0.).r, q.y / q.z);
  gl_Position = projectionMatrix * viewMatrix * vec4(vP, 1.);
}`;

const FRAGMENT = /* glsl */ `
uniform sampler2D field; uniform sampler2D grain; uniform mat3 fromFloor; uniform int face;
varying vec3 vP; varying vec2 vAt;
${TORCH}
float heightAt(vec2 p) {
  vec3 q = fromFloor * vec3(p, 1.);
  vec2 at = q.xy / q.z;
  return textureLod(field, vec2(at.x, 1. - at.y), 0.).r;
}
/** The field's own shadow of the torch, soft at its edge. */
float shaded(vec3 p, vec3 n) {
  float least = 1., jitter = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453);
  vec3 from = p + n * .05;
  for (int i = 0; i < 14; i++) {
    float t = (float(i) + .25 + .5 * jitter) / 14.; t *= t * .5 + .5;
    vec3 q = mix(from, torch, t);
    least = min(least, .5 + (q.y - heightAt(q.xz)) / (.06 + .34 * t));
  }
  return clamp(least, 0., 1.);
}
void main() {
  vec4 here = texture2D(field, vAt);
  vec3 n = normalize(vec3(-here.z, 1., -here.w));
  vec3 w = pow(abs(n), vec3(4.)); w /= w.x + w.y + w.z;
  vec3 s = vP / 2.3;
  vec4 ty = texture2D(grain, s.xz), tx = texture2D(grain, s.zy * vec2(1., 1.4) + .37), tz = texture2D(grain, s.xy * vec2(1., 1.4) + .71);
  vec4 g = ty * w.y + tx * w.x + tz * w.z;
  vec4 broad = texture2D(grain, vP.xz / 9.);
  float edge = here.y, wall = face == 1 ? 1. : smoothstep(.85, 1.35, edge);
  float rough = mix(.62, 1.15, wall);
  vec3 dy = vec3(ty.x - .5, 0., ty.y - .5), dx = vec3(0., tx.y - .5, tx.x - .5), dz = vec3(tz.x - .5, tz.y - .5, 0.);
  vec3 m = normalize(n - (dy * w.y + dx * w.x + dz * w.z) * rough * 1.9);

  // Layers of stone lie one upon the other, a little bent.
  float level = (face == 1 ? vP.z * 1.7 : vP.y * 4.6) + (broad.w - .5) * 5. + vP.x * .22 + (g.z - .5) * .5;
  float layer = fract(level), kind = fract(sin(floor(level) * 12.9898) * 43758.5453);
  float seam = smoothstep(0., .1, layer) * smoothstep(1., .82, layer);
  vec3 stone = mix(vec3(.155, .115, .092), vec3(.37, .265, .18), kind * .75 + g.w * .35 - .1);
  stone = mix(stone, vec3(.26, .27, .285), smoothstep(.5, .8, broad.w) * .5);
  stone *= mix(1., .55 + .45 * seam, .85 * (face == 1 ? .8 : smoothstep(.1, .8, edge - .6)));
  vec3 sand = mix(vec3(.29, .225, .165), vec3(.44, .35, .25), g.w);
  vec3 color = mix(sand, stone, wall) * mix(.5, 1.25, smoothstep(.25, .8, g.z));

  // What lies lower than all around it gets less light.
  float around = textureLod(field, vAt, 4.).r, near = textureLod(field, vAt, 2.5).r;
  float open = clamp(1. - .85 * max(0., around - vP.y) - 1.1 * max(0., near - vP.y), .16, 1.);
  open *= mix(.72, 1., smoothstep(.3, .6, g.z));

  vec3 eye = normalize(cameraPosition - vP), l = normalize(torch - vP);
  float shadow = mix(.13, 1., shaded(vP, n));
  vec3 light = lit(vP, m) * shadow * mix(.55, 1., open);
  float wet = smoothstep(.5, .72, broad.w * .55 + g.w * .5) * (.35 + .65 * wall);
  float shine = pow(max(0., dot(m, normalize(l + eye))), mix(18., 70., wet)) * mix(.1, 1.25, wet);
  vec3 sky = dim(m) * open;
  // A thin line of light along the walls, so that the way can be told where no torch reaches.
  float rim = face == 1 ? 0. : smoothstep(.98, 1.28, edge) * (1. - smoothstep(1.3, 1.9, edge));
  sky += vec3(.07, .075, .088) * rim * max(.15, m.y) * dusk;
  vec3 out3 = color * (light + sky * 3.4) + flame * (shine * glow(vP) * shadow * .6) + vec3(.5, .56, .7) * (pow(1. - max(0., dot(m, eye)), 3.) * .035 * wet * dusk);
  if (face == 1 && edge < 0.) out3 += flame * vec3(1., .8, .6) * (-edge) * (.7 + .5 * g.z) * smoothstep(-2.2, -.2, vP.y) * power;
  if (face == 1) out3 *= 1. - .75 * max(0., edge);
  gl_FragColor = vec4(out3 * tint, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export class Rock extends THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial> {
  constructor(light: Light, field: THREE.Texture, grain: THREE.Texture) {
    super(
      new THREE.PlaneGeometry(2, 2, ...NET),
      new THREE.ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: {
          ...light,
          field: { value: field },
          grain: { value: grain },
          toFloor: { value: new THREE.Matrix3() },
          fromFloor: { value: new THREE.Matrix3() },
          face: { value: 0 },
        },
      }),
    );
    this.frustumCulled = false;
  }

  lie(toFloor: Map3, fromFloor: Map3, face: boolean): void {
    const { uniforms } = this.material;
    uniforms.toFloor!.value.set(...toFloor);
    uniforms.fromFloor!.value.set(...fromFloor);
    uniforms.face!.value = face ? 1 : 0;
  }
}
