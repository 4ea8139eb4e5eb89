import { canvas, finish, fog, wash } from './canvas.ts';
import { grass, tree } from './flora.ts';
import { at, between, camera, contact, glow, linearPaint, radialPaint, seeded, through, type Point } from './kit.ts';
import { guard, hedge, paintPot, rose } from './roses.ts';
import { checkerboard, sparks } from './setting.ts';

const [width, height] = [1600, 1067];
const random = seeded(1865);
const vanishing: Point = [900, 560];
const view = camera(vanishing, 900, 1.15);

/** A far castle of thin towers against the last light. */
function castle(x: number, y: number, size: number): string {
  const tower = (px: number, wide: number, tall: number): string => {
    const [left, right, top] = [x + (px - wide) * size, x + (px + wide) * size, y - tall * size];
    return `M${left},${y} L${left},${top} L${left - wide * size * 0.25},${top}
      L${left - wide * size * 0.25},${top - 0.05 * size} L${x + px * size},${top - wide * size * 3.6}
      L${right + wide * size * 0.25},${top - 0.05 * size} L${right + wide * size * 0.25},${top} L${right},${top}
        L${right},${y}Z M${x + px * size - 1},${top - wide * size * 3.5} v${-0.16 * size}
          l${0.12 * size},${0.04 * size} l${-0.12 * size},${0.04 * size}Z`;
  };
  const towers = [
    [-0.9, 0.1, 0.6],
    [-0.55, 0.12, 0.95],
    [-0.25, 0.09, 0.8],
    [0, 0.17, 1.35],
    [0.3, 0.1, 1.0],
    [0.58, 0.13, 0.8],
    [0.92, 0.09, 0.55],
  ]
    .map(([px, wide, tall]) => tower(px as number, wide as number, tall as number))
    .join('');
  const windows = Array.from(
    { length: 16 },
    () =>
      `<rect x="${(x + between(random, -0.6, 0.6) * size).toFixed(1)}"
        y="${(y - between(random, 0.1, 0.8) * size).toFixed(1)}" width="2.4" height="5" fill="#ffd9a0"
          opacity="${between(random, 0.4, 0.95).toFixed(2)}"/>`,
  ).join('');
  return `<path d="${towers}" fill="#5a3263"/><path d="M${x - size},${y} L${x - size},${y - 0.32 * size}
    L${x - 0.62 * size},${y - 0.32 * size} L${x - 0.62 * size},${y - 0.84 * size}
      L${x + 0.66 * size},${y - 0.84 * size} L${x + 0.66 * size},${y - 0.32 * size} L${x + size},${y - 0.32 * size}
        L${x + size},${y}Z" fill="#5a3263"/>${windows}`;
}

type Suit = 'heart' | 'spade' | 'diamond' | 'club';
const places: [number, number, number, Suit, string, number][] = [
  [-2.3, 13, 1, 'heart', '4', 0.5],
  [2.3, 13, 2, 'club', '3', 0.5],
  [-2.3, 9.2, 3, 'club', '6', 0.6],
  [2.3, 9.2, 4, 'diamond', '2', 0.6],
  [-2.3, 6.5, 5, 'diamond', '7', 0.62],
  [2.3, 6.5, 6, 'heart', '5', 0.62],
  [-2.35, 4.5, 7, 'spade', '5', 0.6],
  [2.45, 4.5, 8, 'spade', '7', 0.6],
];
const guards = places.map(([x, z, seed, suit, rank, light]) => {
  const [[px, py], side] = [view(x, 0, z), Math.sign(x)];
  const tall = (900 * 2.75) / z;
  return {
    z,
    markup: `${contact(px, py, tall * 0.28, tall * 0.035, 0.9)}${guard({
      x: px,
      y: py,
      height: tall,
      side,
      seed,
      light,
      card: { suit, rank, yaw: -side * 38 },
    })}`,
  };
});

/** One stretch of the rose hedge on a side of the path, from far to near. */
function stretch(side: number, far: number, near: number, seed: number): string {
  const depth = (along: number): number => 1 / (1 / far + (1 / near - 1 / far) * along);
  const place = (along: number, up: number): { point: Point; leaf: number } => {
    const z = depth(along);
    return { point: view((3.25 - up * 0.25) * side, up * 2.1, z), leaf: (900 * 0.19) / z };
  };
  let blooms = '';
  const count = near < 4 ? 15 : 10;
  for (let index = 0; index < count; index += 1) {
    const along = (index + random()) / count;
    const [x, y] = place(along, between(random, 0.3, 1)).point;
    const size = ((900 * 0.16) / depth(along)) * between(random, 0.75, 1.15);
    const painted = random() < 0.6 ? between(random, 0.4, 0.75) : random() < 0.5 ? 1.2 : 0;
    blooms += `<g transform="translate(${at([x, y])})">${rose(size, seed * 20 + index, painted, side < 0 ? -1 : 1)}
      </g>`;
  }
  return `${hedge(place, { count: near < 4 ? 2300 : 1100, seed, glow: '#e0a59a' })}${blooms}`;
}

const layers = [13, 9.2, 6.5, 4.5]
  .map((z, index) => {
    const [far, near] = [
      [24, 13],
      [13, 9.2],
      [9.2, 6.5],
      [6.5, 2.2],
    ][index] as [number, number];
    const mist = fog(
      { x: 0, y: 360, width, height: 340 },
      ['#e8a08c', '#b5748f', '#7a5490', '#4a3574'][index] as string,
      0.46 - index * 0.1,
      index + 20,
    );
    return `${stretch(-1, far, near, 30 + index)}${stretch(1, far, near, 40 + index)}${guards
      .filter((one) => Math.abs(one.z - z) < 0.3)
      .map((one) => one.markup)
      .join('')}${index < 3 ? mist : ''}`;
  })
  .join('');
