import { canvas, finish, fog } from './canvas.ts';
import { card } from './cards.ts';
import { candle, flame, glazes, saucer, teacup, teapot } from './crockery.ts';
import { mushroom, tones, tree } from './flora.ts';
import { between, camera, contact, glow, linearPaint, pick, radialPaint, seeded, through, type Point } from './kit.ts';
import { checkerboard, clothedTable, sparks, steam } from './setting.ts';
import { chain, pocketWatch } from './timepieces.ts';

const [width, height] = [1600, 1067];
const random = seeded(77);

function backdrop(): string {
  const sky = linearPaint('0 #0b061c, .4 #1a1138, .75 #3b2868, 1 #8a4d78', [0, 0], [0, 640]);
  let trunks = '';
  for (let index = 0; index < 13; index += 1) {
    trunks += tree({
      x: between(random, -80, 1680),
      y: 700,
      height: between(random, 560, 760),
      width: between(random, 16, 46),
      colour: pick(random, ['#150c2e', '#1d123c', '#281a4c']),
      seed: 200 + index,
    });
  }
  let bokeh = '';
  for (let index = 0; index < 46; index += 1) {
    const [x, y, r] = [between(random, 0, width), between(random, 130, 600), between(random, 5, 24)];
    const paint = radialPaint('0 #fff 0.12, .8 #fff .2, .93 #fff .32, 1 #fff 0', [x, y], r);
    bokeh += `${paint.markup}<g opacity="${between(random, 0.25, 0.9).toFixed(2)}"><circle cx="${x}" cy="${y}"
      r="${r}" fill="${pick(random, ['#ffb07c', '#ff8f7c', '#3fb5ac', '#b58be0'])}" opacity=".32"/>
      <circle cx="${x}" cy="${y}" r="${r}" fill="${paint.url}"/></g>`;
  }
  return `${sky.markup}<rect width="${width}" height="${height}" fill="${sky.url}"/>
    ${glow(620, 560, 640, '#d9607c', 0.45, 0.6)}
    ${through('blur4', trunks)}${fog({ x: 0, y: 360, width, height: 330 }, '#7a4f8e', 0.6, 5)}
    ${through(
      'blur4',
      mushroom({
        x: 1380,
        y: 720,
        height: 520,
        cap: 230,
        tone: tones.violet,
        seed: 5,
        lean: -30,
        lamp: 0.7,
        under: 0.22,
      }) +
        mushroom({ x: 130, y: 720, height: 380, cap: 150, tone: tones.teal, seed: 6, lean: 20, lamp: 0.5, side: -1 }) +
        mushroom({ x: 610, y: 680, height: 240, cap: 84, tone: tones.rose, seed: 7, lamp: 0.6 }),
    )}
    <g style="mix-blend-mode:screen">${bokeh}</g>`;
}

const overTable = camera([800, 330], 900, 3.2);
/** The harlequin of the cloth: a checkerboard turned by an eighth. */
const diagonal = (x: number, y: number, z: number): Point =>
  overTable((x + z) * 0.7, y, Math.max(1.5, (z - x) * 0.7 + 7));

function stack(): string {
  const order = [glazes.violet, glazes.cream, glazes.teal, glazes.rose, glazes.cream, glazes.violet, glazes.teal];
  let [x, y, lean] = [0, 0, -2];
  return order
    .map((glaze, index) => {
      const size = 96 - index * 7;
      const drawn = `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${lean})">
        ${contact(0, 0, size * 1.1, size * 0.14, index ? 0.6 : 0)}${saucer(size * 1.24, glaze, 1, 0.17)}
      ${teacup(size, glaze, { side: 1, tilt: 0.17, handle: index % 3 === 1 ? -1 : 1, seed: index + 20 })}</g>`;
      const radians = (lean * Math.PI) / 180;
      x += Math.sin(radians) * size * 1.08 + between(random, -9, 9);
      y -= Math.cos(radians) * size * 1.08;
      lean += index < 3 ? 3.4 : -6.5;
      return drawn;
    })
    .join('');
}

const candles = [
  [392, 770, 50, 390, 51],
  [250, 800, 54, 240, 42],
  [505, 742, 40, 190, 36],
] as const;
const cubes = [
  [706, 965, 12],
  [748, 948, -18],
  [724, 938, 30],
]
  .map(
    ([x, y, turn]) =>
      `${contact(x as number, (y as number) + 14, 34, 9, 0.7)}<g transform="translate(${x},${y}) rotate(${turn})">
        <path d="M-20,-12 L2,-20 L22,-10 L22,12 L0,22 L-20,10Z" fill="#6d4f8c"/>
  <path d="M-20,-12 L2,-20 L22,-10 L0,-1Z" fill="#ffe9cf"/><path d="M-20,-12 L0,-1 L0,22 L-20,10Z" fill="#d9ab9c"/>
  </g>`,
  )
  .join('');

