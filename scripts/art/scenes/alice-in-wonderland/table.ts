/** The set tea table of the clearing and its candle flames. */
import { candle, flame, glazes, saucer, teacup, teapot } from './crockery.ts';
import { contact, type Point } from './kit.ts';
import { clothedTable } from './setting.ts';

/** Candle wicks on the table, in its own units: x, y, flame size. */
export const wicks: readonly (readonly [number, number, number])[] = [
  [-150, -262, 34],
  [228, -186, 30],
  [330, -128, 26],
  [-352, -112, 24],
];

/** The tip of the teapot's spout, in the units of the table. */
export const spoutTip: Point = [50 + 230, -216];

/** The set table, its cloth centred on the origin. */
export function setTable(lit: boolean): string {
  const stack = [
    { y: 0, size: 74, x: -255, turn: -3, glaze: glazes.teal, handle: -1 },
    { y: -84, size: 66, x: -258, turn: 5, glaze: glazes.rose, handle: 1 },
    { y: -158, size: 62, x: -250, turn: 9, glaze: glazes.cream, handle: -1 },
    { y: -226, size: 54, x: -236, turn: 16, glaze: glazes.violet, handle: 1 },
  ];
  const cups = stack
    .map(
      ({ x, y, size, turn, glaze, handle }, index) =>
        `<g transform="translate(${x},${y + 8}) rotate(${turn})">${saucer(size * 1.2, glaze, -1, 0.15)}
      ${teacup(size, glaze, { side: -1, tilt: 0.15, handle, seed: index + 3 })}</g>`,
    )
    .join('');
  const wax = [
    [-150, 18, 30, 280, 4],
    [228, 20, 28, 206, 5],
    [330, 14, 26, 142, 6],
    [-352, 6, 24, 118, 8],
  ].map(
    ([x, y, width, height, seed]) => `${contact(x as number, y as number, 40, 9, 0.6)}
      <g transform="translate(${x},${y})">
      ${saucer((width as number) * 1.3, glazes.violet, 1, 0.2)}${candle(
        width as number,
        height as number,
        seed as number,
        (x as number) < 0 ? -1 : 1,
      )}</g>`,
  );
  return `${contact(0, 385, 540, 60, 0.85)}${clothedTable(470, 54, 345, 12, [-60, -4])}
    ${contact(-255, 10, 110, 16, 0.6)}${contact(60, 6, 150, 22, 0.65)}
    ${wax[3]}${wax[2]}${wax[0]}${cups}
    <g transform="translate(50,8)">${teapot(142, glazes.teal, { side: 1, spout: 1, tilt: 0.12 })}</g>${wax[1]}
    <g transform="translate(150,32)">
    ${saucer(62, glazes.rose, 1, 0.18)}${teacup(48, glazes.rose, { tilt: 0.18, seed: 9 })}</g>
    <g transform="translate(-70,36) rotate(-4)">${saucer(56, glazes.cream, -1, 0.18)}<g transform="translate(0,2)
    rotate(-14)">${teacup(42, glazes.cream, { side: -1, tilt: 0.2, handle: -1, seed: 12 })}</g></g>
    ${lit ? flames(0) : ''}`;
}

/** The flames of the table at a moment of the loop; each breathes at its own whole number of beats. */
export function flames(progress: number): string {
  return wicks
    .map(([x, y, size], index) => {
      const beat =
        Math.sin((progress * (5 + index) + index * 0.27) * Math.PI * 2) * 0.6 +
        Math.sin((progress * (9 - index) + 0.4) * Math.PI * 2) * 0.4;
      return `<g transform="translate(${x},${y})">${flame(size, 1 + beat * 0.07, 1 + beat * 0.05)}</g>`;
    })
    .join('');
}
