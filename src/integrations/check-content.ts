import type { AstroIntegration } from 'astro';
import { readContentSource } from './check-content/content-source.ts';
import { findProblems } from './check-content/find-problems.ts';
import { reportProblems } from './check-content/problem.ts';

/**
 * Checks all content before Astro reads any of it, so that somebody who made three mistakes learns of all three at
 * once, in words that say what to write. A build stops; the development server warns and goes on.
 */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        if (command === 'preview') return;
        const origin = new URL(config.site ?? 'http://localhost').origin;
        // The real clock, not VENUE_NOW: a preview of next month must not pass what today's build would refuse.
        const problems = findProblems(readContentSource(config.root), { now: new Date(), origin });
        if (problems.length === 0) return;
        if (command === 'dev') logger.warn(reportProblems(problems));
        else throw contentError(reportProblems(problems));
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
