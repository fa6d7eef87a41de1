/** A coat of varnish: a clear film over the wood, in which the lamp and a window stand. */

/**
 * `coat(normal, eye, strength)`, in the world's space: what the film gives back, by Fresnel's law, of a room that is two
 * shapes. It costs a few sums where a second lobe of reflections would cost half the wood again.
 */
export const VARNISH = `
vec3 filmed(vec3 r) {
  float lamp = max(dot(r, vec3(-.397, .775, .491)), 0.);
  float lamp2 = lamp * lamp, lamp4 = lamp2 * lamp2, lamp16 = lamp4 * lamp4 * lamp4 * lamp4;
  vec3 seen = vec3(1., .86, .66) * (.25 * lamp4 + 1.6 * lamp16 * lamp16);
  // A window behind the box: six panes with soft edges.
  vec3 w = vec3(dot(r, vec3(.827, 0., -.562)), dot(r, vec3(-.283, .864, -.416)), dot(r, vec3(.486, .503, -.715)));
  vec2 p = w.xy / max(w.z, .05);
  vec2 rim = smoothstep(vec2(.3, .42), vec2(.2, .3), abs(p));
  vec2 bars = smoothstep(vec2(.012), vec2(.04), abs(vec2(p.x, abs(p.y) - .14)));
  seen += vec3(.62, .74, 1.) * rim.x * rim.y * (.35 + .65 * bars.x * bars.y) * step(.05, w.z);
  return seen + vec3(.1, .07, .045) * smoothstep(.35, -.1, abs(r.y - .1));
}
vec3 coat(vec3 n, vec3 eye, float strength) {
  float f = 1. - clamp(dot(n, eye), 0., 1.);
  float f2 = f * f;
  return filmed(reflect(-eye, n)) * strength * (.05 + .75 * f2 * f2 * f);
}`;
