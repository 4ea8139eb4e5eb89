import { canvas, finish, fog } from './canvas.ts';
import { at, between, camera, glow, linearPaint, pick, radialPaint, seeded, through, type Point } from './kit.ts';
import { checkerboard, sparks } from './setting.ts';
import { chain, clock, metals } from './timepieces.ts';

const [width, height] = [1600, 1067];
const random = seeded(1871);
const vanishing: Point = [930, 545];
const view = camera(vanishing, 820, 1.7);
const [half, top, end] = [3, 4.6, 24];

/** One bay of the hall: pilasters on both sides and the arch that joins them. */
function bay(z: number): string {
  const deep = z + 0.55;
  const stone = linearPaint('0 #6f5298, .4 #3b2768, 1 #170d32', [vanishing[0] - 40, 0], view(-half, 0, z));
  const stoneRight = linearPaint('0 #7d5590, .4 #3b2462, 1 #150b2e', [vanishing[0] + 40, 0], view(half, 0, z));
  const quad = (points: Point[]): string => `M${points.map(at).join('L')}Z`;
  const side = (flip: number, fill: string): string => {
    const [out, inner] = [half * flip, (half - 0.42) * flip];
    const face = quad([view(out, 0, z), view(inner, 0, z), view(inner, top - 1.5, z), view(out, top - 1.5, z)]);
    const cheek = quad([
      view(inner, 0, z),
      view(inner, 0, deep),
      view(inner, top - 1.5, deep),
      view(inner, top - 1.5, z),
    ]);
    const base = quad([
      view(out, 0, z - 0.06),
      view(inner - 0.1 * flip, 0, z - 0.06),
      view(inner - 0.1 * flip, 0.34, z - 0.06),
      view(out, 0.34, z - 0.06),
    ]);
    const cap = quad([
      view(out, top - 1.7, z - 0.06),
      view(inner - 0.12 * flip, top - 1.7, z - 0.06),
      view(inner - 0.16 * flip, top - 1.42, z - 0.06),
      view(out, top - 1.42, z - 0.06),
    ]);
    const edge = `M${at(view(inner, 0.3, z))}L${at(view(inner, top - 1.7, z))}`;
    return `<path d="${face}" fill="#150b2e"/><path d="${cheek}" fill="${fill}"/><path d="${base}${cap}"
      fill="#1f1240"/>
      <path d="${edge}" stroke="#e0a0a0" stroke-width="${(16 / z).toFixed(2)}" opacity=".16"/>`;
  };
  const curve = (radius: number, depth: number): Point[] =>
    Array.from({ length: 19 }, (_, step): Point => {
      const angle = Math.PI * (1 - step / 18);
      return view(Math.cos(angle) * radius, top - 1.5 + Math.sin(angle) * radius * 0.62, depth);
    });
  const [outer, inner, back] = [curve(half, z), curve(half - 0.42, z), curve(half - 0.42, deep)];
  const vault = quad([...inner, ...back.toReversed()]);
  const front = quad([...outer, ...inner.toReversed()]);
  return `${stone.markup}${stoneRight.markup}<path d="${vault}" fill="${stone.url}"/><path d="${front}" fill="#130a2a"/>
    <path d="M${inner.map(at).join('L')}" fill="none" stroke="#c98f9c" stroke-width="${(7 / z).toFixed(2)}"
    opacity=".45"/>${side(-1, stone.url)}${side(1, stoneRight.url)}`;
}

/** Clocks on the walls between two bays, and on chains over the floor, farthest first. */
function clocksAt(z: number): string {
  let result = '';
  for (const flip of [-1, 1]) {
    for (let count = 0; count < 4; count += 1) {
      const depth = z + between(random, 0.8, 1.9);
      const place = view((half - 0.06) * flip, between(random, 0.7, 1.05) + count * 0.78, depth);
      const radius = (820 / depth) * between(random, 0.2, 0.42);
      result += clock(place, radius, {
        yaw: flip * -between(random, 42, 62),
        pitch: between(random, -12, 12),
        roll: between(random, -42, 42),
        hour: between(random, 0, 12),
        lamp: between(random, 0.4, 0.8),
        metal: pick(random, [metals.brass, metals.copper, metals.pewter]),
        side: -flip,
        face: pick(random, ['#f0d9bd', '#e8c4b4', '#cfd8d0']),
      });
    }
  }
  const [x, y] = view(between(random, -1.9, 1.9), between(random, 2.7, 3.7), z + 1);
  const radius = (820 / (z + 1)) * between(random, 0.24, 0.4);
  result += `${chain(
    [x + between(random, -14, 14), y - radius - (820 / z) * 2.4],
    [x, y - radius * 0.9],
    26 / z + 1,
    0,
    '#8a6a7c',
  )}
    ${clock([x, y], radius, {
      yaw: between(random, -44, 44),
      pitch: between(random, -20, 26),
      roll: between(random, -34, 34),
      hour: between(random, 0, 12),
      side: x < vanishing[0] ? -1 : 1,
      lamp: 0.55,
      metal: pick(random, [metals.brass, metals.copper]),
    })}`;
  return result;
}

