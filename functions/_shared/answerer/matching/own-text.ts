import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { subjectPrefix, topicPrefix } from '../finding/findables.ts';
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
/** What a text is ahead of a subject from the start: it has one or two ways to be asked for, a subject has dozens. */
const lead = 0.18;
/** By how much another text has to fit better than the one that the known ways to ask lead to. */
const clearly = 0.03;

/**
 * The text of the venue that answers a question, where it fits better than what the known ways to ask lead to: no list of
 * ours rules out what the content says. Sums, days and plans stay with the subject that works them out.
 */
export function preferOwnText(
  read: Choice | undefined,
  asked: Asked,
  { find, passages }: Knowledge,
  { facts }: AnswerContext,
): Choice | undefined {
  if (read?.key === 'manipulation' || read?.isSettled) return read;
  if (read && !read.isGuess && read.key !== 'unknown' && goesOn(asked)) return read;
  const near = find(asked.raw.replace(roomPattern(facts), ' '));
  const scoreOf = (key: string) => near.find((each) => each.key === key)?.score ?? 0;
  const text = near.find(
    ({ key }) =>
      !key.startsWith(subjectPrefix) &&
      !key.startsWith(topicPrefix) &&
      isOfRooms(key, asked) &&
      isOfOccasion(key, asked),
  );
  if (!text || text.score < found) return read;
  const choice = { key: text.key, score: text.score, fit: text.score };
  const family = read && familyOfKey(read.key);
  if (read && family && !hasOffer(family, { facts })) return read;
  if (read && family && family !== familyOfKey(text.key) && text.score < surely) return read;
  if (read?.key === 'off-topic') return text.score >= surely ? choice : read;
  if (!read || read.isGuess || read.key === 'unknown') {
    const subject = near.find(({ key }) => key.startsWith(subjectPrefix));
    return text.score + lead >= (subject?.score ?? 0) ? choice : read;
  }
  const quoted = [read.key, ...(contentSubjects[read.key] ?? [])].filter((key) => passages.has(key));
  if (quoted.includes(text.key) || (computedSubjects.has(read.key) && isCalculated(asked))) return read;
  const asSubject = scoreOf(`${subjectPrefix}${read.key}`) - lead;
  const asText = Math.max(0, ...quoted.map(scoreOf)) + clearly;
  if (text.score <= Math.max(asSubject, asText) || computedQuestions[text.key] === read.key) return read;
  return choice;
}

/** True for a short question after another one: it says too little on its own. */
const goesOn = ({ leansOnEarlier, earlier, ideas }: Asked): boolean =>
  leansOnEarlier || (earlier.ideas.length > 0 && ideas.length <= 6);

/** True for a question with days, people, ages or sums in it. */
const isCalculated = ({ days, times, group, tagged }: Asked): boolean =>
  days.length > 0 ||
  times.length > 0 ||
  group.players !== undefined ||
  group.ages.length > 0 ||
  /<(?:n|money|age)>/.test(tagged);

/** False for a text of an occasion that nobody speaks of: how old party guests are says nothing of other visitors. */
const isOfOccasion = (key: string, { family }: Asked): boolean => [undefined, family].includes(familyOfKey(key));

/** False for a text of a room when others are spoken of. */
const isOfRooms = (key: string, { rooms }: Asked): boolean =>
  !key.startsWith('room/') || rooms.length === 0 || rooms.some(({ slug }) => key.startsWith(`room/${slug}/`));
