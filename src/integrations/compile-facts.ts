import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { readContentSource } from './check-content/content-source.ts';
import { compileFacts } from './compile-facts/compile-facts.ts';

/** Where the assistant's facts are kept, from the root of the repository. */
export const factsFile = 'functions/_shared/facts/facts.json';

/**
 * Compiles what the assistant may say from the same content as the pages, so that the two cannot disagree. The file is
 * committed, because functions are deployed without a build; a test fails while it is stale.
 */
export function writeFacts(): AstroIntegration {
  return {
    name: 'compile-facts',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        if (command === 'preview') return;
        const target = new URL(factsFile, config.root);
        const compiled = compileFacts(readContentSource(config.root));
        if (existsSync(target) && readFileSync(target, 'utf8') === compiled) return;
        writeFileSync(target, compiled);
        logger.info(`The content changed, and with it ${factsFile}: commit it with the content.`);
      },
    },
  };
}
