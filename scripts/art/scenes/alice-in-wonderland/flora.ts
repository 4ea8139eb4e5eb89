/** Growing things: mushrooms, trees, grass, leaves and roses. */
import {
  at,
  between,
  glow,
  identity,
  limb,
  linearPaint,
  pick,
  radialPaint,
  seeded,
  short,
  smooth,
  type Point,
} from './kit.ts';

/** The colours of a mushroom, and of the light its gills give. */
export interface Tone {
  lit: string;
  base: string;
  shade: string;
  deep: string;
  gill: string;
  light: string;
}

/** Mushroom colours; `dusk` is for far silhouettes. */
export const tones: Record<'violet' | 'rose' | 'teal' | 'dusk', Tone> = {
  violet: { lit: '#c9a4ea', base: '#7550b8', shade: '#3a2470', deep: '#150b2e', gill: '#e9b8a6', light: '#ffab86' },
  rose: { lit: '#ffc3a8', base: '#b5526c', shade: '#5a2456', deep: '#1d0c30', gill: '#ffd2b0', light: '#ff9f7c' },
  teal: { lit: '#b5eee0', base: '#3fa5a3', shade: '#1b4d68', deep: '#0b1a36', gill: '#8ff0df', light: '#3fd5c4' },
  dusk: { lit: '#7d64b4', base: '#4d3888', shade: '#32215f', deep: '#22154a', gill: '#8a6fc0', light: '#7a5cc0' },
};

/** Where a mushroom grows and how it looks. */
export interface MushroomLook {
  x: number;
  y: number;
  height: number;
  /** Half the width of the cap. */
  cap: number;
  tone: Tone;
  seed: number;
  lean?: number;
  /** How much of the underside is seen, 0 … 0.4. */
  under?: number;
  /** How high the cap arches, in half widths. */
  dome?: number;
  /** 1 when light comes from the left, -1 from the right. */
  side?: number;
  /** 0 … 1, how much the gills glow. */
  lamp?: number;
  tiltCap?: number;
}

