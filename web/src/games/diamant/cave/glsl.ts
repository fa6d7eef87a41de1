/** What the cave's shaders share: noise out of whole numbers, and the light of the one torch. */
import { Color, Vector3 } from "three";

export const NOISE = /* glsl */ `
float hash(ivec2 p, int seed) {
  uint h = uint(p.x) * 0x27d4eb2du ^ uint(p.y) * 0x165667b1u ^ uint(seed) * 0x9e3779b1u;
  h = (h ^ (h >> 15)) * 0x85ebca6bu;
  h = (h ^ (h >> 13)) * 0xc2b2ae35u;
  return float((h ^ (h >> 16)) >> 8) / 16777216.;
}
ivec2 wrapped(ivec2 p, int period) { return period > 0 ? ((p % period) + period) % period : p; }
/** Repeats itself after the period; never for 0. */
float noise(vec2 p, int seed, int period) {
  ivec2 i = ivec2(floor(p));
  vec2 f = p - vec2(i); f = f * f * (3. - 2. * f);
  float a = hash(wrapped(i, period), seed), b = hash(wrapped(i + ivec2(1, 0), period), seed);
  float c = hash(wrapped(i + ivec2(0, 1), period), seed), d = hash(wrapped(i + 1, period), seed);
  return mix(mix(a, b, f.x), mix(c, d, f.x), f.y);
}
float fbm(vec2 p, int seed, int period, int octaves) {
  float sum = 0., amp = .5;
  for (int i = 0; i < octaves; i++) {
    sum += amp * (noise(p, seed + i * 17, period) * 2. - 1.);
    amp *= .5; p *= 2.; period *= 2;
  }
  return sum;
}
/** Distance to the nearest stone's middle and to the border between two, and which stone it is. */
vec3 stones(vec2 p, int seed, int period) {
  ivec2 i = ivec2(floor(p));
  float first = 9., second = 9., id = 0.;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    ivec2 at = i + ivec2(x, y), cell = wrapped(at, period);
    vec2 q = vec2(at) + vec2(hash(cell, seed), hash(cell, seed + 1)) - p;
    float d = dot(q, q);
    if (d < first) { second = first; first = d; id = hash(cell, seed + 2); }
    else second = min(second, d);
  }
  return vec3(sqrt(first), sqrt(second) - sqrt(first), id);
}`;

/** One for all materials: whoever changes it changes the light on everything. */
export const makeLight = () => ({
  torch: { value: new Vector3(0, 1, 0) },
  reach: { value: 3 },
  power: { value: 1 },
  flame: { value: new Color(1, 0.55, 0.22) },
  /** What a hazard does to the colour of everything. */
  tint: { value: new Color(1, 1, 1) },
  /** The little that is seen without a torch. */
  dusk: { value: 1 },
});

export type Light = ReturnType<typeof makeLight>;

export const TORCH = /* glsl */ `
uniform vec3 torch; uniform float reach; uniform float power; uniform vec3 flame; uniform vec3 tint; uniform float dusk;
/** How much light comes to a place. */
float glow(vec3 p) {
  float d = length(p - torch) / reach;
  return power * (1. / (1. + 2.1 * pow(d, 2.7)) + .04 / (1. + .2 * d * d));
}
/** Light from the torch on a surface. */
vec3 lit(vec3 p, vec3 n) {
  vec3 l = normalize(torch - p);
  return flame * (2.6 * glow(p) * (max(0., dot(n, l)) * .88 + .12));
}
/** Light that has been all over the cave. */
vec3 dim(vec3 n) { return mix(vec3(.022, .02, .021), vec3(.075, .083, .1), n.y * .5 + .5) * dusk; }`;
