/** Shader code of the evidence wall: pinned papers with curling edges, red thread, raking lamplight. */
import { paperArrays, threadArrays } from './evidence-papers.ts';

export const evidence = /* glsl */ `
#define LIGHTS 2
#define STEPS 80
#define SHADOW_STEPS 30
#define STRIDE .75
#define REACH 5.
#define LAMP_CLEARANCE .03
#define OCCLUSION .008
#define HIGHLIGHT_LIMIT 10.
#define MIRROR .0
#define FOG .07
#define EXPOSURE 1.15
${paperArrays}
${threadArrays}
Light lightAt(int index) {
  if (index == 0) return Light(vec3(.5, .6, -.62), vec3(1., .57, .24) * 2.6, .09, .05, .02);
  return Light(vec3(-1.5, .2, -1.1), vec3(.3, .48, .85) * 1.2, .2, .01, .2);
}
vec3 fogColour(vec3 direction) { return vec3(.006, .008, .012); }
vec3 ambientAt(vec3 place, vec3 normal) { return vec3(.02, .03, .046); }
vec2 onPaper(vec2 place, int index) {
  vec4 at = paperPlace[index];
  return turn(at.z) * (place - at.xy);
}
float paperLift(vec2 local, vec2 half_, int index) {
  float seed = float(index) * 2.7;
  vec2 part = local / half_;
  float low = smoothstep(.1, 1., -part.y) * (.35 + .65 * smoothstep(-.6, 1., part.x * sign(random(seed) - .5)));
  float sides = smoothstep(.5, 1., abs(part.x)) * .3;
  float wave = .0035 * sin(local.x * 31. + seed) * sin(local.y * 23. + seed);
  return paperPlace[index].w + (index == 0 ? .35 : 1.) * .03 * (low + sides * random(seed + 1.)) + wave;
}
Hit map(vec3 place) {
  float depth = -place.z;
  float board = abs(fract(place.x / .31 + .5) - .5) * .31;
  Hit hit = Hit(depth + .006 * smoothstep(.008, .0, board), 1.);
  if (depth > .12) { hit.gap = min(hit.gap, depth - .07); return hit; }
  for (int index = ZERO; index < PAPERS; index++) {
    vec2 local = onPaper(place.xy, index);
    vec2 half_ = paperSize[index];
    float torn = .0016 * grain(local * 70. + float(index) * 9.);
    float gap = box(vec3(local, depth - paperLift(local, half_, index)), vec3(half_ - torn, .0012)) * .8;
    hit = join(hit, gap, 10. + float(index));
  }
  for (int index = ZERO; index < PINS; index++) {
    vec3 at = vec3(place.xy - pinPlace[index], depth);
    float pin = min(length(at - vec3(0, 0, .046)) - .0075, drum(at.xzy - vec3(0, .034, 0), .005, .004) - .002);
    pin = min(pin, rod(at, vec3(0), vec3(0, 0, .04), .0018));
    hit = join(hit, pin, 3.);
  }
  for (int index = ZERO; index < THREADS; index++) {
    vec2 from = pinPlace[threadEnds[index].x], to = pinPlace[threadEnds[index].y];
    float part = clamp(dot(place.xy - from, to - from) / dot(to - from, to - from), 0., 1.);
    float sag = .022 * part * (1. - part) * (1. + random(float(index)));
    hit = join(hit, rod(place + vec3(0, sag, 0), vec3(from, -.032), vec3(to, -.032), .0021), 4.);
    vec2 knot = place.xy - from;
    hit = join(hit, ring(vec3(knot.x, depth - .03, knot.y), .0035, .003), 4.);
  }
  return hit;
}
Surface surfaceAt(vec3 place, vec3 normal, float material, float path) {
  if (material < 1.5) {
    float number = floor(place.x / .31 + .5);
    float ringed = cloud(vec2(place.x * 24. + number * 9., place.y * 1.8) + cloud(place.xy * 3. + number) * 2.4);
    float pore = grain(vec2(place.x * 420., place.y * 22.));
    vec3 wood = mix(vec3(.085, .04, .022), vec3(.028, .014, .01), ringed) * (.6 + .6 * pore) * (.7 + .5
      * random(number));
    return Surface(wood, .5, 0., vec3(0), normalize(normal + vec3(pore - .5, 0, 0) * .22));
  }
  if (material < 3.5) return Surface(vec3(.5, .34, .14), .24, .9, vec3(0), normal);
  if (material < 4.5) {
    float twist = .5 + .5 * sin((place.x + place.y * 1.3) * 900.);
    return Surface(vec3(.42, .018, .022) * (.6 + .5 * twist), .7, 0., vec3(.012, .0, .0), normal);
  }
  int index = int(material - 9.5);
  vec2 local = onPaper(place.xy, index);
  vec4 from = paperAtlas[index];
  vec2 spot = from.xy + from.zw * clamp(local / paperSize[index] * .5 + .5, .004, .996);
  vec3 ink = textureLod(papers, spot, 0.).rgb;
  vec2 grit = vec2(grain(local * 160.), grain(local * 160. + 7.)) - .5;
  bool photo = index > 3 && index < 8;
  return Surface(ink * ink * (photo ? .75 : .85) * (.85 + .3 * cloud(local * 50.)), photo ? .38 : .8, 0., vec3(0),
    normalize(normal + vec3(grit, 0) * (photo ? .03 : .14)));
}
`;
