/**
 * Lets the assistant answer people who never saw it, at three venues, and facts that it never saw, and prints how a strict
 * reader marks the replies.
 */
import { join } from 'node:path';
import { answer } from '../../functions/_shared/answerer/answer.ts';
import type { Answer } from '../../functions/_shared/answerer/answer-types.ts';
import { isForEmergency } from '../../functions/_shared/answerer/emergencies/answer-emergency.ts';
import type { VenueFactsFile } from '../../functions/_shared/contracts/venue-facts.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import { guardReply } from '../../functions/_shared/guard/guard-reply.ts';
import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import { fixtureSource } from '../support/fixture-source.ts';
import { largeVenueSource } from '../support/large-venue-source.ts';
import { plainText } from './grade.ts';
import { strictMark, wordCount, type Mark } from './strict-grade.ts';
import {
  inventedMark,
  inventedVenues,
  sundayAfternoon,
  type InventedHalf,
  type InventedMark,
  type InventedVenue,
} from './invented-venues.ts';
import { countVerdicts } from './verdicts.ts';
import { readFreshFacts, readVisitorQuestions, type FreshFact, type VisitorQuestion } from './visitor-questions.ts';

/** Friday, 3 PM at each venue. */
/** Moments by the clock of the venue, which is in the zone of the tests whatever its content says: the zone is built in. */
export const momentAt = (time: string) => new Date(`2026-11-20T${time}:00-05:00`);
const afternoon = momentAt('15:00');

const sources = {
  sample: () => fixtureSource('known-venue'),
  bare: () => fixtureSource('bare-venue'),
  large: largeVenueSource,
};
export type Venue = keyof typeof sources;

export const factsOf = (venue: Venue): VenueFactsFile =>
  loadFacts(JSON.parse(compileFacts(sources[venue](), afternoon)), afternoon);

const board = [{ team_name: 'The Evaluators', adjusted_time_seconds: 2285, date: '2026-11-02' }];

/** A reply as a visitor gets it: what the guard withholds counts as not known. */
async function replyTo(turns: readonly string[], facts: VenueFactsFile, now: Date, page?: string): Promise<Answer> {
  const messages = turns.map((content) => ({ role: 'user' as const, content }));
  const reply = await answer(messages, { facts, now, page, readBoard: async () => board });
  if (isForEmergency(reply)) return reply;
  const verdict = guardReply(reply.text, { facts, now, allowed: [...reply.computed, 'The Evaluators', '38:05'] });
  return verdict.ok ? reply : { ...reply, text: 'I would rather not guess at that one.', outcome: 'unanswered' };
}

const percent = (count: number, whole: number) => (whole === 0 ? '–' : `${((100 * count) / whole).toFixed(1)} %`);

const markOf = (question: VisitorQuestion, { text, outcome }: Answer) =>
  strictMark(question, { message: text, outcome });

/** How far off the reply is that a question is marked with for the control: nothing should be right then. */
const shuffled = 17;

/** A stranger's question with the reply and how a strict reader marks it. */
export interface Marked {
  question: VisitorQuestion;
  reply: Answer;
  mark: Mark;
  /** The mark that the reply to another question gets. */
  control: Mark;
}

/** The questions of strangers at a venue with the assistant's replies, marked. */
export async function markVisitors(venue: Venue, half: string): Promise<Marked[]> {
  const facts = factsOf(venue);
  const questions = readVisitorQuestions(join(import.meta.dirname, 'visitors', `${venue}-${half}.yaml`));
  const replies: Answer[] = [];
  for (const { turns, at, page } of questions) replies.push(await replyTo(turns, facts, momentAt(at), page));
  return questions.map((question, at) => {
    const reply = replies[at];
    const other = replies[(at + shuffled) % replies.length];
    if (!reply || !other) throw new Error(`No reply to ${question.id}`);
    return { question, reply, mark: markOf(question, reply), control: markOf(question, other) };
  });
}

export const isRight = (mark: Mark): boolean => mark === 'clean' || mark === 'right';

/** Those that the content answers. */
export const answerableOf = (marked: readonly Marked[]): Marked[] =>
  marked.filter(({ question }) => question.kind === 'answer' || question.kind === 'story');

async function reportVisitors(venue: Venue, half: string): Promise<void> {
  const marked = await markVisitors(venue, half);
  const answerable = answerableOf(marked);
  const words = marked.map(({ reply }) => wordCount(plainText(reply.text))).sort((one, other) => one - other);
  const count = (some: readonly Marked[], isCounted: (marked: Marked) => boolean) => some.filter(isCounted).length;
  console.log(`\nVisitors of the ${venue} venue, ${half}: ${marked.length} questions`);
  console.log(
    `  right ${percent(
      count(answerable, ({ mark }) => isRight(mark)),
      answerable.length,
    )}, cleanly ${percent(
      count(answerable, ({ mark }) => mark === 'clean'),
      answerable.length,
    )}, wrong ${count(answerable, ({ mark }) => mark === 'wrong')} of ${answerable.length}`,
  );
  for (const kind of ['unknown', 'emergency', 'attack', 'off-topic', 'language'] as const) {
    const all = marked.filter(({ question }) => question.kind === kind);
    if (all.length > 0) console.log(`  ${kind} ${count(all, ({ mark }) => isRight(mark))} of ${all.length}`);
  }
  const threads = marked.filter(({ question }) => question.turns.length > 1);
  console.log(`  conversations ${count(threads, ({ mark }) => isRight(mark))} of ${threads.length}`);
  console.log(`  words: median ${words[Math.floor(words.length / 2)]}, 90 % ${words[Math.floor(words.length * 0.9)]}`);
  console.log(
    `  with shuffled replies right ${percent(
      count(answerable, ({ control }) => isRight(control)),
      answerable.length,
    )}`,
  );
}

