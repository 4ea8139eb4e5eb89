/** The rose garden: roses half painted red, hedges, spears and the guards that are playing cards. */
import { card, suits, type CardLook } from './cards.ts';
import { leaves } from './flora.ts';
import {
  at,
  between,
  identity,
  limb,
  linearPaint,
  radialPaint,
  seeded,
  short,
  smooth,
  warp,
  type Point,
} from './kit.ts';

/** A full rose on the origin; `painted` is how much of it, from one side, is wet with red paint. */
export function rose(size: number, seed: number, painted: number, side = 1): string {
  const random = seeded(seed);
  const clip = identity('rose');
  const bloom = (colours: [string, string, string]): string => {
    const chance = seeded(seed * 7 + 1);
    let petals = '';
    const rings: [number, number, number][] = [
      [1, 5, 0.7],
      [0.82, 5, 0.62],
      [0.6, 4, 0.52],
      [0.4, 3, 0.42],
      [0.2, 3, 0.3],
    ];
    rings.forEach(([reach, count, fat], ring) => {
      for (let index = 0; index < count; index += 1) {
        const angle = ((index + ring * 0.45) / count) * Math.PI * 2 + between(chance, -0.12, 0.12);
        const [cx, cy] = [Math.cos(angle) * reach * size * 0.5, Math.sin(angle) * reach * size * 0.42];
        const wide = size * fat * between(chance, 0.9, 1.1);
        const edge: Point[] = Array.from({ length: 9 }, (_, step): Point => {
          const turn = angle - 1.5 + (step / 8) * 3;
          const wave = 1 + (step % 3 ? 0.04 : -0.03) * between(chance, 0.6, 1.4);
          return [cx + Math.cos(turn) * wide * wave, cy + Math.sin(turn) * wide * 0.86 * wave];
        });
        const paint = radialPaint(
          `0 ${colours[2]}, .3 ${colours[2]}, .62 ${colours[1]}, .95 ${colours[0]}, 1 ${colours[1]}`,
          [cx * 0.35, cy * 0.35],
          wide * 0.98 + reach * size * 0.3,
        );
        petals += `${paint.markup}<path d="${smooth(edge)}Z" fill="${paint.url}" stroke="${colours[2]}"
          stroke-width="${short(size * 0.018)}" stroke-opacity=".7"/>
          <path d="${smooth(edge.slice(1, 8))}" fill="none" stroke="${colours[0]}"
          stroke-width="${short(size * 0.026)}" opacity=".55"/>`;
      }
    });
    const curl = smooth(
      Array.from({ length: 14 }, (_, step): Point => [
        Math.cos(step * 0.85) * size * 0.018 * step,
        Math.sin(step * 0.85) * size * 0.015 * step,
      ]),
    );
    return `${petals}<path d="${curl}" fill="none" stroke="${colours[2]}" stroke-width="${short(size * 0.04)}"/>`;
  };
  const shade = radialPaint(
    '0 #140a2a 0, .5 #140a2a .15, 1 #140a2a .82',
    [-size * 0.35 * side, -size * 0.35],
    size * 1.55,
  );
  let wet = '';
  if (painted > 0) {
    const level = size * (painted * 2.1 - 1.05);
    const drops: Point[] = Array.from({ length: 8 }, (_, step): Point => [
      -size * 1.2 + (step / 7) * size * 2.4,
      level + between(random, -0.28, 0.3) * size,
    ]);
    const area = `M${-size * 1.4},${-size * 1.4} L${size * 1.4},${-size * 1.4} L${at(drops[7] as Point)}
      ${smooth(drops.toReversed()).replace('M', 'L')}Z`;
    const drip = (
      painted > 1 ? [] : [between(random, -0.6, -0.35), between(random, -0.15, 0.15), between(random, 0.3, 0.6)]
    )
      .map((x, index) => {
        const [fall, fat] = [size * between(random, 0.12, 0.62), size * between(random, 0.035, 0.075)];
        const y = level + size * between(random, -0.12, 0.06) + (index === 1 ? size * 0.1 : 0);
        return `<path d="M${at([x * size - fat, y])} C${at([x * size - fat, y + fall * 0.7])}
          ${at([x * size - fat * 1.7, y + fall])} ${at([x * size, y + fall])} C${at([x * size + fat * 1.7, y + fall])}
          ${at([x * size + fat, y + fall * 0.7])} ${at([x * size + fat, y])}Z" fill="#a8142c"/>
        <circle cx="${short(x * size - fat * 0.4)}" cy="${short(y + fall * 0.82)}" r="${short(fat * 0.4)}"
        fill="#ffb0a0" opacity=".8"/>`;
      })
      .join('');
    wet = `<clipPath id="${clip}"><path d="${area}"/></clipPath><g clip-path="url(#${clip})">
      ${bloom(['#e8404c', '#b0182f', '#560a24'])}
      <ellipse cx="${-size * 0.35 * side}" cy="${-size * 0.5}" rx="${size * 0.2}" ry="${size * 0.07}" fill="#ffd0c0"
      opacity=".5" transform="rotate(-24)"/></g>${drip}`;
  }
  return `${shade.markup}<g>${bloom(['#fff1e0', '#e2c3c8', '#8a6a9c'])}${wet}<circle r="${size * 1.14}"
    fill="${shade.url}" style="mix-blend-mode:multiply"/></g>`;
}

