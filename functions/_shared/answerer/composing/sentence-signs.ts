import { likeness, meaningOf, nearestTo, rowsOf } from '../finding/meaning.ts';
import { tellingWords, wordsOf } from '../finding/words.ts';
import { subjectLikelihoods } from '../finding/subject-likelihoods.ts';
import { ideasOf } from '../reading/clause.ts';
import { isEmptyIdea } from '../reading/concepts.ts';
import { normalize } from '../reading/normalize.ts';
import { wholeWords } from '../reading/patterns.ts';

/** What questions ask for, by their words. Which sentences answer which of them is learned. */
const askedFor: Readonly<Record<string, RegExp>> = {
  cost: wholeWords('how much, costs?, prices?, pricing, charged?, fees?, extra, pay, free, cheap'),
  time: wholeWords('when, how (?:long|soon|early|late|far), what (?:time|day), how many (?:minutes|hours|days|weeks)'),
  thing: wholeWords('what, which'),
  case: wholeWords('what if, what happens, if'),
  leave: wholeWords('can, may, could, allowed, ok, okay, alright, fine'),
  offer: wholeWords('(?:is|are) there, do you (?:have|offer|do|sell)'),
  number: /\d/,
  whether:
    /(?:^|[.!,] )(?:(?:hi|hello|hey|and|so|but|also|ok)[ ,]+)*(?:is|are|do|does|did|can|could|will|would|may|am|was|has|have|should)\b/,
};

/** What sentences say, by their words. */
const saidIn: Readonly<Record<string, RegExp>> = {
  money: /[$%]|\b(?:dollars|free|no charge|charge|costs?|price|fee|extra)\b/,
  digit: /\d/,
  numberWord: wholeWords('one, two, three, four, five, six, seven, eight, nine, ten, twelve, dozen'),
  length: wholeWords('minutes?, hours?, days?, weeks?, months?, years?'),
  day: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek(?:end|day)s?\b|\bholidays?\b/,
  leave: wholeWords('may, can, welcome, allowed, happy, gladly, feel free, fine'),
  denial: /\b(?:no|not|never|cannot|nobody|none|neither|without)\b|n['’]t\b/,
  verdict: /^(?:\*\*)?(?:yes|no|sure|of course|sorry|not)\b/,
  all: wholeWords('every, all, any, each, always'),
  limit: wholeWords('up to, at most, maximum, no more than, at least, minimum, limit, or more, or fewer'),
};

const likenessSigns = [
  'whole meaning',
  'meaning of its nearest clause',
  'words',
  'words, the nearest most',
  'words that other sentences lack',
  'words of its own',
  'subject',
  'ideas that other sentences lack',
  'opens the text',
];
const saidNames = ['opens the text', ...Object.keys(saidIn)];

/** Names of the signs of a sentence, in the order of their weights. */
export const signNames: readonly string[] = [
  ...likenessSigns,
  ...['anything', ...Object.keys(askedFor)].flatMap((asked) => saidNames.map((said) => `${asked}: ${said}`)),
];

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
const most = (numbers: readonly number[]) => numbers.reduce((highest, each) => Math.max(highest, each), 0);

/** What makes two ends of a clause. */
const clauseEnds = /[,;:?—–]|\b(?:and|but|so|because|if|unless|which)\b/;
/** Clauses of more than a word. */
const clausesOf = (sentence: string) => sentence.split(clauseEnds).filter((clause) => clause.trim().includes(' '));

const tellingIdeas = (text: string) => new Set(ideasOf(normalize(text)).filter((idea) => !isEmptyIdea(idea)));

/** Which of the kinds of words a text has, as ones and zeros. */
const hasOf = (kinds: Readonly<Record<string, RegExp>>, text: string): number[] =>
  Object.values(kinds).map((words) => Number(words.test(text.toLowerCase())));

/** How alike the subjects are that two texts speak of, 0 to 1. */
function alikeInSubject(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [key, share] of one) sum += Math.sqrt(share * (other.get(key) ?? 0));
  return sum;
}

const subjects = new Map<string, ReadonlyMap<string, number>>();
/** Sentences whose subjects are remembered: a venue's are asked for again and again. */
const mostRemembered = 2000;

function subjectsOf(sentence: string): ReadonlyMap<string, number> {
  const known = subjects.get(sentence);
  if (known) return known;
  const likely = subjectLikelihoods(sentence);
  if (subjects.size < mostRemembered) subjects.set(sentence, likely);
  return likely;
}

/** What a question finds in a sentence, whatever it asks. */
const readSentence = (sentence: string, at: number) => ({
  meaning: meaningOf(wordsOf(sentence)),
  clauses: clausesOf(sentence).map((clause) => meaningOf(wordsOf(clause))),
  rows: rowsOf(tellingWords(sentence)),
  subjects: subjectsOf(sentence),
  ideas: tellingIdeas(sentence),
  opens: Number(at === 0),
  said: [Number(at === 0), ...hasOf(saidIn, sentence)],
});

/** The sentences of a text, read once: what speaks for each of them as the answer to a question, in the order of the names. */
export function sentenceSigns(sentences: readonly string[]): (question: string) => number[][] {
  const read = sentences.map(readSentence);
  /** In how many sentences an idea is: few share what tells them apart. */
  const usesOf = (idea: string) => read.filter(({ ideas }) => ideas.has(idea)).length;
  return (question) => {
    const meaning = meaningOf(wordsOf(question));
    const nearTo = rowsOf(tellingWords(question)).map(nearestTo);
    /** For each word of the question how near each sentence comes to it. */
    const near = nearTo.map((nearest) => read.map(({ rows }) => nearest(rows)));
    const nearOnAverage = near.map(mean);
    const asks = subjectLikelihoods(question);
    const ideasAsked = tellingIdeas(question);
    const asked = [1, ...hasOf(askedFor, question)];
    return read.map((sentence, at) => {
      const nearness = near.map((each) => each[at] ?? 0);
      const back = sentence.rows
        .map((row) => most(nearTo.map((nearest) => nearest([row]))))
        .sort((one, other) => other - one);
      const shared = [...sentence.ideas].filter((idea) => ideasAsked.has(idea));
      return [
        likeness(meaning, sentence.meaning),
        most(sentence.clauses.map((clause) => likeness(meaning, clause))),
        mean(nearness),
        mean(nearness.map((each) => each ** 4)),
        nearness.reduce((sum, each, word) => sum + each - (nearOnAverage[word] ?? 0), 0),
        mean(back.slice(0, 3)),
        alikeInSubject(asks, sentence.subjects),
        shared.reduce((sum, idea) => sum + 1 / usesOf(idea), 0),
        sentence.opens,
        ...asked.flatMap((isAsked) => sentence.said.map((isSaid) => isAsked * isSaid)),
      ];
    });
  };
}
