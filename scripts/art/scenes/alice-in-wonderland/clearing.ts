/** The clearing at dusk: the tea table, the mushrooms and the checkerboard path to the little door. */
import { finish, fog, wash } from './canvas.ts';
import { canopy, grass, mushroom, tree } from './flora.ts';
import { between, camera, contact, glow, linearPaint, seeded, through, type Point } from './kit.ts';
import {
  doorBreath,
  doorDistance,
  doorLight,
  doorPlace,
  fireflies,
  floatingCards,
  hangingClocks,
  type Framing,
} from './lively.ts';
import { checkerboard, littleDoor, sparks, steam } from './setting.ts';
import { setTable, spoutTip } from './table.ts';

function forest(framing: Framing): string {
  const { width, height, vanishing } = framing;
  const random = seeded(21);
  const [x, horizon] = vanishing;
  const sky = linearPaint('0 #0c0720, .3 #170e33, .6 #2b1c57, .84 #55397f, 1 #a5627c', [0, 0], [0, horizon + 60]);
  const rows = [
    { colour: '#6a4c94', count: 26, tall: 0.85, thick: 10, opacity: 0.5 },
    { colour: '#35245f', count: 18, tall: 1.0, thick: 20, opacity: 0.75 },
    { colour: '#1c1139', count: 11, tall: 1.25, thick: 34, opacity: 0.9 },
  ];
  let trees = '';
  rows.forEach((row, depth) => {
    let group = '';
    for (let index = 0; index < row.count; index += 1) {
      const place = ((index + between(random, 0.1, 0.9)) / row.count) * (width + 200) - 100;
      if (Math.abs(place - x) < 60 + depth * 90) continue;
      group += tree({
        x: place,
        y: horizon + 30 + depth * 26,
        height: horizon * row.tall * between(random, 0.75, 1),
        width: row.thick * between(random, 0.7, 1.3),
        colour: row.colour,
        seed: depth * 100 + index,
        lean: between(random, -0.12, 0.12),
      });
    }
    trees += `<g opacity="${row.opacity}" ${depth < 2 ? `filter="url(#blur${depth === 0 ? 2 : 1})"` : ''}>${group}</g>
      ${fog(
        { x: 0, y: horizon - 190 + depth * 40, width, height: 320 },
        depth === 0 ? '#c07f96' : '#5f479a',
        0.5 - depth * 0.1,
        depth + 3,
      )}`;
  });
  const stars = Array.from(
    { length: 70 },
    () => `<circle cx="${between(random, 0, width).toFixed(0)}" cy="${between(random, 0, height * 0.3).toFixed(0)}"
    r="${between(random, 0.5, 1.6).toFixed(1)}" opacity="${between(random, 0.2, 0.8).toFixed(2)}"/>`,
  ).join('');
  return `${sky.markup}<rect width="${width}" height="${height}" fill="${sky.url}"/><g fill="#ffe9d6">${stars}</g>
    ${glow(x, horizon + 10, height * 0.6, '#ff8f7c', 0.55, 0.72)}${trees}`;
}

