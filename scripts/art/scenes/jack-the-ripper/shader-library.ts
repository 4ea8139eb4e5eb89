/** The shader code that all scenes of the room share: noise, shapes, light, fog and the film grade. */

const noise = /* glsl */ `
uniform vec2 size;
uniform int nothing;
uniform sampler2D grains;
#define ZERO nothing
out vec4 result;
float random(float seed) { seed = fract(seed * .1031); seed *= seed + 33.33; return fract(seed * (seed + seed)); }
float random(vec2 seed) {
  vec3 mixed = fract(vec3(seed.xyx) * .1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}
float random(vec3 seed) {
  seed = fract(seed * .1031);
  seed += dot(seed, seed.zyx + 31.32);
  return fract((seed.x + seed.y) * seed.z);
}
float grain(vec2 place) {
  vec2 part = fract(place);
  part = part * part * (3. - 2. * part);
  return textureLod(grains, (floor(place) + part + .5) / 256., 0.).r;
}
float grain(vec3 place) {
  vec3 part = fract(place);
  part = part * part * (3. - 2. * part);
  vec2 pair = textureLod(grains, (floor(place.xy) + vec2(37, 17) * floor(place.z) + part.xy + .5) / 256., 0.).rg;
  return mix(pair.x, pair.y, part.z);
}
float cloud(vec2 place) {
  float sum = 0., weight = .5;
  for (int octave = ZERO; octave < 4; octave++) {
    sum += weight * grain(place);
    place = mat2(1.6, 1.2, -1.2, 1.6) * place + 7.3;
    weight *= .5;
  }
  return sum;
}
float cloud(vec3 place) {
  float sum = 0., weight = .55;
  for (int octave = ZERO; octave < 3; octave++) {
    sum += weight * grain(place);
    place = place * 2.1 + 3.7;
    weight *= .5;
  }
  return sum;
}
`;

const shapes = /* glsl */ `
mat2 turn(float angle) { float c = cos(angle), s = sin(angle); return mat2(c, -s, s, c); }
float box(vec2 place, vec2 half_) { vec2 d = abs(place) - half_; return length(max(d, 0.)) + min(max(d.x, d.y), 0.); }
float box(vec3 place, vec3 half_) {
  vec3 d = abs(place) - half_;
  return length(max(d, 0.)) + min(max(d.x, max(d.y, d.z)), 0.);
}
float rod(vec3 place, vec3 from, vec3 to, float radius) {
  vec3 along = to - from, rest = place - from;
  return length(rest - along * clamp(dot(rest, along) / dot(along, along), 0., 1.)) - radius;
}
float rod(vec2 place, vec2 from, vec2 to, float radius) {
  vec2 along = to - from, rest = place - from;
  return length(rest - along * clamp(dot(rest, along) / dot(along, along), 0., 1.)) - radius;
}
float drum(vec3 place, float radius, float half_) {
  vec2 d = vec2(length(place.xz) - radius, abs(place.y) - half_);
  return min(max(d.x, d.y), 0.) + length(max(d, 0.));
}
float ring(vec3 place, float radius, float thickness) {
  return length(vec2(length(place.xz) - radius, place.y)) - thickness;
}
float blend(float first, float second, float amount) {
  float part = clamp(.5 + .5 * (second - first) / amount, 0., 1.);
  return mix(second, first, part) - amount * part * (1. - part);
}
`;

const frame = /* glsl */ `
struct Hit { float gap; float material; };
struct Surface { vec3 colour; float roughness; float metal; vec3 emission; vec3 normal; };
struct Light { vec3 place; vec3 colour; float shadow; float haze; float softness; };
struct View { vec3 eye; vec3 target; float focal; float lens; float focus; float tilt; };
Hit join(Hit first, Hit second) { if (first.gap < second.gap) return first; return second; }
Hit join(Hit first, float gap, float material) { if (first.gap < gap) return first; return Hit(gap, material); }
`;