const markup = `${backdrop()}
  <g transform="translate(800,860)">
  ${clothedTable(1180, 250, 420, 8, [-420, -90], ['#e6b7a4', '#8a5f9c', '#3a2768', '#130a2a'])}</g>
  <clipPath id="table-top"><ellipse cx="800" cy="860" rx="1180" ry="250"/></clipPath>
  <g clip-path="url(#table-top)" style="mix-blend-mode:multiply" opacity=".42">
  ${through(
    'rough',
    checkerboard(
      diagonal,
      { left: -14, right: 14, near: -14, far: 14, tile: 0.9, seed: 2, wear: 0.4 },
      { light: ['#ffffff00'], dark: ['#6a3f80', '#5c3676', '#74478a'] },
    ),
  )}</g>
  ${through(
    'blur8',
    `<path d="M-60,920 Q400,1010 820,930 Q1200,880 1660,990" fill="none" stroke="#140a2a" stroke-width="26"
      opacity=".4"/>
    <path d="M300,1100 Q700,960 1300,1010" fill="none" stroke="#ffd0b0" stroke-width="10" opacity=".22"/>`,
  )}
  ${contact(420, 778, 300, 60, 0.35)}
  ${candles
    .map(
      ([x, y, wide, tallness, drip]) => `${contact(x, y, wide * 1.9, 20, 0.7)}<g
  transform="translate(${x},${y})">
    ${saucer(wide * 1.35, glazes.violet, 1, 0.2)}${candle(wide, tallness, drip, x < 400 ? -1 : 1)}</g>`,
    )
    .join('')}
  ${contact(775, 824, 210, 34, 0.75)}${contact(845, 838, 300, 30, 0.5)}<g transform="translate(745,820)">${stack()}</g>
  ${contact(1235, 806, 280, 42, 0.8)}<g transform="translate(1195,800)">
  ${teapot(192, glazes.teal, { side: 1, tilt: 0.15, spout: 1, seed: 31 })}</g>
  <g transform="translate(985,912)">${contact(30, 16, 140, 24, 0.7)}${saucer(112, glazes.rose, 1, 0.22)}<g
  transform="rotate(3)">${teacup(84, glazes.rose, { tilt: 0.22, seed: 50 })}</g></g>
  <g transform="translate(596,872)">${contact(20, 10, 110, 18, 0.7)}${saucer(86, glazes.cream, 1, 0.21)}<g
  transform="translate(8,-2) rotate(-17)">${teacup(64, glazes.cream, { tilt: 0.21, seed: 51, handle: -1 })}</g></g>
  ${cubes}
  ${contact(1215, 985, 120, 24, 0.7)}${card({
    x: 1210,
    y: 968,
    size: 260,
    pitch: -64,
    roll: 24,
    yaw: 8,
    suit: 'heart',
    rank: 'Q',
    light: 0.6,
    bend: 0.05,
  })}
  ${contact(400, 950, 190, 48, 0.85)}${chain([346, 828], [176, 896], 11, 50)}${chain([176, 896], [60, 1075], 12, 40)}
  ${pocketWatch([392, 918], 132, { pitch: -50, roll: -24, yaw: 6, hour: 5.98, lamp: 0.4, side: -1, thick: 0.26 })}
  ${glow(380, 872, 170, '#ffb07c', 0.35, 0.5)}
  ${candles
    .map(
      ([x, y, , tallness], index) => `<g transform="translate(${x},${y - tallness - 6})">
  ${flame([56, 50, 40][index] as number, 1, 1.1)}</g>`,
    )
    .join('')}
  <g transform="translate(1508,500)">${steam(380, 0.2, 1.3)}</g><g transform="translate(1010,800)">
  ${steam(300, 0.6, 1.2)}</g>
  ${sparks(
    [
      [700, 300, 3],
      [1130, 250, 2.4],
      [1010, 180, 2],
      [180, 300, 2.6],
      [560, 180, 2],
      [1480, 380, 2.6],
      [90, 520, 2.2],
    ],
    '#ffc27c',
  )}
  <g filter="url(#blur8)" transform="translate(1560,1240)">
  ${teacup(
    230,
    { ...glazes.violet, lit: '#6a4d92', base: '#33215c' },
    { side: 1, tilt: 0.2, handle: -1, seed: 9, tea: '#241026' },
  )}</g>
  ${finish(width, height, [width * 0.42, height * 0.6], 0.9)}`;

/** The tea table from close by: leaning cups, the pot, candles and a pocket watch. */
export const scene = { width, height, svg: canvas(width, height, markup) };
