import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { readContentSource, type ContentSource } from './check-content/content-source.ts';
import { compileFacts } from './compile-facts/compile-facts.ts';
import { compilePolls } from './compile-facts/compile-polls.ts';

/** What the functions know of the content: each file, from the root of the repository, and what makes its text. */
export const compiledFiles: Readonly<Record<string, (source: ContentSource) => string>> = {
  'functions/_shared/facts/facts.json': compileFacts,
  'functions/_shared/facts/polls.json': compilePolls,
};

/**
 * Compiles what the assistant may say, and what can be voted for, from the same content as the pages, so that they cannot
 * disagree. The files are committed, because functions are deployed without a build; a test fails while one is stale.
 */
export function writeFacts(): AstroIntegration {
  return {
    name: 'compile-facts',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        if (command === 'preview') return;
        const source = readContentSource(config.root);
        for (const [file, compile] of Object.entries(compiledFiles)) {
          const target = new URL(file, config.root);
          const compiled = compile(source);
          if (existsSync(target) && readFileSync(target, 'utf8') === compiled) continue;
          writeFileSync(target, compiled);
          logger.info(`The content changed, and with it ${file}: commit it with the content.`);
        }
      },
    },
  };
}
