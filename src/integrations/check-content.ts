import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findPictureProblems } from './check-content/check-picture-files.ts';
import { readContentSource } from './check-content/content-source.ts';
import { findProblems } from './check-content/find-problems.ts';
import { reportProblems, type Problem } from './check-content/problem.ts';

/** Milliseconds after a change in which others may follow: an editor saves in several steps. */
const settling = 150;

/**
 * Checks all content before Astro reads any of it, so that somebody who made three mistakes learns of all three at
 * once, in words that say what to write. A build stops; the development server warns and goes on, and looks again
 * whenever a file of the content is saved.
 */
export function checkContent(): AstroIntegration {
  let problems = async (): Promise<Problem[]> => [];
  let contentFolders: string[] = [];
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command === 'preview') return;
        const origin = new URL(config.site ?? 'http://localhost').origin;
        contentFolders = ['src/content/', 'src/assets/'].map((folder) => fileURLToPath(new URL(folder, config.root)));
        problems = async () => {
          const source = readContentSource(config.root);
          // The real clock, not VENUE_NOW: a preview of next month must not pass what today's build would refuse.
          const written = findProblems(source, { now: new Date(), origin });
          return [...written, ...(await findPictureProblems(source, config.root))];
        };
        const found = await problems();
        if (found.length === 0) return;
        if (command === 'dev') logger.warn(reportProblems(found));
        else throw contentError(reportProblems(found));
      },
      'astro:server:setup': ({ server, logger }) => {
        let last = '';
        let waiting: NodeJS.Timeout | undefined;
        const look = async () => {
          const found = await problems();
          const report = found.length > 0 ? reportProblems(found) : '';
          if (report !== last && report) logger.warn(report);
          if (last && !report) logger.info('The content is in order again.');
          last = report;
        };
        server.watcher.on('all', (_event, path) => {
          if (!contentFolders.some((folder) => path.startsWith(folder))) return;
          clearTimeout(waiting);
          waiting = setTimeout(() => void look(), settling);
        });
      },
    },
  };
}

/** An error without a stack, which would only push the list of problems out of sight. */
function contentError(report: string): Error {
  const error = new Error(report);
  error.name = 'ContentError';
  error.stack = '';
  return error;
}
