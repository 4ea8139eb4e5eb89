/**
 * `npm run bench`: builds the site, serves it over HTTP/2, runs Lighthouse over one page of each type and over two
 * peers, and prints one table. `RUNS=3` changes the number of runs, `-- --only home,post` the pages, `-- --build` times
 * builds instead, and `-- --posts 100,1000` those of a blog of many posts beside the least Astro project that shows the
 * same, with a picture for each or, with `--pictures 10`, that many for all. It asserts nothing: times depend on the
 * machine, so they are no tests.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { timeBuilds } from './build-times.ts';
import { pages } from './pages.ts';
import { timePosts } from './time-posts.ts';
import { weighSite } from './weigh-site.ts';

/** Reads the words of the command line; what it cannot read ends the program with one clear line. */
function readOptions() {
  const names = pages.map(({ name }) => name);
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        build: { type: 'boolean' },
        posts: { type: 'string' },
        pictures: { type: 'string' },
      },
    });
    const only = values.only?.split(',') ?? names;
    const unknown = only.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no page "${unknown.join('", "')}". Pages: ${names.join(', ')}.`);
    const runs = z.coerce.number().int().min(1).max(99).default(5).safeParse(process.env['RUNS']);
    if (!runs.success) throw new Error('RUNS is the number of runs per page, from 1 to 99.');
    const posts = z.array(z.coerce.number().int().min(1).max(9999)).safeParse(values.posts?.split(',') ?? []);
    if (!posts.success) throw new Error('Write numbers of posts from 1 to 9999, such as --posts 100,1000.');
    const pictures = z.coerce.number().int().min(1).max(9999).optional().safeParse(values.pictures);
    if (!pictures.success) throw new Error('Write a number of pictures from 1 to 9999, such as --pictures 10.');
    return {
      build: values.build ?? false,
      posts: posts.data,
      pictures: pictures.data,
      runs: runs.data,
      chosen: pages.filter(({ name }) => only.includes(name)),
    };
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}

const { build, posts, pictures, runs, chosen } = readOptions();
try {
  if (posts.length > 0) await timePosts(posts, pictures);
  else await (build ? timeBuilds() : weighSite(chosen, runs));
  process.exit(0); // Lighthouse leaves timers behind that would keep the process alive
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
