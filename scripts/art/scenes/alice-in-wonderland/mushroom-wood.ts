import { canvas, finish, fog, wash } from './canvas.ts';
import { canopy, grass, mushroom, tones, tree, type MushroomLook } from './flora.ts';
import { at, between, contact, glow, linearPaint, pick, seeded, smooth, through, type Point } from './kit.ts';
import { sparks } from './setting.ts';

const [width, height] = [1600, 1067];
const random = seeded(909);

/** A crescent of stars: two bent rows, and fainter ones between them like teeth. No face around it. */
function grin(x: number, y: number, half: number): string {
  const corner = (part: number): number => Math.abs(part * 2 - 1) ** 5 * half * 0.2;
  const upper = (part: number): Point => [
    x + (part - 0.5) * 2 * half,
    y + Math.sin(part * Math.PI) * half * 0.2 - corner(part),
  ];
  const lower = (part: number): Point => [
    x + (part - 0.5) * 2 * half * (0.93 + corner(part) / half / 2.9),
    y + Math.sin(part * Math.PI) ** 0.8 * half * 0.62 - corner(part),
  ];
  const star = ([px, py]: Point, size: number, strength: number): string => {
    const ray = (long: number, thin: number): string =>
      `M${at([px - long, py])} Q${at([px, py - thin])} ${at([px, py - thin])} L${at([px, py - thin])} Q${at([px, py])}
        ${at([px + long, py])} Q${at([px, py])} ${at([px, py + thin])} Q${at([px, py])} ${at([px - long, py])}Z`;
    return `${glow(px, py, size * 7, '#a8f0e4', 0.5 * strength)}<path
      d="${ray(size * 2.2, size * 0.6)}${ray(size * 0.5, size * 2.4)}" fill="#f0fff8" opacity="${strength}"/><circle
        cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(size * 0.62).toFixed(1)}" fill="#fff"
          opacity="${strength}"/>`;
  };
  let result = '';
  const loose = ([px, py]: Point, reach: number): Point => [
    px + between(random, -reach, reach),
    py + between(random, -reach, reach),
  ];
  for (let step = 0; step <= 46; step += 1) {
    const part = step / 46;
    const swell = (0.55 + Math.sin(part * Math.PI) * 0.5) * (random() < 0.2 ? 1.8 : 1);
    result +=
      star(loose(upper(part), 2.5), between(random, 1.1, 2.6) * swell, between(random, 0.65, 1)) +
      star(loose(lower(part), 3), between(random, 1.1, 2.8) * swell, between(random, 0.65, 1));
  }
  for (let tooth = 1; tooth < 11; tooth += 1) {
    const part = tooth / 11;
    const [[ax, ay], [bx, by]] = [upper(part), lower(part)];
    for (let row = 1; row < 9; row += 1) {
      const along = row / 9;
      result += star(
        loose([ax + (bx - ax) * along + Math.sin(along * Math.PI) * (part - 0.5) * 16, ay + (by - ay) * along], 1.2),
        between(random, 0.8, 1.7),
        between(random, 0.45, 0.95),
      );
    }
  }
  for (let mote = 0; mote < 240; mote += 1) {
    const part = between(random, 0.03, 0.97);
    const [[ax, ay], [bx, by], along] = [upper(part), lower(part), random()];
    result += `<circle cx="${(ax + (bx - ax) * along).toFixed(1)}" cy="${(ay + (by - ay) * along).toFixed(1)}"
      r="${between(random, 0.4, 1.2).toFixed(1)}" fill="#e6fff6" opacity="${between(random, 0.2, 0.7).toFixed(2)}"/>`;
  }
  const veil = `${smooth([0, 0.2, 0.4, 0.6, 0.8, 1].map(upper))}L${smooth([1, 0.8, 0.6, 0.4, 0.2, 0].map(lower)).slice(
    1,
  )}Z`;
  return `<path d="${veil}" fill="#8fe8dc" opacity=".16" filter="url(#blur8)"/><path d="${veil}" fill="none"
    stroke="#b9f5ea" stroke-width="7" opacity=".14" filter="url(#blur4)"/>
      ${result}${glow(x, y + half * 0.4, half * 1.7, '#3fb5ac', 0.28, 0.6)}`;
}

const path = (spread: number): string => {
  const middle: Point[] = [
    [640, 1110],
    [760, 985],
    [985, 880],
    [960, 795],
    [840, 738],
    [880, 690],
    [935, 662],
  ];
  const widths = [560, 400, 250, 150, 86, 46, 22].map((value) => (value * spread) / 2);
  const left = middle.map(([x, y], index): Point => [x - (widths[index] as number), y + index]);
  const right = middle.map(([x, y], index): Point => [x + (widths[index] as number), y]).toReversed();
  return `${smooth(left)}L${smooth(right).slice(1)}Z`;
};

