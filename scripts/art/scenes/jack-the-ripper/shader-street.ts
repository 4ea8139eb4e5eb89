/** Shader code for the street scenes: granite setts with standing water, sooty stock brick, the gas lantern. */
export const street = /* glsl */ `
#ifndef WATER
#define WATER 0.
#endif
float sett(vec2 place, out vec2 stone, out vec2 inside) {
  place += .035 * vec2(grain(place * 2.7), grain(place * 2.7 + 31.)) + .008 * grain(place * 23.);
  float row = floor(place.y / .165);
  float shift = random(row + 3.) * .26;
  float column = floor((place.x + shift) / .255);
  stone = vec2(column, row);
  inside = (fract(vec2((place.x + shift) / .255, place.y / .165)) - .5) * vec2(.255, .165);
  float edge = box(inside, vec2(.088, .046)) - .026;
  float dome = smoothstep(.016, -.036, edge);
  vec2 lean = vec2(random(stone), random(stone + 71.)) - .5;
  return .04 * dome + dome * (.018 * (random(stone + 9.) - .5) + dot(inside, lean) * .22);
}
float waterLevel(vec2 place) {
  return WATER + .006 + .038 * smoothstep(.4, .6, cloud(place * vec2(.75, .5) + PUDDLES));
}
float paving(vec2 place) {
  vec2 stone, inside;
  float height = sett(place, stone, inside) + .006 * grain(place * 46.);
  return max(height, waterLevel(place));
}
Surface pavingSurface(vec3 place, vec3 normal, float path) {
  vec2 stone, inside;
  float height = sett(place.xz, stone, inside);
  float depth = waterLevel(place.xz) - height - .006 * grain(place.xz * 46.);
  float tone = random(stone + 5.);
  vec3 colour = mix(vec3(.045, .055, .07), vec3(.11, .115, .125), tone) * (.55 + .9 * cloud(place.xz * 17.));
  colour = mix(vec3(.018, .017, .016), colour, smoothstep(.004, .03, height));
  float rough = .13 + .22 * cloud(place.xz * 9. + 3.) - .06 * tone + min(path * .009, .16);
  vec2 grit = vec2(grain(place.xz * 90.), grain(place.xz * 90. + 40.)) - .5;
  normal = normalize(normal + vec3(grit.x, 0, grit.y) * .3 / (1. + path * .35));
  if (depth > 0.) {
    colour *= mix(.7, .25, smoothstep(0., .02, depth));
    rough = .06;
    vec2 ripple = vec2(grain(place.xz * 6.), grain(place.xz * 6. + 17.)) - .5;
    normal = normalize(vec3(ripple.x * .03, 1, ripple.y * .03));
  }
  return Surface(colour, rough, 0., vec3(0), normal);
}
float brickRelief(vec2 place) {
  place += .012 * vec2(grain(place * 5.), grain(place * 5. + 9.));
  float row = floor(place.y / .078);
  vec2 inside = vec2(fract(place.x / .232 + .5 * mod(row, 2.)), fract(place.y / .078));
  vec2 gap = min(inside, 1. - inside) * vec2(.232, .078);
  float face = smoothstep(.002, .011, min(gap.x, gap.y));
  float column = floor(place.x / .232 + .5 * mod(row, 2.));
  return face * (.012 + .006 * random(vec2(column, row))) + .006 * cloud(place * 34.) + .006 * grain(place * 12.);
}
Surface brickSurface(vec2 place, vec3 normal, vec3 across, float path) {
  float step_ = .004 + path * .0006;
  float here = brickRelief(place);
  vec2 fall = vec2(brickRelief(place + vec2(step_, 0)) - here, brickRelief(place + vec2(0, step_)) - here) / step_;
  normal = normalize(normal - (across * fall.x + vec3(0, 1, 0) * fall.y) * .6 / (1. + path * .06));
  float row = floor(place.y / .078);
  float tone = random(vec2(floor(place.x / .232 + .5 * mod(row, 2.)), row));
  vec3 colour = mix(vec3(.12, .052, .036), vec3(.055, .04, .038), tone);
  colour = mix(colour, vec3(.13, .1, .07), step(.86, random(tone * 91.)) * .7);
  colour = mix(vec3(.05, .05, .052), colour, smoothstep(.004, .012, here));
  float soot = smoothstep(.3, .75, cloud(place * vec2(1.1, .55) + 4.));
  float damp = smoothstep(1.1, .0, place.y + cloud(place * 3.) - .3);
  colour *= mix(1., .38, soot) * mix(1., .5, damp) * (.7 + .6 * cloud(place * 20.));
  return Surface(colour, mix(.82, .42, damp / (1. + path * .12)), 0., vec3(0), normal);
}
float lanternWidth(float height) { return mix(.115, .2, clamp(height / .46, 0., 1.)); }
Hit lantern(vec3 place) {
  Hit hit = Hit(1e5, 0.);
  float around = length(place - vec3(0, .3, 0)) - .62;
  if (around > .25) return Hit(around, 6.);
  vec2 flat_ = abs(place.xz);
  float width = lanternWidth(place.y);
  float pane = max(max(flat_.x, flat_.y) - width + .012, abs(place.y - .23) - .23) * .9;
  float edge = max(length(flat_ - width) - .014, abs(place.y - .23) - .24);
  edge = min(edge, max(box(vec2(max(flat_.x, flat_.y) - width, place.y - .46), vec2(.018, .016)), -1.));
  edge = min(edge, box(vec2(max(flat_.x, flat_.y) - width, place.y), vec2(.014, .014)));
  float bar = box(vec2(max(flat_.x, flat_.y) - width, place.y - .33), vec2(.006, .006));
  float roof = max(max(flat_.x, flat_.y) - mix(.225, .075, clamp((place.y - .48) / .17, 0., 1.)), abs(place.y
    - .565) - .085) * .75;
  float crown = drum(place - vec3(0, .69, 0), .075 - .02 * sin(place.y * 60.), .045) * .8;
  float knob = length(place - vec3(0, .79, 0)) - .035;
  knob = min(knob, rod(place, vec3(0, .74, 0), vec3(0, .87, 0), .009));
  float foot = drum(place - vec3(0, -.05, 0), .05 + .02 * cos(place.y * 50.), .05) * .8;
  hit = join(hit, pane, 7.);
  return join(hit, min(min(min(edge, bar), min(roof, crown)), min(knob, foot)), 6.);
}
vec3 paneGlow(vec3 local, vec3 tint, float power) {
  float flame = exp(-16. * dot(local.xz, local.xz)) * exp(-14. * (local.y - .2) * (local.y - .2));
  float dirt = .65 + .5 * cloud(local * 13.);
  return tint * power * (.28 + 1.9 * flame) * dirt * smoothstep(-.02, .1, local.y);
}
float post(vec3 place, float height) {
  float around = length(place.xz) - .2;
  if (around > .3) return around;
  float angle = atan(place.z, place.x);
  float radius = mix(.062, .042, clamp(place.y / height, 0., 1.)) + .004 * cos(angle * 8.);
  radius += .05 * smoothstep(.75, .55, place.y) + .06 * smoothstep(.16, .1, place.y);
  radius += .028 * smoothstep(.04, .0, abs(place.y - .78)) + .022 * smoothstep(.035, .0, abs(place.y - height * .82));
  float shaft = max(length(place.xz) - radius, place.y - height) * .7;
  float ladder = rod(place, vec3(-.3, height - .22, 0), vec3(.3, height - .22, 0), .016);
  ladder = min(ladder, length(vec3(abs(place.x) - .3, place.y - height + .22, place.z)) - .028);
  return min(shaft, ladder);
}
`;
