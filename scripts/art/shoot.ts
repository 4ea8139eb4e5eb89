/**
 * How Blender is told to shoot a picture from its set. A set is a Python module under `sets`; what sets share lies in
 * `kit`: materials, shapes, props, light and camera.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { SetPicture } from './sets/pictures.ts';

/** Samples per pixel: more take longer and change little. A layer only adds to a picture, so it needs fewer. */
const samples = { picture: 16, layer: 8 };

/** Renders a set as a PNG of the given size: the whole picture, or one layer of it (the light of a lamp, for a loop). */
export function shootSet({ set, width, height }: SetPicture, png: string, layer = ''): void {
  const script = resolve(import.meta.dirname, 'sets/shoot.py');
  const job = `${set}${layer && `+${layer}`}@${width}x${height}`;
  const { error, status } = spawnSync(
    'xvfb-run',
    ['-a', 'blender', '-b', '-P', script, '--', png, `${samples[layer ? 'layer' : 'picture']}`, job],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  );
  if (error ?? status !== 0)
    throw new Error(
      `${set} is rendered by Blender 3.4 or newer, without a screen: install blender, xvfb, xauth, libgl1-mesa-dri and libegl1.`,
    );
}