function stones(): string {
  let result = '';
  const middle: [number, number, number][] = [
    [932, 666, 26],
    [915, 678, 32],
    [880, 695, 48],
    [850, 716, 62],
    [845, 738, 82],
    [905, 778, 124],
    [955, 808, 156],
    [985, 848, 200],
    [972, 884, 250],
    [900, 925, 305],
    [790, 975, 385],
    [700, 1025, 450],
    [640, 1085, 540],
  ];
  const rows = Array.from({ length: 37 }, (_, step): [number, number, number] => {
    const place = (step / 36) * 11.99;
    const [from, to] = [middle[Math.floor(place)], middle[Math.floor(place) + 1]] as [
      [number, number, number],
      [number, number, number],
    ];
    const mix = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * (place % 1);
    return [mix(0) + between(random, -0.03, 0.03) * mix(2), mix(1), mix(2)];
  });
  for (const [x, y, wide] of rows) {
    const count = 3 + Math.floor(random() * 3);
    for (let index = 0; index < count; index += 1) {
      const cx = x - wide / 2 + ((index + 0.5 + between(random, -0.22, 0.22)) * wide) / count;
      const [rx, ry] = [(wide / count) * between(random, 0.34, 0.48), (wide / 5) * between(random, 0.12, 0.17)];
      const shift = between(random, -0.02, 0.02) * wide;
      const blob = Array.from({ length: 9 }, (_, corner): Point => {
        const angle = (corner / 9) * Math.PI * 2;
        return [
          cx + Math.cos(angle) * rx * between(random, 0.85, 1.1),
          y + shift + Math.sin(angle) * ry * between(random, 0.85, 1.15),
        ];
      });
      result += `<path d="${smooth(blob, true)}" fill="#0b0618" transform="translate(0,${(ry * 0.35).toFixed(1)})"/>
        <path d="${smooth(blob, true)}" fill="${pick(random, ['#5a4486', '#66508f', '#4b3878', '#6a4c82'])}"/>
        <path d="${smooth(blob.slice(4, 9))}" fill="none" stroke="#f0b9a8"
        stroke-width="${Math.max(0.6, rx * 0.03).toFixed(1)}" opacity=".55"/>`;
    }
  }
  return result;
}

const look = (
  x: number,
  y: number,
  tall: number,
  cap: number,
  tone: MushroomLook['tone'],
  seed: number,
  more: Partial<MushroomLook> = {},
): MushroomLook => ({ x, y, height: tall, cap, tone, seed, lamp: 0.8, under: 0.22, ...more });
const far = [
  look(730, 700, 170, 60, tones.teal, 1, { lamp: 0.5, lean: 8 }),
  look(1075, 690, 210, 74, tones.violet, 2, { lamp: 0.7, lean: -14 }),
  look(1000, 680, 90, 34, tones.rose, 3, { lamp: 0.7 }),
  look(640, 712, 100, 40, tones.rose, 4, { lamp: 0.7, lean: -6 }),
  look(1190, 712, 130, 52, tones.teal, 5, { lamp: 0.6, lean: 10 }),
];
const middle = [
  look(1270, 800, 370, 150, tones.rose, 6, { lean: -34, lamp: 0.95, side: 1, tiltCap: -6 }),
  look(520, 800, 300, 112, tones.violet, 7, { lean: 22, lamp: 0.85, side: -1 }),
  look(1115, 770, 120, 46, tones.teal, 8, { lamp: 0.9, lean: 6 }),
  look(660, 782, 88, 36, tones.teal, 9, { lamp: 0.9, lean: -4 }),
  look(1385, 840, 150, 66, tones.violet, 10, { lean: 14, lamp: 0.9 }),
];
const near = [
  look(235, 960, 620, 290, tones.teal, 12, { lean: 46, lamp: 1, side: -1, dome: 0.7, under: 0.25, tiltCap: 6 }),
  look(420, 950, 190, 82, tones.rose, 13, { lean: 12, lamp: 0.95, side: -1 }),
  look(1480, 1010, 330, 150, tones.violet, 14, { lean: -20, lamp: 0.9, dome: 0.9 }),
  look(60, 1000, 230, 96, tones.rose, 15, { lean: -10, lamp: 0.8 }),
  look(1300, 985, 110, 52, tones.teal, 16, { lean: 8, lamp: 1 }),
  look(1235, 1000, 70, 34, tones.teal, 17, { lean: -8, lamp: 1 }),
  look(500, 975, 84, 40, tones.teal, 18, { lean: 8, lamp: 1, side: -1 }),
];
const sky = linearPaint('0 #080416, .35 #110a28, .62 #251848, .7 #4a2f70, 1 #0d071c', [0, 0], [0, height]);
const ground = linearPaint('0 #35235e 0, .1 #2b1c50, .3 #1c1139, 1 #0a0518', [0, 645], [0, height]);
const pathLight = linearPaint('0 #ffb48c .95, .25 #a8708f .75, .6 #4a3478 .6, 1 #1a1036 .3', [0, 660], [0, height]);
const trunks = (seed: number, count: number, colour: string, wide: number, foot: number, gap: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = ((index + between(random, 0.15, 0.85)) / count) * 1800 - 100;
    return Math.abs(x - 930) < gap
      ? ''
      : tree({
          x,
          y: foot,
          height: between(random, 700, 900),
          width: wide * between(random, 0.7, 1.3),
          colour,
          seed: seed + index,
          lean: between(random, -0.1, 0.1),
        });
  }).join('');
