import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { prefixes, type FoundText } from '../finding/finder.ts';
import { tellsNothing } from '../finding/words.ts';
import { roomPattern } from '../reading/rooms.ts';
import { computedQuestions, contentSubjects } from '../subjects/from-content.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';
import { hasOffer } from '../venue/offers.ts';
import type { Choice } from './choose.ts';
import { familyOfKey } from './families.ts';

/** From here on a text of the venue answers a question. */
const found = 0.38;
/** From here on it does so though the words sound like another topic altogether. */
const surely = 0.5;
/** From here on a text answers all by itself: a room's where no room is named, any in a short question after another one or about a thing that no text names. */
const evidently = 0.7;
/** What a text is ahead of a subject from the start: it has one or two ways to be asked for, a subject has dozens. */
const lead = 0.18;
/** What a question is ahead that only this venue has: no subject knows of it, however sure one may be. */
const ownLead = 0.3;
/** By how much another text has to fit better than the one that the known ways to ask lead to. */
const clearly = 0.03;
/** From here on a question is nearly one that a venue may answer; the text that answers it here may be worded quite differently. */
const nearly = 0.6;
/** The least that such a text fits, and how far it has to be ahead of the next one. */
const faintly = 0.22;
const aheadOfNext = 1.15;
/** Words that point to what was said before: `can I use it`. */
const pointsBack = /\b(?:it|them|that|those|this)\b/;
/** From here on a question is all but the words in which a subject is asked for. */
const allButSaid = 0.88;
/** From here on a question is all but the words in which a topic is asked for. */
const allButItsWords = 0.75;
/** How far a text stays behind a topic that has nothing to do with it. */
const farBehind = 0.3;

/**
 * The text of the venue that answers a question, where it fits better than what the known ways to ask lead to: no list of
 * ours rules out what the content says. Sums, days and plans stay with the subject that works them out.
 */
export function preferOwnText(
  read: Choice | undefined,
  asked: Asked,
  knowledge: Knowledge,
  { facts }: AnswerContext,
): Choice | undefined {
  const { find, passages } = knowledge;
  if (read?.key === 'manipulation' || read?.isSettled) return read;
  const near = find(asked.raw.replace(roomPattern(facts), ' room '));
  const scoreOf = (key: string) => near.find((each) => each.key === key)?.score ?? 0;
  const text = near.find((each) => isText(each) && isOfRooms(each, asked, near) && isOfOccasion(each.key, asked));
  if (
    (!read || read.isGuess) &&
    !goesOn(asked) &&
    !pointsBack.test(asked.raw) &&
    isAllButSaid(near, passages) &&
    (text?.score ?? 0) < surely
  )
    return subjectOf(near[0]);
  const hasNoReading = !read || read.isGuess || read.key === 'unknown';
  const instead = hasNoReading ? insteadOfMissing(near, asked, knowledge) : undefined;
  if (instead) return instead;
  if (!text || text.score < found || isOfAnotherTopic(text, near)) return read;
  if (read && read.key !== 'unknown' && goesOn(asked) && (!read.isGuess || text.score < evidently)) return read;
  if (read && isCalculated(asked) && text.score < surely) return read;
  const subject = read && !read.isGuess ? { subject: read.key } : {};
  const choice = { key: text.key, score: text.score, fit: text.score, ...subject };
  const family = read && familyOfKey(read.key);
  if (read && family && !hasOffer(family, { facts })) return read;
  if (read && family && family !== familyOfKey(text.key) && text.score < surely) return read;
  if (read?.key === 'off-topic') return text.score >= surely ? choice : read;
  if (read?.isUnmentioned && text.score < evidently) return read;
  if (hasNoReading) {
    const nearest = near.find(isSubject);
    // Its day or its number decides the answer: the subject works out a Yes or a No, the text says one for all.
    const worked = subjectOf(nearest);
    if (worked && worked.score >= text.score && isCalculated(asked) && computedSubjects.has(worked.key)) return worked;
    return text.score + lead >= (nearest?.score ?? 0) ? choice : read;
  }
  const quoted = [read.key, ...(contentSubjects[read.key] ?? [])].filter((key) => passages.has(key));
  if (quoted.includes(text.key) || (computedSubjects.has(read.key) && isCalculated(asked))) return read;
  const isForeseen = text.key in computedQuestions || near.some(({ key }) => key === `${prefixes.subject}${text.key}`);
  const isOwnQuestion = !isForeseen && passages.get(text.key)?.title.endsWith('?');
  const asSubject = scoreOf(`${prefixes.subject}${read.key}`) - (isOwnQuestion ? ownLead : lead * doubt(read));
  const asText = Math.max(0, ...quoted.map(scoreOf)) + clearly;
  if (text.score <= Math.max(asSubject, asText) || computedQuestions[text.key] === read.key) return read;
  return choice;
}

