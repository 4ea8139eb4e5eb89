import type { Asked } from '../answer-parts.ts';
import type { Found, FoundText } from './finder.ts';
import { tellsNothing, tellingWords } from './words.ts';
import { computedQuestions } from '../computing/from-content.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';
import type { Choice, Likely } from './choice.ts';
import { familyOfKey } from './families.ts';
import { untold } from './subject-kinds.ts';

/** What speaks for the known subject and for the likeliest text, each as a number around 0 to 1. */
export type Signs = Readonly<Record<string, number>>;

/** What a decision is made of. */
export interface Surroundings extends Found {
  asked: Asked;
  knowledge: Knowledge;
  /** What was learned of the text that is weighed. */
  learned: Learned;
}

/** The texts that a subject quotes. */
export const quotedBy = ({ key }: Pick<Choice, 'key'>, { passages, textsOf }: Knowledge) =>
  [key, ...textsOf(key)].filter((each) => passages.has(each));

/** True for a short question after another one, or one without any telling word: it says too little on its own. */
export const goesOn = ({ leansOnEarlier, earlier, ideas, raw }: Asked): boolean =>
  leansOnEarlier || (earlier.ideas.length > 0 && ideas.length <= 6) || tellsNothing(raw);

/** True for a question with days, people, ages or sums in it. */
export const isCalculated = ({ days, times, group, tagged }: Asked): boolean =>
  days.length > 0 ||
  times.length > 0 ||
  group.players !== undefined ||
  group.ages.length > 0 ||
  /<(?:n|money|age)>/.test(tagged);

/** True while nothing sure was read that the venue may answer. */
export const isOpen = (read: Choice | undefined): boolean => !read || read.isGuess === true || read.key === 'unknown';

/** True for a subject that the text itself is, or whose question the text answers. */
export const isSame = ({ key }: Pick<Choice, 'key'>, text: FoundText) =>
  key === text.key || computedQuestions[text.key] === key;

const yes = (is: unknown) => (is ? 1 : 0);

/** Whether a learned subject stands for a text, and how likely that one is, 0 to 1 each. */
interface Learned {
  isLearned: number;
  likelihood: number;
}

/** That a text was not heard says nothing where what was heard is something of which this venue tells nothing. */
export function learnedOf(text: FoundText, heard: readonly Likely[], { textsOf }: Knowledge): Learned {
  const subjects = heard.filter((each) => isSame(each, text) || textsOf(each.key).includes(text.key));
  const silent = heard.find(({ key }) => key === untold)?.likelihood ?? 0;
  return {
    isLearned: subjects.length > 0 ? 1 - silent : 0,
    likelihood: Math.max(0, ...subjects.map(({ likelihood }) => likelihood)),
  };
}

/** How well the best of the texts that a subject quotes fits, 0 where none was found. */
export function quotedScoreOf(
  read: Choice | undefined,
  { texts, knowledge }: Pick<Surroundings, 'texts' | 'knowledge'>,
): number {
  const quoted = new Set(read ? quotedBy(read, knowledge) : []);
  return Math.max(0, ...texts.filter(({ key }) => quoted.has(key)).map(({ score }) => score));
}

/** What speaks for the subject and for the text. Each name is one that weights were learned for. */
export function signsOf(
  read: Choice | undefined,
  text: FoundText,
  next: FoundText | undefined,
  surroundings: Surroundings,
): Signs {
  const { topic, asked, knowledge, learned } = surroundings;
  const { key, score, signs } = text;
  const quoted = read ? quotedBy(read, knowledge) : [];
  const quotedScore = quotedScoreOf(read, surroundings);
  const family = read && familyOfKey(read.key);
  const isOwnQuestion = knowledge.passages.get(key)?.title.endsWith('?') ?? false;
  const isForeseen = key in computedQuestions;
  const computes = read !== undefined && computedSubjects.has(read.key);
  const calculated = isCalculated(asked);
  return {
    text: score,
    textHigh: Math.max(0, score - 0.5),
    askMeaning: signs.askMeaning,
    askWords: signs.askWords,
    saidWords: signs.saidWords,
    ledByTopic: signs.topic,
    ahead: score - (next?.score ?? 0),
    isQuestion: yes(isOwnQuestion),
    isForeseen: yes(isForeseen),
    isOwnQuestion: yes(isOwnQuestion && !isForeseen),
    isOfVenue: yes(key.startsWith('faq/')),
    isLegal: yes(key.startsWith('page/legal/')),
    isOfRoom: yes(key.startsWith('room/')),
    isLearned: learned.isLearned,
    heard: learned.likelihood,
    isStory: yes(/^post\/|\/story\//.test(key)),
    topic,
    quoted: quotedScore,
    quotesText: yes(quoted.includes(key) || (read && isSame(read, text))),
    overQuoted: quotedScore > 0 ? score - quotedScore : 0,
    isUnread: yes(!read),
    isGuess: yes(read?.isGuess),
    isUnknown: yes(read?.key === 'unknown'),
    isOffTopic: yes(read?.key === 'off-topic'),
    computes: yes(computes),
    likelihood: read?.likelihood ?? 0,
    calculated: yes(calculated),
    computesIt: yes(calculated && computes),
    textCalculated: calculated ? score : 0,
    goesOn: yes(goesOn(asked)),
    otherOccasion: yes(family && family !== familyOfKey(key)),
    textUnread: isOpen(read) ? score : 0,
    topicUnread: read?.key === 'unknown' ? topic : 0,
    length: Math.min(12, tellingWords(asked.raw).length) / 12,
  };
}
