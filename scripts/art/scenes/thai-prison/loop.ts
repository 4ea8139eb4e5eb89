/** The ambient loop: smoke moving through the sun shafts, dust, and the near lamp swinging with its shadow. */
import { shafts } from './corridor.ts';
import { heroes, still } from './heroes.ts';
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
  const image = await plate(width * share, height * share, shafts(small, 1 + phase * 0.42), {
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

const lamps = {
  wide: { x: 799, y: 79, metre: 151, shadowX: 1088, shadowY: 172 },
  tall: { x: 378, y: 221, metre: 150, shadowX: 662, shadowY: 312 },
};

function lamp(name: Name, progress: number): string {
  const { x, y, metre, shadowX, shadowY } = lamps[name];
  const turn = 1.5 * Math.sin(circle * 2 * progress);
  const pivot = y - metre * 1.9;
  const lit = 0.05 * Math.sin(circle * 2 * progress + 0.6);
  const unit = metre / 100;
  const late = 1.5 * Math.sin(circle * 2 * progress - 0.25);
  return `<defs><linearGradient id="shade" x1="0" x2="1"><stop offset="0" stop-color="#8f6c38"/><stop offset="0.16"
stop-color="#66491f"/><stop offset="0.6" stop-color="#3f2e17"/><stop offset="1" stop-color="#352815"/></linearGradient>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${unit * 4}"/></filter></defs>
<g transform="rotate(${(-late * 0.9).toFixed(3)} ${shadowX} ${shadowY - metre * 2.6})" filter="url(#soft)" opacity="0.3"
style="mix-blend-mode:multiply"><path d="M${shadowX} ${shadowY - metre * 1.2}L${shadowX} ${shadowY}" stroke="#3a2b16"
stroke-width="${unit * 3}"/><ellipse cx="${shadowX}" cy="${shadowY + unit * 6}" rx="${unit * 21}" ry="${unit * 15}"
fill="#2b2112"/></g>
<g transform="rotate(${turn.toFixed(3)} ${x} ${pivot})"><path d="M${x} ${pivot}L${x} ${y - unit * 18}" stroke="#46351b"
stroke-width="${unit * 2}"/><g transform="translate(${x} ${y}) scale(${unit})"><path d="M-3.6 -26C-3.6 -29 3.6 -29 3.6 -26
L3.2 -20C4.5 -14 8 -9.5 22 -2C23.4 -1 24 0.4 24 1.6L-24 1.6C-24 0.4 -23.4 -1 -22 -2C-8 -9.5 -4.5 -14 -3.2 -20Z"
fill="url(#shade)"/><ellipse cy="1.6" rx="24" ry="9" fill="#4a3419"/><ellipse cy="2.2" rx="21.6" ry="7.6" fill="#5f3f1c"
opacity="${(0.8 + lit).toFixed(3)}"/><ellipse cx="-3" cy="3.2" rx="12" ry="4.4" fill="#8a5f2a" opacity="0.4"/>
<path d="M-23.8 2.6C-20 8.6 -8 10.8 3 10.4" fill="none" stroke="#e2b268" stroke-width="0.9" opacity="0.75"/></g></g>`;
}

const fields = { wide: moteField('wide', 170, 71), tall: moteField('tall', 100, 72) };

function frame(name: Name, progress: number): string {
  const breath = 1 + 0.24 * Math.sin(circle * progress - 0.8);
  let shown = '';
  for (let phase = 0; phase < phases; phase++) {
    const weight = (0.24 + 0.22 * Math.cos(circle * (progress - phase / phases))) * breath;
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
  return `${lamp(name, progress)}${shown}<g fill="#ffdca0" style="mix-blend-mode:screen">${dust}</g>`;
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
