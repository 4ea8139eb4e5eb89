/** Times builds of a blog of many posts beside the least Astro project that shows the same posts. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources, inFolder, linkDependencies, timeBuild, type BuildCost } from './build-times.ts';
import { postFileName, writePosts } from './write-posts.ts';
import { writeBareBlog } from './write-bare-blog.ts';

const projects = { bare: writeBare, site: copySources };
const headings = ['posts', 'project', 'build', 'processor s', 'wall s', 'peak MiB', 'pages', 'files', 'MB'];
const kinds = ['nothing kept', 'one post changed'] as const;

/**
 * Builds each number of posts, bare and as the site, with nothing kept and after a change of one post, and prints a table. Posts have
 * a picture each, or share `sharedPictures` of them.
 */
export async function timePosts(counts: readonly number[], sharedPictures?: number): Promise<void> {
  console.log(
    `| ${headings.join(' | ')} |\n|${headings.map((_, index) => (index < 3 ? ' --- |' : ' --: |')).join('')}`,
  );
  for (const count of counts)
    for (const [project, prepare] of Object.entries(projects))
      await inFolder(async (folder) => {
        prepare(folder);
        await writePosts(count, sharedPictures ?? count, {
          posts: join(folder, 'src/content/posts'),
          pictures: join(folder, 'src/assets/measured'),
          scenes: 'src/assets/scenes/posts/*.webp',
        });
        for (const kind of kinds) {
          if (kind === 'one post changed')
            appendFileSync(
              join(folder, `src/content/posts/${postFileName(Math.floor(count / 2))}.md`),
              '\nOne more line.\n',
            );
          console.log(row([String(count), project, kind], await timeBuild(folder)));
        }
      });
}

function row(
  words: string[],
  { processorSeconds, seconds, peakBytes, pageCount, fileCount, bytes }: BuildCost,
): string {
  const numbers = [processorSeconds, seconds, peakBytes / 1024 ** 2, pageCount, fileCount, bytes / 1e6];
  return `| ${[...words, ...numbers.map((number) => Math.round(number).toLocaleString('en-US'))].join(' | ')} |`;
}

function writeBare(folder: string): void {
  writeBareBlog(folder);
  linkDependencies(folder);
}
