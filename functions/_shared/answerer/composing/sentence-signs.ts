import { likeness, meaningOf, nearestTo, rowsOf } from '../finding/meaning.ts';
import { tellingWords, wordsOf } from '../finding/words.ts';
import { subjectLikelihoods } from '../matching/subject-likelihoods.ts';
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

/** How many of a text's sentences share what with the question, those that few sentences have counting more. */
function sharedRarely(asked: ReadonlySet<string>, said: readonly ReadonlySet<string>[]): number[] {
  const uses = (each: string) => said.filter((own) => own.has(each)).length;
  return said.map((own) => [...own].filter((each) => asked.has(each)).reduce((sum, each) => sum + 1 / uses(each), 0));
}

const tellingIdeas = (text: string) => new Set(ideasOf(normalize(text)).filter((idea) => !isEmptyIdea(idea)));

/** How alike the subjects are that two texts speak of, 0 to 1. */
function alikeInSubject(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [key, share] of one) sum += Math.sqrt(share * (other.get(key) ?? 0));
  return sum;
}

const subjects = new Map<string, ReadonlyMap<string, number>>();
/** Sentences whose subjects are remembered: a venue's are asked for again and again. */
const mostRemembered = 2000;

function subjectsOf(text: string): ReadonlyMap<string, number> {
  const known = subjects.get(text);
  if (known) return known;
  const likely = subjectLikelihoods(text);
  if (subjects.size < mostRemembered) subjects.set(text, likely);
  return likely;
}

/** What speaks for each sentence of a text as the answer to a question, in the order of the names. */
export function sentenceSigns(question: string, sentences: readonly string[]): number[][] {
  const meaning = meaningOf(wordsOf(question));
  const words = rowsOf(tellingWords(question));
  const nearTo = words.map(nearestTo);
  const rows = sentences.map((sentence) => rowsOf(tellingWords(sentence)));
  /** For each word of the question how near each sentence comes to it. */
  const near = nearTo.map((nearest) => rows.map((own) => nearest(own)));
  const nearOnAverage = near.map(mean);
  const alike = sentences.map((sentence) => likeness(meaning, meaningOf(wordsOf(sentence))));
  const asks = subjectLikelihoods(question);
  const ideas = sharedRarely(tellingIdeas(question), sentences.map(tellingIdeas));
  const small = question.toLowerCase();
  const asked = [1, ...Object.values(askedFor).map((way) => (way.test(small) ? 1 : 0))];
  return sentences.map((sentence, at) => {
    const nearness = near.map((each) => each[at] ?? 0);
    const back = (rows[at] ?? [])
      .map((row) => most(nearTo.map((nearest) => nearest([row]))))
      .sort((one, other) => other - one);
    const opens = at === 0 ? 1 : 0;
    const text = sentence.toLowerCase();
    const said = [opens, ...Object.values(saidIn).map((way) => (way.test(text) ? 1 : 0))];
    return [
      alike[at] ?? 0,
      most(clausesOf(sentence).map((clause) => likeness(meaning, meaningOf(wordsOf(clause))))),
      mean(nearness),
      mean(nearness.map((each) => each ** 4)),
      nearness.reduce((sum, each, word) => sum + each - (nearOnAverage[word] ?? 0), 0),
      mean(back.slice(0, 3)),
      alikeInSubject(asks, subjectsOf(sentence)),
      ideas[at] ?? 0,
      opens,
      ...asked.flatMap((isAsked) => said.map((isSaid) => isAsked * isSaid)),
    ];
  });
}
