/** Serves a built site the way a CDN does at its best: HTTP/2 over TLS, brotli 11, the site's own headers. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { selfSigned } from './certificate.ts';
import { headersOf, readHeaderRules } from './headers.ts';

/** A running server and its address. */
export interface BenchServer {
  url: string;
  close(): void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.webm': 'video/webm',
};
const isText = (file: string) => /text|json|xml|x-icon/.test(types[extname(file)] ?? '');
const compress = promisify(brotliCompress);

/**
 * Serves a folder on a free port of this computer, and `extra` pages beside it, by their path. Addresses are clean, as
 * on the CDN: `/rooms/the-vault` is `rooms/the-vault.html`.
 */
export async function serveFolder(directory: string, extra: Record<string, string>): Promise<BenchServer> {
  const root = resolve(directory);
  const headersFile = join(root, '_headers');
  const rules = existsSync(headersFile) ? readHeaderRules(readFileSync(headersFile, 'utf8')) : [];
  const packed = await packTexts(root, extra);

  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'https://localhost').pathname);
    const found = path in extra ? path : findFile(root, path);
    const file = found ?? join(root, '404.html');
    const text = packed.get(file);
    const body = text ?? readFileSync(file);
    response.writeHead(found ? 200 : 404, {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': types[extname(file) || '.html'] ?? 'application/octet-stream',
      ...(!(path in extra) && headersOf(rules, path)),
      'content-length': body.length,
      ...(text && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** Every text of the site and every extra page, compressed beforehand: no measurement waits for it. */
async function packTexts(root: string, extra: Record<string, string>): Promise<Map<string, Buffer>> {
  const texts = Object.entries(extra).map(([path, text]): [string, Buffer] => [path, Buffer.from(text)]);
  for (const name of globSync('**/*.*', { cwd: root }).filter(isText)) {
    texts.push([join(root, name), readFileSync(join(root, name))]);
  }
  return new Map(await Promise.all(texts.map(async ([name, raw]) => [name, await brotli(raw)] as const)));
}

/** Compresses as far as brotli goes. */
export async function brotli(raw: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return compress(raw, { params });
}

/** The file behind a clean address, or undefined when there is none. */
export function findFile(root: string, path: string): string | undefined {
  const exact = join(root, normalize(path));
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return [exact, join(exact, 'index.html'), `${exact}.html`].find(isFile);
}
