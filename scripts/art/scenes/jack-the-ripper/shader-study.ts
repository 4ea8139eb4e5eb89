/** Shader code of the detective's desk: a green-shaded brass lamp, letters, magnifier, inkwell, books. */
export const study = /* glsl */ `
#define LIGHTS 3
#define STEPS 90
#define SHADOW_STEPS 30
#define STRIDE .8
#define REACH 6.
#define LAMP_CLEARANCE .03
#define OCCLUSION .02
#define HIGHLIGHT_LIMIT 12.
#define MIRROR .3
#define FOG .05
#define EXPOSURE 1.12
const vec3 LAMP = vec3(.2, .385, .34);
const vec3 LENS = vec3(-.02, .018, -.1);
Light lightAt(int index) {
  if (index == 0) return Light(LAMP + vec3(.07, -.02, 0), vec3(1., .58, .24) * 1.3, .04, .012, .02);
  if (index == 1) return Light(LAMP + vec3(-.1, -.02, 0), vec3(1., .58, .24) * 1.3, .04, .012, .02);
  return Light(vec3(-2.2, 1.7, .2), vec3(.3, .48, .8) * 3.2, .3, .0, .2);
}
vec3 fogColour(vec3 direction) { return vec3(.006, .008, .012); }
vec3 ambientAt(vec3 place, vec3 normal) { return vec3(.02, .032, .052) * (.6 + .4 * normal.y) + vec3(.03, .017,
  .006) * max(-normal.z, .3); }
vec3 lay(vec3 place, vec3 at, float angle) { place -= at; place.xz *= turn(angle); return place; }
float paper(vec3 place, vec2 half_, float seed) {
  float bend = .01 * smoothstep(.3, 1., place.x / half_.x) + .014 * smoothstep(.2, 1.2, -place.z / half_.y * seed);
  bend += .004 * sin(place.x * 19. + seed * 5.) * sin(place.z * 13. + seed);
  return box(place - vec3(0, bend + .004, 0), vec3(half_.x, .0012, half_.y)) * .8;
}
vec3 letterOne(vec3 place) { return lay(place, vec3(-.05, .004, -.08), .16); }
vec3 letterTwo(vec3 place) { return lay(place, vec3(-.36, .001, .1), -.38); }
vec3 letterThree(vec3 place) { return lay(place, vec3(.3, .002, -.17), -.3); }
vec3 envelope(vec3 place) { return lay(place, vec3(.36, .012, -.2), .42); }
vec3 shadeLocal(vec3 place) { return place - LAMP - vec3(0, -.005, 0); }
Hit lampHit(vec3 place) {
  vec3 local = place - vec3(.2, 0, .46);
  float around = box(place - vec3(.2, .23, .38), vec3(.22, .26, .18));
  if (around > .12) return Hit(around, 2.);
  float radius = length(local.xz);
  float foot = max(radius - .1 + .05 * smoothstep(.006, .03, local.y) + .025 * smoothstep(.03, .05, local.y),
    local.y - .055);
  float stem = max(radius - .011 - .008 * exp(-pow((local.y - .12) * 40., 2.)) - .006 * exp(-pow((local.y
    - .3) * 50., 2.)),
    abs(local.y - .22) - .2);
  float arm = rod(place, vec3(.2, .425, .46), vec3(.2, .45, .34), .009);
  vec3 s = shadeLocal(place);
  float yoke = min(rod(place, vec3(.2, .45, .34), vec3(.2, .468, .34), .012), length(place - vec3(.2, .478,
    .34)) - .014);
  float across = max(abs(s.x) - .125, 0.);
  vec3 bowl = vec3(across, s.y, s.z);
  float shell = abs(length(bowl * vec3(1., 1.12, .94)) - .078) - .003;
  shell = max(shell, -s.y - .012) * .9;
  float rim = max(abs(length(bowl.xz * vec2(1., .94)) - .078) - .0045, abs(s.y + .012) - .004);
  float tube = rod(s, vec3(-.1, .02, 0), vec3(.1, .02, 0), .015);
  float chain = max(length(vec2(place.x - .28, place.z - .29)) - .0025 - .0015 * sin(place.y * 700.),
    abs(place.y - .31) - .055);
  Hit hit = Hit(min(min(foot, stem) * .8, min(min(arm, yoke), min(rim, chain))), 2.);
  hit = join(hit, shell, 3.);
  return join(hit, tube, 4.);
}
float magnifier(vec3 place) {
  vec3 local = lay(place, LENS, .65);
  float hoop = ring(local, .085, .007);
  float neck = rod(local, vec3(.085, 0, 0), vec3(.125, 0, 0), .006);
  return min(hoop, neck);
}
float magnifierGrip(vec3 place) {
  vec3 local = lay(place, LENS, .65) - vec3(.2, 0, 0);
  float along = clamp(local.x / .075, -1., 1.);
  return max(length(local.yz) - .011 - .005 * cos(along * 2.6), abs(local.x) - .08) * .8 - .002;
}
Hit books(vec3 place) {
  Hit hit = Hit(1e3, 10.);
  for (int count = ZERO; count < 4; count++) {
    float number = float(count);
    vec3 local = lay(place, vec3(-.52 + .03 * random(number + 4.), .03 + number * .056, .52), .25 + .4
      * (random(number + 3.) - .5));
    vec3 half_ = vec3(.17 - .012 * number, .026, .12 - .008 * number);
    float block = box(local, half_ - vec3(.006, .006, .008));
    float cover = box(local, half_) - .003;
    cover = max(cover, -box(local - vec3(.02, 0, -.01), half_ + vec3(.02, -.006, .0)));
    cover = min(cover, box(local + vec3(half_.x, 0, 0), vec3(.006, half_.y, half_.z)) - .003);
    hit = join(hit, block, 9.);
    hit = join(hit, cover * .9, 10. + number * .1);
  }
  return hit;
}
Hit inkwell(vec3 place) {
  vec3 local = lay(place, vec3(.52, 0, .16), .5);
  float tray = box(local - vec3(-.06, .008, 0), vec3(.16, .008, .07)) - .004;
  float glass = box(local - vec3(0, .05, 0), vec3(.036, .03, .036)) - .008;
  float cap = drum(local - vec3(0, .098, 0), .026, .008) - .004;
  cap = min(cap, length(local - vec3(0, .108, 0)) - .018);
  vec3 pen = local - vec3(-.14, .03, 0);
  float holder = rod(local, vec3(-.21, .028, -.05), vec3(-.02, .115, .12), .0055);
  Hit hit = Hit(min(tray, cap), 2.);
  hit = join(hit, glass, 6.);
  return join(hit, holder, 8.);
}
Hit watch(vec3 place) {
  vec3 local = lay(place, vec3(-.36, .012, -.22), .9);
  float body = drum(local, .048, .008) - .005;
  float dial = drum(local - vec3(0, .0085, 0), .043, .006);
  float loop = ring(local.xzy - vec3(.0, 0, 0), .001, .0);
  loop = length(vec2(length(local.xz - vec2(0, .068)) - .012, local.y)) - .003;
  loop = min(loop, rod(local, vec3(0, 0, .05), vec3(0, 0, .06), .006));
  float along = local.z - .08;
  float sway = .05 * sin(along * 22.) * smoothstep(0., .1, along);
  float link = max(length(vec2(local.x - sway, local.y + .004)) - .0035 - .0015 * sin(along * 420.),
    abs(along - .13) - .13) * .6;
  Hit hit = Hit(min(body, min(loop, link)), 2.);
  return join(hit, dial, 7.);
}
Hit map(vec3 place) {
  Hit hit = Hit(place.y, 1.);
  hit = join(hit, 1.1 - place.z, 12.);
  if (place.y < .5 && place.z < .8) {
    hit = join(hit, lampHit(place));
    if (place.y < .05) {
      hit = join(hit, paper(letterOne(place), vec2(.15, .2), 1.), 5.1);
      hit = join(hit, paper(letterTwo(place), vec2(.15, .2), .4), 5.2);
      hit = join(hit, paper(letterThree(place), vec2(.14, .19), .7), 5.3);
      hit = join(hit, paper(envelope(place), vec2(.12, .075), .1), 5.4);
      vec3 seal = envelope(place) - vec3(0, .009, 0);
      hit = join(hit, drum(seal, .022 + .003 * sin(atan(seal.x, seal.z) * 5.), .003) - .003, 11.);
    } else hit = join(hit, place.y - .035, 1.);
    hit = join(hit, magnifier(place), 2.);
    hit = join(hit, magnifierGrip(place), 8.);
    vec3 lens = lay(place, LENS, .65);
    hit = join(hit, drum(lens, .08, .002 + .006 * (1. - dot(lens.xz, lens.xz) / .0064)) * .8, 13.);
    hit = join(hit, books(place));
    hit = join(hit, inkwell(place));
    hit = join(hit, watch(place));
  }
  return hit;
}
vec3 pageColour(vec2 local, vec2 half_, float which) {
  vec2 spot = local / half_ * .5 + .5;
  if (which > 5.35) {
    float flap = abs(abs(local.x) * .55 + local.y - .055);
    return vec3(.5, .4, .25) * (.75 + .4 * cloud(local * 40.)) * (.5 + .5 * smoothstep(.0, .004, flap));
  }
  vec3 ink = texture(letters, spot).rgb;
  if (which > 5.25) ink = texture(letters, 1. - spot).rgb * .85;
  return ink * ink * .9 * (.85 + .3 * cloud(local * 60.));
}
Surface surfaceAt(vec3 place, vec3 normal, float material, float path) {
  if (material == 1.) {
    vec2 board = vec2(place.x, floor(place.z / .31) * 5.);
    float ringed = cloud(vec2(place.x * 2.2 + board.y, place.z * 26.) + cloud(place.xz * 3.) * 3.);
    float pore = grain(vec2(place.x * 26., place.z * 420.));
    vec3 wood = mix(vec3(.11, .042, .018), vec3(.034, .013, .007), ringed) * (.75 + .4 * pore);
    float blotter = box(place.xz - vec2(.02, -.08), vec2(.46, .3));
    if (blotter < 0.) {
      float edge = smoothstep(-.012, -.02, blotter);
      float hide = cloud(place.xz * 90.);
      vec3 tint = mix(vec3(.2, .12, .04), vec3(.05, .014, .016), edge) * (.6 + .7 * hide);
      return Surface(tint, .42 + .25 * hide, 0., vec3(0), normalize(normal + .25 * (vec3(hide, 2.,
        cloud(place.zx * 90. + 7.)) - vec3(.5, 0, .5))));
    }
    return Surface(wood, .25 + .06 * pore, 0., vec3(0), normalize(normal + vec3(0, 0, .05) * (pore - .5)));
  }
  if (material == 2.) {
    float wear = cloud(place * 60.);
    return Surface(vec3(.62, .42, .17) * (.45 + .7 * wear), .2 + .22 * wear, .95, vec3(0), normal);
  }
  if (material == 3.) {
    vec3 local = shadeLocal(place);
    float hot = exp(-dot(local.xy, local.xy) * 60.);
    bool under = dot(normal, local * vec3(.2, 1, 1)) < 0.;
    vec3 green = mix(vec3(.012, .12, .045), vec3(.12, .38, .1), hot);
    if (under) return Surface(vec3(.8), .3, 0., vec3(1.6, 1.2, .62) * (.6 + hot), normal);
    return Surface(vec3(.012, .07, .035), .12, 0., green * (.1 + .62 * hot) * mix(1.1, .4, smoothstep(.0, .075,
      local.y)) * (.85 + .3 * cloud(place * 30.)), normal);
  }
  if (material == 4.) return Surface(vec3(1), .5, 0., vec3(9., 6., 2.9), normal);
  if (material > 5. && material < 5.5) {
    vec3 local = material < 5.15 ? letterOne(place) : material < 5.25 ? letterTwo(place) : material < 5.35
      ? letterThree(place) : envelope(place);
    vec2 half_ = material < 5.25 ? vec2(.15, .2) : material < 5.35 ? vec2(.14, .19) : vec2(.12, .075);
    return Surface(pageColour(local.xz, half_, material), .8, 0., vec3(0), normal);
  }
  if (material == 13.) {
    vec3 lens = lay(place, LENS, .65);
    vec3 through = LENS + (place - LENS) * .52;
    vec3 page = pageColour(letterOne(through).xz, vec2(.15, .2), 5.1);
    float edge = smoothstep(.05, .08, length(lens.xz));
    return Surface(page * (1.15 - .7 * edge), .05, 0., vec3(0), normalize(normal + .1 * vec3(lens.x, 0,
      lens.z) / .08));
  }
  if (material == 6.) return Surface(vec3(.012, .014, .02), .06, 0., vec3(0), normal);
  if (material == 7.) {
    vec3 local = lay(place, vec3(-.36, .012, -.22), .9);
    float angle = atan(local.x, local.z) / 6.2832 * 12., radius = length(local.xz);
    float mark = step(abs(fract(angle + .5) - .5), .09) * step(.028, radius) * step(radius, .038);
    mark = max(mark, step(rod(local.xz, vec2(0), vec2(.012, .018), .0012), 0.));
    mark = max(mark, step(rod(local.xz, vec2(0), vec2(-.028, .014), .0009), 0.));
    return Surface(mix(vec3(.62, .57, .45), vec3(.03), mark), .15, 0., vec3(0), normal);
  }
  if (material == 8.) return Surface(vec3(.03, .018, .012) * (.5 + grain(place.xz * 60.)), .16, 0., vec3(0), normal);
  if (material == 9.) {
    float leaf = grain(vec2(place.y * 900., 0)) * .5 + .6;
    return Surface(vec3(.34, .26, .15) * leaf, .85, 0., vec3(0), normal);
  }
  if (material == 11.) return Surface(vec3(.2, .012, .012), .26, 0., vec3(0), normal);
  if (material == 12.) {
    vec2 shelf = vec2(place.x * 17. + 2. * random(floor(place.y / .34) + 2.), place.y / .34);
    float book = floor(shelf.x + .3 * random(floor(shelf.x))), tall = .6 + .3 * random(vec2(book, floor(shelf.y)));
    float inside = step(fract(shelf.y), tall);
    vec3 hide = mix(vec3(.07, .018, .014), vec3(.022, .03, .03), random(book + 7.)) + vec3(.05, .03, .01)
      * step(.8, random(book));
    float spine = sin(fract(shelf.x) * 3.1416), band = step(.86, sin(fract(shelf.y) / tall * 16.)) * step(.45,
      random(book + 3.));
    return Surface((hide * (.3 + spine) + vec3(.16, .1, .03) * band) * inside, .6, 0., vec3(0), normal);
  }
  float number = floor((material - 9.95) * 10.);
  float hide = cloud(place * 80.);
  vec3 cover = number < .5 ? vec3(.1, .02, .02) : number < 1.5 ? vec3(.025, .045, .04) : number < 2.5
    ? vec3(.11, .06, .025) : vec3(.03, .03, .05);
  return Surface(cover * (.5 + .9 * hide), .36 + .25 * hide, 0., vec3(0), normal);
}
`;
