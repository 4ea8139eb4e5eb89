/** The papers on the evidence wall: one atlas drawing, where each lies on the wall, and the threads between pins. */
import { clipping, handwriting, portrait, randomFrom, sheet } from './papers.ts';

type Point = [number, number];

const format = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** Blocks of houses of an old quarter: quads split again and again, streets left between them. */
function blocks(corners: [Point, Point, Point, Point], depth: number, random: () => number): string {
  const [a, b, c, d] = corners;
  const mix = (from: Point, to: Point, part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const across = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const down = Math.hypot(d[0] - a[0], d[1] - a[1]);
  if (depth === 0 || (random() < 0.16 && depth < 3)) {
    const hatch = random() < 0.3 ? '#8d7145' : '#a98c5c';
    return `<path d="M${format(corners)}Z" fill="${hatch}" stroke="#4c3519" stroke-width="1.3"/>`;
  }
  const street = depth > 3 ? 9 : depth > 1 ? 5 : 2.5;
  const first = 0.34 + random() * 0.32;
  const second = Math.min(0.74, Math.max(0.26, first + (random() - 0.5) * 0.22));
  const gap = street / Math.max(across, down);
  if (across > down) {
    return (
      blocks([a, mix(a, b, first - gap), mix(d, c, second - gap), d], depth - 1, random) +
      blocks([mix(a, b, first + gap), b, c, mix(d, c, second + gap)], depth - 1, random)
    );
  }
  return (
    blocks([a, b, mix(b, c, second - gap), mix(a, d, first - gap)], depth - 1, random) +
    blocks([mix(a, d, first + gap), mix(b, c, second + gap), c, d], depth - 1, random)
  );
}

/** A street map with folds, a river and inked rings. */
function map(x: number, y: number, width: number, height: number): string {
  const random = randomFrom(88);
  const ring = (across: number, down: number, radius: number) =>
    `<path d="M${across - radius} ${down}a${radius} ${radius * 0.9} 0 1 1 ${radius * 0.3} ${radius * 0.75}" ` +
    'fill="none" stroke="#7c1218" stroke-width="6" stroke-linecap="round"/>';
  const folds = [0.25, 0.5, 0.75].map((part) => `M${width * part} 0v${height}`).join('') + `M0 ${height / 2}h${width}`;
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}">${sheet(0, 0, width, height, '#c9b183', 4)}` +
    blocks(
      [
        [24, 20],
        [width - 30, 34],
        [width - 20, height - 120],
        [30, height - 30],
      ],
      7,
      random,
    ) +
    `<path d="M0 ${height - 20}C${width * 0.3} ${height - 90} ${width * 0.6} ${height + 10} ${width} ${height - 110}` +
    `V${height}H0Z" fill="#6f7a72"/>` +
    ring(310, 240, 30) +
    ring(560, 330, 34) +
    ring(700, 170, 28) +
    ring(450, 520, 30) +
    ring(820, 430, 26) +
    `<path d="${folds}" stroke="#33200c" stroke-width="4" opacity=".4"/>` +
    `<path d="${folds}" stroke="#fff0cc" stroke-width="2" opacity=".35" ` +
    'transform="translate(3 3)"/></svg>'
  );
}

/** All papers side by side, 2048 by 1280. */
export const atlas =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1280" viewBox="0 0 2048 1280">' +
  map(0, 0, 1000, 760) +
  clipping(1020, 0, 420, 560, 21) +
  clipping(1460, 0, 560, 380, 34) +
  [0, 1, 2, 3].map((kind) => portrait(kind * 260, 780, 240, 330, kind)).join('') +
  sheet(1040, 580, 400, 540, '#cbb58b', 8) +
  handwriting(1080, 630, 320, 17, 9, 6) +
  sheet(1460, 400, 300, 220, '#b8a27a', 17) +
  handwriting(1490, 450, 240, 6, 10, 26) +
  sheet(1780, 400, 240, 300, '#c2ad84', 18) +
  handwriting(1805, 450, 190, 9, 9, 27) +
  '</svg>';

