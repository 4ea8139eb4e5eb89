/**
 * Films a room's ambient loop: `npm run art:loops -- <room> [wide|tall]`.
 *
 * A loop is a picture of the room, so that the film begins as the still it replaces: near things sway against far ones,
 * the light flares, the air moves. It is the hero picture, or another that the room's motion names (`still`), cut for both
 * screens. Blender gives the nearness of everything in the same view (`shoot.ts`), and of heroes the flaring light alone;
 * every frame is computed from these and goes to ffmpeg, which writes `src/content/public/video/<room>-desktop.mp4` (wide)
 * and `<room>-mobile.mp4` (tall).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeWithin, requireEncoder } from './film/encode.ts';
import { filmed, type Motion } from './film/frame.ts';
import { ownLight, readBrightness, readNearness, readPicture } from './film/plane.ts';
import { motions } from './sets/motions.ts';
import { sets } from './sets/pictures.ts';
import { shootSet } from './shoot.ts';

const seconds = 6;
const framesPerSecond = 24;

const formats = {
  wide: { width: 1280, height: 720, suffix: 'desktop', maximumBytes: 700_000 },
  tall: { width: 720, height: 900, suffix: 'mobile', maximumBytes: 500_000 },
};
type FormatName = keyof typeof formats;

const [wanted, only] = process.argv.slice(2);
const motionOfWanted = motions[wanted ?? ''];
if (!wanted || !motionOfWanted)
  throw new Error(`Usage: npm run art:loops -- ${Object.keys(motions).join('|')} [wide|tall]`);
requireEncoder();
const video = resolve(import.meta.dirname, '../../src/content/public/video');
mkdirSync(video, { recursive: true });
for (const name of Object.keys(formats) as FormatName[])
  if (!only || only === name) await film(wanted, motionOfWanted, name);

async function film(room: string, motion: Motion, name: FormatName): Promise<void> {
  const { width, suffix, maximumBytes } = formats[name];
  // A phone shows a square of a picture that was not made for it.
  const height = motion.still && name === 'tall' ? width : formats[name].height;
  const shown = `${room}/${motion.still ?? `hero-${name}`}`;
  const set = sets[shown];
  if (!set) throw new Error(`No set is known for ${shown}.`);
  const file = resolve(import.meta.dirname, `../../src/assets/scenes/${shown}.webp`);
  const folder = mkdtempSync(join(tmpdir(), 'loop-'));
  const [light, depth] = [join(folder, 'light.png'), join(folder, 'depth.png')];
  shootSet(set, depth, 'depth');
  if (!motion.still) shootSet(set, light, 'light');
  const picture = await readPicture(file, width, height);
  const frameAt = filmed(
    {
      picture,
      light: motion.still
        ? ownLight(picture, await readBrightness(file, width, height, 24))
        : await readPicture(light, width, height),
      nearness: await readNearness(depth, width, height),
      lit: await readBrightness(motion.still ? file : light, width, height, 6),
    },
    motion,
  );
  rmSync(folder, { recursive: true });
  const count = seconds * framesPerSecond;
  const frames = Array.from({ length: count }, (_, index) => frameAt(index / count));
  await encodeWithin({ width, height, framesPerSecond, frames }, maximumBytes, resolve(video, `${room}-${suffix}.mp4`));
}
