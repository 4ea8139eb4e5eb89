/** Writes what was measured for people: one table, the goals, what misses them. */
import { missesOf, type Miss } from './goals.ts';
import type { Measures } from './measure.ts';
import type { BenchPage } from './pages.ts';

/** One line of the table. */
export interface Row {
  page: BenchPage;
  measures: Measures;
}

const whole = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const kibibytes = (value: number) => (value / 1024).toFixed(1);
const shift = (value: number) => Number(value.toFixed(3)).toString();

/** Columns in order: heading, measure, how it is written. */
const columns: [heading: string, measure: keyof Measures, write: (value: number) => string][] = [
  ['perf', 'performance', whole],
  ['a11y', 'accessibility', whole],
  ['BP', 'bestPractices', whole],
  ['SEO', 'seo', whole],
  ['FCP', 'fcp', whole],
  ['LCP', 'lcp', whole],
  ['TBT', 'tbt', whole],
  ['CLS', 'cls', shift],
  ['total', 'total', kibibytes],
  ['HTML', 'html', kibibytes],
  ['CSS', 'css', kibibytes],
  ['JS', 'js', kibibytes],
  ['fonts', 'fonts', kibibytes],
  ['images', 'images', kibibytes],
  ['requests', 'requests', whole],
];

/** The table, in Markdown. The last two columns are ratios to the page of bare text, the floor of the method. */
export function table(rows: Row[], text: Measures): string {
  const headings = ['page', ...columns.map(([heading]) => heading), 'FCP ÷ text', 'LCP ÷ text'];
  const lines = rows.map(({ page, measures }) => [
    page.name,
    ...columns.map(([, measure, write]) => write(measures[measure])),
    (measures.fcp / text.fcp).toFixed(2),
    (measures.lcp / text.lcp).toFixed(2),
  ]);
  const widths = headings.map((heading, index) =>
    Math.max(heading.length, ...lines.map((line) => line[index]!.length)),
  );
  const write = (cells: string[]) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join(' | ')} |`;
  const rule = `|${widths.map((width, index) => '-'.repeat(width + 1) + (index === 0 ? '-' : ':')).join('|')}|`;
  return [write(headings), rule, ...lines.map(write)].join('\n');
}

/** The goals, every miss, and the best template as published. */
export function verdict(rows: Row[]): string {
  const misses = rows.flatMap(({ page, measures }) => missesOf(page, measures));
  return [
    'Goals: FCP 800, LCP 1080 (820 without a picture), TBT 10, CLS 0; 110 KiB (a post 60), 4 KiB of script (66 with an island), 8 requests.',
    misses.length === 0 ? 'Missed: none.' : `Missed: ${misses.map(describe).join('; ')}.`,
    'Reference, from another run: AstroWind home 100, FCP 930, LCP 1455, TBT 39, 318 KiB, JS 5.2 KiB, 10 requests.',
  ].join('\n');
}

function describe({ page, measure, value, goal }: Miss): string {
  const [heading, , write] = columns.find(([, name]) => name === measure)!;
  return `${page} ${heading} ${write(value)} > ${write(goal).replace(/\.0$/, '')}`;
}
