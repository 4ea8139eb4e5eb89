/** Runs Lighthouse over one page and reads the numbers out of its report. */
import lighthouse, { type Result } from 'lighthouse';
import { z } from 'zod';
import { withBrowser } from './browser.ts';

/** One request of a page while it loaded. Sizes in bytes, as transferred with headers. */
export type BenchRequest = z.infer<typeof requestSchema>;

/** Times in milliseconds, sizes in bytes as transferred, scores of 100; NaN where Lighthouse could not tell. */
export type Measures = Record<(typeof measureNames)[number], number>;

/** One run over one page: the numbers, and all that Lighthouse said. */
export interface Run {
  measures: Measures;
  requests: BenchRequest[];
  report: Result;
}

/** Every number of the table, in its order. */
export const measureNames = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'total',
  'html',
  'css',
  'js',
  'fonts',
  'images',
  'requests',
] as const;

const requestSchema = z.object({
  url: z.string(),
  resourceType: z.string().default('Other'),
  priority: z.string().optional(),
  statusCode: z.number(),
  transferSize: z.number().default(0),
});

/** Which column a kind of request counts in. A request of another kind counts in the total only. */
const columns: Record<string, keyof Measures> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'images',
  Media: 'images',
};

/** Opens a page on a simulated phone: Lighthouse's mobile setting, its own throttling, a fresh browser. */
export async function runLighthouse(browserPath: string, url: string): Promise<Run> {
  return withBrowser(browserPath, async (port) => {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', maxWaitForLoad: 45_000 });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const requests = requestsOf(lhr);
    return { measures: measuresOf(lhr, requests), requests, report: lhr };
  });
}

function requestsOf({ audits }: Result): BenchRequest[] {
  const details = audits['network-requests']?.details;
  const rows = details?.type === 'table' ? details.items : [];
  return z
    .array(requestSchema)
    .parse(rows)
    .filter(({ url }) => url.startsWith('http'));
}

function measuresOf({ audits, categories }: Result, requests: BenchRequest[]): Measures {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const time = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const measures: Measures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    requests: requests.length,
    total: 0,
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
  };
  for (const { resourceType, transferSize } of requests) {
    const column = columns[resourceType];
    if (column) measures[column] += transferSize;
    measures.total += transferSize;
  }
  return measures;
}

/** The run in the middle when ordered by LCP, and the median of every number by itself. */
export function middle(runs: Run[]): Run {
  const typical = runs.toSorted((one, other) => one.measures.lcp - other.measures.lcp)[runs.length >> 1];
  if (!typical) throw new Error('There is no run to take the median of.');
  const measures = { ...typical.measures };
  for (const name of measureNames) measures[name] = median(runs.map((run) => run.measures[name]));
  return { ...typical, measures };
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
