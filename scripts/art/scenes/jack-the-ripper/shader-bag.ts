/** Shader code of the doctor's table: leather bag, brass microscope, instruments on cloth, bottles,
  a hand lantern. */
import { handLantern } from './shader-props.ts';

export const bag = /* glsl */ `
#define LIGHTS 2
#define STEPS 90
#define SHADOW_STEPS 30
#define STRIDE .78
#define REACH 5.
#define LAMP_CLEARANCE .17
#define OCCLUSION .02
#define HIGHLIGHT_LIMIT 12.
#define MIRROR .28
#define FOG .06
#define EXPOSURE 1.15
const vec3 HAND = vec3(.42, .004, .0);
${handLantern}
Light lightAt(int index) {
  if (index == 0) return Light(HAND + vec3(0, .185, 0), vec3(1., .54, .2) * 1.9, .03, .05, .0008);
  return Light(vec3(-1.6, 1.3, -.2), vec3(.3, .48, .85) * 3., .25, .0, .2);
}
vec3 fogColour(vec3 direction) { return vec3(.006, .008, .012); }
vec3 ambientAt(vec3 place, vec3 normal) { return vec3(.018, .028, .046) * (.6 + .4 * normal.y) + vec3(.008,
  .004, .001); }
vec3 lay(vec3 place, vec3 at, float angle) { place -= at; place.xz *= turn(angle); return place; }
vec3 bagLocal(vec3 place) { return lay(place, vec3(-.15, 0, .21), -.3); }
Hit bagHit(vec3 place) {
  vec3 local = bagLocal(place) / 1.22;
  float around = box(local - vec3(0, .2, 0), vec3(.27, .22, .17));
  if (around > .1) return Hit(around * 1.22 + .02, 2.);
  float rise = clamp(local.y / .27, 0., 1.);
  float thick = max(.135 * sqrt(max(1. - pow(rise, 2.4), 0.)) - .012 * smoothstep(.3, .0, rise), .022),
    wide = mix(.235, .212, rise * rise);
  float crease = .007 * sin(local.x * 31. + 5. * grain(local.xy * 9.)) * smoothstep(.1, .25, local.y)
    * smoothstep(.28, .2, local.y);
  crease += .01 * cloud(local * 8.) + .0014 * cloud(local * 70.);
  float swell = .016 * cos(local.x * 5.5) * sin(rise * 3.14);
  float body = box(vec3(local.x, local.y - .142, local.z), vec3(wide - .035, .1, max(thick - .035 + swell,
    .004))) - .036 + crease;
  float seam = abs(abs(local.x) - wide + .025);
  body -= .004 * smoothstep(.007, .0, seam);
  float base = box(local - vec3(0, .016, 0), vec3(.225, .008, .115)) - .012;
  float jaw = box(local - vec3(0, .275, 0), vec3(.2, .011, .014)) - .006;
  jaw = min(jaw, length(vec3(abs(local.x) - .2, local.y - .272, local.z)) - .021);
  float clasp = box(local - vec3(0, .262, -.024), vec3(.026, .034, .008)) - .005;
  clasp = min(clasp, drum((local - vec3(0, .25, -.036)).xzy, .012, .005) - .002);
  clasp = min(clasp, box(vec3(abs(local.x) - .13, local.y - .262, local.z + .02), vec3(.011, .022, .006)) - .004);
  vec3 hold = vec3(local.x, local.y - .283, abs(local.z) - .016 - .14 * max(local.y - .28, 0.));
  float bow = length(vec2(length(vec2(hold.x * .86, max(hold.y, -.01) * 1.12)) - .085, hold.z)) - .0095;
  bow = max(bow, -hold.y - .004) * .8;
  float mount = length(vec3(abs(local.x) - .1, local.y - .287, abs(local.z) - .016)) - .014;
  float strap = box(vec3(abs(local.x) - .13, local.y - .14, 0.), vec3(.014, .13, .3));
  strap = max(strap, body - .004);
  Hit hit = Hit(min(min(body * .7, base), min(bow, strap * .8)) * 1.2, 2.);
  return join(hit, min(min(jaw, clasp), mount) * 1.2, 3.);
}
float microscope(vec3 place) {
  vec3 local = lay(place, vec3(.2, .01, .36), .6);
  float around = box(local - vec3(0, .2, 0), vec3(.12, .22, .14));
  if (around > .1) return around + .02;
  float foot = box(local - vec3(0, .01, 0), vec3(.07, .008, .085)) - .006;
  foot = max(foot, -(length(local.xz - vec2(0, -.1)) - .055));
  float pillar = drum(local - vec3(0, .08, .04), .013 + .004 * exp(-pow((local.y - .05) * 60., 2.)), .07);
  vec3 lean = local - vec3(0, .15, .04);
  lean.yz *= turn(-.42);
  float arm = rod(lean, vec3(0, 0, 0), vec3(0, .13, .0), .011);
  arm = min(arm, rod(lean, vec3(0, .13, .0), vec3(0, .14, -.055), .012));
  vec3 tube = lean - vec3(0, .13, -.062);
  float barrel = drum(tube, .021 + .005 * step(.075, tube.y) + .003 * step(abs(tube.y + .05), .012), .105) - .002;
  float nose = max(length(tube.xz) - mix(.007, .016, clamp((tube.y + .15) / .05, 0., 1.)), abs(tube.y + .125) - .028);
  float eyepiece = drum(tube - vec3(0, .12, 0), .016, .025) - .002;
  float stage = box(lean - vec3(0, -.03, -.06), vec3(.05, .005, .05)) - .002;
  float wheel = drum((lean - vec3(0, .07, .012)).yxz, .024, .034) - .003;
  float mirror = drum((local - vec3(0, .075, -.03)).xzy * vec3(1, 1, 1), .03, .004) - .002;
  return min(min(min(foot, pillar), min(arm, barrel)), min(min(nose, eyepiece), min(stage, min(wheel,
    mirror)))) * .85;
}
float clothHeight(vec2 place) {
  float fold = .006 * sin(place.x * 24. + 3. * grain(place * 5.)) + .012 * cloud(place * 6.) + .004
    * sin(place.y * 41. + place.x * 9.);
  return .002 + max(fold, 0.) * .55;
}
vec3 clothLocal(vec3 place) { return lay(place, vec3(-.0, 0, -.22), -.1); }
float tools(vec3 place, out float other) {
  vec3 local = clothLocal(place) - vec3(0, .021, 0);
  other = 1e3;
  if (local.y > .06) return local.y - .03;
  float gap = 1e3;
  for (int count = ZERO; count < 4; count++) {
    float number = float(count);
    vec3 item = local - vec3(-.17 + number * .062, 0, .012 * sin(number * 2.3));
    item.xz *= turn(.1 * (random(number + 4.) - .5));
    float grip = max(length(item.xy * vec2(1., 1.25)) - .0058 - .0016 * cos(item.z * 46. + number),
      abs(item.z + .04) - .062);
    gap = min(gap, grip * .8 - .001);
    float blade = max(abs(item.y) - .0014, length(vec2(item.x + (item.z - .06) * .1 * (number - 1.), (item.z
      - .062) * .2)) - .0085);
    blade = min(blade, rod(item, vec3(0, 0, .02), vec3(0, 0, .05), .0032));
    if (count == 2) blade = rod(vec3(abs(item.x), item.yz), vec3(.009, 0, .02), vec3(.001, 0, .115), .0026);
    if (count == 3) blade = min(rod(item, vec3(0, 0, .02), vec3(0, 0, .09), .0028), length(item - vec3(0, 0,
      .1)) - .009);
    other = min(other, blade * .8);
  }
  vec3 pump = lay(local, vec3(.14, .008, .0), 1.2);
  float shell = drum(pump.yxz, .016, .055) - .001;
  float ends = min(drum((pump - vec3(.058, 0, 0)).yxz, .019, .006), drum((pump + vec3(.058, 0, 0)).yxz, .019,
    .006)) - .002;
  ends = min(ends, rod(pump, vec3(.06, 0, 0), vec3(.105, 0, 0), .0045));
  ends = min(ends, ring((pump - vec3(.119, 0, 0)), .014, .0042));
  ends = min(ends, rod(pump, vec3(-.06, 0, 0), vec3(-.085, 0, 0), .006));
  other = min(other, rod(pump, vec3(-.08, 0, 0), vec3(-.14, 0, 0), .0018));
  return min(gap, min(shell, ends));
}
Hit bottles(vec3 place) {
  Hit hit = Hit(1e3, 6.);
  for (int count = ZERO; count < 3; count++) {
    float number = float(count);
    vec3 local = place - (count == 0 ? vec3(-.5, 0, -.02) : count == 1 ? vec3(-.41, 0, -.13) : vec3(.62, 0, .3));
    float tall = count == 1 ? .055 : .085, radius = count == 1 ? .034 : .04;
    float neck = smoothstep(tall * 1.55, tall * 2.1, local.y);
    float glass = max(length(local.xz) - mix(radius, .014, neck) - .006 * smoothstep(.008, .0, abs(local.y
      - tall * 2.55)),
      abs(local.y - tall * 1.3) - tall * 1.3) * .7 - .002;
    hit = join(hit, glass, 6. + number * .1);
    hit = join(hit, drum(local - vec3(0, tall * 2.66, 0), .0115, .012) - .002, 8.);
  }
  return hit;
}
Hit map(vec3 place) {
  Hit hit = Hit(place.y, 1.);
  hit = join(hit, 1.3 - place.z, 12.);
  if (place.y > .56) { hit.gap = min(hit.gap, place.y - .5); return hit; }
  hit = join(hit, bagHit(place));
  hit = join(hit, microscope(place), 3.);
  vec3 cloth = clothLocal(place);
  if (place.y < .05) {
    float hem = .012 * grain(cloth.xz * 9.);
    hit = join(hit, box(cloth - vec3(0, clothHeight(cloth.xz) + .002, 0), vec3(.33 - hem, .003, .125 - hem))
      * .7 - .002, 7.);
  } else hit = join(hit, place.y - .03, 1.);
  float steel;
  float brass = tools(place, steel);
  hit = join(hit, brass, 3.);
  hit = join(hit, steel, 4.);
  hit = join(hit, bottles(place));
  return join(hit, handLantern(place - HAND));
}
Surface surfaceAt(vec3 place, vec3 normal, float material, float path) {
  float wear = cloud(place * 45.);
  if (material > 19.) return handLanternSurface(place - HAND, normal, material, 1.3);
  if (material == 1.) {
    float board = floor(place.z / .19);
    float ringed = cloud(vec2(place.x * 2. + board * 7., place.z * 22.) + cloud(place.xz * 3.) * 2.6);
    float pore = grain(vec2(place.x * 24., place.z * 380.));
    float joint = smoothstep(.003, .0, abs(fract(place.z / .19) - .5 - .497) * .19);
    vec3 wood = mix(vec3(.11, .05, .024), vec3(.04, .018, .01), ringed) * (.7 + .5 * pore) * (1. - .8 * joint);
    return Surface(wood, .25 + .07 * pore, 0., vec3(0), normalize(normal + vec3(0, 0, .06) * (pore - .5)));
  }
  if (material == 2.) {
    vec3 local = bagLocal(place) / 1.22;
    float hide = cloud(local * 110.), scuff = smoothstep(.55, .78, cloud(local * 14.));
    vec3 colour = mix(vec3(.085, .022, .016), vec3(.19, .085, .045), scuff * .8) * (.5 + .8 * hide);
    vec3 grit = vec3(grain(local.xy * 210.), grain(local.yz * 210.), grain(local.xz * 210.)) - .5;
    return Surface(colour, .34 + .2 * hide, 0., vec3(0), normalize(normal + grit * .28));
  }
  if (material == 3.) return Surface(vec3(.64, .43, .17) * (.4 + .75 * wear), .17 + .24 * wear, .95, vec3(0), normal);
  if (material == 4.) return Surface(vec3(.5, .52, .54) * (.6 + .5 * wear), .2, .95, vec3(0), normal);
  if (material == 7.) {
    vec3 local = clothLocal(place);
    float weave = sin(local.x * 1500.) * sin(local.z * 1500.);
    float band = step(.1, abs(local.z)) * step(abs(local.z), .108);
    vec3 linen = mix(vec3(.34, .3, .23), vec3(.2, .02, .022), band) * (.75 + .3 * wear) * (.94 + .06 * weave);
    return Surface(linen, .9, 0., vec3(0), normal);
  }
  if (material == 8.) return Surface(vec3(.3, .19, .1) * (.5 + .7 * wear), .8, 0., vec3(0), normal);
  if (material == 12.) return Surface(vec3(.05, .03, .022) * (.3 + cloud(vec2(place.x * 9., place.y * .8))),
    .8, 0., vec3(0), normal);
  float number = floor((material - 5.95) * 10.);
  float tall = number == 1. ? .055 : .085;
  bool label = place.y > tall * .45 && place.y < tall * 1.3;
  if (label && normal.z < -.2) {
    float line = step(.62, grain(vec2(place.x * 330., floor(place.y * 190.)))) * step(.4, fract(place.y * 190.));
    float edge = step(.42, abs(place.y / tall - .875));
    return Surface(vec3(.42, .35, .24) * (1. - .6 * max(line, edge)) * (.7 + .4 * wear), .7, 0., vec3(0), normal);
  }
  vec3 glass = number == 1. ? vec3(.01, .03, .05) : number > 1.5 ? vec3(.02, .04, .02) : vec3(.06, .018, .004);
  float rim = pow(1. - max(dot(normal, vec3(0, 0, -1)), 0.), 2.);
  return Surface(glass, .06, 0., glass * (.05 + .35 * rim) * smoothstep(-.2, .6, normal.x), normal);
}
`;