const clump =
  (
    left: number,
    right: number,
    foot: number,
    tall: number,
  ): ((along: number, up: number) => { point: Point; leaf: number }) =>
  (along, up) => ({
    point: [
      left + (right - left) * ((along * 7.3) % 1),
      foot - tall * up * (0.7 + 0.3 * Math.sin(((along * 7.3) % 1) * Math.PI)),
    ],
    leaf: 46,
  });
const rays = Array.from({ length: 9 }, (_, index) => {
  const [from, wide] = [-2.75 + index * 0.31 + between(random, -0.1, 0.1), between(random, 0.03, 0.1)];
  const spot = (angle: number): Point => [vanishing[0] + Math.cos(angle) * 1200, 480 + Math.sin(angle) * 1200];
  return `M${vanishing[0]},480L${at(spot(from))}L${at(spot(from + wide))}Z`;
}).join('');
const rayPaint = radialPaint('0 #ffc08a .55, .4 #ff9f8c .16, 1 #ff9f8c 0', [vanishing[0], 480], 900);
const sky = linearPaint('0 #120a2a, .3 #251a46, .62 #55397f, .84 #b5647f, 1 #ffb48c', [0, 0], [0, 570]);
const lawn = linearPaint('0 #6a5084, .15 #2f3560, .5 #16203c, 1 #090817', [0, 560], [0, height]);
const pathFade = linearPaint('0 #ffc49a .8, .2 #a8708f .5, 1 #0d0620 .55', [0, 575], [0, height]);
const near: [number, number, number, number, number][] = [
  [1255, 985, 62, 1, 0.55],
  [1410, 925, 84, 2, 0.55],
  [1570, 985, 80, 3, 0.42],
  [1340, 1060, 52, 4, 0],
  [1500, 1050, 58, 5, 0.7],
  [50, 1000, 70, 8, 0.5],
  [190, 1045, 54, 9, 0],
];

const markup = `${sky.markup}<rect width="${width}" height="620" fill="${sky.url}"/>
  ${glow(900, 500, 620, '#ffa070', 0.95, 0.85)}${rayPaint.markup}<path d="${rays}" fill="${rayPaint.url}"
  filter="url(#blur16)" style="mix-blend-mode:screen"/>
  <g filter="url(#blur1)">${castle(900, 575, 190)}</g>${fog({ x: 0, y: 430, width, height: 220 }, '#e8a08c', 0.45, 4)}
  <g filter="url(#blur2)">
  ${Array.from({ length: 12 }, (_, index) =>
    tree({
      x: index < 6 ? index * 105 - 40 : 1080 + (index - 6) * 105,
      y: 590,
      height: between(random, 260, 460),
      width: between(random, 14, 26),
      colour: '#3a2560',
      seed: 500 + index,
    }),
  ).join('')}</g>
  ${lawn.markup}<rect y="566" width="${width}" height="520" fill="${lawn.url}"/>
  ${grass({ from: [-20, 640], to: [1620, 640], height: 26, count: 500, seed: 5 }, ['#33305c', '#26284c'])}
  ${through(
    'rough',
    checkerboard(
      view,
      { left: -1.6, right: 1.6, near: 1.6, far: 24, tile: 0.8, seed: 6 },
      {
        light: ['#b79ac6', '#a98cc0', '#c4a8cc'],
        dark: ['#2a1a4a', '#221540', '#331f54'],
      },
    ),
  )}
  ${pathFade.markup}<rect y="575" width="${width}" height="500" fill="${pathFade.url}"
  style="mix-blend-mode:soft-light"/>
  ${layers}${glow(900, 540, 560, '#ff9068', 0.55)}${glow(900, 520, 260, '#ffc890', 0.6, 0.8)}
  ${fog({ x: 0, y: 700, width, height: 260 }, '#5c4080', 0.35, 33)}
  ${contact(760, 985, 110, 18, 0.8)}<path d="M690,990 Q640,1000 650,1012 Q700,1026 800,1016 Q900,1012 860,998 Q800,990
  760,992Z" fill="#8a1028" opacity=".85"/><g transform="translate(760,985)">${paintPot(110)}</g>
  ${hedge(clump(1080, 1720, 1150, 300), { count: 1500, seed: 61, glow: '#a87f8c' })}${hedge(
    clump(-120, 330, 1150, 230),
    { count: 900, seed: 62, glow: '#8a6f88' },
  )}
  ${near
    .map(
      ([x, y, size, seed, painted]) => `<g transform="translate(${x},${y}) rotate(${seed * 17 - 60})"><g
  transform="rotate(${60 - seed * 17})">${rose(size, seed, painted, x > 800 ? 1 : -1)}</g></g>`,
    )
    .join('')}
  ${sparks(
    Array.from(
      { length: 24 },
      () => [between(random, 100, 1500), between(random, 250, 900), between(random, 0.8, 2)] as const,
    ),
    '#ffcf9c',
  )}
  ${wash(width, height, '0 #0a0520 .55, .4 #0a0520 0', [0, 0], [0, height], 'normal')}${finish(
    width,
    height,
    [860, 580],
    0.9,
  )}`;

/** Playing cards on guard with spears along a garden path, among roses half painted red. */
export const scene = { width, height, svg: canvas(width, height, markup) };
