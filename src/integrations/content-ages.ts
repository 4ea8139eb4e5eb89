import { spawnSync } from 'node:child_process';
import type { AstroIntegration } from 'astro';

/** Tells the dashboard when each file of the content was last changed: `src/queries/content-calendar.ts` reads it. */
export function contentAges(): AstroIntegration {
  return {
    name: 'content-ages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { CONTENT_AGES: JSON.stringify(readAges() ?? null) } } });
      },
    },
  };
}

/** The moments by file, from the history of the repository; nothing where a build has only a part of it. */
function readAges(): Record<string, string> | undefined {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    return status === 0 ? stdout : undefined;
  };
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  const log = git('log', '--format=commit %cI', '--name-only', '--relative', '--', 'src/content');
  if (!log) return undefined;
  const ages: Record<string, string> = {};
  let moment = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('commit ')) moment = line.slice('commit '.length);
    else if (line) ages[line] ??= moment;
  }
  return ages;
}
