/** What moves in the clearing, and the measures of its framings. */
import { card, type CardLook } from './cards.ts';
import type { MushroomLook } from './flora.ts';
import { between, camera, glow, radialPaint, seeded, type Point } from './kit.ts';
import { chain, clock, metals } from './timepieces.ts';

/** One framing of the clearing. */
export interface Framing {
  width: number;
  height: number;
  vanishing: Point;
  focal: number;
  eye: number;
  doorScale: number;
  table: { x: number; y: number; scale: number };
  mushrooms: { far: MushroomLook[]; behind: MushroomLook[]; front: MushroomLook[] };
  clocks: { x: number; y: number; radius: number; roll: number; hour: number; yaw: number }[];
  cards: CardLook[];
  trees: { x: number; width: number; lean: number; seed: number }[];
}

/** Distance of the little door from the eye. */
export const doorDistance = 21;

/** Where the little door stands, at its threshold. */
export const doorPlace = (framing: Framing): Point =>
  camera(framing.vanishing, framing.focal, framing.eye)(0, 0, doorDistance);

/** The light of the little door; `breath` runs around 1. */
export function doorLight(framing: Framing, breath = 1): string {
  const [x, y] = doorPlace(framing);
  const tall = 190 * framing.doorScale;
  const floor = framing.height - y;
  const paint = radialPaint(
    `0 #ffca94 ${0.85 * breath}, .35 #ff9f7c ${0.36 * breath}, 1 #ff9f7c 0`,
    [x, y],
    floor * 1.15,
    1,
  );
  const spread = `M${x - tall * 0.22},${y} L${x + tall * 0.22},${y} L${x + floor * 0.62},${framing.height}
    L${x - floor * 0.62},${framing.height}Z`;
  return `${paint.markup}<path d="${spread}" fill="${paint.url}" filter="url(#blur16)" style="mix-blend-mode:screen"/>
    ${glow(x, y - tall * 0.5, tall * 3 * (0.92 + breath * 0.08), '#ff9568', 0.6 * breath)}
    ${glow(x, y - tall * 0.42, tall * 1.1, '#ffd49a', 0.8 * breath)}${glow(
      x,
      y,
      tall * 1.2,
      '#ffdca8',
      0.8 * breath,
      0.22,
    )}`;
}

/** What the breathing of the little door adds to its light; `breath` runs from 0 to 1. */
export function doorBreath(framing: Framing, breath: number): string {
  const [x, y] = doorPlace(framing);
  const door = 190 * framing.doorScale;
  return `${glow(x, y - door * 0.45, door * 2.6, '#ff9f6c', 0.42 * breath)}${glow(
    x,
    y - door * 0.42,
    door * 0.95,
    '#ffdca8',
    0.4 * breath,
  )}
    ${glow(x, y + 6, door * 2.4, '#ffb48c', 0.45 * breath, 0.22)}`;
}

/** The clocks on their chains at a moment of the loop, swinging a little. */
export function hangingClocks(framing: Framing, progress: number): string {
  return framing.clocks
    .map(({ x, y, radius, roll, hour, yaw }, index) => {
      const swing = Math.sin((progress + index * 0.29) * Math.PI * 2) * 1.3;
      return `<g transform="rotate(${swing.toFixed(3)} ${x} -60)">
        ${chain([x + roll * 0.3, -20], [x, y - radius * 0.96], 5 + radius * 0.04, 0, '#7a6488')}
      ${clock([x, y], radius, {
        roll,
        yaw,
        pitch: 8,
        hour,
        side: -1,
        lamp: 0.45,
        metal: index % 2 ? metals.copper : metals.brass,
      })}</g>`;
    })
    .join('');
}

/** The floating cards at a moment of the loop, bobbing and turning on closed paths. */
export function floatingCards(framing: Framing, progress: number): string {
  return framing.cards
    .map((look, index) => {
      const wave = (beats: number, shift: number): number =>
        Math.sin((progress * beats + index * 0.37 + shift) * Math.PI * 2);
      const reach = look.size * 0.11 + 5;
      return card({
        ...look,
        x: look.x + wave(1, 0.25) * reach * 0.5,
        y: look.y + wave(1, 0) * reach,
        yaw: (look.yaw ?? 0) + wave(1, 0.6) * 15,
        pitch: (look.pitch ?? 0) + wave(1, 0.15) * 9,
        roll: (look.roll ?? 0) + wave(1, 0.4) * 5,
      });
    })
    .join('');
}

/** Fireflies at a moment of the loop, each on its own closed drift. */
export function fireflies({ width, height }: Framing, progress: number): [number, number, number][] {
  const random = seeded(51);
  return Array.from({ length: 24 }, () => {
    const [x, y, reach, phase] = [
      between(random, 0.04, 0.96) * width,
      between(random, 0.34, 0.86) * height,
      between(random, 14, 46),
      random(),
    ];
    const turn = (beats: number): number => (progress * beats + phase) * Math.PI * 2;
    const shine = 0.55 + 0.45 * Math.sin(turn(2));
    return [
      x + Math.sin(turn(1)) * reach,
      y + Math.cos(turn(1) + phase * 4) * reach * 0.6,
      between(random, 1.2, 2.8) * shine,
    ];
  });
}
