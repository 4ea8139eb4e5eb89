/** Shader code of the Whitechapel lane: setts between tenements, the lamp post, a distant figure in the fog. */
import { handLantern } from './shader-props.ts';
import { street } from './shader-street.ts';

export const lane = /* glsl */ `
#ifdef HAND
#define LIGHTS 4
#else
#define LIGHTS 3
#define HAND vec3(0)
#define NO_HAND
#define LAMP_CLEARANCE .42
#define OCCLUSION .11
#endif
#define STEPS 110
#define SHADOW_STEPS 26
#define STRIDE .82
#define REACH 46.
#define HIGHLIGHT_LIMIT 16.
#define MIRROR .38
#define GLOSS .11
#ifndef WATER
#define WATER .008
#endif
#define FOG .045
#define EXPOSURE 1.05
#ifndef HAND_POWER
#define HAND_POWER 1.
#endif
#define PUDDLES vec2(3.7, 1.2)
const vec3 LAMP = vec3(1.42, 3.3, 6.4);
const vec3 FAR_LAMP = vec3(-1.25, 3.3, 21.);
const vec3 FIGURE = vec3(-.5, 0, 12.4);
${street}${handLantern}
Light lightAt(int index) {
  if (index == 0) return Light(LAMP, vec3(1., .53, .19) * 21. * keyLight, .16, .1, .0025);
  if (index == 1) return Light(FAR_LAMP, vec3(1., .58, .26) * 15. * fillLight, .0, .13, .0025);
  if (index == 3) return Light(HAND + vec3(0, .185, 0), vec3(1., .5, .17) * 2.4, .035, .05, .0006);
  return Light(vec3(.0, 3.2, 31.), vec3(.5, .6, .72) * 12. * fillLight, .0, .42, 2.2);
}
vec3 fogColour(vec3 direction) {
  float low = smoothstep(.5, -.05, direction.y);
  float ahead = pow(max(dot(direction, normalize(vec3(-.02, .06, 1))), 0.), 6.);
  vec3 sky = mix(vec3(.008, .014, .027), vec3(.022, .034, .052), low);
  sky *= .75 + .6 * cloud(direction.xy / max(direction.z, .2) * 3.);
  return (sky + vec3(.04, .05, .058) * ahead * low) * fillLight;
}
vec3 ambientAt(vec3 place, vec3 normal) {
  vec3 sky = vec3(.05, .085, .15) * (.55 + .45 * normal.y);
  return (sky + vec3(.008, .012, .02)) * fillLight;
}
float sideOf(float x) { return x < 0. ? 3. : 8.; }
vec2 openingHalf(float doorway) { return doorway > .5 ? vec2(.52, 1.12) : vec2(.47, .74); }
// The window or door that a wall place belongs to: its place, and what it is (0 wall, 1 window, 2 door).
float opening(vec2 place, float side, out vec2 local, out vec2 cell) {
  cell = floor(vec2(place.x / 2.2, place.y / 2.85));
  local = vec2(place.x - (cell.x + .5) * 2.2, place.y - cell.y * 2.85);
  float chance = random(cell + side * 13.7);
  float doorway = cell.y < .5 && random(cell.x * 3.1 + side) > .55 ? 1. : 0.;
  local.y -= doorway > .5 ? 1.12 : 1.72;
  if (doorway < .5 && chance < .12) return 0.;
  return 1. + doorway;
}
float wallGap(vec3 place, float side, out float face) {
  float gap;
  float x = abs(place.x);
  if (side < 5.) {
    face = place.z < 7.6 ? 2.55 : place.z < 12.3 ? 3. : 2.25;
    gap = box(place - vec3(-6.55, 4.3, 1.8), vec3(4., 4.3, 5.8));
    gap = min(gap, box(place - vec3(-7., 3.6, 10.), vec3(4., 3.6, 5.)));
    gap = min(gap, box(place - vec3(-6.25, 4.7, 24.), vec3(4., 4.7, 11.7)));
    gap = min(gap, box(place - vec3(-3.4, 9.2, 4.), vec3(.5, .9, .8)));
    gap = min(gap, box(place - vec3(-3.1, 9.8, 15.), vec3(.5, .9, .7)));
  } else {
    face = place.z < 9.4 ? 2.75 : 2.3;
    gap = box(place - vec3(6.75, 4.6, 2.), vec3(4., 4.6, 7.4));
    gap = min(gap, box(place - vec3(6.3, 3.9, 22.), vec3(4., 3.9, 12.6)));
    gap = min(gap, box(place - vec3(3.4, 9.6, 7.6), vec3(.5, 1., .7)));
    gap = min(gap, box(place - vec3(3.2, 8.3, 12.), vec3(.5, 1.1, .7)));
  }
  return gap;
}
Hit wall(vec3 place, float side) {
  float face;
  float gap = wallGap(place, side, face);
  float depth = abs(place.x) - face;
  if (depth > -.35 && gap < .3) {
    vec2 local, cell;
    float kind = opening(place.zy, side, local, cell);
    if (kind > .5) {
      vec2 half_ = openingHalf(kind - 1.);
      float bow = kind < 1.5 ? .08 * (1. - local.x * local.x * 4.) * step(0., local.y) : 0.;
      float hole = box(vec3(local - vec2(0, bow), depth), vec3(half_, .2));
      gap = max(gap, -hole);
      float sill = box(vec3(local + vec2(0, half_.y + .06), depth), vec3(half_.x + .1, .055, .09));
      if (kind > 1.5) sill = box(vec3(local + vec2(0, half_.y - .05), depth), vec3(half_.x + .1, .08, .34));
      return join(Hit(gap, side), sill - .008, 5.);
    }
  }
  return Hit(gap, side);
}
float figure(vec3 place) {
  place -= FIGURE;
  float around = box(place - vec3(0, 1., 0), vec3(.55, 1.05, .35));
  if (around > .4) return around;
  vec2 flat_ = vec2(place.x, place.y);
  float sway = .03 * sin(place.y * 3.);
  float legs = min(rod(flat_, vec2(-.1, .05), vec2(-.07, .85), .075), rod(flat_, vec2(.15, .05), vec2(.07,
    .85), .075));
  float wide = mix(.36, .2, smoothstep(.35, 1.48, place.y)) + .02 * sin(place.x * 17. + place.y * 3.);
  float cape = max(abs(flat_.x + sway) - wide, abs(place.y - .93) - .55);
  float shoulders = rod(flat_, vec2(-.16, 1.45), vec2(.16, 1.45), .085);
  float head = length((flat_ - vec2(.0, 1.68)) * vec2(1.1, 1.)) - .105;
  float collar = box(flat_ - vec2(0, 1.56), vec2(.1, .06)) - .02;
  float brim = rod(flat_, vec2(-.17, 1.765), vec2(.17, 1.765), .016);
  float crown = box(flat_ - vec2(0, 1.9), vec2(.105 + .12 * max(place.y - 1.88, 0.), .125)) - .008;
  float cane = rod(flat_, vec2(.37, .02), vec2(.31, .86), .014);
  float arm = rod(flat_, vec2(.2, 1.35), vec2(.31, .88), .06);
  float gap = blend(min(legs, cape), shoulders, .08);
  gap = min(blend(blend(gap, collar, .05), head, .04), min(min(brim, crown), min(cane, arm)));
  float thick = abs(place.z) - .12;
  return (min(max(gap, thick), 0.) + length(max(vec2(gap, thick), 0.))) * .8;
}
Hit map(vec3 place) {
  float x = abs(place.x);
  Hit hit;
  float ground = place.y - .05;
  float kerb = 1.86 + .02 * grain(place.z * vec2(2.));
  if (place.y < .3) {
    float slab = box(vec2(x - kerb - 2., place.y), vec2(2., .13)) - .012;
    ground = place.y < .12 ? place.y - paving(place.xz) : place.y - .055;
    hit = join(Hit(ground, 1.), slab, 2.);
  } else hit = Hit(place.y - .14, 1.);
  hit = join(hit, wall(place, sideOf(place.x)));
  hit = join(hit, post(place - vec3(LAMP.x, .14, LAMP.z), 2.83), 6.);
  hit = join(hit, lantern(place - LAMP + vec3(0, .22, 0)));
  hit = join(hit, post(place - vec3(FAR_LAMP.x, .14, FAR_LAMP.z), 2.83), 6.);
  hit = join(hit, lantern(place - FAR_LAMP + vec3(0, .22, 0)));
  hit = join(hit, figure(place), 9.);
  float pipe = length(vec2(place.x + 2.47, place.z - 5.4)) - .055 - .014 * step(.93, fract(place.y * .55));
  pipe = min(pipe, length(vec2(place.x - 2.66, place.z - 9.1)) - .06 - .014 * step(.93, fract(place.y * .55)));
  hit = join(hit, pipe * .8, 6.);
  vec3 barrel = place - vec3(2.2, .55, 4.4);
  float round_ = length(barrel.xz) - .27 + .28 * barrel.y * barrel.y - .012 * step(.8, fract(barrel.y * 4.2 + .4));
  hit = join(hit, max(round_, abs(barrel.y) - .42) * .8, 10.);
  vec3 crate = place - vec3(2.3, .42, 5.3);
  crate.xz *= turn(.3);
  hit = join(hit, box(crate, vec3(.27)) - .01, 10.);
  vec3 sign = place - vec3(-2., 3.35, 6.9);
  float board = box(sign + vec3(0, .5, 0), vec3(.36, .42, .025)) - .01;
  float iron = min(rod(place, vec3(-2.6, 3.42, 6.9), vec3(-1.55, 3.42, 6.9), .022),
    rod(place, vec3(-2.6, 3.75, 6.9), vec3(-1.75, 3.44, 6.9), .014));
  hit = join(join(hit, board, 10.), iron, 6.);
#ifndef NO_HAND
  hit = join(hit, handLantern(place - HAND));
#endif
  return hit;
}
Surface surfaceAt(vec3 place, vec3 normal, float material, float path) {
  if (material < 1.5) return pavingSurface(place, normal, path);
  if (material < 2.5) {
    float joint = smoothstep(.02, .0, abs(fract(place.z / .9) - .5) * .9);
    float wear = cloud(place.xz * 7.);
    return Surface(vec3(.085, .095, .11) * (.5 + .8 * wear) * (1. - .6 * joint), .36 + .3 * wear + min(path
      * .03, .3), 0., vec3(0),
      normalize(normal + .12 * (vec3(grain(place.xz * 30.), 1., grain(place.xz * 30. + 9.)) - .5)));
  }
  if (material == 3. || material == 8.) {
    float face;
    float side = sideOf(place.x);
    wallGap(place, side, face);
    vec2 local, cell;
    float kind = opening(place.zy, side, local, cell);
    float depth = abs(place.x) - face;
    vec2 half_ = openingHalf(kind - 1.);
    if (kind > .5 && depth > .17) {
      if (kind > 1.5) {
        float plank = abs(fract(local.x * 6.) - .5);
        vec3 paint = vec3(.035, .028, .025) * (.4 + grain(vec2(local.x * 60., local.y * 3.)));
        return Surface(paint * smoothstep(.0, .06, plank), .5, 0., vec3(0), normal);
      }
      float bars = min(min(abs(local.x), abs(local.y)), min(half_.x - abs(local.x), half_.y - abs(local.y)));
      bars = min(bars, abs(abs(local.y) - .37));
      if (bars < .024) return Surface(vec3(.05, .045, .04), .55, 0., vec3(0), normal);
      float chance = random(cell + side * 41.3 + 2.);
      bool burning = chance > (side > 5. ? .5 : .6) && !(side < 5. && place.z < 6.5 && place.y < 2.85);
      float drape = smoothstep(.1, .45, abs(local.x)) * (.6 + .4 * sin(local.x * 46.));
      float shine = exp(-2.2 * dot(local + vec2(0, .2), local + vec2(0, .2)));
      vec3 warm = vec3(1., .36, .07) * (burning ? 1.7 * shine * (1. - .75 * drape) * (.7 + .5 * random(cell)) : 0.);
      vec2 wobble = vec2(grain(local * 5. + cell * 9.), grain(local * 5. + cell * 7.)) - .5;
      normal = normalize(normal + vec3(0, wobble * .06));
      return Surface(vec3(.012, .015, .02), .08, 0., warm * fillLight, normal);
    }
    bool along = abs(normal.x) > abs(normal.z);
    vec2 sheet = along ? place.zy : place.xy;
    Surface surface = brickSurface(sheet + side, normal, along ? vec3(0, 0, 1) : vec3(1, 0, 0), path);
    if (kind > .5 && along && abs(local.x) < half_.x + .14 && local.y > half_.y && local.y < half_.y + .3) {
      float wedge = abs(fract((local.x / (1.6 + local.y)) * 14.) - .5);
      surface.colour = vec3(.16, .1, .075) * (.5 + .5 * smoothstep(0., .14, wedge)) * (.6 + .6 * cloud(sheet * 15.));
    }
    return surface;
  }
  if (material == 5.) return Surface(vec3(.15, .145, .14) * (.4 + .8 * cloud(place.zy * 9.)), .7, 0., vec3(0),
    normal);
  if (material > 19.) return handLanternSurface(place - HAND, normal, material, HAND_POWER);
  if (material == 7.) {
    bool near = place.z < 14.;
    vec3 local = place - (near ? LAMP : FAR_LAMP) + vec3(0, .22, 0);
    float power = near ? 9. * keyLight : 5. * fillLight;
    return Surface(vec3(.05), .3, 0., paneGlow(local, vec3(1., .6, .24), power), normal);
  }
  if (material == 6.) return Surface(vec3(.03, .032, .035), .38, .3, vec3(0), normal);
  if (material == 10. && place.x < -1.5 && place.y > 2.) {
    vec2 sign = place.xy - vec2(-2., 2.88);
    float gilt = abs(length(sign - vec2(0, .12)) - .1) - .022;
    gilt = min(gilt, rod(sign, vec2(0, .02), vec2(0, -.26), .018));
    gilt = min(gilt, min(rod(sign, vec2(0, -.24), vec2(.09, -.24), .018), rod(sign, vec2(0, -.17), vec2(.07,
      -.17), .016)));
    gilt = min(gilt, abs(box(sign - vec2(0, -.03), vec2(.31, .37))) - .008);
    float worn = smoothstep(.006, -.004, gilt) * step(.3, cloud(place.xy * 25.));
    return Surface(mix(vec3(.02, .022, .03), vec3(.5, .33, .12), worn), .5, 0., vec3(0), normal);
  }
  if (material == 9.) return Surface(vec3(.012, .012, .014), .8, 0., vec3(0), normal);
  float fibre = cloud(vec2(place.x + place.z, place.y * .2) * 30.);
  return Surface(vec3(.09, .06, .04) * (.4 + fibre), .6, 0., vec3(0), normal);
}
`;
