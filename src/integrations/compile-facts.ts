import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { readContentSource, type ContentSource } from './check-content/content-source.ts';
import { compileFacts } from './compile-facts/compile-facts.ts';
import { compilePalettes } from './compile-facts/compile-palettes.ts';
import { compilePolls } from './compile-facts/compile-polls.ts';

/** What the functions and the style sheets know of the content: each file, from the root of the repository, and what makes its text. */
const compiledFiles: Readonly<Record<string, (source: ContentSource, now: Date) => string>> = {
  'functions/_shared/facts/facts.json': compileFacts,
  'functions/_shared/facts/polls.json': compilePolls,
  'src/styles/palettes.css': compilePalettes,
};

/** When any of it last changed here. */
const stampFile = 'functions/_shared/facts/stamp.json';

/**
 * Compiles what the assistant may say, what can be voted for and the rooms' colors, as of a moment from the same content as the pages, so
 * that they cannot disagree. The files are never committed. Throws when the content is not what its schemas say, and has
 * written nothing then.
 */
export function compileContent(root: URL, now: Date): void {
  const source = readContentSource(root);
  const compiled = Object.entries(compiledFiles).map(([file, compile]) => [file, compile(source, now)] as const);
  const changed = compiled.filter(([file, text]) => writeCompiled(new URL(file, root), text));
  if (changed.length > 0 || !existsSync(new URL(stampFile, root))) {
    writeFileSync(new URL(stampFile, root), `${JSON.stringify({ compiledAt: now.toISOString() })}\n`);
  }
}

/** Writes a compiled file when it is new, and says whether it was: one that is written again would make every build look stale. */
export function writeCompiled(target: URL, text: string): boolean {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return false;
  writeFileSync(target, text);
  return true;
}

/** Compiles at every build. The functions live now, so the site's own `VENUE_NOW` is not for them. */
export function writeFacts(): AstroIntegration {
  return {
    name: 'compile-facts',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'preview') compileContent(config.root, new Date());
      },
    },
  };
}
