import { canvas, finish, fog } from './canvas.ts';
import { at, between, camera, contact, glow, linearPaint, radialPaint, seeded, through, type Point } from './kit.ts';
import { suitAt } from './cards.ts';
import { glazes, turnedBody } from './crockery.ts';
import { checkerboard, curtain, littleDoor, sparks } from './setting.ts';
import { brassKey } from './timepieces.ts';

const [width, height] = [1600, 1067];
const random = seeded(64);
const view = camera([640, 470], 1000, 1.25);
const wallDepth = 5;
const [, skirting] = view(0, 0, wallDepth);
const door: Point = [560, skirting];
const scale = 1.62;
const keyhole: Point = [door[0], door[1] - 71 * scale];

function wall(): string {
  const paper = linearPaint('0 #170d33, .5 #2a1a50, 1 #3a2566', [0, 0], [0, skirting]);
  let damask = '';
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 20; column += 1) {
      const [x, y] = [column * 88 + (row % 2 ? 44 : 0) - 30, row * 62 - 10];
      damask += suitAt((['heart', 'spade', 'diamond', 'club'] as const)[(row + column) % 4]!, x, y, 26);
      damask += `M${x - 30},${y + 20} Q${x - 14},${y + 34} ${x},${y + 20} Q${x + 14},${y + 34} ${x + 30},${y + 20}
        Q${x + 12},${y + 28} ${x},${y + 14} Q${x - 12},${y + 28} ${x - 30},${y + 20}Z`;
    }
  }
  const rail = skirting - 300;
  let panels = '';
  for (let x = -120; x < 1700; x += 230) {
    if (x > 280 && x < 620) continue;
    panels += `<path d="M${x + 16},${rail + 44} h198 v180 h-198Z" fill="#1a0f36"/><path d="M${x + 16},${rail + 44}
      h198 v180 h-198Z" fill="none" stroke="#7a5c9c" stroke-width="3" opacity=".6" transform="translate(2,3)"/>
      <path d="M${x + 34},${rail + 62} h162 v144 h-162Z" fill="#2a1a4e" stroke="#0f0822" stroke-width="3"/>`;
  }
  const wood = linearPaint('0 #4a3072, .12 #33205a, 1 #1c1139', [0, rail], [0, skirting]);
  return `${paper.markup}${wood.markup}${through(
    'plaster',
    `<rect width="${width}" height="${skirting + 4}"
    fill="${paper.url}"/>`,
  )}
    <path d="${damask}" fill="#8a66b4" opacity=".22" filter="url(#rough)"/>
    ${through('wood', `<rect y="${rail}" width="${width}" height="300" fill="${wood.url}"/>`)}${panels}
    <rect y="${rail - 12}" width="${width}" height="24" fill="#3b2763"/><rect y="${rail - 12}" width="${width}"
    height="3" fill="#c99aa8" opacity=".6"/><rect y="${rail + 12}" width="${width}" height="10" fill="#0d0620"
      opacity=".6"/>
    <rect y="${skirting - 46}" width="${width}" height="46" fill="#251646"/><rect y="${skirting - 46}"
    width="${width}" height="4" fill="#b58aa4" opacity=".5"/>`;
}

/** A three-legged table of glass: its edges catch the light, the rest is nearly clear. */
function glassTable(x: number, y: number, rx: number, ry: number, foot: number): string {
  const edge = linearPaint('0 #fff0d0, .3 #ffc49a, .55 #4fb5ae .7, 1 #8f7ad0', [x - rx, y], [x + rx, y]);
  const pane = radialPaint('0 #ffd9b0 .5, .4 #9a8fd0 .3, 1 #3fb5ac .22', [x - rx * 0.45, y], rx * 1.3, ry / rx);
  const leg = (side: number, reach: number): string => {
    const path = `M${at([x + side * rx * 0.1, y + ry * 0.7])} C${at([x + side * rx * 0.12, y + (foot - y) * 0.5])}
      ${at([x + side * rx * 0.2, y + (foot - y) * 0.72])} ${at([x + side * rx * reach, foot])}`;
    return `<path d="${path}" fill="none" stroke="#6f86c8" stroke-width="26" opacity=".28" stroke-linecap="round"/>
      <path d="${path}" fill="none" stroke="#d9f0ff" stroke-width="3" opacity=".75" transform="translate(-10,0)"/>
      <path d="${path}" fill="none" stroke="#ffc49a" stroke-width="2.4" opacity=".8" transform="translate(-4,0)"/>
      <path d="${path}" fill="none" stroke="#3fb5ac" stroke-width="4" opacity=".55" transform="translate(10,0)"/>`;
  };
  const ellipse = (dy: number, part = 1): string =>
    `<ellipse cx="${x}" cy="${y + dy}" rx="${rx * part}" ry="${ry * part}"`;
  return `${edge.markup}${pane.markup}${leg(-1, 0.62)}${leg(1, 0.66)}${leg(0.15, 0.2)}
    <path d="M${x - rx},${y} A${rx},${ry} 0 0 0 ${x + rx},${y} L${x + rx},${y + 20} A${rx},${ry} 0 0 1
    ${x - rx},${y + 20}Z" fill="${edge.url}" opacity=".42"/>
    ${ellipse(20)} fill="none" stroke="${edge.url}" stroke-width="2.5" opacity=".75"/>${ellipse(0)} fill="${pane.url}"/>
    ${ellipse(0)} fill="none" stroke="${edge.url}" stroke-width="4"/>${ellipse(0, 0.93)} fill="none" stroke="#fff"
    stroke-width="1.2" opacity=".3"/>
    <path d="M${x - rx * 0.7},${y - ry * 0.2} Q${x - rx * 0.2},${y - ry * 0.75} ${x + rx * 0.3},${y - ry * 0.78}
    Q${x - rx * 0.1},${y - ry * 0.3} ${x - rx * 0.5},${y + ry * 0.2}Z" fill="#fff" opacity=".1"/>`;
}

