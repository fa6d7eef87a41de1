/** Wood, brass and velvet, each in a full and a lite version. */

import * as THREE from "three";
import type { Tier } from "../../../scene/tiers";
import { VARNISH } from "./varnish";

type Wood = THREE.Material & { map: THREE.Texture | null };
/** What becomes of a vertex shader. */
type Change = (vertex: string) => string;

/** Lit and varnished wood; the lite tier drops the gloss. */
function wooden(
  params: THREE.MeshLambertMaterialParameters,
  roughness: number,
  tier: Tier,
  change: Change = (vertex) => vertex,
): Wood {
  const lite = tier === "lite";
  const material = lite
    ? new THREE.MeshLambertMaterial(params)
    : new THREE.MeshStandardMaterial({ ...params, roughness });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = change(shader.vertexShader);
    if (!lite) shader.fragmentShader = coated(shader.fragmentShader);
  };
  // Two woods differ only in what they close over, which three.js does not see.
  material.customProgramCacheKey = () => `wood ${change}`;
  return material;
}

/** In the depth of a recess, where the colour is dark, there is nothing to be seen in the varnish. */
const COATED = `
outgoingLight += coat(inverseTransformDirection(normal, viewMatrix),
  inverseTransformDirection(normalize(vViewPosition), viewMatrix), clamp(dot(diffuseColor.rgb, vec3(12.)) - .1, 0., 1.2));
#include <opaque_fragment>`;
const coated = (fragment: string) =>
  fragment
    .replace("#include <common>", `#include <common>\n${VARNISH}`)
    .replace("#include <opaque_fragment>", COATED);

/** Carcass and drawer bodies: each piece takes its own stretch of the timber. */
export const timberMaterial = (map: THREE.Texture, tier: Tier): Wood =>
  wooden({ map, vertexColors: true }, 0.46, tier, (vertex) =>
    vertex
      .replace("#include <common>", "#include <common>\nattribute float shift;")
      .replace("#include <uv_vertex>", "#include <uv_vertex>\nvMapUv.x += shift;"),
  );

/** Fronts: each instance shows its own cell of the atlas. */
export const atlasMaterial = (map: THREE.Texture, tier: Tier): Wood =>
  wooden({ map, vertexColors: true }, 0.42, tier, (vertex) =>
    vertex
      .replace("#include <common>", "#include <common>\nattribute vec4 cell;")
      .replace("#include <uv_vertex>", "#include <uv_vertex>\nvMapUv = cell.xy + uv * cell.zw;"),
  );

export const lidMaterial = (map: THREE.Texture, tier: Tier): Wood => wooden({ map }, 0.36, tier);

/** The room is dim: polished brass gives back more of it than it should. */
export function brassMaterial(tier: Tier): THREE.Material {
  if (tier === "lite")
    return new THREE.MeshPhongMaterial({ color: 0xb98a3c, specular: 0xffe2a0, shininess: 60 });
  const color = new THREE.Color(0xf0c878).multiplyScalar(1.4);
  return new THREE.MeshStandardMaterial({ color, metalness: 1, roughness: 0.23 });
}

/** How many gems dent the velvet at once. */
export const DENTS = 16;
/** Gems on the cushion: x and z in the cushion's own measure, and the radius of the dent. */
export const makeDents = () => Array.from({ length: DENTS }, () => new THREE.Vector3(0, 0, 0));

const DENT_GLSL = `
uniform vec3 dents[${DENTS}];
float dented(vec2 p) {
  float d = 0.;
  for (int i = 0; i < ${DENTS}; i++) {
    float r = dents[i].z;
    if (r > 0.) { vec2 q = (p - dents[i].xy) / r; d = max(d, exp(-dot(q, q))); }
  }
  return d;
}`;

/** Velvet is dark facing you and bright at the rim, has a fine nap, and gives way under a gem. */
export function velvetMaterial(
  color: number,
  rim: number,
  dents: THREE.Vector3[],
  tier: Tier,
): THREE.Material {
  const lite = tier === "lite";
  const material = lite
    ? new THREE.MeshLambertMaterial({ color, vertexColors: true, emissive: rim, emissiveIntensity: 0.1 })
    : new THREE.MeshStandardMaterial({ color, roughness: 0.92, envMapIntensity: 0.3, vertexColors: true });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.rim = { value: new THREE.Color(rim) };
    shader.uniforms.dents = { value: dents };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", `#include <common>\n${DENT_GLSL}\nvarying vec3 vPlace;`)
      .replace(
        "#include <begin_vertex>",
        "#include <begin_vertex>\nvPlace = position;\ntransformed.y -= .035 * dented(position.xz) * step(.2, position.y);",
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        `#include <common>\nuniform vec3 rim;\n${DENT_GLSL}\nvarying vec3 vPlace;\n${NAP_GLSL}`,
      )
      .replace("#include <opaque_fragment>", `${lite ? LITE_VELVET : VELVET}\n#include <opaque_fragment>`);
  };
  return material;
}

/** Short threads brushed this way and that. */
const NAP_GLSL = `
float thread(vec2 p) { return fract(sin(dot(floor(p), vec2(12.9898, 78.233))) * 43758.5453); }
float nap2(vec2 p) {
  vec2 f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(thread(p), thread(p + vec2(1., 0.)), f.x), mix(thread(p + vec2(0., 1.)), thread(p + 1.), f.x), f.y);
}`;
const LITE_VELVET = "outgoingLight *= 1. - .6 * dented(vPlace.xz) * step(.2, vPlace.y);";
const VELVET = `
float rimLight = 1. - abs(dot(normalize(vViewPosition), normal));
float fine = nap2(vPlace.xz * vec2(150., 90.)) * .6 + nap2(vPlace.xz * 31. + vPlace.y * 17.) * .4;
float brushed = nap2(vPlace.xz * 5.5) - .5;
outgoingLight *= mix(.72, 1.15, rimLight) * (.86 + .28 * fine) * (1. + .34 * brushed);
outgoingLight += rim * pow(rimLight, 2.6) * (.25 + .75 * clamp(normal.y * .5 + .6, 0., 1.)) * (.8 + .4 * fine);
outgoingLight *= 1. - .62 * dented(vPlace.xz) * step(.2, vPlace.y);`;
