/** Paints a scene's lit surfaces with a fragment shader in the browser's software renderer. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, requireBrowser } from '../../../browser.ts';
import { shaderLibrary } from './shader-library.ts';

/** One shaded picture: its size, the scene's shader source and the values and textures it reads. */
export interface Shading {
  width: number;
  height: number;
  /** Shader source that defines `Hit map(vec3)`, `Surface surfaceAt(…)`, `Light lightAt(int)` and `View view()`. */
  source: string;
  /** Rays per pixel. */
  samples?: number;
  /** Numbers that the shader reads as `uniform float`. */
  values?: Record<string, number>;
  /** SVG drawings that the shader reads as `uniform sampler2D`, with their size in pixels. */
  textures?: Record<string, { width: number; height: number; svg: string }>;
}

const flags = [
  ...browserFlags.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
];

const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/art');

/** Scale of the shaded pictures: set `ART_DRAFT=0.4` for a quick look while drawing. */
const draft = Number(process.env['ART_DRAFT'] ?? 1);

/** Runs in the page: compiles the shader, draws it band by band and returns the canvas as a PNG data URI. */
async function drawInPage(job: {
  width: number;
  height: number;
  source: string;
  values: Record<string, number>;
  textures: Record<string, { width: number; height: number; svg: string }>;
}): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = job.width;
  canvas.height = job.height;
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false, alpha: false });
  if (!gl) throw new Error('The browser offers no WebGL 2.');
  const program = gl.createProgram();
  const vertex = '#version 300 es\nvoid main(){gl_Position=vec4(vec2(gl_VertexID&1,gl_VertexID>>1)*4.0-1.0,0,1);}';
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, job.source],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('No shader could be created.');
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'compile');
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'link');
  gl.useProgram(program);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), job.width, job.height);
  for (const [name, value] of Object.entries(job.values)) gl.uniform1f(gl.getUniformLocation(program, name), value);
  const values = new Uint8Array(256 * 256 * 4);
  let seed = 20;
  for (let index = 0; index < 65536; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    values[index * 4] = seed >>> 24;
  }
  for (let index = 0; index < 65536; index++) {
    const shifted = (((index >> 8) + 17) & 255) * 256 + ((index + 37) & 255);
    values[index * 4 + 1] = values[shifted * 4] ?? 0;
  }
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 256, 256, 0, gl.RGBA, gl.UNSIGNED_BYTE, values);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.uniform1i(gl.getUniformLocation(program, 'grains'), 0);
  let unit = 1;
  for (const [name, drawing] of Object.entries(job.textures)) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.svg)}`;
    await image.decode();
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.uniform1i(gl.getUniformLocation(program, name), unit++);
  }
  gl.enable(gl.SCISSOR_TEST);
  const band = 24;
  for (let row = 0; row < job.height; row += band) {
    gl.scissor(0, row, job.width, band);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, row, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }
  if (gl.isContextLost()) throw new Error('The drawing context was lost.');
  return canvas.toDataURL('image/png');
}

/** Draws the shading and returns it as a PNG data URI for an SVG `<image>`; an unchanged one comes from the cache. */
export async function shade(shading: Shading): Promise<string> {
  const values = shading.values ?? {};
  const textures = shading.textures ?? {};
  const uniforms = [
    ...Object.keys(values).map((name) => `uniform float ${name};`),
    ...Object.keys(textures).map((name) => `uniform sampler2D ${name};`),
  ].join('\n');
  const samples = Math.max(1, Math.round((shading.samples ?? 2) * (draft < 1 ? 0.5 : 1)));
  const head = `#version 300 es\nprecision highp float;\n#define SAMPLES ${samples}\n${uniforms}\n`;
  const job = {
    width: Math.round(shading.width * draft),
    height: Math.round(shading.height * draft),
    source: `${head}${shaderLibrary(shading.source)}`,
    values,
    textures,
  };
  const key = createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 24);
  const cached = resolve(cache, `${key}.txt`);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: flags });
  try {
    const page = await browser.newPage();
    const image = await page.evaluate(drawInPage, job);
    mkdirSync(cache, { recursive: true });
    writeFileSync(cached, image);
    return image;
  } finally {
    await browser.close();
  }
}