/** A corked bottle on the origin with a paper label tied to its neck. */
function bottle(size: number): string {
  const glass = { ...glazes.teal, lit: '#e8fff0', base: '#3fa5a3', shade: '#1c5560', deep: '#0b2436', rim: '#b9f0ea' };
  const shape: Point[] = [
    [0.5, 0],
    [0.56, 0.05],
    [0.58, 0.2],
    [0.58, 0.85],
    [0.5, 1.12],
    [0.26, 1.34],
    [0.19, 1.5],
    [0.19, 1.86],
    [0.25, 1.9],
    [0.25, 1.98],
  ];
  const drink: Point[] = [
    [0.47, 0.05],
    [0.51, 0.1],
    [0.52, 0.2],
    [0.52, 0.8],
    [0.5, 0.92],
  ];
  const cork: Point[] = [
    [0.16, 1.9],
    [0.2, 2.16],
  ];
  const s = (value: number): number => value * size;
  return `${turnedBody(cork, size, 0.2, { ...glazes.rose, lit: '#e8b98a', base: '#a06a4a', shade: '#5a3030' }, 1)}
    <g opacity=".8">${turnedBody(shape, size, 0.16, glass, 1)}</g>
    <g opacity=".85">${turnedBody(
      drink,
      size,
      0.16,
      { ...glazes.rose, lit: '#ff9fb0', base: '#b03a6c', shade: '#5a1c50', deep: '#260c34' },
      1,
    )}</g>
    <path d="M${s(-0.5)},${s(-0.2)} C${s(-0.53)},${s(-0.5)} ${s(-0.52)},${s(-0.8)} ${s(-0.42)},${s(-1.08)}"
    stroke="#fff" stroke-width="${s(0.05)}" fill="none" opacity=".7" stroke-linecap="round"/>
    <path d="M${s(0.5)},${s(-0.15)} C${s(0.53)},${s(-0.5)} ${s(0.53)},${s(-0.8)} ${s(0.44)},${s(-1.06)}"
    stroke="#8ff0df" stroke-width="${s(0.03)}" fill="none" opacity=".8" stroke-linecap="round"/>
    <path d="M${s(-0.2)},${s(-1.52)} Q0,${s(-1.44)} ${s(0.2)},${s(-1.52)}" stroke="#e0c090" stroke-width="${s(0.045)}"
    fill="none"/>
    <path d="M${s(0.08)},${s(-1.5)} Q${s(0.3)},${s(-1.36)} ${s(0.18)},${s(-1.02)}" stroke="#e0c090"
    stroke-width="${s(0.025)}" fill="none"/>
    <g transform="translate(${s(0.02)},${s(-0.62)}) rotate(-5)"><path d="M${s(-0.4)},${s(-0.32)}
    L${s(0.36)},${s(-0.34)} L${s(0.47)},${s(-0.02)} L${s(0.37)},${s(0.3)} L${s(-0.39)},${s(0.32)} Q${s(-0.43)},0
      ${s(-0.4)},${s(-0.32)}Z" fill="#f3d6b0" stroke="#6a3a3c" stroke-width="1.5"/>
      <path d="M${s(-0.05)},${s(-0.34)} L${s(0.36)},${s(-0.34)} L${s(0.47)},${s(-0.02)} L${s(0.37)},${s(0.3)}
      L${s(-0.05)},${s(0.31)}Z" fill="#5a3560" opacity=".35"/>
      <g font-family="Liberation Serif" font-style="italic" font-weight="700" font-size="${s(0.23)}" fill="#3a1636"
      text-anchor="middle"><text y="${s(-0.05)}">Drink</text><text y="${s(0.17)}">me</text></g></g>`;
}

