import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A second of silence as an MP3: frames of 128,000 bits a second whose every bit after the header is zero. */
const silence = Buffer.concat(
  Array.from({ length: 38 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)])),
);

/** Gives a room of a folder with content a sound. */
export function giveSound(folder: string, room: string): void {
  const file = `/sound/${room}.mp3`;
  const path = join(folder, 'src/content/public', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, silence);
  appendFileSync(
    join(folder, `src/content/rooms/${room}.yaml`),
    `\nsound:\n  file: ${file}\n  alt: Waves, and a bell buoy.\n`,
  );
}
