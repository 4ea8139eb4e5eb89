/**
 * `npm run bench`: builds the site, serves it over HTTP/2, runs Lighthouse over one page of each type and over two
 * peers, and prints one table. `RUNS=3` changes the number of runs, `-- --only home,post` the pages, and `-- --build`
 * times builds instead. It asserts nothing: times depend on the machine, so they are no tests.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { timeBuilds } from './build-times.ts';
import { pages } from './pages.ts';
import { weighSite } from './weigh-site.ts';

/** Reads the words of the command line; what it cannot read ends the program with one clear line. */
function readOptions() {
  const names = pages.map(({ name }) => name);
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, build: { type: 'boolean' } } });
    const only = values.only?.split(',') ?? names;
    const unknown = only.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no page "${unknown.join('", "')}". Pages: ${names.join(', ')}.`);
    const runs = z.coerce.number().int().min(1).max(99).default(5).safeParse(process.env['RUNS']);
    if (!runs.success) throw new Error('RUNS is the number of runs per page, from 1 to 99.');
    return { build: values.build ?? false, runs: runs.data, chosen: pages.filter(({ name }) => only.includes(name)) };
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}

const { build, runs, chosen } = readOptions();
try {
  await (build ? timeBuilds() : weighSite(chosen, runs));
  process.exit(0); // Lighthouse leaves timers behind that would keep the process alive
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