const beamEnd: Point = [1270, 760];
const beam = `M${at([keyhole[0] - 2, keyhole[1] - 5])} L${at([beamEnd[0] + 220, beamEnd[1] - 230])}
  L${at([beamEnd[0] + 90, beamEnd[1] + 250])} L${at([keyhole[0] + 2, keyhole[1] + 6])}Z`;
const beamPaint = linearPaint('0 #ffe2b0 1, .1 #ffc08a .8, .5 #ff9f7c .36, 1 #ff9f7c .05', keyhole, beamEnd);
const leak = radialPaint('0 #ffd79a .9, .2 #ff9f6c .45, 1 #ff8a5a 0', [door[0], door[1] + 6], 420, 0.3);
const floorFade = linearPaint('0 #8f5f8c .35, .3 #4a3274 .6, 1 #0a0518 .92', [0, skirting], [0, height]);
const dust = Array.from({ length: 70 }, () => {
  const part = between(random, 0.08, 1);
  return [
    keyhole[0] + (beamEnd[0] + 120 - keyhole[0]) * part,
    keyhole[1] + (beamEnd[1] - keyhole[1]) * part + between(random, -0.28, 0.22) * 560 * part,
    between(random, 0.5, 1.5),
  ] as const;
});

const markup = `${wall()}
  ${through(
    'rough',
    checkerboard(
      view,
      { left: -7, right: 7, near: 1.5, far: wallDepth, tile: 0.5, seed: 8 },
      {
        light: ['#a488c0', '#b095c8', '#957ab6'],
        dark: ['#1d1238', '#251644', '#170d30'],
      },
    ),
  )}
  ${floorFade.markup}<rect y="${skirting}" width="${width}" height="${height}" fill="${floorFade.url}"
  style="mix-blend-mode:multiply"/>
  ${contact(door[0], skirting + 4, 170, 14, 0.6)}
  <g transform="translate(${door[0]},${door[1]}) scale(${scale})">${littleDoor(0)}</g>
  ${leak.markup}<ellipse cx="${door[0]}" cy="${door[1] + 6}" rx="420" ry="126" fill="${leak.url}"
  style="mix-blend-mode:screen"/>
  ${glow(door[0], door[1] - 90, 430, '#ff9a6c', 0.24)}
  <g style="filter:drop-shadow(18px 10px 22px #08030f)">
  ${curtain({ x: -60, y: -20, width: 600, height: 860, gather: 120, seed: 4, side: 1 }, [
    '#d0606c',
    '#6a2450',
    '#1d0a2a',
  ])}</g>
  ${glow(keyhole[0], keyhole[1], 240, '#ffb07c', 0.5)}
  ${beamPaint.markup}<path d="${beam}" fill="${beamPaint.url}" filter="url(#blur4)" style="mix-blend-mode:screen"/>
  <path d="${beam}" fill="${beamPaint.url}" filter="url(#blur32)" style="mix-blend-mode:screen" opacity=".7"/>
  ${glow(keyhole[0], keyhole[1], 34, '#fff0c8', 0.9)}
  ${fog({ x: 0, y: 560, width, height: 330 }, '#a8708f', 0.32, 9)}
  ${contact(1190, 1040, 330, 40, 0.7)}${glassTable(1190, 706, 350, 62, 1040)}
  ${contact(1375, 706, 96, 16, 0.6)}<g transform="translate(1370,704)">${bottle(128)}</g>
  <g transform="translate(1375,706) scale(1,-.5)" opacity=".16">${bottle(128)}</g>
  ${contact(1090, 722, 150, 16, 0.55)}<g transform="translate(965,708) rotate(3) scale(1,.62)">${brassKey(250)}</g>
  <g transform="translate(965,732) rotate(3) scale(1,-.4)" opacity=".18">${brassKey(250)}</g>
  ${glow(1000, 702, 190, '#ffc27c', 0.75, 0.5)}${glow(958, 700, 46, '#fff6d8', 0.95)}${glow(
    1340,
    560,
    150,
    '#ff8fae',
    0.4,
  )}
  <path d="M900,700 L1016,700 M958,660 L958,740" stroke="#fff6d8" stroke-width="2" opacity=".65" filter="url(#blur1)"/>
  ${sparks(dust, '#ffcf9c')}
  ${finish(width, height, [760, 600], 0.94)}`;

/** A small door behind a curtain, with light through its keyhole. */
export const scene = { width, height, svg: canvas(width, height, markup) };