/** A mushroom seen from below its cap. */
export function mushroom(look: MushroomLook): string {
  const {
    x,
    y,
    height,
    cap,
    tone,
    seed,
    lean = 0,
    under = 0.2,
    dome = 0.8,
    side = 1,
    lamp = 0.5,
    tiltCap = lean * 0.04,
  } = look;
  const random = seeded(seed);
  const [ry, rise] = [cap * under, cap * dome];
  const top: Point = [x + lean, y - height];
  const bow = between(random, -0.05, 0.05) * height;
  const spine: Point[] = [
    [x, y + cap * 0.05],
    [x + bow + lean * 0.08, y - height * 0.3],
    [x + bow + lean * 0.5, y - height * 0.68],
    [top[0], top[1] - ry * 0.5],
  ];
  const stemPath = limb(spine, [cap * 0.44, cap * 0.27, cap * 0.21, cap * 0.25]).replace(
    'L',
    `Q${at([top[0], top[1] - ry * 0.5 - cap * 0.13])} `,
  );
  const rib = (share: number, shift: number): string =>
    limb(
      spine.map(([px, py]): Point => [px - shift * cap * side, py]),
      [0.44, 0.27, 0.22, 0.3].map((width) => width * cap * share),
    );
  const [stemClip, soft] = [identity('stem'), cap > 90 ? 'blur8' : 'blur2'];
  const stemFade = linearPaint(
    `0 ${tone.light} ${lamp * 0.3}, .1 ${tone.light} ${lamp * 0.5}, .32 ${tone.shade} .2, 1 ${tone.deep} .94`,
    [0, top[1]],
    [0, y],
  );
  let fibres = '';
  for (let index = 0; index < 16; index += 1) {
    const offset = between(random, -0.1, 0.1) * cap;
    fibres += smooth(
      spine.map(([px, py], step): Point => [px + offset * (step === 0 ? 1.7 : 1) + between(random, -2, 2), py]),
    );
  }
  const skirtY = top[1] + height * 0.14 + ry * 0.4;
  const skirtX = top[0] - lean * 0.12 + bow * 0.3;
  const [sw, sh] = [cap * 0.24, cap * 0.1];
  let skirt = `M${at([skirtX - sw * 0.42, skirtY - sh * 1.5])} C${at([skirtX - sw * 0.6, skirtY - sh * 0.5])}
    ${at([skirtX - sw, skirtY])} ${at([skirtX - sw, skirtY + sh * 0.2])}`;
  for (let step = 1; step <= 6; step += 1) {
    const px = skirtX - sw + (sw * 2 * step) / 6;
    const dip = skirtY + sh * (0.35 + 0.75 * Math.sin((step / 6) * Math.PI)) + between(random, -0.2, 0.2) * sh;
    skirt += ` Q${at([px - sw / 6, dip + sh * 0.5])} ${at([px, step === 6 ? skirtY + sh * 0.2 : dip])}`;
  }
  skirt += ` C${at([skirtX + sw, skirtY])} ${at([skirtX + sw * 0.6, skirtY - sh * 0.5])}
    ${at([skirtX + sw * 0.42, skirtY - sh * 1.5])}Z`;
  // The cap is drawn around the origin and turned into place.
  const edge: Point[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const angle = Math.PI * (1 - step / 12);
    const wobble = 1 + between(random, -0.025, 0.025);
    edge.push([Math.cos(angle) * cap * wobble, Math.sin(angle) * ry * wobble + between(random, 0, cap * 0.012)]);
  }
  const [first, last] = [edge[0] as Point, edge[12] as Point];
  const domePath = `${smooth(edge)} C${at([last[0] * 1.03, -rise * 0.5])} ${at([cap * 0.6, -rise])} 0,${short(-rise)}
    C${at([-cap * 0.6, -rise])} ${at([first[0] * 1.03, -rise * 0.5])} ${at(first)}Z`;
  const skin = radialPaint(
    `0 ${tone.lit}, .16 ${tone.base}, .5 ${tone.shade}, .92 ${tone.deep}`,
    [-cap * 0.62 * side, -rise * 0.2],
    cap * 1.5,
    0.85,
  );
  let spots = '';
  for (let index = 0; index < 26; index += 1) {
    const [azimuth, elevation] = [between(random, -1.35, 1.35), between(random, 0.08, 1.35)];
    const size = cap * between(random, 0.025, 0.085);
    const px = cap * 0.97 * Math.cos(elevation) * Math.sin(azimuth);
    const py = -rise * 0.96 * Math.sin(elevation) + ry * Math.cos(elevation) * Math.cos(azimuth) * 0.6;
    if (py > -rise * 0.02) continue;
    const light = Math.max(0.12, 0.75 - Math.hypot(px + cap * 0.6 * side, py + rise * 0.3) / (cap * 1.5));
    const blob: Point[] = Array.from({ length: 7 }, (_, corner): Point => {
      const angle = (corner / 7) * Math.PI * 2;
      const reach = size * between(random, 0.75, 1.15);
      return [
        Math.cos(angle) * reach * Math.max(0.35, Math.cos(azimuth)),
        Math.sin(angle) * reach * Math.max(0.45, 1 - elevation * 0.3),
      ];
    });
    const turn = short((px / cap) * 38);
    spots += `<g transform="translate(${at([px, py])}) rotate(${turn})" opacity="${short(light + 0.1)}">
      <path d="${smooth(blob, true)}" fill="${tone.deep}"
      transform="translate(${short(size * 0.12 * side)},${short(size * 0.16)})"/>
      <path d="${smooth(blob, true)}" fill="${tone.gill}"/></g>`;
  }
  const hollow = radialPaint(
    `0 ${tone.gill} ${0.3 + lamp * 0.7}, .3 ${tone.light} ${0.25 + lamp * 0.6}, .72 ${tone.base}, 1 ${tone.shade}`,
    [0, -ry * 0.1],
    cap,
    under,
  );
  let gills = '';
  for (let index = 0; index < 84; index += 1) {
    const angle = (index / 84) * Math.PI * 2 + between(random, -0.02, 0.02);
    const outer: Point = [Math.cos(angle) * cap * 0.95, Math.sin(angle) * ry * 0.93];
    const inner: Point = [Math.cos(angle) * cap * 0.13, Math.sin(angle) * ry * 0.13 - ry * 0.3];
    gills += `M${at(outer)} Q${at([(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 - ry * 0.22])} ${at(inner)}`;
  }
  return `${stemFade.markup}${skin.markup}${hollow.markup}
    <g transform="translate(${at(top)}) rotate(${short(tiltCap)})">
      <path d="${domePath}" fill="${skin.url}"${cap > 90 ? ' filter="url(#stone)"' : ''}/>
      <path d="${domePath}" fill="none" stroke="${tone.light}" stroke-width="${short(cap * 0.012)}" opacity=".3"/>
      ${spots}
      <ellipse rx="${short(cap * 0.965)}" ry="${short(ry * 0.93)}" fill="${tone.deep}"/>
      <ellipse rx="${short(cap * 0.95)}" ry="${short(ry * 0.92)}" fill="${hollow.url}"/>
      <path d="${gills}" fill="none" stroke="${tone.deep}" stroke-width="${short(cap * 0.009)}" opacity=".55"/>
      <path d="${smooth(edge)}" fill="none" stroke="${tone.gill}" stroke-width="${short(cap * 0.014)}" opacity=".5"/>
    </g>
    <clipPath id="${stemClip}"><path d="${stemPath}"/></clipPath><path d="${stemPath}" fill="${tone.deep}"/>
    <g clip-path="url(#${stemClip})"><g filter="url(#${soft})"><path d="${rib(0.82, 0.01)}" fill="${tone.shade}"/>
    <path d="${rib(0.5, 0.045)}" fill="${tone.base}"/>
      <path d="${rib(0.22, 0.06)}" fill="${tone.gill}" opacity=".75"/></g>
      <path d="${fibres}" fill="none" stroke="${tone.deep}" stroke-width="${short(cap * 0.008)}" opacity=".45"/></g>
    <path d="${stemPath}" fill="${stemFade.url}"/>
    <path d="${skirt}" fill="${tone.shade}" filter="url(#swell3)"/><path d="${skirt}" fill="${tone.light}"
    opacity="${short(lamp * 0.25)}"/>
    ${lamp > 0.3 ? glow(top[0], top[1] + ry * 0.6, cap * 1.7, tone.light, lamp * 0.5, 0.75) : ''}`;
}

