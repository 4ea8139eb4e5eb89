/** Weighs what a page costs a visitor, in bytes as they come over the line. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Bytes of a visit, compressed as the CDN's engine sends them. */
export interface Weight {
  /** Everything but the full pictures that follow, HTTP headers included. */
  total: number;
  /** Full pictures that follow when the page has loaded: they hold up nothing, and who saves data never gets them. */
  later: number;
  /** Script files without their HTTP headers, and inline scripts; structured data is not script. */
  script: number;
  page: number;
  pictures: number;
  fonts: number;
  rest: number;
  requests: number;
}

interface Download {
  url: string;
  kind: string;
  bytes: number;
  headerBytes: number;
  isDone: boolean;
}

/** Starts weighing. The returned function waits until nothing is on its way any more and tells the weight. */
export async function weigh(page: Page): Promise<() => Promise<Weight>> {
  const downloads = new Map<string, Download>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return; // what is inside the page is weighed with the page
    downloads.set(requestId, { url: request.url, kind: type ?? '', bytes: 0, headerBytes: 0, isDone: false });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const download = downloads.get(requestId);
    if (download) download.headerBytes = response.encodedDataLength;
  });
  const finish = (requestId: string, bytes: number) => {
    const download = downloads.get(requestId);
    if (download) Object.assign(download, { bytes, isDone: true });
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => finish(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));

  return async () => {
    await expect.poll(() => [...downloads.values()].filter(({ isDone }) => !isDone).map(({ url }) => url)).toEqual([]);
    const following = await fullPictures(page);
    const [all, later] = [false, true].map((wanted) =>
      [...downloads.values()].filter(({ url }) => following.has(url) === wanted),
    ) as [Download[], Download[]];
    const of = (wanted: string) => all.filter(({ kind }) => kind === wanted);
    const weightOf = (some: Download[]) => sum(some.map(({ bytes }) => bytes));
    const known = { page: weightOf(of('Document')), pictures: weightOf(of('Image')), fonts: weightOf(of('Font')) };
    const files = of('Script');
    const total = weightOf(all);
    return {
      ...known,
      total,
      later: weightOf(later),
      script: sum(files.map(({ bytes, headerBytes }) => bytes - headerBytes)) + (await inlineScriptBytes(page)),
      rest: total - weightOf(files) - sum(Object.values(known)),
      requests: all.length,
    };
  };
}

/** Addresses of the full pictures that may follow the small one that a page begins with. */
const fullPictures = async (page: Page) =>
  new Set(
    await page
      .locator('source[data-load], source[data-scroll]')
      .evaluateAll((sources) =>
        (sources as HTMLElement[]).map(
          ({ dataset }) =>
            new URL((dataset['load'] ?? dataset['scroll'] ?? '').split(' ')[0] ?? '', location.href).href,
        ),
      ),
  );

/** Inline scripts, each compressed alone: more than they add to the page, never less. */
async function inlineScriptBytes(page: Page): Promise<number> {
  const scripts = page.locator('script:not([src]):not([type="application/ld+json"])');
  const texts = await scripts.evaluateAll((all) => all.map((script) => script.textContent ?? ''));
  return sum(texts.map((text) => brotliCompressSync(text).length));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** A row of the table of weights, in kilobytes. */
export function rowOfWeights(name: string, weight: Weight): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  const { script, page, pictures, fonts, rest, total, later, requests } = weight;
  return [
    name.padEnd(48),
    ...[script, page, pictures, fonts, rest, total, later].map(kilobytes),
    String(requests).padStart(9),
  ].join('');
}

/** The head of that table, which tests/support/progress-reporter.ts prints after the browser tests. */
export const headOfWeights = `${'first visit with a phone, kB'.padEnd(48)} script   page   pics  fonts   rest  total  later requests`;