/** A clipped hedge over an outline, leaf by leaf, back to front; leaves near its top catch the light. */
export function hedge(
  place: (along: number, up: number) => { point: Point; leaf: number },
  look: { count: number; seed: number; glow: string },
): string {
  const outline = [
    ...Array.from({ length: 12 }, (_, step): [number, number] => [step / 11, 0.93]),
    ...Array.from({ length: 12 }, (_, step): [number, number] => [1 - step / 11, 0]),
  ];
  let drawn = 0;
  return `<path d="M${outline.map(([along, up]) => at(place(along, up).point)).join('L')}Z" fill="#0a0a1e"/>${leaves(
    look.count,
    look.seed,
    (random) => {
      const along = Math.min(1, Math.max(0, drawn / look.count + between(random, -0.02, 0.02)));
      const up = random() ** 0.75;
      drawn += 1;
      const { point, leaf } = place(along, up * (1 + 0.05 * Math.sin(along * 37 + look.seed)));
      const colours =
        up > 0.9
          ? [look.glow, '#6f8f8c', '#3f7074']
          : up > 0.68
            ? ['#2a5a62', '#214a56', '#3a3a66']
            : up > 0.35
              ? ['#16313f', '#1a2846', '#122036']
              : ['#0d1730', '#101a30', '#141433'];
      return { point, size: leaf * between(random, 0.7, 1.3), colours };
    },
  )}`;
}

/** A guard: a tall playing card on booted legs with sleeved arms and a spear; faceless, its feet at (x, y). */
export function guard(look: {
  x: number;
  y: number;
  height: number;
  side: number;
  seed: number;
  light: number;
  card: Partial<CardLook>;
}): string {
  const { x, y, height, side, seed, light } = look;
  const random = seeded(seed);
  const unit = height / 100;
  const p = (px: number, py: number): Point => [x + px * unit, y - py * unit];
  const lean = between(random, -2, 2);
  const grip = -27 * side;
  const cloth = linearPaint('0 #e08a86, .35 #8a3a5c, .75 #3a1a46, 1 #1a0c2c', p(14 * -side, 50), p(14 * side, 50));
  const hose = linearPaint('0 #d99a94, .3 #6f4f8c, .8 #2a1a4c, 1 #4f8f98', p(-10 * side, 10), p(10 * side, 10));
  const boot = (px: number): string => {
    const toe = px + (px < 0 ? -6.5 : 6.5);
    return `<path d="${limb([p(px, 29), p(px + 0.8, 17), p(px, 6)], [7 * unit, 6 * unit, 4.6 * unit])}"
      fill="${hose.url}" filter="url(#swell3)"/>
      <path d="M${at(p(px - 3.6, 12))} L${at(p(px + 3.6, 12))} L${at(p(px + 3.2, 0))} C${at(p(toe, -1.4))}
      ${at(p(toe * 1.08, 1))} ${at(p(toe, 2.6))} C${at(p(px + (toe - px) * 0.5, 3))} ${at(p(px - 3, 5))}
      ${at(p(px - 3.2, 0))}Z" fill="${cloth.url}"/>
      <path d="M${at(p(px - 4, 12.4))} Q${at(p(px, 10.6))} ${at(p(px + 4, 12.4))}" stroke="#e0b078"
      stroke-width="${unit * 1.2}" fill="none"/>`;
  };
  const pole = linearPaint('0 #f0c090, .4 #8a5448, 1 #24102c', p(grip - 0.9, 50), p(grip + 0.9, 50));
  const steel = linearPaint('0 #fff0e0, .35 #b9a6d8, .6 #564a86, 1 #1d1438', p(grip - 6, 110), p(grip + 6, 110));
  const blade = warp(suits.spade, (u, v) => p(grip + u * 12, 112 - v * 20));
  const spear = `<path d="${limb(
    [p(grip, -1), p(grip + 0.3, 50), p(grip, 104)],
    [1.7 * unit, 1.5 * unit, 1.4 * unit],
  )}" fill="${pole.url}"/>
    <path d="${limb(
      [p(grip, 101), p(grip - 5 * side, 97), p(grip - 4 * side, 88), p(grip - 8 * side, 82)],
      [2 * unit, 4 * unit, 4 * unit, 0.5 * unit],
    )}" fill="#b8243f" filter="url(#swell3)"/>
    <path d="${blade}" fill="${steel.url}" stroke="#140a2a" stroke-width="${unit * 0.4}"/><path
    d="M${at(p(grip, 121))} L${at(p(grip, 104))}" stroke="#fff6e6" stroke-width="${unit * 0.35}" opacity=".7"/>`;
  const arm = (bend: Point[]): string =>
    `<path d="${limb(bend, [13 * unit, 11 * unit, 7 * unit, 5 * unit])}" fill="${cloth.url}" filter="url(#swell3)"/>`;
  const glove = (place: Point): string => `<path d="${smooth(
    [
      [-2.6, -3],
      [0, -3.6],
      [2.8, -2.6],
      [3, 0.4],
      [2.2, 3],
      [-1.6, 3.2],
      [-3, 1],
    ].map(([gx, gy]): Point => [place[0] + (gx as number) * unit, place[1] + (gy as number) * unit]),
    true,
  )}" fill="#b98f9c" filter="url(#swell3)"/>
    <path d="${[-1.5, 0.1, 1.7]
      .map(
        (row) => `M${at([place[0] - unit * 2.2, place[1] + unit * row])}
    h${short(unit * 4)}`,
      )
      .join('')}" stroke="#5a3a5c" stroke-width="${short(unit * 0.4)}"/>`;
  return `${pole.markup}${steel.markup}${cloth.markup}${hose.markup}${boot(-6.5)}${boot(6.5)}${arm([
    p(12 * side, 76),
    p(20 * side, 68),
    p(24 * side, 56),
    p(20 * side, 46),
  ])}${glove(p(19.5 * side, 44))}
    ${arm([p(-10 * side, 76), p(-18 * side, 68), p(-22 * side, 57), p(grip + 2 * side, 60)])}
    ${card({
      x: p(0, 61)[0],
      y: p(0, 61)[1],
      size: height * 0.78,
      roll: lean,
      bend: 0.05,
      light,
      side,
      ...look.card,
    })}${spear}${glove(p(grip, 60))}`;
}

