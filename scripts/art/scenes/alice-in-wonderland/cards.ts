/** Playing cards that bend and turn in the air. */
import { flatAt, linearPaint, turned, warp, type Mapper, type Point } from './kit.ts';

export type Suit = 'heart' | 'spade' | 'diamond' | 'club';

/** The four suits as unit shapes. */
export const suits: Record<Suit, string> = {
  heart: `M0,.48 C-.14,.2 -.5,.06 -.5,-.2 C-.5,-.42 -.32,-.5 -.2,-.48 C-.09,-.46 0,-.36 0,-.26 C0,-.36 .09,-.46 .2,-.48
    C.32,-.5 .5,-.42 .5,-.2 C.5,.06 .14,.2 0,.48Z`,
  spade: `M0,-.5 C.12,-.22 .48,-.06 .48,.16 C.48,.34 .3,.4 .18,.36 C.1,.33 .06,.27 .03,.22 C.03,.34 .08,.46 .16,.5
    L-.16,.5
    C-.08,.46 -.03,.34 -.03,.22 C-.06,.27 -.1,.33 -.18,.36 C-.3,.4 -.48,.34 -.48,.16 C-.48,-.06 -.12,-.22 0,-.5Z`,
  diamond: 'M0,-.52 C.1,-.3 .24,-.12 .38,0 C.24,.12 .1,.3 0,.52 C-.1,.3 -.24,.12 -.38,0 C-.24,-.12 -.1,-.3 0,-.52Z',
  club: `M0,-.5 C.16,-.5 .25,-.36 .22,-.22 C.2,-.13 .14,-.08 .1,-.04 C.2,-.12 .46,-.12 .47,.1 C.48,.3 .3,.36 .2,.33
    C.1,.3 .05,.22 .03,.14
    C.03,.3 .08,.46 .16,.5 L-.16,.5 C-.08,.46 -.03,.3 -.03,.14 C-.05,.22 -.1,.3 -.2,.33 C-.3,.36 -.48,.3 -.47,.1
      C-.46,-.12 -.2,-.12 -.1,-.04
    C-.14,-.08 -.2,-.13 -.22,-.22 C-.25,-.36 -.16,-.5 0,-.5Z`,
};

const columns: Record<string, Point[]> = {
  A: [[0, 0]],
  '2': [
    [0, -0.28],
    [0, 0.28],
  ],
  '3': [
    [0, -0.28],
    [0, 0],
    [0, 0.28],
  ],
  '4': [
    [-0.15, -0.28],
    [0.15, -0.28],
    [-0.15, 0.28],
    [0.15, 0.28],
  ],
  '5': [
    [-0.15, -0.28],
    [0.15, -0.28],
    [0, 0],
    [-0.15, 0.28],
    [0.15, 0.28],
  ],
  '6': [
    [-0.15, -0.28],
    [0.15, -0.28],
    [-0.15, 0],
    [0.15, 0],
    [-0.15, 0.28],
    [0.15, 0.28],
  ],
  '7': [
    [-0.15, -0.28],
    [0.15, -0.28],
    [0, -0.14],
    [-0.15, 0],
    [0.15, 0],
    [-0.15, 0.28],
    [0.15, 0.28],
  ],
  Q: [],
  K: [],
  J: [],
};

const frame = (across: number, down: number, corner = 0.04): string => {
  const [a, d, c] = [across, down, corner];
  const edge = (steps: number[]): string => steps.map((step) => `L${a},${(step * (d - c)).toFixed(3)}`).join(' ');
  const back = (steps: number[]): string => steps.map((step) => `L${-a},${(step * (d - c)).toFixed(3)}`).join(' ');
  const steps = [-0.6, -0.2, 0.2, 0.6, 1];
  return `M${-a + c},${-d} L${a - c},${-d} Q${a},${-d} ${a},${-d + c} ${edge(steps)} Q${a},${d} ${a - c},${d}
    L${-a + c},${d} Q${-a},${d} ${-a},${d - c}
    ${back(steps.map((step) => -step))} Q${-a},${-d} ${-a + c},${-d}Z`;
};

const shape = (path: string, x: number, y: number, size: number, turn = 1): string =>
  warp(path, (u, v) => [x + u * size * turn, y + v * size * turn]);

const place = (path: string, x: number, y: number, size: number, turn: number, mapper: Mapper): string =>
  warp(path, (u, v) => mapper(x + u * size * turn, y + v * size * turn));

/** Wandering scrollwork for court cards and card backs. */
function lattice(mapper: Mapper): string {
  let path = '';
  for (let step = -8; step <= 8; step += 1) {
    const offset = step * 0.09;
    for (const lean of [1, -1]) {
      const [fromX, toX] = [offset - 0.4 * lean, offset + 0.4 * lean];
      const [x1, x2] = [Math.max(-0.27, Math.min(0.27, fromX)), Math.max(-0.27, Math.min(0.27, toX))];
      if (x1 === x2) continue;
      const y = (x: number): number => ((x - offset) / (0.4 * lean)) * 0.4;
      path += warp(
        `M${x1},${y(x1).toFixed(3)} L${((x1 + x2) / 2).toFixed(3)},${y((x1 + x2) / 2).toFixed(3)}
          L${x2},${y(x2).toFixed(3)}`,
        mapper,
      );
    }
  }
  return path;
}