const wall = radialPaint('0 #ffcf9c, .1 #d08f94, .22 #7a4f86, .45 #33205c, .8 #150c2e', vanishing, 900);
const bays = [20, 16.5, 13.5, 10.8, 8.4, 6.3, 4.5, 3, 1.75];
const [farLeft, farTop] = view(-1.15, 3, end);
const [farRight, farFloor] = view(1.15, 0, end);
const portal = `M${farLeft},${farFloor} L${farLeft},${farTop + 20} Q${farLeft},${farTop - 10}
  ${(farLeft + farRight) / 2},${farTop - 16} Q${farRight},${farTop - 10} ${farRight},${farTop + 20}
  L${farRight},${farFloor}Z`;
const shine = radialPaint(
  '0 #ffd2a0 .85, .25 #e08a86 .4, .6 #4a3485 .25, 1 #0b0618 .75',
  [vanishing[0], 590],
  900,
  0.75,
);
const floorShade = linearPaint('0 #ffb48c .5, .3 #7a5590 .3, 1 #0a0518 .7', [0, 590], [0, height]);
const rays = Array.from({ length: 11 }, (_, index) => {
  const angle = -0.25 + index * 0.36 + between(random, -0.08, 0.08);
  const [a, b] = [angle, angle + between(random, 0.03, 0.09)];
  return `M${at(vanishing)}L${at([
    vanishing[0] + Math.cos(a) * 1300,
    vanishing[1] + Math.sin(a) * 1300,
  ])}L${at([vanishing[0] + Math.cos(b) * 1300, vanishing[1] + Math.sin(b) * 1300])}Z`;
}).join('');
const rayPaint = radialPaint('0 #ffc89a .5, .3 #ff9f7c .16, .8 #ff9f7c 0', vanishing, 900);

const markup = `<g transform="translate(800,533) rotate(-5) scale(1.13) translate(-800,-533)">
  ${wall.markup}<rect x="-200" y="-200" width="2000" height="1467" fill="${wall.url}"/>
  <rect x="-200" y="592" width="2000" height="800" fill="#2a1a4c"/>
  ${through(
    'rough',
    checkerboard(
      view,
      { left: -3, right: 3, near: 1, far: end, tile: 0.75, seed: 3, wear: 1.2 },
      {
        light: ['#a98fc4', '#b89ccb', '#9177b4'],
        dark: ['#1d1238', '#160c2c', '#251644'],
      },
    ),
  )}
  ${floorShade.markup}<rect x="-200" y="590" width="2000" height="700" fill="${floorShade.url}"
  style="mix-blend-mode:multiply"/>
  <path d="${portal}" fill="#fff0cc"/>${glow(vanishing[0], 570, 240, '#ffc890', 0.95, 1.1)}
  <g opacity=".55" filter="url(#blur8)" style="mix-blend-mode:screen"><path d="M${farLeft},${farFloor}
  L${farRight},${farFloor} L${farRight + 250},1100 L${farLeft - 250},1100Z" fill="${rayPaint.url}"/></g>
  ${bays
    .map(
      (z, index) =>
        `${clocksAt(z)}${bay(z)}${
          index < 6
            ? fog(
                { x: -100, y: 200, width: 1800, height: 640 },
                ['#e8a894', '#c98f9c', '#9a6fa4', '#7a589c', '#5c4590', '#45327c'][index] as string,
                0.5 - index * 0.055,
                index + 2,
                '.004 .007',
              )
            : ''
        }`,
    )
    .join('')}
  ${rayPaint.markup}<path d="${rays}" fill="${rayPaint.url}" filter="url(#blur16)" style="mix-blend-mode:screen"
  opacity=".8"/></g>
  ${shine.markup}<rect width="${width}" height="${height}" fill="${shine.url}" style="mix-blend-mode:soft-light"/>
  ${glow(60, 760, 620, '#2fa5a0', 0.34)}${glow(1560, 300, 460, '#2fa5a0', 0.22)}${glow(940, 560, 430, '#ff9f7c', 0.5)}
  ${sparks(
    Array.from(
      { length: 26 },
      () => [between(random, 500, 1400), between(random, 200, 900), between(random, 0.8, 2)] as const,
    ),
    '#ffcf9c',
  )}
  ${finish(width, height, [930, 560], 0.92)}`;

/** A hall of clocks that runs into hazy light. */
export const scene = { width, height, svg: canvas(width, height, markup) };
