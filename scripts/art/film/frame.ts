/** One frame of a room's film: the still picture that sways a little, with flaring light and air that moves. */
import { chance, vapour, type Picture, type Plane } from './plane.ts';

/** How a room's film moves. Lengths are shares of the frame's width, so that both formats move alike. */
export interface Motion {
  /** Name of the picture of the room that the film begins as; absent where that is its hero. */
  still?: string;
  /** How far the nearest things sway to each side. */
  sway: number;
  /** How strongly the light's own layer is added or taken away as its flame flares, and how restless it is. */
  light: { strength: number; restless: number };
  /** Fog or smoke: how much it brightens and darkens, and whether it hangs in the distance or in the light. */
  air: { strength: number; where: 'far' | 'lit'; drift: number };
  /** Dust, sparks or fireflies that hang in the light. */
  motes?: { count: number; colour: readonly [number, number, number]; size: number; rise: number };
}

/** What a frame is made from, all of one size. */
export interface Layers {
  picture: Picture;
  light: Picture;
  nearness: Plane;
  /** Where the light falls, softened: dust is seen there. */
  lit: Plane;
}

const circle = Math.PI * 2;

/**
 * How far the flame has flared up or sunk, from about -1 to 1. Waves of opposite signs, so that it is still where the film
 * begins again; none quicker than 2.4 times a second, since WCAG 2.2 (2.3.1) allows three flashes.
 */
export function flare(progress: number, restless: number): number {
  const wave = (turns: number) => Math.sin(circle * turns * progress);
  return 0.42 * wave(2) - 0.26 * wave(5) + restless * (0.24 * wave(9) - 0.16 * wave(14));
}

interface Mote {
  x: number;
  y: number;
  phase: number;
  size: number;
  strength: number;
  reach: number;
}

/** Prepares a film and returns what writes its frame at a progress from 0 to 1 as red, green and blue bytes. */
export function filmed(layers: Layers, motion: Motion): (progress: number) => Buffer {
  const { width, height } = layers.picture;
  const noise = vapour(512, 7);
  const dust = motion.motes ? hang(layers.lit, motion.motes.count, motion.motes.size) : [];
  const still = airAt(0);

  /** The air at a progress: two copies of the vapour pass, each unseen while it jumps back. */
  function airAt(progress: number): (x: number, y: number) => number {
    const reach = motion.air.drift * width;
    const parts = [0, 0.5].map((shift) => {
      const part = (progress + shift) % 1;
      return { weight: Math.sin(Math.PI * part) ** 2, across: part * reach + shift * 190, down: shift * 90 };
    });
    const scale = 512 / (width * 0.55);
    return (x, y) =>
      parts.reduce(
        (sum, { weight, across, down }) => sum + weight * sample(noise, (x - across) * scale, (y + down) * scale * 1.7),
        0,
      );
  }

  return (progress) => {
    const frame = Buffer.alloc(width * height * 3);
    const flame = flare(progress, motion.light.restless) * motion.light.strength;
    const shift = Math.sin(circle * progress) * motion.sway * width;
    const lift = Math.sin(circle * 2 * progress) * motion.sway * width * 0.2;
    const air = airAt(progress);
    const { picture, light, nearness, lit } = layers;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        const near = nearness.values[index] ?? 0;
        const fromX = clamp(x + shift * (near - 0.15), width);
        const fromY = clamp(y + lift * (near - 0.15), height);
        const left = Math.floor(fromX);
        const top = Math.floor(fromY);
        const across = fromX - left;
        const down = fromY - top;
        const corner = (top * width + left) * 3;
        const weight = motion.air.where === 'far' ? (1 - near) ** 3 : (lit.values[index] ?? 0);
        const haze = 1 + motion.air.strength * weight * (air(x, y) - still(x, y)) * 2;
        for (let channel = 0; channel < 3; channel++) {
          const at = corner + channel;
          const colour = mixed(picture.values, at, width, across, down);
          const glow = flame === 0 ? 0 : mixed(light.values, at, width, across, down) * flame;
          frame[index * 3 + channel] = Math.max(0, Math.min(255, Math.round((colour + glow) * haze)));
        }
      }
    }
    if (motion.motes) for (const mote of dust) draw(frame, width, height, mote, motion.motes, progress, lit);
    return frame;
  };
}

const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1.001, value));

/** A colour between four pixels. */
function mixed(values: Float32Array, at: number, width: number, across: number, down: number): number {
  const below = at + width * 3;
  const upper = (values[at] ?? 0) * (1 - across) + (values[at + 3] ?? 0) * across;
  const lower = (values[below] ?? 0) * (1 - across) + (values[below + 3] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** A repeating plane between its pixels. */
function sample({ width, values }: Plane, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (column: number, row: number) => values[(row & (width - 1)) * width + (column & (width - 1))] ?? 0;
  const across = x - left;
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - (y - top)) + lower * (y - top);
}

/** Hangs motes where the light falls. */
function hang(lit: Plane, count: number, size: number): Mote[] {
  const random = chance(19);
  const motes: Mote[] = [];
  for (let tries = 0; motes.length < count && tries < count * 200; tries++) {
    const [x, y] = [random() * lit.width, random() * lit.height];
    const brightness = lit.values[Math.floor(y) * lit.width + Math.floor(x)] ?? 0;
    if (brightness < 0.06 || brightness < random() * 0.5) continue;
    const small = random() ** 3;
    motes.push({
      x,
      y,
      phase: random(),
      size: size * lit.width * (0.5 + small),
      strength: 0.25 + 0.75 * random(),
      reach: (random() - 0.5) * 0.03 * lit.width,
    });
  }
  return motes;
}

/** Draws one mote: it rises, wavers, and fades at the ends of its way. */
function draw(
  frame: Buffer,
  width: number,
  height: number,
  mote: Mote,
  { colour, rise }: NonNullable<Motion['motes']>,
  progress: number,
  lit: Plane,
): void {
  const part = (progress + mote.phase) % 1;
  const x = mote.x + mote.reach * Math.sin(circle * part);
  const y = mote.y - rise * width * (part - 0.5);
  const spot = lit.values[Math.floor(clamp(y, height)) * width + Math.floor(clamp(x, width))] ?? 0;
  const strength = mote.strength * Math.sin(Math.PI * part) ** 2 * Math.min(1, spot * 2.2);
  const reach = Math.ceil(mote.size * 2.5);
  for (let row = Math.max(0, Math.floor(y) - reach); row <= Math.min(height - 1, Math.floor(y) + reach); row++) {
    for (
      let column = Math.max(0, Math.floor(x) - reach);
      column <= Math.min(width - 1, Math.floor(x) + reach);
      column++
    ) {
      const distance = ((column - x) ** 2 + (row - y) ** 2) / mote.size ** 2;
      const glow = strength * Math.exp(-distance * 1.6);
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        frame[at + channel] = Math.min(255, (frame[at + channel] ?? 0) + glow * (colour[channel] ?? 0));
    }
  }
}
