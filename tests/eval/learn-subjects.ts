/**
 * Learns by which words and meanings the subjects of the assistant are told apart: `npm run eval:subjects`, some two minutes. Read are
 * its ways to ask, the lessons of the word vectors, and the messages of tests/eval/subjects/worked-on, each of which another writer
 * invented. What was learned goes to subject-weights.json; tests/functions/subjects.test.ts measures it on messages that nobody has read
 * (tests/eval/subjects/held-out).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords } from '../../functions/_shared/answerer/learned/word-signs.ts';
import { plainPhrase } from '../../functions/_shared/answerer/matching/ways-to-ask.ts';
import { readPhrasings } from '../../scripts/compile-phrasings.ts';
import { learnKinds, type Message } from './learn-kinds.ts';
import { tagMessage } from './tag-message.ts';
import { readLessonMessages, readSubjectMessages } from './subject-messages.ts';

const answerer = join(import.meta.dirname, '../../functions/_shared/answerer');

const ways = Object.entries(readPhrasings(join(answerer, 'phrasings'))).flatMap(([kind, texts]) =>
  texts.map((text): Message => ({ words: plainWords(plainPhrase(text)), kind, weight: 1 })),
);
const messages = [...readLessonMessages(), ...readSubjectMessages('worked-on')].map(({ text, subject }): Message => ({
  words: plainWords(tagMessage(text)),
  kind: subject,
  weight: 1,
}));
const all = [...ways, ...messages];
const kinds = [...new Set(ways.map(({ kind }) => kind))];
const strange = new Set(messages.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind)));
if (strange.size > 0) throw new Error(`No way to ask has these subjects: ${[...strange].join(', ')}`);
const learned = learnKinds(all, kinds, { fewestUses: 3, rounds: 8, pace: 0.3, threshold: 0.5, restraint: 0.5 });
writeFileSync(join(answerer, 'matching/subject-weights.json'), `${JSON.stringify(learned)}\n`);
console.log(`${all.length} messages, ${learned.signs.split('\n').length} signs of ${kinds.length} subjects`);