/** A card in the air: where it is, how it is turned and bent, and what is printed on it. */
export interface CardLook {
  x: number;
  y: number;
  /** Height in pixels before it is turned. */
  size: number;
  yaw?: number;
  pitch?: number;
  roll?: number;
  bend?: number;
  suit?: Suit;
  rank?: string;
  back?: boolean;
  /** 0 in shadow … 1 in full light. */
  light?: number;
  /** 1 when light comes from the left, -1 from the right. */
  side?: number;
}

/** Draws a card. */
export function card(look: CardLook): string {
  const { x, y, size, suit = 'heart', rank = 'A', back = false, light = 0.7, side = 1, bend = 0.12 } = look;
  const mapper = turned([x, y], size, { ...look, bend });
  const behind: Mapper = (u, v) => {
    const [px, py] = mapper(u, v);
    return [px + size * 0.012 * side, py + size * 0.014];
  };
  const ink = suit === 'heart' || suit === 'diamond' ? '#a3263f' : '#221238';
  const [from, to] = [mapper(-0.35 * side, -0.5), mapper(0.35 * side, 0.5)];
  const paper = linearPaint('0 #ffe9cb, .4 #e8c4b4, .75 #9d7fa8, 1 #584a8c', from, to);
  const dim = linearPaint(`0 #140a2a ${0.75 - light * 0.75}, 1 #140a2a ${0.95 - light * 0.6}`, from, to);
  const outline = warp(frame(0.35, 0.5), mapper);
  const thin = size * 0.006;
  let print = '';
  if (back) {
    print = `<path d="${warp(frame(0.3, 0.45, 0.02), mapper)}" fill="#4a2c7c"/>
      <path d="${lattice(mapper)}" fill="none" stroke="#d8a6c0" stroke-width="${thin * 1.3}" opacity=".75"/>
      <path d="${warp(frame(0.275, 0.425, 0.02), mapper)}" fill="none" stroke="#ffd9b0" stroke-width="${thin}"/>
      <path d="${place(suits.diamond, 0, 0, 0.3, 1, mapper)}" fill="#2a1752" stroke="#ffd9b0"
      stroke-width="${thin * 1.4}"/>
      <path d="${place(suits.heart, 0, 0, 0.12, 1, mapper)}" fill="#ffd9b0"/>`;
  } else {
    const pips = columns[rank] ?? [];
    const pipSize = rank === 'A' ? 0.34 : 0.15;
    print = pips
      .map(([u, v]) => `<path d="${place(suits[suit], u, v, pipSize, v > 0.01 ? -1 : 1, mapper)}"/>`)
      .join('');
    for (const turn of [1, -1]) {
      print += `<path d="${place(suits[suit], -0.285 * turn, -0.335 * turn, 0.075, turn, mapper)}"/>
        <text transform="${flatAt(mapper, -0.285 * turn, -0.395 * turn)} scale(${0.01 * turn})"
        font-family="Liberation Serif" font-weight="700"
          font-size="12" text-anchor="middle">${rank}</text>`;
    }
    if (pips.length === 0) {
      print += `<path d="${warp(frame(0.225, 0.4, 0.015), mapper)}" fill="none" stroke="${ink}"
        stroke-width="${thin * 1.2}"/>
        <path d="${place(suits[suit], 0, -0.2, 0.26, 1, mapper)}"/><path
        d="${place(suits[suit], 0, 0.2, 0.26, -1, mapper)}"/>
        <path d="${warp('M-.225,.05 C-.1,-.1 .1,.1 .225,-.05 L.225,.01 C.1,.16 -.1,-.04 -.225,.11Z', mapper)}"
        fill="#b98a4a"/>
        <path d="${warp(frame(0.205, 0.38, 0.015), mapper)}" fill="none" stroke="#b98a4a" stroke-width="${thin}"/>`;
    }
  }
  const edge = linearPaint('0 #ffe6c0 1, .5 #ffb98c .35, 1 #3fb5ac .7', from, to);
  const warm = linearPaint(
    `0 #ffa46c ${(light * 0.55).toFixed(2)}, .3 #ffa46c ${(light * 0.16).toFixed(2)}, .6 #ffa46c 0`,
    mapper(-0.35 * side, 0),
    mapper(0.35 * side, 0),
  );
  return `${paper.markup}${dim.markup}${edge.markup}${warm.markup}<path d="${warp(frame(0.35, 0.5), behind)}"
    fill="#160b2b"/>
    <path d="${outline}" fill="${paper.url}"${size > 300 ? ' filter="url(#plaster)"' : ''}/><g fill="${ink}">${print}
    </g><path d="${outline}" fill="${dim.url}"/>
    <path d="${outline}" fill="${warm.url}" style="mix-blend-mode:screen"/><path d="${outline}" fill="none"
    stroke="${edge.url}" stroke-width="${thin * 1.6}"/>`;
}

/** A suit shape at a place, for patterns elsewhere. */
export const suitAt = (suit: Suit, x: number, y: number, size: number): string => shape(suits[suit], x, y, size);
