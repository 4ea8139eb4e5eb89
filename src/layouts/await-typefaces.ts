/*
 * Typefaces that were there for the first paint are what the page is drawn in. Where they came later, or have yet to come, a script
 * changes over to them (src/lib/late-typefaces.js). Short, because every page has it.
 */
/** An address that the build leaves as it is. */
const changesOver: string = '/late-typefaces.js';

new PerformanceObserver((paints) => {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // 50 ms: what came in the last moments may have missed the paint.
  const inTime = all.filter(
    (each) => each.name.endsWith('f2') && each.responseEnd + 50 < paints.getEntries()[0]!.startTime,
  );
  if (!inTime[1]) import(/* @vite-ignore */ changesOver);
}).observe({ type: 'paint', buffered: true });
