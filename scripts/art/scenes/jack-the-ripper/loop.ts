import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Loop } from '../../loops.ts';
import { fade, fogFilter } from './compose.ts';
import { lane } from './shader-lane.ts';
import { shade } from './shade.ts';
import { farLamp, nearLamp, project, tallView, viewSource, wideView } from './views.ts';

const masters = resolve(import.meta.dirname, '../../../../src/assets/scenes/jack-the-ripper');

/** The rendered hero as the still background, so that the film begins as the picture it replaces. */
function background(name: string, width: number, height: number): string {
  const data = readFileSync(resolve(masters, `${name}.webp`)).toString('base64');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image href="data:image/webp;base64,${data}" width="${width}" height="${height}"/></svg>`
  );
}

/** The light of the near lamp alone, on black. */
async function lampLight(width: number, height: number, view: string): Promise<string> {
  const image = await shade({
    width: width * 0.6,
    height: height * 0.6,
    source: lane + view,
    samples: 2,
    values: { keyLight: 1, fillLight: 0 },
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image href="${image}" width="${width}" height="${height}" preserveAspectRatio="none"/></svg>`
  );
}

const fogWidth = 1600;
const fogHeight = 520;

/** A bank of fog that fades out above and below. */
function fogBank(colour: [number, number, number], seed: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fogWidth} ${fogHeight}"><defs>` +
    fogFilter('fog', colour, seed, 420) +
    '<linearGradient id="bank" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/>' +
    '<stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>' +
    '</linearGradient></defs>' +
    `<rect width="${fogWidth}" height="${fogHeight}" fill="url(#bank)" filter="url(#fog)"/></svg>`
  );
}

const turn = (progress: number, times: number, shift = 0) => Math.sin(2 * Math.PI * (progress * times + shift));

/** How far the gas flame flares up, from 0 to 1: waves that all close within the loop. */
const flare = (progress: number, shift: number) =>
  0.5 +
  0.2 * turn(progress, 3, shift) +
  0.14 * turn(progress, 8, shift + 0.3) +
  0.1 * turn(progress, 13, shift * 2) +
  0.06 * turn(progress, 29, shift * 3);

/** A bank drifting to one side: two copies half a loop apart, each clear when it jumps back. */
function drift(id: string, progress: number, x: number, y: number, reach: number, opacity: number): string {
  return [0, 0.5]
    .map((shift) => {
      const part = (progress + shift) % 1;
      const strength = opacity * Math.sin(Math.PI * part) ** 2;
      const left = x - shift * 170 + (part - 0.5) * reach;
      return `<use href="#${id}" x="${left.toFixed(2)}" y="${y}" opacity="${strength.toFixed(4)}"/>`;
    })
    .join('');
}

interface Stage {
  width: number;
  lamp: string;
  near: [number, number];
  far: [number, number];
  ground: number;
}

/** The moving layers of one frame. */
function layers({ width, lamp, near, far, ground }: Stage, progress: number): string {
  const flame = flare(progress, 0.1);
  const other = flare(progress, 0.63);
  const reach = width * 0.26;
  const glow = reach * (0.95 + 0.1 * flame);
  const screen = 'style="mix-blend-mode:screen"';
  const middle = (width - fogWidth) / 2;
  const circle = ([x, y]: [number, number], radius: number, fill: string, opacity: number) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" fill="url(#${fill})" ` +
    `opacity="${opacity.toFixed(4)}" ${screen}/>`;
  return (
    `<defs>${fade('near', '#ffb04e', 0.5)}${fade('far', '#ffd9a0', 0.5)}` +
    '<radialGradient id="air"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/>' +
    `</radialGradient><mask id="lit"><ellipse cx="${near[0]}" cy="${near[1]}" rx="${reach * 1.5}" ` +
    `ry="${reach * 1.3}" fill="url(#air)"/></mask><mask id="deep"><ellipse cx="${far[0] + reach * 0.2}" ` +
    `cy="${ground}" rx="${width * 0.56}" ry="${reach * 0.72}" fill="url(#air)"/></mask></defs>` +
    `<use href="#${lamp}" opacity="${(0.2 * flame).toFixed(4)}" ${screen}/>` +
    circle(near, glow, 'near', 0.3 * flame) +
    circle(far, reach * 0.22, 'far', 0.5 * other) +
    `<g mask="url(#lit)" ${screen}>` +
    `${drift('warm', progress, middle + 60, near[1] - fogHeight * 0.45, 150, 0.34)}</g>` +
    `<g mask="url(#deep)" ${screen}>${drift('cold', progress, middle, ground - fogHeight * 0.62, 190, 0.42)}` +
    `${drift('low', 1 - progress, middle + 40, ground - fogHeight * 0.36, 120, 0.3)}</g>`
  );
}

const stage = (view: typeof wideView, width: number, height: number, lamp: string): Stage => ({
  width,
  lamp,
  near: project(view, nearLamp, width, height),
  far: project(view, farLamp, width, height),
  ground: project(view, [0, 0, 12], width, height)[1],
});
const wide = stage(wideView, 1280, 720, 'lamp-wide');
const tall = stage(tallView, 720, 900, 'lamp-tall');

/** Prepares the loop: the lamp's own light is shaded once for each format. */
export const loop = async (): Promise<Loop> => ({
  seconds: 6,
  framesPerSecond: 24,
  background: { wide: background('hero-wide', 1280, 720), tall: background('hero-tall', 720, 900) },
  sprites: {
    'lamp-wide': { width: 1280, height: 720, svg: await lampLight(1280, 720, viewSource(wideView)) },
    'lamp-tall': { width: 720, height: 900, svg: await lampLight(720, 900, viewSource(tallView)) },
    warm: { width: fogWidth, height: fogHeight, svg: fogBank([0.95, 0.62, 0.3], 5) },
    cold: { width: fogWidth, height: fogHeight, svg: fogBank([0.5, 0.57, 0.66], 31) },
    low: { width: fogWidth, height: fogHeight, svg: fogBank([0.42, 0.5, 0.6], 77) },
  },
  wide: (progress) => layers(wide, progress),
  tall: (progress) => layers(tall, progress),
});
