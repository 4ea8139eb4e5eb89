/** Shader code of the alley door: planks and iron in a stone arch, a lantern on a bracket. */
import { street } from './shader-street.ts';

export const door = /* glsl */ `
#define LIGHTS 2
#define STEPS 110
#define SHADOW_STEPS 34
#define STRIDE .8
#define REACH 14.
#define LAMP_CLEARANCE .27
#define OCCLUSION .05
#define HIGHLIGHT_LIMIT 10.
#define MIRROR .34
#define FOG .06
#define EXPOSURE 1.15
#define PUDDLES vec2(1.7, 4.2)
const vec3 LAMP = vec3(1.12, 2.1, -.8);
${street}
Light lightAt(int index) {
  if (index == 0) return Light(LAMP, vec3(1., .53, .19) * 9.5, .1, .07, .0025);
  return Light(vec3(-3.2, 3.4, -3.), vec3(.35, .5, .8) * 5., .3, .02, .2);
}
vec3 fogColour(vec3 direction) { return vec3(.014, .02, .03); }
vec3 ambientAt(vec3 place, vec3 normal) { return vec3(.03, .048, .08) * (.6 + .4 * normal.y); }
float arch(vec2 place) {
  float straight = box(place - vec2(0, .82), vec2(.66, .82));
  float round_ = length((place - vec2(0, 1.6)) * vec2(1., 1.15)) - .66;
  return min(straight, max(round_ * .93, 1.6 - place.y));
}
float blocks(vec2 flat_, float opening, out float joint) {
  bool high = flat_.y > 1.6;
  float turn_ = high ? atan(flat_.x, (flat_.y - 1.6) * 1.15) * 3.5 + .5 : flat_.y / .3;
  joint = (.5 - abs(fract(turn_) - .5)) * (high ? .2 : .3);
  return floor(turn_) + (high ? 50. : sign(flat_.x) * 11.);
}
float grille(vec2 flat_) { return box(flat_ - vec2(0, 1.62), vec2(.15, .13)); }
float strap(vec2 flat_, float level) {
  float along = flat_.x + .64;
  float wide = mix(.05, .03, along / 1.1) + .006 * sin(along * 9.);
  float band = max(abs(flat_.y - level) - wide, along - .98);
  float leaf = length((flat_ - vec2(.38, level)) * vec2(1., 1.25)) - .075;
  leaf = max(leaf, .03 - length(flat_ - vec2(.39, level)));
  return min(band, leaf);
}
Hit doorLeaf(vec3 place, vec2 flat_) {
  float plank = abs(fract(flat_.x / .19 + .5) - .5) * .19;
  float relief = .012 * smoothstep(.016, .0, plank) + .006 * grain(vec2(flat_.x * 60., flat_.y * 2.5));
  float slab = max(.28 + relief - place.z, -max(grille(flat_), place.z - .5));
  Hit hit = Hit(slab, 4.);
  float iron = min(strap(flat_, .42), strap(flat_, 1.2));
  float frame_ = max(grille(flat_) - .035, -grille(flat_));
  iron = min(iron, frame_);
  hit = join(hit, max(iron, .262 - place.z) * .8, 6.);
  vec2 cell = vec2(mod(flat_.x + .6, .15) - .075, min(abs(flat_.y - .42), abs(flat_.y - 1.2)));
  float studs = length(vec3(cell, (place.z - .262) * 1.3)) - .017;
  if (flat_.x < .3) hit = join(hit, studs, 6.);
  vec2 many = vec2(mod(flat_.x + .095, .19) - .095, mod(flat_.y + .13, .26) - .13);
  hit = join(hit, length(vec3(many, (place.z - .28) * 1.3)) - .011, 6.);
  float bars = 1.;
  for (int count = ZERO; count < 4; count++) {
    bars = min(bars, length(vec2(flat_.x + .105 - float(count) * .07, place.z - .3)) - .012);
  }
  hit = join(hit, max(bars, grille(flat_) - .02), 6.);
  vec3 knob = place - vec3(.47, 1.02, .27);
  hit = join(hit, min(drum(knob.xzy, .062, .012), length(knob) - .034) - .004, 8.);
  vec3 loop = knob - vec3(0, -.085, -.035);
  loop.yz *= turn(.12);
  hit = join(hit, ring(loop.xzy, .085, .0125), 8.);
  float plate = box(place - vec3(.47, .79, .27), vec3(.034, .06, .008)) - .006;
  return join(hit, plate, 8.);
}
Hit map(vec3 place) {
  vec2 flat_ = place.xy - vec2(0, .19);
  float opening = arch(flat_);
  float hole = max(opening, place.z - .34);
  Hit hit = Hit(max(-place.z, -hole), 3.);
  if (opening < .4 && place.z > -.2) {
    float joint;
    float number = blocks(flat_, opening, joint);
    float wide = .2 + .07 * step(.5, fract(number * .5));
    float proud = -.035 - .012 * random(number) + .02 * smoothstep(.014, .0, joint) + .012 * cloud(place.xy * 13.);
    float surround = max(max(max(opening - wide, -opening), proud - place.z), place.z - .3) * .8;
    hit = join(hit, surround - .008, 5.);
    if (opening < .1) hit = join(hit, doorLeaf(place, flat_));
  }
  float step_ = box(place - vec3(0, .06, -.02), vec3(.98, .12, .34)) - .02 + .012 * cloud(place.xz * 8.);
  hit = join(hit, step_, 5.);
  float ground = place.y < .12 ? place.y - paving(place.zx) : place.y - .055;
  hit = join(hit, ground * .9, 1.);
  vec3 hang = (place - LAMP) / .8;
  Hit lamp = lantern(hang + vec3(0, .22, 0));
  hit = join(hit, lamp.gap * .8, lamp.material);
  float arm = rod(place, vec3(1.12, 2.86, .02), vec3(1.12, 2.86, -.8), .017);
  arm = min(arm, rod(place, vec3(1.12, 2.86, -.8), vec3(1.12, 2.56, -.8), .009));
  vec2 scroll = vec2(place.z + .26, place.y - 2.67);
  arm = min(arm, length(vec2(abs(length(scroll) - .15), place.x - 1.12)) - .01);
  arm = min(arm, box(place - vec3(1.12, 2.74, .0), vec3(.05, .2, .02)) - .01);
  hit = join(hit, arm, 6.);
  float pipe = length(vec2(place.x + 1.75, place.z + .1)) - .055 - .014 * smoothstep(.06, .05, abs(place.y - 1.4));
  return join(hit, pipe * .9, 6.);
}
Surface surfaceAt(vec3 place, vec3 normal, float material, float path) {
  vec2 flat_ = place.xy - vec2(0, .19);
  float wear = cloud(place * 9.);
  if (material < 1.5) {
    Surface surface = pavingSurface(place.zyx, normal.zyx, path);
    surface.normal = surface.normal.zyx;
    return surface;
  }
  if (material == 3. && place.z > .33) {
    return Surface(vec3(0), .9, 0., vec3(1., .36, .08) * (.9 - 2.6 * abs(flat_.x - .03) - .8 * abs(flat_.y
      - 1.6)), normal);
  }
  if (material == 3.) return brickSurface(place.xy + 3., normal, vec3(1, 0, 0), path);
  if (material == 4.) {
    float plank = floor(flat_.x / .19 + .5);
    float fibre = grain(vec2(flat_.x * 130., flat_.y * 3.) + plank * 7.);
    float stain = cloud(vec2(flat_.x * 7. + plank * 3.3, flat_.y * 1.4));
    vec3 paint = mix(vec3(.085, .02, .018), vec3(.05, .032, .024), smoothstep(.45, .62, stain));
    paint *= (.55 + .6 * fibre) * (.6 + .5 * random(plank)) * mix(.45, 1., smoothstep(-.1, .6, flat_.y));
    float tilt_ = grain(vec2(flat_.x * 130. + .8, flat_.y * 3.) + plank * 7.) - fibre;
    return Surface(paint, .42 + .3 * fibre, 0., vec3(0), normalize(normal + vec3(tilt_ * .3, 0, 0)));
  }
  if (material == 5.) {
    vec2 grit = vec2(grain(place.xy * 70. + place.z * 30.), grain(place.xy * 70. + 31. + place.z * 40.)) - .5;
    vec3 stone = vec3(.17, .155, .135) * (.35 + 1.1 * wear) * mix(.45, 1., smoothstep(.1, .9, place.y));
    float damp = normal.y > .7 ? .32 : .75;
    return Surface(stone, damp + .2 * wear, 0., vec3(0), normalize(normal + vec3(grit, 0) * .35));
  }
  if (material == 7.) {
    vec3 local = (place - LAMP) / .8 + vec3(0, .22, 0);
    return Surface(vec3(.05), .3, 0., paneGlow(local, vec3(1., .52, .17), 3.4), normal);
  }
  vec2 dent = vec2(grain(place.xy * 45.), grain(place.xy * 45. + 13.)) - .5;
  normal = normalize(normal + vec3(dent, 0) * .35);
  if (material == 8.) return Surface(vec3(.42, .28, .12) * (.4 + .8 * wear), .26 + .2 * wear, .9, vec3(0), normal);
  vec3 rust = mix(vec3(.05, .05, .055), vec3(.12, .05, .025), smoothstep(.5, .7, wear));
  return Surface(rust, .34 + .25 * wear, .5, vec3(0), normal);
}
`;