const tufts = (looks: MushroomLook[], colours: string[]): string =>
  looks
    .map(
      (one) => `${contact(one.x, one.y, one.cap * 0.8, one.cap * 0.13)}${mushroom(one)}
  ${glow(one.x, one.y + 4, one.cap * 1.9, one.tone.light, 0.42, 0.2)}${grass(
    {
      from: [one.x - one.cap * 0.7, one.y + 8],
      to: [one.x + one.cap * 0.7, one.y + 8],
      height: one.cap * 0.28 + 8,
      count: 60,
      seed: one.seed,
    },
    colours,
  )}`,
    )
    .join('');

const markup = `${sky.markup}<rect width="${width}" height="${height}" fill="${sky.url}"/>
  ${glow(935, 640, 460, '#ff8f7c', 0.85, 0.8)}
  <g opacity=".6" filter="url(#blur2)">${trunks(300, 22, '#4a3474', 12, 690, 60)}</g>
  ${fog({ x: 0, y: 480, width, height: 280 }, '#b0748f', 0.45, 3)}
  <g filter="url(#blur1)">${trunks(340, 13, '#24173f', 26, 712, 130)}</g>
  ${fog({ x: 0, y: 520, width, height: 260 }, '#5f479a', 0.5, 6)}
  ${glow(1010, 250, 520, '#0d0620', 0.2)}${grin(985, 200, 285)}
  ${ground.markup}<rect y="645" width="${width}" height="440" fill="${ground.url}"/>
  ${fog({ x: 0, y: 610, width, height: 150 }, '#9a6a9c', 0.5, 8)}
  ${[
    [690, 0.16],
    [725, 0.24],
    [780, 0.36],
    [850, 0.55],
    [930, 0.72],
    [1010, 0.9],
    [1110, 1.15],
  ]
    .map(([y, size]) =>
      grass(
        {
          from: [-20, y as number],
          to: [1620, y as number],
          height: 150 * (size as number),
          count: 620,
          seed: y as number,
        },
        ['#33235a', '#261a4a', '#1a1038'],
      ),
    )
    .join('')}
  <path d="${path(1.1)}" fill="#140b2b" filter="url(#blur8)"/>${pathLight.markup}<path d="${path(1)}" fill="#241644"/>
  ${through('stone', stones())}
  <path d="${path(1)}" fill="${pathLight.url}" style="mix-blend-mode:soft-light"/><path d="${path(0.7)}"
  fill="${pathLight.url}" filter="url(#blur16)" opacity=".3" style="mix-blend-mode:screen"/>
  ${glow(935, 655, 210, '#ffb48c', 0.7, 0.6)}${tufts(far, ['#33235c', '#241848'])}${fog(
    { x: 0, y: 600, width, height: 200 },
    '#8a5f9c',
    0.4,
    11,
  )}
  ${tufts(middle, ['#2b1d52', '#1d1240', '#3f5a80'])}${fog({ x: 0, y: 700, width, height: 240 }, '#4f6f9c', 0.3, 14)}
  ${through(
    'bark',
    tree({ x: 1570, y: 1120, height: 1350, width: 150, colour: '#20143d', seed: 31, lean: -0.04, spread: 0.8 }),
  )}
  ${tufts(near, ['#1f1440', '#160d30', '#2a4a66'])}
  ${canopy(
    [
      [60, -30, 330],
      [330, -90, 260],
      [1560, -20, 330],
      [1300, -110, 240],
      [640, -140, 220],
    ],
    ['#0b0619', '#120a28', '#180e33', '#0e1c30'],
  )}
  ${grass({ from: [-40, 1050], to: [560, 1190], height: 170, count: 190, seed: 71 }, [
    '#140b2b',
    '#0c0720',
    '#070412',
  ])}${grass({ from: [880, 1190], to: [1660, 1050], height: 170, count: 230, seed: 72 }, [
    '#140b2b',
    '#0c0720',
    '#070412',
  ])}
  ${sparks(
    Array.from(
      { length: 44 },
      () => [between(random, 60, 1540), between(random, 330, 980), between(random, 0.8, 2.6)] as const,
    ),
    '#ffc27c',
  )}
  ${sparks(
    Array.from(
      { length: 26 },
      () => [between(random, 60, 1100), between(random, 400, 900), between(random, 0.6, 1.8)] as const,
    ),
    '#6fe8da',
  )}
  ${wash(width, height, '0 #08041a .5, .3 #08041a 0', [0, 0], [0, height], 'normal')}${finish(
    width,
    height,
    [800, 600],
    0.92,
  )}`;

/** A path through glowing mushrooms, under a grin of stars. */
export const scene = { width, height, svg: canvas(width, height, markup) };
