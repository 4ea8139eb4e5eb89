import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend } from '../backend/server.ts';
import { requireBrowser } from '../browser.ts';
import { buildSite } from '../build.ts';
import { readSettings } from '../settings.ts';
import { missesOf } from './goals.ts';
import { inlineScriptBytes } from './inline-scripts.ts';
import { middle, runLighthouse, type Measures, type Run } from './measure.ts';
import { peerPages, peers, type BenchPage } from './pages.ts';
import { table, verdict } from './report.ts';
import { findFile, serveFolder } from './serve.ts';

const siteDirectory = '.cache/site-bench';
const reportFile = '.cache/bench.json';
const lighthouseDirectory = '.cache/bench';

/** Builds, serves and measures the site, prints the table, and keeps the details in `.cache`. */
export async function weighSite(pages: BenchPage[], runCount: number): Promise<void> {
  const { backendPort } = readSettings();
  const browserPath = requireBrowser();
  console.log('Building the site …');
  await buildSite({ directory: siteDirectory, environment: { BACKEND_PORT: String(backendPort) }, quiet: true });
  const inlineBytes = await Promise.all(pages.map(async ({ path }) => inlineScriptBytes(readPage(path))));

  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-bench-data-'));
  const backend = await startOwnBackend(backendPort, dataDirectory);
  const server = await serveFolder(siteDirectory, peerPages);
  try {
    const everything = [...peers, ...pages];
    const runs = await measureInTurn(everything, runCount, (path) => runLighthouse(browserPath, server.url + path));
    const results = everything.map((page, index) => {
      const own = runs.get(page) ?? [];
      for (const { measures } of own) measures.js += inlineBytes[index - peers.length] ?? 0;
      return { page, ...middle(own), everyRun: own.map(({ measures }) => measures) };
    });
    const text = results.find(({ page }) => page.path.endsWith('/text'));
    console.log(
      `\nMedian of ${runCount}. Times in ms, sizes in KiB as transferred; JS counts inline scripts, as HTML does.\n`,
    );
    console.log(`${table(results, text!.measures)}\n\n${verdict(results)}`);
    save(results);
    console.log(`Numbers and requests: ${reportFile}. Lighthouse’s own reports: ${lighthouseDirectory}/`);
  } finally {
    server.close();
    await backend?.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

function readPage(path: string): string {
  const file = findFile(siteDirectory, path);
  if (!file) throw new Error(`The site has no page at ${path}. Correct the address in scripts/bench/pages.ts.`);
  return readFileSync(file, 'utf8');
}

/** Starts a backend with sample data; when its port is taken, whatever answers there is as good. */
async function startOwnBackend(port: number, dataDirectory: string): Promise<Backend | undefined> {
  return startBackend({ port, dataDirectory }).catch((error: Error) => {
    console.log(`${error.message} The bench goes on with what is there.`);
    return undefined;
  });
}

/** Goes round all pages again and again, so that a machine that slows down slows every page, and the peers, alike. */
async function measureInTurn(
  pages: BenchPage[],
  runCount: number,
  measure: (path: string) => Promise<Run>,
): Promise<Map<BenchPage, Run[]>> {
  const runs = new Map<BenchPage, Run[]>(pages.map((page) => [page, []]));
  for (let round = 1; round <= runCount; round += 1) {
    process.stdout.write(`Round ${round} of ${runCount}:`);
    for (const page of pages) {
      // Now and then a browser on a busy machine records nothing; the second try does.
      const run = await measure(page.path)
        .catch(() => measure(page.path))
        .catch((error: Error) => console.error(`\n${page.name}: ${error.message}`));
      if (run) runs.get(page)?.push(run);
      process.stdout.write(` ${page.name}`);
    }
    process.stdout.write('\n');
  }
  const failed = pages.filter((page) => runs.get(page)?.length === 0);
  if (failed.length > 0) throw new Error(`No run worked of: ${failed.map(({ name }) => name).join(', ')}.`);
  return runs;
}

/** Keeps the numbers in one file, and of each page the report of its middle run, for Lighthouse’s viewer. */
function save(results: (Run & { page: BenchPage; everyRun: Measures[] })[]): void {
  mkdirSync(lighthouseDirectory, { recursive: true });
  const summary = results.map(({ page, measures, everyRun, requests }) => ({
    ...page,
    measures,
    missed: missesOf(page, measures),
    everyRun,
    loaded: requests,
  }));
  writeFileSync(reportFile, `${JSON.stringify(summary, null, 2)}\n`);
  for (const { page, report } of results) {
    writeFileSync(join(lighthouseDirectory, `${page.name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(report));
  }
}