/** The whole picture; without `lively` the parts that move in the loop are left out. */
export function clearing(framing: Framing, lively = true): string {
  const { width, height, vanishing, table } = framing;
  const [door, horizon] = [doorPlace(framing), vanishing[1]];
  const view = camera(vanishing, framing.focal, framing.eye);
  const near = (framing.focal * framing.eye) / (height - horizon + 60);
  const ground = linearPaint('0 #4a3270 0, .1 #33225c .85, .3 #1d1240, 1 #0a0518', [0, horizon + 20], [0, height]);
  const shine = linearPaint('0 #ffb48c .6, .3 #7a4f86 .55, 1 #120a26 .9', [0, door[1]], [0, height]);
  const floorArea = { left: -3, right: 3, near: Math.floor(near), far: doorDistance, tile: 1, seed: 5 };
  const trunk = ({ x, width: thick, lean, seed }: Framing['trees'][number]): string => {
    const shape = (shift: number, colour: string): string =>
      tree({ x: x + shift, y: height + 60, height: height * 1.25, width: thick, colour, lean, seed, spread: 0.8 });
    return `${through('blur2', shape(x < width / 2 ? 3 : -3, '#56407f'))}${through('bark', shape(0, '#21153f'))}`;
  };
  const fern: Point[][] = [
    [
      [-40, height * 0.9],
      [width * 0.36, height * 1.02],
    ],
    [
      [width * 0.66, height * 1.03],
      [width + 40, height * 0.95],
    ],
  ];
  const edges = (side: number): string =>
    [
      [20, 9],
      [14, 8],
      [9.5, 7],
      [6.6, 6],
      [4.8, 6],
    ]
      .map(([z, blades], index) => {
        const [from, to] = [view(3 * side, 0, z as number), view(9 * side, 0, z as number)];
        return grass(
          {
            from,
            to: [to[0], to[1]],
            height: (framing.focal * 0.5) / (z as number),
            count: (blades as number) * 34,
            seed: 40 + index + side,
          },
          ['#1d1240', index < 2 ? '#38265f' : '#160d30', index < 2 ? '#4a3373' : '#0f0822'],
        );
      })
      .join('');
  return `${forest(framing)}${framing.mushrooms.far.map(mushroom).join('')}
    ${fog({ x: 0, y: horizon - 60, width, height: 200 }, '#8a66a4', 0.4, 12)}
    ${ground.markup}<rect y="${horizon + 20}" width="${width}" height="${height}" fill="${ground.url}"/>
    ${through(
      'rough',
      checkerboard(view, floorArea, {
        light: ['#a98fc4', '#9b80ba', '#b59ac8', '#8e76b4'],
        dark: ['#21143f', '#1a0f34', '#281849'],
      }),
    )}
    ${shine.markup}<rect y="${door[1]}" width="${width}" height="${height}" fill="${shine.url}"
    style="mix-blend-mode:multiply"/>
    ${fog({ x: 0, y: door[1] - 70, width, height: 190 }, '#c98f9c', 0.42, 31)}
    <g transform="translate(${door[0]},${door[1]}) scale(${framing.doorScale})">${littleDoor(0)}</g>
    ${edges(-1)}${edges(1)}${doorLight(framing)}
    ${framing.mushrooms.behind
      .map(
        (look) => `${contact(look.x, look.y, look.cap * 0.7, look.cap * 0.1)}${mushroom(look)}
      ${grass(
        {
          from: [look.x - look.cap * 0.6, look.y + 8],
          to: [look.x + look.cap * 0.6, look.y + 8],
          height: look.cap * 0.22,
          count: 60,
          seed: look.seed,
        },
        ['#33215c', '#20133f'],
      )}`,
      )
      .join('')}
    ${fog({ x: 0, y: horizon + 20, width, height: 260 }, '#6f54a4', 0.3, 17)}
    <g transform="translate(${table.x},${table.y}) scale(${table.scale})">${setTable(lively)}${
      lively
        ? `<g
    transform="translate(${spoutTip[0]},${spoutTip[1]})">${steam(240, 0.2, 0.9)}</g>`
        : ''
    }</g>
    ${glow(table.x - 20 * table.scale, table.y - 30 * table.scale, 620 * table.scale, '#ff8a58', 0.5, 0.7)}${
      lively ? '' : glow(table.x - 100 * table.scale, table.y - 200 * table.scale, 520 * table.scale, '#ff9a6a', 0.3)
    }
    ${
      lively
        ? doorBreath(framing, 0.6) +
          hangingClocks(framing, 0) +
          floatingCards(framing, 0) +
          sparks(fireflies(framing, 0), '#ffc27c')
        : ''
    }
    ${framing.mushrooms.front.map(mushroom).join('')}
    ${framing.trees.map(trunk).join('')}
    ${canopy(
      [
        [0, -20, 300],
        [width * 0.13, -60, 240],
        [width * 0.25, -100, 200],
        [width, -30, 260],
        [width * 0.86, -90, 220],
        [width * 0.5, -120, 180],
      ],
      ['#0e0820', '#150c2e', '#1d1240', '#0a0618'],
    )}
    ${fern
      .map(([from, to], index) =>
        grass({ from: from as Point, to: to as Point, height: 150, count: 130, seed: 60 + index }, [
          '#160d2e',
          '#0e0820',
          '#090514',
        ]),
      )
      .join('')}
    ${wash(
      width,
      height,
      '0 #0b0618 .85, .42 #0b0618 .3, .7 #0b0618 0',
      [0, height],
      [width * 0.42, height * 0.42],
      'normal',
    )}
    ${finish(width, height, [width * 0.58, height * 0.55])}`;
}
