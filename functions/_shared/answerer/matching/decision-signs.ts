import type { Asked } from '../answer-parts.ts';
import { prefixes, type FoundText } from '../finding/finder.ts';
import { tellsNothing, tellingWords } from '../finding/words.ts';
import { computedQuestions, contentSubjects } from '../subjects/from-content.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';
import type { Choice } from './choose.ts';
import { familyOfKey } from './families.ts';

/** What speaks for the known subject and for the likeliest text, each as a number around 0 to 1. */
export type Signs = Readonly<Record<string, number>>;

/** What a decision is made of. */
export interface Surroundings {
  near: readonly FoundText[];
  asked: Asked;
  knowledge: Knowledge;
}

/** The texts that a subject quotes. */
export const quotedBy = ({ key }: Pick<Choice, 'key'>, { passages }: Knowledge) =>
  [key, ...(contentSubjects[key] ?? [])].filter((each) => passages.has(each));

/** The nearest subject or topic. */
export const firstOf = (prefix: string, near: readonly FoundText[]) => near.find(({ key }) => key.startsWith(prefix));

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
export const isSame = ({ key }: Choice, text: FoundText) => key === text.key || computedQuestions[text.key] === key;

const yes = (is: unknown) => (is ? 1 : 0);

/** What speaks for the subject and for the text. Each name is one that weights were learned for. */
export function signsOf(
  read: Choice | undefined,
  text: FoundText,
  next: FoundText | undefined,
  { near, asked, knowledge }: Surroundings,
): Signs {
  const scoreOf = (key: string) => near.find((each) => each.key === key)?.score ?? 0;
  const bestOf = (prefix: string) => firstOf(prefix, near)?.score ?? 0;
  const { key, score, signs } = text;
  const quoted = read ? quotedBy(read, knowledge) : [];
  const quotedScore = Math.max(0, ...quoted.map(scoreOf));
  const readScore = read ? scoreOf(`${prefixes.subject}${read.key}`) : 0;
  const family = read && familyOfKey(read.key);
  const isOwnQuestion = knowledge.passages.get(key)?.title.endsWith('?') ?? false;
  const isForeseen = key in computedQuestions || near.some((each) => each.key === `${prefixes.subject}${key}`);
  const computes = read !== undefined && computedSubjects.has(read.key);
  const calculated = isCalculated(asked);
  return {
    text: score,
    textHigh: Math.max(0, score - 0.5),
    askMeaning: signs?.askMeaning ?? 0,
    askWords: signs?.askWords ?? 0,
    saidWords: signs?.saidWords ?? 0,
    ledByTopic: signs?.topic ?? 0,
    ahead: score - (next?.score ?? 0),
    isQuestion: yes(isOwnQuestion),
    isForeseen: yes(isForeseen),
    isOwnQuestion: yes(isOwnQuestion && !isForeseen),
    isOfVenue: yes(key.startsWith('faq/')),
    isLegal: yes(key.startsWith('page/legal/')),
    isOfRoom: yes(key.startsWith('room/')),
    isStory: yes(/^post\/|\/story\//.test(key)),
    topic: bestOf(prefixes.topic),
    subject: bestOf(prefixes.subject),
    readSubject: readScore,
    overSubject: score - readScore,
    topicOverSubject: bestOf(prefixes.topic) - readScore,
    quoted: quotedScore,
    quotesText: yes(quoted.includes(key) || (read && isSame(read, text))),
    overQuoted: quotedScore > 0 ? score - quotedScore : 0,
    isUnread: yes(!read),
    isGuess: yes(read?.isGuess),
    isUnknown: yes(read?.key === 'unknown'),
    isOffTopic: yes(read?.key === 'off-topic'),
    isUnmentioned: yes(read?.isUnmentioned),
    computes: yes(computes),
    fit: Math.min(1.2, read?.fit ?? 0),
    fitHigh: Math.max(0, Math.min(1.2, read?.fit ?? 0) - 0.85),
    score: Math.min(2, read?.score ?? 0),
    likelihood: read?.likelihood ?? 0,
    calculated: yes(calculated),
    computesIt: yes(calculated && computes),
    textCalculated: calculated ? score : 0,
    goesOn: yes(goesOn(asked)),
    otherOccasion: yes(family && family !== familyOfKey(key)),
    textUnread: isOpen(read) ? score : 0,
    subjectUnread: isOpen(read) ? bestOf(prefixes.subject) : 0,
    topicUnread: read?.key === 'unknown' ? bestOf(prefixes.topic) : 0,
    length: Math.min(12, tellingWords(asked.raw).length) / 12,
  };
}
