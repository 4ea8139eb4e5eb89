/**
 * Learns how a message of somebody in danger is told from an ordinary one: `npm run eval:danger`. Read are the messages of
 * tests/eval/danger/worked-on, and as ordinary ones the tuning half of the questions, all ways to ask and what visitors asked who
 * were in no danger. What was learned goes to danger-weights.json; tests/functions/danger.test.ts measures it on messages that
 * nobody has read (tests/eval/danger/held-out).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  dangerKinds,
  dangerWords,
  type DangerKind,
} from '../../functions/_shared/answerer/emergencies/danger-likelihood.ts';
import { thoughtsOf } from '../../functions/_shared/answerer/emergencies/find-emergency.ts';
import { readPhrasings } from '../../scripts/compile-phrasings.ts';
import { readDanger } from './danger-messages.ts';
import { keepLearned, type Message } from './learn-kinds.ts';
import { readConversations, readLessonMessages, readSubjectMessages } from './subject-messages.ts';
import { readFreshFacts, readVisitorQuestions } from './visitor-questions.ts';
import { halfOf, readQuestions } from './questions.ts';

const here = import.meta.dirname;
const weightsFile = join(here, '../../functions/_shared/answerer/emergencies/danger-weights.json');

/** What an ordinary question counts: there are many, and most are far from any danger. */
const weightOfQuestion = 0.3;

const messageOf = (text: string, kind: DangerKind, weight: number): Message => ({
  words: dangerWords(text),
  kind,
  weight,
});

/** Where and when it is said, at any venue: none of it makes a message more or less dangerous, so each is also read with one of them. */
const settings = [
  'in the ripper room',
  'in the prison cells, what do we do',
  'in your lobby',
  'we are in the room right now',
  'what do we do',
  'can somebody help',
  'our game is at 7',
  'and can we cancel for tonight',
  'in the first room with the clocks',
  'and what are your hours',
];
/** What a message in another setting counts. */
const weightOfSetting = 0.5;

/** What stands for the blanks of a way to ask. */
const blanks: Readonly<Record<string, string>> = { n: '4', day: 'friday', time: '7 pm', room: 'the tower', age: '9' };

/** Ways to ask of the assistant's subjects and topics, their blanks filled. */
const waysToAsk = (): string[] =>
  ['phrasings', 'topics']
    .flatMap((folder) => Object.values(readPhrasings(join(here, '../../functions/_shared/answerer', folder))).flat())
    .map((way) => way.replace(/<(\w+)>/g, (_, blank: string) => blanks[blank] ?? blank));

/** What visitors ask in roundabout words, in the halves that are worked on: it sounds like anything, and nobody is in danger. */
function ordinaryMessages(): string[] {
  const visitors = readdirSync(join(here, 'visitors'))
    .filter((file) => /-(?:tuning|roundabout)\.yaml$/.test(file))
    .flatMap((file) => readVisitorQuestions(join(here, 'visitors', file)))
    .filter(({ kind }) => kind !== 'emergency' && kind !== 'language')
    .map(({ turns }) => turns.at(-1) ?? '');
  const facts = readdirSync(join(here, 'facts'))
    .filter((file) => file.endsWith('-tuning.yaml'))
    .flatMap((file) => readFreshFacts(join(here, 'facts', file)))
    .flatMap(({ paraphrases }) => paraphrases);
  const bySubject = [
    ...readLessonMessages(),
    ...readSubjectMessages('worked-on'),
    ...readConversations('worked-on').flat(),
  ].map(({ text }) => text);
  return [...visitors, ...facts, ...bySubject];
}

const questions = readQuestions().filter((question) => halfOf(question) === 'tuning');

/** A harmless message is harmless in each of its thoughts, which are also judged by themselves. */
const harmlessThoughts = (text: string, weight: number): Message[] => {
  const thoughts = thoughtsOf(text);
  return thoughts.length > 1 ? thoughts.map((thought) => messageOf(thought, 'harmless', weight)) : [];
};
/** What a thought of a message that only sounds like danger counts. */
const weightOfThought = 0.5;

const ordinary = [...questions.map(({ turns }) => turns.at(-1) ?? ''), ...ordinaryMessages()];
const messages = [
  ...readDanger('worked-on').flatMap(({ text, kind }, at) => [
    messageOf(text, kind, 1),
    messageOf(`${text} ${settings[at % settings.length]}`, kind, weightOfSetting),
    ...(kind === 'harmless' ? harmlessThoughts(text, weightOfThought) : []),
  ]),
  ...[...ordinary, ...waysToAsk()].map((text) => messageOf(text, 'harmless', weightOfQuestion)),
  ...ordinary.flatMap((text) => harmlessThoughts(text, weightOfQuestion)),
];
keepLearned(weightsFile, messages, dangerKinds, {
  fewestUses: 2,
  isTelling: ({ kind, weight }) => kind !== 'harmless' && weight === 1,
  rounds: 25,
  pace: 0.3,
  threshold: 0.2,
  restraint: 0.1,
});