/** A pot of red paint with a brush across it, its foot on the origin. */
export function paintPot(size: number): string {
  const s = (value: number): number => short(value * size);
  const tin = linearPaint(
    '0 #2a1a44, .25 #e0b8b0, .4 #8a6a9c, .75 #33204f, 1 #5fa5a8',
    [-size * 0.5, 0],
    [size * 0.5, 0],
  );
  return `${tin.markup}<path d="M${s(-0.52)},${s(-0.9)} C${s(-0.9)},${s(-1.9)} ${s(0.9)},${s(-1.9)}
    ${s(0.52)},${s(-0.9)}" fill="none" stroke="#8a6a7c" stroke-width="${s(0.04)}"/>
    <path d="M${s(-0.5)},${s(-0.95)} L${s(-0.44)},0 A${s(0.44)},${s(0.1)} 0 0 0 ${s(0.44)},0 L${s(0.5)},${s(-0.95)}Z"
    fill="${tin.url}"/>
    <path d="M${s(-0.48)},${s(-0.72)} A${s(0.48)},${s(0.11)} 0 0 0 ${s(0.48)},${s(-0.72)} M${s(-0.45)},${s(-0.2)}
    A${s(0.45)},${s(0.1)} 0 0 0 ${s(0.45)},${s(-0.2)}" fill="none" stroke="#1a0d2e" stroke-width="${s(0.03)}"
      opacity=".7"/>
    <ellipse cy="${s(-0.95)}" rx="${s(0.5)}" ry="${s(0.13)}" fill="#3a2450"/><ellipse cy="${s(-0.94)}" rx="${s(0.46)}"
    ry="${s(0.11)}" fill="#a8142c"/><ellipse cx="${s(-0.14)}" cy="${s(-0.96)}" rx="${s(0.2)}" ry="${s(0.035)}"
      fill="#ff9a8a" opacity=".7"/>
    <path d="M${s(-0.36)},${s(-0.9)} C${s(-0.38)},${s(-0.5)} ${s(-0.42)},${s(-0.3)} ${s(-0.34)},${s(-0.28)}
    C${s(-0.26)},${s(-0.3)} ${s(-0.3)},${s(-0.55)} ${s(-0.2)},${s(-0.85)} C${s(-0.1)},${s(-0.7)}
      ${s(-0.02)},${s(-0.5)} ${s(0.02)},${s(-0.56)} C${s(0.08)},${s(-0.6)} ${s(0.04)},${s(-0.75)}
      ${s(0.1)},${s(-0.85)}Z" fill="#b0182f"/>
    <g transform="translate(${s(0.1)},${s(-1)}) rotate(24)"><rect x="${s(-0.04)}" y="${s(-1.3)}" width="${s(0.08)}"
    height="${s(1.1)}" rx="${s(0.03)}" fill="#b07a54"/><rect x="${s(-0.08)}" y="${s(-0.26)}" width="${s(0.16)}"
      height="${s(0.16)}" fill="#b9a6c8"/>
      <path d="M${s(-0.08)},${s(-0.1)} L${s(0.08)},${s(-0.1)} L${s(0.05)},${s(0.1)} L${s(-0.06)},${s(0.12)}Z"
      fill="#8a1028"/></g>`;
}