/** A paper: centre and turn on the wall (metres, radians), its size in atlas pixels and its place in the atlas. */
const papers = [
  { at: [-0.02, 0.02], turn: 0.03, from: [0, 0], size: [1000, 760] },
  { at: [-0.53, 0.13], turn: -0.07, from: [1020, 0], size: [420, 560] },
  { at: [0.53, -0.17], turn: 0.06, from: [1460, 0], size: [560, 380] },
  { at: [0.5, 0.22], turn: -0.08, from: [1040, 580], size: [400, 540] },
  { at: [-0.33, 0.33], turn: 0.09, from: [0, 780], size: [240, 330] },
  { at: [-0.47, -0.2], turn: -0.05, from: [260, 780], size: [240, 330] },
  { at: [0.28, 0.34], turn: -0.06, from: [520, 780], size: [240, 330] },
  { at: [0.24, -0.31], turn: 0.1, from: [780, 780], size: [240, 330] },
  { at: [-0.2, -0.31], turn: 0.08, from: [1460, 400], size: [300, 220] },
  { at: [0.73, 0.06], turn: 0.12, from: [1780, 400], size: [240, 300] },
] as const;

const metre = 1550;
const wide = 2048;
const high = 1280;
const number = (value: number) => value.toFixed(4);

/** Shader arrays of the papers: place (centre, turn, lift), half size and rectangle in the atlas. */
export const paperArrays =
  `#define PAPERS ${papers.length}\n` +
  `const vec4 paperPlace[PAPERS] = vec4[](${papers
    .map(
      ({ at, turn }, index) =>
        `vec4(${number(at[0])}, ${number(at[1])}, ${number(turn)}, ${number(0.003 + index * 0.0022)})`,
    )
    .join(', ')});\n` +
  `const vec2 paperSize[PAPERS] = vec2[](${papers
    .map(({ size }) => `vec2(${number(size[0] / metre / 2)}, ${number(size[1] / metre / 2)})`)
    .join(', ')});\n` +
  `const vec4 paperAtlas[PAPERS] = vec4[](${papers
    .map(
      ({ from, size }) =>
        `vec4(${number(from[0] / wide)}, ${number(1 - (from[1] + size[1]) / high)}, ` +
        `${number(size[0] / wide)}, ${number(size[1] / high)})`,
    )
    .join(', ')});\n`;

/** Wall places of the pins: the inked rings on the map first, then the tops of the other papers. */
const rings: Point[] = [
  [310, 240],
  [560, 330],
  [700, 170],
  [450, 520],
  [820, 430],
];
const pins: Point[] = [
  ...rings.map(([x, y]): Point => {
    const across = (x - 500) / metre;
    const up = (380 - y) / metre;
    return [
      -0.02 + across * Math.cos(0.03) - up * Math.sin(0.03),
      0.02 + up * Math.cos(0.03) + across * Math.sin(0.03),
    ];
  }),
  ...papers.slice(1).map(({ at, turn, size }): Point => {
    const up = size[1] / metre / 2 - 0.014;
    return [at[0] - up * Math.sin(turn), at[1] + up * Math.cos(turn)];
  }),
];
const threads = [
  [0, 8],
  [0, 5],
  [1, 3],
  [1, 10],
  [2, 10],
  [2, 7],
  [3, 9],
  [3, 12],
  [4, 6],
  [4, 11],
  [1, 0],
  [7, 13],
] as const;

/** Shader arrays of the pins and of the threads between them. */
export const threadArrays =
  `#define PINS ${pins.length}\n#define THREADS ${threads.length}\n` +
  `const vec2 pinPlace[PINS] = vec2[](${pins.map(([x, y]) => `vec2(${number(x)}, ${number(y)})`).join(', ')});\n` +
  `const ivec2 threadEnds[THREADS] = ivec2[](${threads.map(([from, to]) => `ivec2(${from}, ${to})`).join(', ')});\n`;
