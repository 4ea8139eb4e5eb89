/**
 * Learns by which words and meanings the subjects of the assistant are told apart: `npm run eval:subjects`, some two minutes. Read are
 * its ways to ask, the lessons of the word vectors, and the messages of tests/eval/subjects/worked-on and the conversations of
 * tests/eval/conversations/worked-on, each file of which another writer invented. What was learned goes to subject-weights.json, and
 * whether a message stays with the subject before it to stay-weights.json;
 * tests/functions/subjects.test.ts measures it on messages and conversations that nobody has read (held-out).
 */
import { join } from 'node:path';
import { plainWords } from '../../functions/_shared/answerer/finding/word-signs.ts';
import { staying, wordsAfter } from '../../functions/_shared/answerer/finding/subject-likelihoods.ts';
import { normalizeTagged } from '../../functions/_shared/answerer/reading/normalize.ts';
import { readPhrasings } from '../../scripts/compile-phrasings.ts';
import { keepLearned, type Message } from './learn-kinds.ts';
import { tagMessage } from './tag-message.ts';
import { readConversations, readLessonMessages, readSubjectMessages } from './subject-messages.ts';

const answerer = join(import.meta.dirname, '../../functions/_shared/answerer');

const ways = Object.entries(readPhrasings(join(answerer, 'phrasings'))).flatMap(([kind, texts]) =>
  texts.map((text): Message => ({ words: plainWords(normalizeTagged(text)), kind, weight: 1 })),
);
const messages = [
  ...readLessonMessages(),
  ...readSubjectMessages('worked-on'),
  ...readConversations('worked-on').flat(),
].map(({ text, subject, before, times }): Message => ({
  words: wordsAfter(before, plainWords(tagMessage(text))),
  kind: subject,
  weight: times,
}));
const all = [...ways, ...messages];
const kinds = [...new Set(ways.map(({ kind }) => kind))];
const strange = new Set(messages.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind)));
if (strange.size > 0) throw new Error(`No way to ask has these subjects: ${[...strange].join(', ')}`);
const learning = { rounds: 8, pace: 0.3, threshold: 1, restraint: 1 };
keepLearned(join(answerer, 'finding/subject-weights.json'), all, kinds, { fewestUses: 7, ...learning });

const followUps = readConversations('worked-on').flatMap((turns) => turns.slice(1));
keepLearned(
  join(answerer, 'finding/stay-weights.json'),
  followUps.map(({ text, subject, before, times }): Message => ({
    words: plainWords(tagMessage(text)),
    kind: subject === before ? staying.stays : staying.moves,
    weight: times,
  })),
  Object.values(staying),
  { fewestUses: 3, ...learning },
);
