/**
 * Compiles what the functions know of the content, and what a hosted project has to be told of it: `npm run facts`. Every
 * other command of the project does it first. Says what is wrong with content that cannot be compiled, all of it at once,
 * and writes nothing then.
 */
import { fileURLToPath } from 'node:url';
import { readVenue } from './backend/venue.ts';
import { compileTopics, compileWords } from './compile-phrasings.ts';
import { writeSupabaseFiles } from './supabase-files.ts';
import { compileSayings } from '../functions/_shared/guard/compile-sayings.ts';
import { readContentSource } from '../src/integrations/check-content/content-source.ts';
import { findProblems } from '../src/integrations/check-content/find-problems.ts';
import { reportProblems } from '../src/integrations/check-content/problem.ts';
import { compileContent, writeCompiled } from '../src/integrations/compile-facts.ts';

const root = new URL('../', import.meta.url);
try {
  compileContent(root, new Date());
} catch {
  // Any address does: it is asked for only to tell links within the site from others.
  const problems = findProblems(readContentSource(root), { now: new Date(), origin: 'https://venue.example' });
  console.error(reportProblems(problems));
  process.exitCode = 1;
}
if (!process.exitCode) {
  const folder = (name: string) => fileURLToPath(new URL(`functions/_shared/answerer/${name}`, root));
  writeCompiled(new URL('functions/_shared/facts/words.json', root), compileWords(folder('phrasings')));
  writeCompiled(new URL('functions/_shared/facts/topics.json', root), compileTopics(folder('topics')));
  // written behind the facts, which it is taken from
  const { loadFacts } = await import('../functions/_shared/facts/facts-file.ts');
  writeCompiled(new URL('functions/_shared/facts/sayings.json', root), compileSayings(loadFacts(), new Date()));
  writeSupabaseFiles(readVenue());
}
