/** The ambient loop: smoke moving through the sun shafts, dust, and the near lamp's breathing glow. */
import { measures } from './blocklight.ts';
import { shafts } from './corridor.ts';
import { heroes, kept, place, still } from './heroes.ts';
import { mulberry } from './noise.ts';
import { plate } from './plate.ts';

type Name = 'wide' | 'tall';

const circle = Math.PI * 2;
const frames = { wide: { width: 1280, height: 720 }, tall: { width: 720, height: 900 } };
const phases = 3;

/** Draws the smoke in the shafts at one moment, as a sprite the size of a frame. */
async function smoke(name: Name, phase: number) {
  const { width, height } = frames[name];
  const { view } = heroes[name];
  const share = 0.5;
  const scaled = (width / heroes[name].width) * share;
  const small = {
    ...view,
    dust: view.dust * 0.9,
    vanishX: view.vanishX * scaled,
    vanishY: view.vanishY * scaled,
    focal: view.focal * scaled,
  };
  const [paintedWidth, paintedHeight] = [width * share, height * share];
  const moving = shafts(small, 1 + phase * 0.42);
  const image = await plate(paintedWidth, paintedHeight, kept(name, paintedWidth, paintedHeight, moving), {
    exposure: 1,
    glow: 0.3,
    reach: 10,
    shadow: [0, 0, 0],
    wash: 0,
    contrast: 0.3,
    wander: 0,
  });
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<image href="${image}" width="${width}" height="${height}"/></svg>`,
  };
}

interface Mote {
  x: number;
  y: number;
  wide: number;
  tall: number;
  phase: number;
  turns: number;
  size: number;
  strength: number;
}

/** Places motes where the shafts are bright. */
function moteField(name: Name, count: number, seed: number): Mote[] {
  const { width, height } = frames[name];
  const { view } = heroes[name];
  const scaled = heroes[name].width / width;
  const shade = shafts(view, 0);
  const light = new Float64Array(3);
  const random = mulberry(seed);
  const field: Mote[] = [];
  while (field.length < count) {
    const x = random() * width;
    const y = random() * height;
    shade(x * scaled, y * scaled, light);
    if (light[0] < 0.05 + random() * 0.45) continue;
    const size = random() ** 4 * 3 + 0.6 + random() * 0.6;
    field.push({
      x,
      y,
      size,
      wide: (8 + random() * 26) * (random() < 0.5 ? -1 : 1),
      tall: 6 + random() * 20,
      phase: random(),
      turns: random() < 0.2 ? 2 : 1,
      strength: (0.45 + random() * 0.55) / (0.6 + size * 0.5),
    });
  }
  return field;
}

/** The glow of the near lamp, breathing a little with the current. */
function lampGlow(name: Name, progress: number): string {
  const { view } = heroes[name];
  const scaled = frames[name].width / heroes[name].width;
  const [x, y] = place(view, 0, measures.lampY - 0.06, measures.lampZ);
  const wave = 0.5 + 0.24 * Math.sin(circle * 3 * progress) + 0.26 * Math.sin(circle * 8 * progress + 1.1);
  return `<radialGradient id="glow"><stop offset="0" stop-color="#ffb557" stop-opacity="0.6"/><stop offset="0.35"
stop-color="#ff9f45" stop-opacity="0.17"/><stop offset="1" stop-color="#ff9f45" stop-opacity="0"/></radialGradient>
<circle cx="${(x * scaled).toFixed(1)}" cy="${(y * scaled).toFixed(1)}" r="${(view.focal * scaled * 0.26).toFixed(1)}"
fill="url(#glow)" opacity="${(0.15 + 0.5 * wave).toFixed(3)}" style="mix-blend-mode:screen"/>`;
}

const fields = { wide: moteField('wide', 220, 71), tall: moteField('tall', 130, 72) };

function frame(name: Name, progress: number): string {
  const breath = 1 + 0.24 * Math.sin(circle * progress - 0.8);
  let shown = '';
  for (let phase = 0; phase < phases; phase++) {
    const weight = (0.36 + 0.35 * Math.cos(circle * (progress - phase / phases))) * breath;
    shown += `<use href="#${name}${phase}" opacity="${weight.toFixed(4)}" style="mix-blend-mode:screen"/>`;
  }
  let dust = '';
  for (const mote of fields[name]) {
    const angle = circle * (progress * mote.turns + mote.phase);
    const x = mote.x + mote.wide * Math.cos(angle);
    const y = mote.y + mote.tall * Math.sin(angle + 0.7);
    const glint = 0.55 + 0.45 * Math.sin(circle * (progress * (mote.turns + 1) + mote.phase * 7));
    dust += `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${mote.size.toFixed(2)}"
opacity="${(mote.strength * glint).toFixed(3)}"/>`;
  }
  return `${lampGlow(name, progress)}${shown}<g fill="#ffdca0" style="mix-blend-mode:screen">${dust}</g>`;
}

const sprites: Record<string, Awaited<ReturnType<typeof smoke>>> = {};
for (const name of ['wide', 'tall'] as const) {
  for (let phase = 0; phase < phases; phase++) sprites[`${name}${phase}`] = await smoke(name, phase);
}

/** Six seconds in the cell block, without a seam. */
export const loop = {
  seconds: 6,
  framesPerSecond: 24,
  background: { wide: await still('wide', true), tall: await still('tall', true) },
  sprites,
  wide: (progress: number) => frame('wide', progress),
  tall: (progress: number) => frame('tall', progress),
};