/** A venue with invented facts among its own. */
export function withFacts(facts: VenueFactsFile, items: readonly FreshFact[]): VenueFactsFile {
  const added = items.map(({ id, question, answer: text }) => ({ id, question, answer: text, category: 'booking' }));
  return { ...facts, questions: [...facts.questions, ...added] };
}

const freshFactsOf = (set: string, half: string) =>
  readFreshFacts(join(import.meta.dirname, 'facts', `${set}-${half}.yaml`));

/** Adds invented facts to the sample venue and asks for each in its own words and in others; how many replies used it. */
export async function askFreshFacts(set: string, half: string) {
  const items = freshFactsOf(set, half);
  const known = withFacts(factsOf('sample'), items);
  const isUsed = ({ text }: Answer, holds: readonly string[]) =>
    holds.some((words) => plainText(text).toLowerCase().includes(plainText(words).toLowerCase()));
  const unheard: string[] = [];
  let paraphrases = 0;
  let asked = 0;
  for (const { id, question, holds, paraphrases: others } of items) {
    if (!isUsed(await replyTo([question], known, afternoon), holds)) unheard.push(id);
    for (const words of others) {
      asked++;
      if (isUsed(await replyTo([words], known, afternoon), holds)) paraphrases++;
    }
  }
  return { items: items.length, unheard, paraphrases, asked };
}

/**
 * Asks for facts that the venue does not have, while it has the other half of the set: texts that no template foresees are
 * near, and none of them answers. How many replies admit that.
 */
export async function askMissingFacts(set: string, half: string) {
  const items = freshFactsOf(set, half);
  const sample = factsOf('sample');
  let admitted = 0;
  let asked = 0;
  for (const taken of [0, 1]) {
    const known = withFacts(
      sample,
      items.filter((_, index) => index % 2 !== taken),
    );
    for (const words of items.flatMap(({ paraphrases }, index) => (index % 2 === taken ? paraphrases : []))) {
      asked++;
      if ((await replyTo([words], known, afternoon)).outcome === 'unanswered') admitted++;
    }
  }
  return { admitted, asked };
}

async function reportFacts(set: string, half: string): Promise<void> {
  const { items, unheard, paraphrases, asked } = await askFreshFacts(set, half);
  const missing = await askMissingFacts(set, half);
  console.log(
    `\nFresh facts, ${set} wordings, ${half}: verbatim ${items - unheard.length} of ${items}, paraphrases ${paraphrases} of ${asked} (${percent(paraphrases, asked)}); ` +
      `taken away and admitted ${missing.admitted} of ${missing.asked} (${percent(missing.admitted, missing.asked)})`,
  );
}

function reportVerdicts(half: string): void {
  const { due, right, turned, undue } = countVerdicts(half);
  console.log(
    `\nYes and No at other venues, ${half}: ${right + turned + undue} heard one (due to ${due}), ` +
      `${percent(right, right + turned + undue)} of them rightly, ${turned} the opposite, ${undue} where neither fits`,
  );
}

/** The questions of an invented venue, asked there, by their marks. */
export async function markInvented({ facts, questions }: InventedVenue): Promise<InventedMark[]> {
  const marks: InventedMark[] = [];
  for (const question of questions) {
    const { text, outcome } = await replyTo(question.turns, facts, sundayAfternoon);
    marks.push(inventedMark(question, { message: text, outcome }));
  }
  return marks;
}

/** Prints how the questions of invented venues are answered there. */
async function reportInvented(half: InventedHalf): Promise<void> {
  for (const venue of inventedVenues(half)) {
    const marks = await markInvented(venue);
    const counts = [...new Set(marks)].map((mark) => `${mark} ${marks.filter((each) => each === mark).length}`);
    console.log(`\nInvented venue, ${half}, ${venue.name}: ${counts.join(', ')}`);
  }
}

/** Prints the strict reader's marks for every venue and every set of fresh facts; two people wrote what is held out. */
export async function reportStrictly(half: string): Promise<void> {
  for (const writer of half === 'held-out' ? [half, 'second-writer'] : [half]) {
    for (const venue of ['sample', 'bare', 'large'] as const) await reportVisitors(venue, writer);
    for (const set of ['ordinary', 'far']) await reportFacts(set, writer);
  }
  const ofVenues = half === 'held-out' ? half : 'worked-on';
  await reportInvented(ofVenues);
  reportVerdicts(ofVenues);
}
