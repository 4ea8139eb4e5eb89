/**
 * Says what a venue still lacks before it goes live: `npm run venue:check`. What is wrong or contradicts itself, what is
 * still sample or starter text, which pictures are drawn, and what visitors could ask that nothing answers.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { z } from 'astro/zod';
import { loadFacts } from '../functions/_shared/facts/facts-file.ts';
import { findPictureProblems } from '../src/integrations/check-content/check-picture-files.ts';
import { readContentSource } from '../src/integrations/check-content/content-source.ts';
import { findProblems } from '../src/integrations/check-content/find-problems.ts';
import { reportProblems } from '../src/integrations/check-content/problem.ts';
import { venueFacts } from '../src/domain/venue-facts.ts';
import { inventedContacts, placeholders, unreplacedTexts } from './venue/leftovers.ts';
import { proseOf } from './venue/prose.ts';
import { readAloud, sayAdvice } from './venue/reading.ts';
import { ownQuestions, unanswered } from './venue/unanswered.ts';

const root = new URL('../', import.meta.url);
const now = new Date();
const source = readContentSource(root);
const visitorQuestions = z
  .array(z.string())
  .parse(load(readFileSync(new URL('venue/visitor-questions.yaml', import.meta.url), 'utf8')));

/** Prints one finding with its lines; says so when there is nothing to do. */
function say(finding: string, lines: readonly string[], advice: string): void {
  console.log(`\n${lines.length === 0 ? '✓' : '–'} ${finding}: ${lines.length === 0 ? 'none' : lines.length}`);
  for (const line of lines) console.log(`    ${line}`);
  if (lines.length > 0) console.log(`  ${advice}`);
}

// Any address does: it is asked for only to tell links within the site from others.
const problems = [
  ...findProblems(source, { now, origin: 'https://venue.example' }),
  ...(await findPictureProblems(source, root)),
];
if (problems.length > 0) {
  console.log(reportProblems(problems));
  process.exitCode = 1;
} else {
  const context = { facts: loadFacts(undefined, now), now };
  const own = ownQuestions(context);
  console.log(`${context.facts.business.name}: the content is sound. Before you go live:`);
  say(
    'Files that are still sample or starter text',
    unreplacedTexts(source),
    'Replace the text, then delete the comment.',
  );
  say('Addresses and numbers that belong to nobody', inventedContacts(source), 'Write your own.');
  say(
    'Pictures that are drawn',
    await placeholders(source, fileURLToPath(root)),
    'Put your photographs in their place, under the same names.',
  );
  const { business, rooms } = context.facts;
  say(
    'Sentences that could read better',
    (await readAloud(proseOf(source, venueFacts(business, rooms, now)))).map(sayAdvice),
    'Read them aloud. What sounds right to you may stay: scripts/venue/reading.yaml says what is looked for.',
  );
  say(
    `Own questions without an answer, of ${own.length}`,
    await unanswered(own, context),
    'Tell us: this should not happen.',
  );
  say(
    `Questions of visitors without an answer, of ${visitorQuestions.length}`,
    await unanswered(visitorQuestions, context),
    'Answer them in src/content/questions.yaml, or list what you do not have in src/content/silences.yaml.',
  );
}
