/** Writes the frames of a film as silent H.264 for the web, within its budget of bytes. */
import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { relative } from 'node:path';

/** A film's picture: raw frames of red, green and blue bytes, all of one size. */
export interface Footage {
  width: number;
  height: number;
  framesPerSecond: number;
  frames: readonly Buffer[];
}

/** The program that writes films and sounds. */
export const encoder = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

/** Says what to install where there is no encoder: before minutes go into rendering what cannot be written. */
export function requireEncoder(): void {
  if (spawnSync(encoder, ['-version'], { stdio: 'ignore' }).error)
    throw new Error('Films and sounds are written by ffmpeg: install ffmpeg, or name the program in FFMPEG_PATH.');
}

/** Encodes at falling quality until the file is within its budget, and says what came out. */
export async function encodeWithin(footage: Footage, maximumBytes: number, target: string): Promise<void> {
  for (let quality = 20; quality <= 36; quality += 1.5) {
    await encode(footage, quality, target);
    const { size } = statSync(target);
    console.log(
      `${relative(process.cwd(), target)} ${footage.width}×${footage.height} ${Math.round(size / 1000)} kB (crf ${quality})`,
    );
    if (size < maximumBytes) return;
  }
  throw new Error(`${target} does not fit into ${maximumBytes} bytes.`);
}

async function encode(
  { width, height, framesPerSecond, frames }: Footage,
  quality: number,
  target: string,
): Promise<void> {
  const ffmpeg = spawn(
    encoder,
    [
      ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
      ['-framerate', `${framesPerSecond}`, '-i', '-'],
      ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-an'],
      ['-c:v', 'libx264', '-preset', 'slow', '-crf', `${quality}`, '-profile:v', 'high'],
      ['-x264-params', 'aq-mode=3:aq-strength=0.9:keyint=300:colorprim=bt709:transfer=bt709:colormatrix=bt709'],
      ['-movflags', '+faststart', '-map_metadata', '-1', target],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = new Promise<void>((accept, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) => (code === 0 ? accept() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await new Promise((accept) => ffmpeg.stdin.once('drain', accept));
  }
  ffmpeg.stdin.end();
  await done;
}
