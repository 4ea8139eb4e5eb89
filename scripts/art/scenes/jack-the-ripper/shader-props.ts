/** Shader code for props that stand in several scenes. */

/** A hand lantern of dark tin with a glass chimney, wire guard and bail; it stands on its origin, 0.42 high. */
export const handLantern = /* glsl */ `
Hit handLantern(vec3 place) {
  float around = box(place - vec3(0, .26, 0), vec3(.16, .27, .16));
  if (around > .12) return Hit(around + .02, 20.);
  float radius = length(place.xz), y = place.y;
  float angle = atan(place.z, place.x);
  float base = max(radius - .115 + .02 * smoothstep(.03, .085, y), abs(y - .04) - .04) - .004;
  base = min(base, drum(place - vec3(0, .012, 0), .125, .009) - .003);
  base = min(base, drum(place - vec3(0, .09, 0), .05, .018) - .004);
  float belly = .07 + .016 * sin(clamp((y - .1) / .17, 0., 1.) * 3.1416);
  float glass = max(radius - belly, abs(y - .185) - .085);
  vec3 fold = vec3(radius * cos(mod(angle + .7854, 1.5708) - .7854), y, radius * sin(mod(angle + .7854,
    1.5708) - .7854));
  float wire = rod(fold, vec3(.104, .07, 0), vec3(.108, .19, 0), .0042);
  wire = min(wire, rod(fold, vec3(.108, .19, 0), vec3(.084, .285, 0), .0042));
  wire = min(wire, min(ring(place - vec3(0, .15, 0), .106, .0038), ring(place - vec3(0, .225, 0), .1, .0038)));
  float cap = max(radius - mix(.098, .05, smoothstep(.275, .33, y)), abs(y - .305) - .033) * .8 - .003;
  float vent = drum(place - vec3(0, .355, 0), .042 + .004 * step(.5, fract(angle * 1.9)), .02) - .002;
  float hat = max(radius - mix(.066, .012, smoothstep(.375, .425, y)), abs(y - .398) - .024) * .75 - .003;
  vec2 bail = vec2(length(vec2(place.x, max(y - .3, 0.) * .86)) - .118, place.z + .02 + (y - .3) * .12);
  float handle = max(length(bail) - .0048, .29 - y);
  float lug = length(vec3(abs(place.x) - .112, y - .295, place.z + .02)) - .014;
  Hit hit = Hit(min(base, min(vent, hat)), 20.);
  hit = join(hit, glass * .9, 21.);
  return join(hit, min(min(wire, cap), min(handle, lug)) * .9, 20.);
}
Surface handLanternSurface(vec3 place, vec3 normal, float material, float power) {
  if (material > 20.5) {
    vec2 flame = vec2(length(place.xz) * .55, place.y - .165);
    float core = exp(-pow(length(flame * vec2(26., flame.y > 0. ? 15. : 30.)), 2.));
    float smoke = .6 + .5 * cloud(place * 24.);
    float body = .16 * smoothstep(.275, .15, place.y) * smoothstep(.095, .12, place.y);
    vec3 tint = mix(vec3(1., .4, .1), vec3(1., .78, .42), core);
    float rim = pow(1. - abs(normal.z), 2.);
    return Surface(vec3(.03), .1, 0., tint * power * (body * smoke * 2.6 + 9. * core + .12 * rim), normal);
  }
  float wear = cloud(place * 40.);
  vec3 tin = mix(vec3(.1, .085, .065), vec3(.34, .23, .12), smoothstep(.5, .75, wear));
  return Surface(tin, .3 + .3 * wear, .75, vec3(0), normal);
}
`;
