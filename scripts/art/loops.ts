/**
 * Renders a room's ambient video: `node scripts/art/loops.ts <folder> [wide|tall]`.
 *
 * `scripts/art/scenes/<folder>/loop.ts` exports `loop`, a `Loop` or a function that prepares one. The still
 * background and the sprites are drawn once and kept as bitmaps; every frame then only composes them, so a frame takes
 * a fraction of a second. The frames go to ffmpeg, which writes `public/video/<folder>-desktop.mp4` (wide) and
 * `public/video/<folder>-mobile.mp4` (tall).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, requireBrowser } from '../browser.ts';

/** A drawing that is rendered once, on a clear ground; frames place it with `<use href="#name" x="…" y="…"/>`. */
export interface Sprite {
  width: number;
  height: number;
  svg: string;
}

/** A drawn loop: `wide` (1280×720) and `tall` (720×900) give the SVG markup of the frame at a progress of 0 to 1. */
export interface Loop {
  seconds: number;
  framesPerSecond: number;
  /** The still picture under every frame: SVG with a `viewBox`, stretched over the whole frame. */
  background?: { wide: string; tall: string };
  /** Costly moving layers (fog, glow) drawn once; the key is the id that `<use>` refers to. */
  sprites?: Record<string, Sprite>;
  /** Markup of the moving layers, an `<svg>` element or bare shapes; blend modes reach the background. */
  wide: (progress: number) => string;
  tall: (progress: number) => string;
}

const formats = {
  wide: { width: 1280, height: 720, suffix: 'desktop', maximumBytes: 1_200_000 },
  tall: { width: 720, height: 900, suffix: 'mobile', maximumBytes: 500_000 },
};
type FormatName = keyof typeof formats;

const style = '<!doctype html><style>html,body{margin:0;background:transparent}body>svg{display:block}</style>';

/** Draws SVG markup once and returns it as a PNG data URI. */
async function drawOnce(browser: Browser, svg: string, width: number, height: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`${style}<style>body>svg{width:100vw;height:100vh}</style>${svg}`);
  const shot = await page.screenshot({ type: 'png', omitBackground: true });
  await page.close();
  return `data:image/png;base64,${shot.toString('base64')}`;
}

/** Opens a page that holds the background and the sprites, ready to take one frame after the other. */
async function openStage(browser: Browser, loop: Loop, name: FormatName): Promise<Page> {
  const { width, height } = formats[name];
  const images: string[] = [];
  for (const [id, sprite] of Object.entries(loop.sprites ?? {})) {
    const data = await drawOnce(browser, sprite.svg, sprite.width, sprite.height);
    images.push(`<image id="${id}" href="${data}" width="${sprite.width}" height="${sprite.height}"/>`);
  }
  const background = loop.background ? await drawOnce(browser, loop.background[name], width, height) : undefined;
  const still = background ? `<image href="${background}" width="${width}" height="${height}"/>` : '';
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `${style}<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="background:#000">` +
      `<defs>${images.join('')}</defs>${still}<g id="frame-of-loop"></g></svg>`,
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<SVGImageElement & { decode?: () => Promise<void> }>('image')].map((image) =>
        image.decode?.(),
      ),
    ),
  );
  return page;
}

/** Draws every frame of the loop; the last one is one step before the first, so that the end meets the start. */
async function drawFrames(page: Page, loop: Loop, name: FormatName): Promise<Buffer[]> {
  const count = Math.round(loop.seconds * loop.framesPerSecond);
  const frames: Buffer[] = [];
  const started = Date.now();
  for (let index = 0; index < count; index++) {
    const markup = loop[name](index / count);
    await page.evaluate((content) => {
      const group = document.getElementById('frame-of-loop');
      if (group) group.innerHTML = content;
    }, markup);
    frames.push(await page.screenshot({ type: 'png' }));
  }
  console.log(`${name}: ${count} frames, ${Math.round((Date.now() - started) / count)} ms each`);
  return frames;
}

/** Mean difference of two frames, in levels of 0 to 255. */
async function difference(first: Buffer, second: Buffer): Promise<number> {
  const read = (frame: Buffer) => sharp(frame).removeAlpha().raw().toBuffer();
  const [left, right] = [await read(first), await read(second)];
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}

/** Encodes the frames as a silent H.264 film for the web. */
async function encode(frames: Buffer[], framesPerSecond: number, quality: number, target: string): Promise<void> {
  const ffmpeg = spawn(
    process.env['FFMPEG_PATH'] ?? 'ffmpeg',
    [
      ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', `${framesPerSecond}`, '-c:v', 'png', '-i', '-'],
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

const [folder, only] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/art/loops.ts <folder> [wide|tall]');
const module = (await import(resolve(import.meta.dirname, 'scenes', folder, 'loop.ts'))) as {
  loop: Loop | (() => Promise<Loop>);
};
const loop = typeof module.loop === 'function' ? await module.loop() : module.loop;
const output = resolve(import.meta.dirname, '../../public/video');
mkdirSync(output, { recursive: true });

const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags });
for (const name of Object.keys(formats) as FormatName[]) {
  if (only && only !== name) continue;
  const { suffix, maximumBytes, width, height } = formats[name];
  const page = await openStage(browser, loop, name);
  const frames = await drawFrames(page, loop, name);
  await page.close();
  const [first, second, last] = [frames[0], frames[1], frames.at(-1)];
  if (!first || !second || !last) throw new Error('A loop needs at least two frames.');
  const [seam, step] = [await difference(last, first), await difference(first, second)];
  console.log(`${name}: the seam differs by ${seam.toFixed(2)} levels, a normal step by ${step.toFixed(2)}`);
  const target = resolve(output, `${folder}-${suffix}.mp4`);
  for (let quality = 21; quality <= 36; quality += 1.5) {
    await encode(frames, loop.framesPerSecond, quality, target);
    const { size } = statSync(target);
    const kilobytes = Math.round(size / 1000);
    console.log(`${relative(process.cwd(), target)} ${width}×${height} ${kilobytes} kB (crf ${quality})`);
    if (size < maximumBytes) break;
  }
}
await browser.close();
