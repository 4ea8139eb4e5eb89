/**
 * Writes the content of a new venue: `npm run venue:new`. Asks a few questions, or reads the answers from a file
 * (`-- --from my-venue.yaml`). Without `--to folder` it takes the place of `src/content` and `src/assets/scenes`, which
 * have to be committed, so that nothing is lost.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { git } from './repository-copy.ts';
import { askAnswers } from './venue/ask-answers.ts';
import { parseAnswers, readAnswers } from './venue/read-answers.ts';
import { venueContent } from './venue/venue-content.ts';
import { writeVenue } from './venue/write-venue.ts';

/** What belongs to the venue that was here before. */
const replaced = ['src/content', 'src/assets/scenes', 'src/assets/brand'];

/** Asks on the terminal. Throws when the answers are none that a venue can have. */
async function askHere() {
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    return parseAnswers(await askAnswers(terminal), 'your answers');
  } finally {
    terminal.close();
  }
}

async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  const target = values.to ?? 'src';
  if (values.to && existsSync(values.to)) throw new Error(`${values.to} exists already: name a new folder.`);
  if (!values.to && git('.', 'status', '--porcelain', '--', ...replaced).trim() !== '')
    throw new Error(`${replaced.join(', ')} hold changes that are not committed. Commit them, then try again.`);
  const answers = values.from ? readAnswers(readFileSync(values.from, 'utf8'), values.from) : await askHere();
  const content = venueContent(answers);
  if (!values.to) for (const folder of replaced) rmSync(folder, { recursive: true, force: true });
  await writeVenue(content, target);
  console.log(
    `${answers.name} is in ${target}/content and ${target}/assets: ${content.texts.size} texts, ${content.pictures.length} drawn pictures.`,
  );
  console.log(
    'Next: npm start shows it, npm run venue:check says what is still missing, and docs/recipes/become-your-venue.md leads on.',
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
