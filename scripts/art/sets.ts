/**
 * Renders sets that are built in Blender: `npm run art -- occasions/careers`. A set is a Python file under
 * `scripts/art/sets`, with what several sets share beside it: materials, shapes, props, light and camera.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Pictures made in Blender, by folder and name, and the file of their set. */
export const sets: Readonly<Record<string, string>> = {
  'occasions/birthday': 'birthday.py',
  'occasions/careers': 'careers.py',
  'occasions/corporate': 'corporate.py',
  'occasions/date-night': 'date_night.py',
  'occasions/gift-card': 'gift_card.py',
  'posts/feedback-poll': 'feedback_poll.py',
};

/** Samples per pixel: more take longer and change little. */
const samples = 16;

/** Renders a set at full size and hands the picture, as PNG, to be written. It takes minutes on two cores. */
export async function renderSet(name: string, write: (png: string) => Promise<void>): Promise<void> {
  const script = resolve(import.meta.dirname, 'sets', sets[name] ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'set-'));
  const picture = join(folder, 'picture.png');
  const { error, status } = spawnSync(
    'xvfb-run',
    ['-a', 'blender', '-b', '-P', script, '--', picture, '1920', '1080', String(samples)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (error ?? status !== 0)
    throw new Error(
      `${name} is rendered by Blender 3.4 or newer, without a screen: install blender, xvfb, xauth, libgl1-mesa-dri and libegl1.`,
    );
  await write(picture);
  rmSync(folder, { recursive: true });
}