const light = /* glsl */ `
#ifndef GLOSS
#define GLOSS .04
#endif
vec3 slope(vec3 place, float step_) {
  vec3 sum = vec3(0);
  for (int count = ZERO; count < 4; count++) {
    vec3 corner_ = vec3((((count + 3) >> 1) & 1), ((count >> 1) & 1), (count & 1)) * 2. - 1.;
    sum += corner_ * map(place + corner_ * step_).gap;
  }
  return normalize(sum);
}
float travel(vec3 eye, vec3 direction, float reach, int steps, out float material) {
  float path = .02;
  material = 0.;
  for (int count = ZERO; count < steps; count++) {
    Hit hit = map(eye + direction * path);
    material = hit.material;
    if (hit.gap < .0006 * path + .0002) break;
    path += hit.gap * STRIDE;
    if (path > reach) break;
  }
  if (path >= reach) material = 0.;
  return path;
}
float shadowTo(vec3 place, vec3 direction, float reach, float size_) {
  float path = .02, open_ = 1.;
  for (int count = ZERO; count < SHADOW_STEPS; count++) {
    float gap = map(place + direction * path).gap;
    open_ = min(open_, gap / (size_ * path / reach + .001));
    path += clamp(gap, .012 + path * .01, .6);
    if (open_ < .01 || path > reach) break;
  }
  open_ = clamp(open_, 0., 1.);
  return open_ * open_ * (3. - 2. * open_);
}
float corner(vec3 place, vec3 normal) {
  float sum = 0., weight = 1.;
  for (int count = ZERO + 1; count <= 4; count++) {
    float reach = float(count) * OCCLUSION;
    sum += weight * max(0., reach - map(place + normal * reach).gap) / reach;
    weight *= .6;
  }
  return clamp(1. - .5 * sum, 0., 1.);
}
vec3 lit(vec3 place, vec3 direction, Surface surface, bool full) {
  float open_ = full ? corner(place, surface.normal) : .7;
  vec3 base = surface.colour * (1. - surface.metal);
  vec3 gloss = mix(vec3(GLOSS), surface.colour, surface.metal);
  vec3 sum = surface.emission + ambientAt(place, surface.normal) * (base + gloss * .6 * surface.metal) * open_;
  for (int index = ZERO; index < LIGHTS; index++) {
    Light lamp = lightAt(index);
    vec3 toward = lamp.place - place;
    float reach = length(toward);
    toward /= reach;
    float facing = dot(surface.normal, toward);
    if (facing <= 0.) continue;
    float shadow = 1.;
    if (full && lamp.shadow > 0.) {
      shadow = shadowTo(place + surface.normal * .012, toward, reach - LAMP_CLEARANCE, lamp.shadow);
    }
    vec3 halfway = normalize(toward - direction);
    float rough = max(surface.roughness * surface.roughness, .004);
    float hn = max(dot(surface.normal, halfway), 0.), vn = max(dot(surface.normal, -direction), .03);
    float spread = hn * hn * (rough * rough - 1.) + 1.;
    float highlight = rough * rough / (3.1416 * spread * spread) / (4. * mix(facing, 1., rough * .5) * vn + .05);
    vec3 rim = gloss + (1. - gloss) * pow(1. - max(dot(halfway, toward), 0.), 5.);
    vec3 arriving = lamp.colour * shadow / (reach * reach + .02);
    sum += arriving * facing * (base / 3.1416 + rim * min(highlight, HIGHLIGHT_LIMIT));
  }
  return sum;
}
float haloOf(vec3 eye, vec3 direction, float reach, vec3 place, float softness) {
  vec3 offset = eye - place;
  float along = dot(direction, offset);
  float inverse = inversesqrt(max(dot(offset, offset) - along * along, softness));
  return inverse * (atan((reach + along) * inverse) - atan(along * inverse));
}
vec3 throughFog(vec3 colour, vec3 eye, vec3 direction, float path) {
  float density = FOG * (.7 + .6 * cloud((eye + direction * min(path, 9.)) * vec3(.35, .7, .35)));
  float near = cloud((eye + direction * min(path, 4.5)) * vec3(.5, 1.1, .5) + 11.);
  float clear_ = exp(-path * density);
  colour = mix(fogColour(direction), colour, clear_);
  for (int index = ZERO; index < LIGHTS; index++) {
    Light lamp = lightAt(index);
    float dim = exp(-density * .7 * min(path, length(lamp.place - eye)));
    colour += lamp.colour * lamp.haze * haloOf(eye, direction, path, lamp.place, lamp.softness) * FOG * dim
      * (.45 + 1.1 * near);
  }
  return colour;
}
vec3 look(vec3 eye, vec3 direction) {
  vec3 sum = vec3(0), share = vec3(1);
  float before = 0.;
  for (int bounce = ZERO; bounce < 2; bounce++) {
    float material;
    float path = travel(eye, direction, bounce == 0 ? REACH : REACH * .7, bounce == 0 ? STEPS : STEPS / 2, material);
    vec3 colour = fogColour(direction), next = vec3(0);
    vec3 place = eye + direction * path;
    vec3 normal = -direction;
    if (material > 0.) {
      Surface surface = surfaceAt(place, slope(place, .0008 * path + .0006), material, path + before);
      normal = surface.normal;
      colour = lit(place, direction, surface, bounce == 0);
      if (surface.roughness < MIRROR) {
        vec3 gloss = mix(vec3(GLOSS), surface.colour, surface.metal);
        float facing = max(dot(normal, -direction), 0.);
        next = gloss + (1. - gloss) * pow(1. - facing, 5.) * (1. - surface.roughness);
        next *= 1. - surface.roughness / MIRROR;
      }
    }
    sum += share * throughFog(colour, eye, direction, path);
    share *= next * exp(-path * FOG);
    if (max(share.r, max(share.g, share.b)) < .004) break;
    before = path;
    eye = place + normal * .015;
    direction = reflect(direction, normal);
  }
  return sum;
}
vec3 film(vec3 colour) {
  colour = colour * (2.51 * colour + .03) / (colour * (2.43 * colour + .59) + .14);
  return pow(clamp(colour, 0., 1.), vec3(1. / 2.2));
}
void main() {
  View camera = view();
  vec3 ahead = normalize(camera.target - camera.eye);
  vec3 right = normalize(cross(vec3(sin(camera.tilt), cos(camera.tilt), 0), ahead));
  vec3 up = cross(ahead, right);
  vec3 sum = vec3(0);
  for (int count = ZERO; count < SAMPLES; count++) {
    float turn_ = random(gl_FragCoord.xy + float(count) * 17.3);
    vec2 jitter = fract(vec2(.7549, .5698) * float(count) + .25 + .2 * turn_);
    vec2 place = (2. * (gl_FragCoord.xy - .5 + jitter) - size) / size.y;
    vec3 direction = normalize(place.x * right + place.y * up + camera.focal * ahead);
    vec3 eye = camera.eye;
    if (camera.lens > 0.) {
      float angle = 6.2832 * (turn_ + float(count) * .618), reach = sqrt((float(count) + turn_) / float(SAMPLES));
      vec3 shift = camera.lens * reach * (cos(angle) * right + sin(angle) * up);
      vec3 sharp = eye + direction * camera.focus / dot(direction, ahead);
      eye += shift;
      direction = normalize(sharp - eye);
    }
    vec3 seen = look(eye, direction);
    sum += seen / (1. + .15 * max(seen.r, max(seen.g, seen.b)));
  }
  vec3 colour = film(sum / float(SAMPLES) * EXPOSURE);
  colour += (random(gl_FragCoord.xy * 1.37 + 5.) - .5) / 200.;
  result = vec4(colour, 1);
}
`;

/** Wraps a scene's shader source in the shared code. */
export function shaderLibrary(source: string): string {
  return [noise, shapes, frame, source, light].join('\n');
}
