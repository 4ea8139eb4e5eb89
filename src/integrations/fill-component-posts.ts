import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fillFacts, type Facts } from '../domain/facts.ts';
import { readContentSource } from './check-content/content-source.ts';
import { knownFacts } from './check-content/known-facts.ts';
import { readEntries } from './check-content/read-entries.ts';

/**
 * Fills the `{{facts}}` of posts with components, which become modules: their braces would be code to the compiler. Other
 * posts are filled where they are read.
 */
export function fillComponentPosts(now: Date): Plugin {
  let root = pathToFileURL('./');
  let isBuild = false;
  let known: Facts | undefined;
  return {
    name: 'fill-component-posts',
    enforce: 'pre',
    configResolved(config) {
      root = pathToFileURL(`${config.root}/`);
      isBuild = config.command === 'build';
    },
    transform: {
      order: 'pre',
      filter: { id: /\.mdx$/ },
      handler(code) {
        // Read once for all posts of a build; while somebody writes, they may change.
        const facts = (isBuild && known) || knownFacts(readEntries(readContentSource(root)).entries, now);
        known = facts;
        return facts && { code: fillFacts(code, facts), map: null };
      },
    },
  };
}