/** A bare, twisting tree with branches, as filled outlines. */
export function tree(look: {
  x: number;
  y: number;
  height: number;
  width: number;
  colour: string;
  seed: number;
  lean?: number;
  spread?: number;
}): string {
  const random = seeded(look.seed);
  const paths: string[] = [];
  const grow = (start: Point, angle: number, length: number, width: number, depth: number): void => {
    const points: Point[] = [start];
    const widths = [depth === 0 ? width * 1.9 : width];
    let [heading, [x, y]] = [angle, start];
    for (let step = 1; step <= 5; step += 1) {
      heading += between(random, -0.24, 0.24) * (depth === 0 ? 0.55 : 1.5);
      x += (Math.cos(heading) * length) / 5;
      y += (Math.sin(heading) * length) / 5;
      points.push([x, y]);
      widths.push(width * (1 - (step / 5) * (depth === 0 ? 0.45 : 0.8)));
      if (depth < 3 && step > (depth === 0 ? 2 : 1)) {
        const turn = between(random, 0.45, 1.15) * (random() < 0.5 ? -1 : 1) * (look.spread ?? 1);
        grow(
          [x, y],
          heading + turn,
          length * between(random, 0.35, 0.62),
          (widths[step] as number) * between(random, 0.45, 0.7),
          depth + 1,
        );
      }
    }
    paths.push(limb(points, widths));
  };
  grow([look.x, look.y], -Math.PI / 2 + (look.lean ?? 0), look.height, look.width, 0);
  return `<path d="${paths.join('')}" fill="${look.colour}"/>`;
}

/** Blades of grass along a line; `colours` run from the back blades to the front ones. */
export function grass(
  area: { from: Point; to: Point; height: number; count: number; seed: number },
  colours: readonly string[],
): string {
  const random = seeded(area.seed);
  let result = '';
  colours.forEach((colour, layer) => {
    let path = '';
    for (let index = 0; index < area.count / colours.length; index += 1) {
      const part = random();
      const x = area.from[0] + (area.to[0] - area.from[0]) * part;
      const y = area.from[1] + (area.to[1] - area.from[1]) * part + layer * area.height * 0.12;
      const tall = area.height * between(random, 0.35, 1.05);
      const [sway, width] = [between(random, -0.55, 0.55) * tall, tall * between(random, 0.03, 0.06)];
      path += `M${at([x - width, y])} Q${at([x - width + sway * 0.2, y - tall * 0.6])} ${at([x + sway, y - tall])}
        Q${at([x + width + sway * 0.3, y - tall * 0.5])} ${at([x + width, y])}Z`;
    }
    result += `<path d="${path}" fill="${colour}"/>`;
  });
  return result;
}

/** Many leaves scattered by `place`; each takes one of the colours its place allows. */
export function leaves(
  count: number,
  seed: number,
  place: (random: () => number) => { point: Point; size: number; colours: readonly string[] },
): string {
  const random = seeded(seed);
  const byColour = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const { point, size, colours } = place(random);
    const [colour, angle] = [pick(random, colours), between(random, -0.4, Math.PI + 0.4)];
    const [cos, sin, fat] = [Math.cos(angle) * size, Math.sin(angle) * size, between(random, 0.16, 0.34)];
    const spot = (along: number, out: number): string =>
      at([point[0] + cos * along - sin * out, point[1] + sin * along + cos * out]);
    const leaf = `M${spot(0, 0)}C${spot(0.25, -fat * 1.3)} ${spot(0.7, -fat)} ${spot(1, 0)}C${spot(0.7, fat)}
      ${spot(0.25, fat * 1.3)} ${spot(0, 0)}Z`;
    // Leaves are kept in runs of one colour and depth so that the markup stays small.
    const key = `${Math.floor((index / count) * 14)} ${colour}`;
    byColour.set(key, (byColour.get(key) ?? '') + leaf);
  }
  return [...byColour]
    .sort((one, other) => parseInt(one[0], 10) - parseInt(other[0], 10))
    .map(([key, path]) => `<path d="${path}" fill="${key.split(' ')[1]}"/>`)
    .join('');
}

/** Canopy: masses of dark leaves hanging around the points (x, y, reach). */
export const canopy = (
  points: readonly (readonly [number, number, number])[],
  colours: readonly string[],
  seed = 2,
): string =>
  leaves(points.length * 300, seed, (random) => {
    const [x, y, reach] = pick(random, points);
    const [angle, out] = [random() * Math.PI * 2, Math.sqrt(random()) * (0.8 + 0.35 * Math.sin(random() * 9))];
    return {
      point: [x + Math.cos(angle) * out * reach, y + Math.sin(angle) * out * reach * 0.62],
      size: between(random, 0.08, 0.2) * reach,
      colours,
    };
  });
