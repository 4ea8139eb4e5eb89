/**
 * Makes the sounds of the rooms: `npm run art:sounds -- [room …]`, all of them without a name.
 *
 * Each is composed in Python (`sounds/<room>.py`) as a loop that never shows where it begins, and written as an MP3, which
 * every browser plays and whose header says where the loop ends to the sample. Results are committed.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { encoder, requireEncoder } from './film/encode.ts';

const scores = resolve(import.meta.dirname, 'sounds');
/** Rooms for which a loop is composed. */
const rooms = globSync('*.py', { cwd: scores })
  .filter((file) => readFileSync(join(scores, file), 'utf8').includes('\ndef compose():'))
  .map((file) => file.replace('.py', '').replaceAll('_', '-'))
  .sort();
/** What a visitor on a train can wait for. The check of the content allows more to sounds that others bring. */
const maximumBytes = 300_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !rooms.includes(name));
if (unknown.length > 0) throw new Error(`No sound is known for ${unknown.join(', ')}. There are: ${rooms.join(', ')}`);
requireEncoder();
const folder = mkdtempSync(join(tmpdir(), 'sound-'));
const target = resolve(import.meta.dirname, '../../src/content/public/sound');
mkdirSync(target, { recursive: true });
for (const room of asked.length > 0 ? asked : rooms) {
  const composed = join(folder, `${room}.wav`);
  run('python3', ['-B', join(scores, 'render.py'), room, composed]);
  encodeWithin(composed, join(target, `${room}.mp3`));
}
rmSync(folder, { recursive: true });

/** Encodes at falling quality until the file is within its budget, and says what came out and how loud it is. */
function encodeWithin(composed: string, file: string): void {
  for (let quality = 2; quality <= 9; quality += 0.5) {
    const settings = ['-map_metadata', '-1', '-c:a', 'libmp3lame', '-q:a', `${quality}`, '-compression_level', '0'];
    run(encoder, ['-nostdin', '-y', '-loglevel', 'error', '-i', composed, ...settings, file]);
    const { size } = statSync(file);
    if (size > maximumBytes) continue;
    const measured = run(encoder, ['-nostdin', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-']);
    const [loudness, peak] = [/I:\s+(-?[\d.]+ LUFS)\s+Threshold/, /Peak:\s+(-?[\d.]+ dBFS)/].map(
      (found) => found.exec(measured.slice(measured.lastIndexOf('Summary')))?.[1],
    );
    const name = relative(process.cwd(), file);
    console.log(`${name} ${Math.round(size / 1000)} kB (quality ${quality}), ${loudness}, peak ${peak}`);
    return;
  }
  throw new Error(`${file} does not fit into ${maximumBytes} bytes.`);
}

/** Runs a program and gives what it says beside its output. */
function run(program: string, words: readonly string[]): string {
  const { error, status, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1e8 });
  if (error || status !== 0) throw new Error(`${program} ended with ${status ?? error?.message}: ${stderr}`);
  return stderr;
}