const isText = ({ key }: FoundText) => !key.startsWith(prefixes.subject) && !key.startsWith(prefixes.topic);

const isSubject = ({ key }: FoundText) => key.startsWith(prefixes.subject);

const subjectOf = (subject: FoundText | undefined): Choice | undefined =>
  subject && { key: subject.key.slice(prefixes.subject.length), score: subject.score, fit: subject.score };

/** The one text that says in its own way what a subject of ours asks for and the venue has no answer of that kind to. */
function insteadOfMissing(
  near: readonly FoundText[],
  asked: Asked,
  { passages, isNearMissing }: Knowledge,
): Choice | undefined {
  const [first, second] = near.filter(isText);
  const missing = subjectOf(near.find(isSubject));
  const isAlone = first && first.score >= faintly && first.score >= aheadOfNext * (second?.score ?? 0);
  if (!isAlone || !missing || missing.score < nearly || isCalculated(asked)) return undefined;
  const { title = '', text = '' } = passages.get(first.key) ?? {};
  return isNearMissing(missing.key, `${title} ${text}`) ? { ...missing, key: first.key } : undefined;
}

/** True when what the question is most like is a subject, in all but its words: `which rooms do you have` has no telling one. */
function isAllButSaid([first]: readonly FoundText[], passages: Knowledge['passages']): boolean {
  const subject = first && isSubject(first) ? subjectOf(first) : undefined;
  if (!subject || subject.score < allButSaid) return false;
  const { key } = subject;
  return computedSubjects.has(key) || [key, ...(contentSubjects[key] ?? [])].some((each) => passages.has(each));
}

/** True when the question is all but the words of a topic that does not lead to the text: the venue says nothing of it. */
const isOfAnotherTopic = ({ score }: FoundText, near: readonly FoundText[]): boolean => {
  const topic = near.find(({ key }) => key.startsWith(prefixes.topic));
  return topic !== undefined && topic.score >= allButItsWords && score < topic.score - farBehind;
};

/** How doubtful a reading is: 0 when somebody all but used the words of a known way to ask, 1 when more than half of them differ. */
const doubt = ({ fit = 1 }: Choice): number => Math.min(1, Math.max(0, 2 * (0.9 - fit)));

/** True for a short question after another one, or one without any telling word: it says too little on its own. */
const goesOn = ({ leansOnEarlier, earlier, ideas, raw }: Asked): boolean =>
  leansOnEarlier || (earlier.ideas.length > 0 && ideas.length <= 6) || tellsNothing(raw);

/** True for a question with days, people, ages or sums in it. */
const isCalculated = ({ days, times, group, tagged }: Asked): boolean =>
  days.length > 0 ||
  times.length > 0 ||
  group.players !== undefined ||
  group.ages.length > 0 ||
  /<(?:n|money|age)>/.test(tagged);

/** False for a text of an occasion that nobody speaks of: how old party guests are says nothing of other visitors. */
const isOfOccasion = (key: string, { family }: Asked): boolean => [undefined, family].includes(familyOfKey(key));

/**
 * False for a text of a room when others are spoken of; where none is, when it does not answer all by itself or another
 * room says as much of the same.
 */
function isOfRooms({ key, score }: FoundText, { rooms }: Asked, near: readonly FoundText[]): boolean {
  if (!key.startsWith('room/')) return true;
  if (rooms.length > 0) return rooms.some(({ slug }) => key.startsWith(`room/${slug}/`));
  const [own = ''] = /^room\/[^/]+\//.exec(key) ?? [];
  const hasTwin = near.some(
    (each) => each.key.startsWith('room/') && !each.key.startsWith(own) && each.score > score - clearly,
  );
  return score >= evidently && !hasTwin;
}
