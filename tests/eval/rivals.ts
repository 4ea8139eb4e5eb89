/**
 * Writes the texts of the evaluation's sample venue, as they are found, to a file: `teach.py` sets them beside the lessons, so
 * that a question for a lesson is not drawn to a story or a rule of the house.
 */
import { writeFileSync } from 'node:fs';
import { findableText } from '../../functions/_shared/answerer/finding/findables.ts';
import { knowledgeOf } from '../../functions/_shared/answerer/venue/knowledge.ts';
import { factsOf, momentAt } from './strict.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write, as in `tests/eval/rivals.ts rivals.json`.');
const { passages } = knowledgeOf(factsOf('sample'), momentAt('15:00'));
const rivals = [...passages.values()].map((passage) => ({
  ask: findableText(passage).asks.length > 0 ? (passage.title.endsWith('?') ? passage.title : passage.asks?.[0]) : '',
  said: `${passage.title} ${passage.text}`,
  loudness: findableText(passage).loudness,
}));
writeFileSync(file, JSON.stringify(rivals));
