import type { Measures } from './measure.ts';
import type { BenchPage } from './pages.ts';

/** A measure that is over its goal on one page. */
export interface Miss {
  page: string;
  measure: keyof Measures;
  value: number;
  goal: number;
}

const kibibyte = 1024;

/** The most that each measure may be on a page. Peers have no goals. */
export function goalsOf({ kind, hasPicture, hasIsland }: BenchPage): Partial<Measures> {
  if (kind === 'peer') return {};
  return {
    fcp: 800,
    lcp: hasPicture ? 1080 : 820,
    tbt: 10,
    cls: 0,
    total: (kind === 'post' ? 60 : 110) * kibibyte,
    js: (hasIsland ? 66 : 4) * kibibyte,
    requests: 8,
  };
}

/** What a page misses. Times are compared as the table shows them, in whole milliseconds. */
export function missesOf(page: BenchPage, measures: Measures): Miss[] {
  return Object.entries(goalsOf(page)).flatMap(([name, goal]) => {
    const measure = name as keyof Measures;
    const value = measure === 'cls' ? Number(measures.cls.toFixed(3)) : Math.round(measures[measure]);
    return value > goal ? [{ page: page.name, measure, value, goal }] : [];
  });
}
