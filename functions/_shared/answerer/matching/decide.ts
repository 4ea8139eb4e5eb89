import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { prefixes, type FoundText } from '../finding/finder.ts';
import { stemsOf, tellingWords } from '../finding/words.ts';
import { roomPattern } from '../reading/rooms.ts';
import { computedQuestions } from '../subjects/from-content.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';
import { hasOffer } from '../venue/offers.ts';
import { inVeryWords, type Choice } from './choose.ts';
import { likelihoods, type Likelihoods } from './decision.ts';
import {
  firstOf,
  goesOn,
  isCalculated,
  isOpen,
  isSame,
  quotedBy,
  signsOf,
  type Signs,
  type Surroundings,
} from './decision-signs.ts';
import { familyOfKey, meaningIn } from './families.ts';

/** Below this likelihood nothing that was found is said: the assistant does not know. */
const leastLikely = 0.2;
/** Below this likelihood what is said is called a guess; a subject that only seemed to fit has to be likelier. */
const likely = { text: 0.35, subject: 0.33, seeming: 0.6 };
/** From this likelihood on something that is not known may have been meant: its question is offered to press. */
const worthAsking = 0.1;
/** From this likelihood on a text is meant, also where few words were said, if the subject is as good as ruled out. */
const clearlyMeant = 0.6;
/** From this likelihood, this fit and this score on a subject is heard clearly. */
const clearLikelihood = 0.7;
const clearFit = 0.7;
const clearScore = 1.2;
/** Below this likelihood the next likeliest subjects are weighed, too, and by how much one has to be likelier. */
const doubtful = 0.5;
const aheadOfRead = 0.3;
/** The least that a text fits before it is weighed against a subject that works something out. */
const found = 0.6;
/** From here on a text answers where nothing else is understood. */
const surely = 0.55;
/** From here on a text answers what sounds like another matter altogether. */
const onTopic = 0.5;
/** From here on a question is all but the words in which a subject is asked for. */
const allButSaid = 0.88;
/** From here on a question is nearly one that a venue may answer; the text that answers it here may be worded quite differently. */
const nearly = 0.6;
/** From here on a question is near enough to a subject to be answered by it where nothing else is likely. */
const nearSubject = 0.7;
/** The least that such a text fits, and how far it has to be ahead of the next one. */
const faintly = 0.22;
const aheadOfNext = 1.15;
/** From here on a question is all but the words in which a topic is asked for, and how far a text stays behind a topic of another matter. */
const allButItsTopic = 0.75;
const farBehind = 0.2;
/** From here on a text holds all telling words of a question, and is far ahead of the next one. */
const allSaid = 0.98;
const farAhead = 0.15;
/** From here on a text answers a room's question though no room is named. */
const evidently = 0.7;
/** Below this a text says nothing against a subject that was understood. */
const atAll = 0.36;
/** Two texts of rooms that are this close say as much of the same. */
const clearly = 0.03;

/**
 * Whether the subject that the known ways to ask lead to, a text of the venue or nothing answers. How likely each is to be right
 * was learned from questions with known answers (`npm run eval:learn`); no list of ours rules out what the content says.
 */
export function decide(
  read: Choice | undefined,
  asked: Asked,
  knowledge: Knowledge,
  context: AnswerContext,
): Choice | undefined {
  if (read?.key === 'manipulation' || read?.isSettled) return read;
  const family = read && familyOfKey(read.key);
  if (family && !hasOffer(family, context)) return read;
  const near = knowledge.find(asked.raw.replace(roomPattern(context.facts), ' room '));
  const surroundings: Surroundings = { near, asked, knowledge };
  const saysSubject = allButSaidSubject(near, asked, knowledge);
  if (saysSubject && (!read || read.isGuess)) return saysSubject;
  const mayAnswer = (each: FoundText) =>
    each.signs !== undefined &&
    isOfRooms(each, asked, near) &&
    isOfOccasion(each.key, asked) &&
    !sharesOnlyNumber(each, asked, knowledge);
  const text = near.find(mayAnswer);
  const next = text && near.slice(near.indexOf(text) + 1).find(mayAnswer);
  if (!text || (read?.key === 'off-topic' && text.score < onTopic)) return read;
  const isUnread = isOpen(read);
  const missing = isUnread ? insteadOfMissing(near, asked, knowledge) : undefined;
  if (missing) return missing;
  const instead = {
    key: meaningIn(asked.family, computedQuestions[text.key] ?? text.key),
    score: text.score,
    fit: text.score,
  };
  // What is known to be answered nowhere, in nearly these words, is weighed.
  const isForeseen = read?.key === 'unknown' && (read.fit ?? 0) >= allButSaid;
  if (isUnread && !isForeseen && text.score >= surely && !isCalculated(asked) && !isOfAnotherTopic(text, near))
    return instead;
  // Sums, days and ages are worked out.
  const isPlanned = computedSubjects.has(read?.key ?? '') && isCalculated(asked);
  if (!isUnread && ((isPlanned && text.score < found) || saysTooLittle(asked, text))) return read;
  const weigh = (each: Choice | undefined) =>
    (context.weigh ?? likelihoods)(signsOf(each, text, next, surroundings), asked);
  const { subject, own: ownBesideRead } = weigh(read);
  const isMeant = ownBesideRead >= clearlyMeant && subject < leastLikely;
  // What goes on was read from more than its words, and the very words of a way to ask need no weighing.
  const isKnown = (read?.fit ?? 0) >= inVeryWords && ownBesideRead < clearlyMeant;
  if (!isUnread && (isKnown || (goesOn(asked) && !isMeant))) return read;
  const isClear = read !== undefined && (isHeardClearly(read) || saysSubject?.key === read.key);
  const rival = read && !isClear && subject < doubtful ? likelierRival(read, subject, asked, weigh) : undefined;
  const mayBeSaid = !read || read.key === 'unknown' || text.score >= atAll;
  const own = mayBeSaid && !(isClear && ownBesideRead < subject + aheadOfRead) ? ownBesideRead : 0;
  const isDoubtful = Math.max(subject, own) < leastLikely || (read?.isGuess === true && subject < doubtful);
  if (isDoubtful && saysItAlone(text, next, asked)) return instead;
  if (rival && rival.subject > own)
    return { ...rival.choice, ...(rival.subject < likely.seeming && read?.isGuess && { isGuess: true }) };
  const isSaid = isPlanned || isClear;
  // What only seemed to fit has to be likelier to be said at all.
  const worth = read?.isGuess === true && subject < likely.subject ? 0 : subject;
  if (Math.max(worth, own) < leastLikely && !isSaid)
    return nearestSubject(near, asked, knowledge) ?? admitting(read, own >= worthAsking ? text.key : undefined);
  const before = read && !read.isGuess ? { subject: read.key } : {};
  if (own > subject && (isMeant ? !read || !isSame(read, text) : !saysTheSame(read, text, surroundings)))
    return { ...instead, score: Math.max(text.score, own), ...before, ...(own < likely.text && { isGuess: true }) };
  if (!read) return read;
  // A subject that says what the text says is as likely to be right as the likelier of the two.
  const isRight = isSaid || (own >= likely.text && saysIt(read, text, surroundings));
  const { isGuess = subject < likely.subject && !isRight, ...sure } = read;
  const also = [...(own >= worthAsking && !isSame(read, text) ? [text.key] : []), ...(read.also ?? [])];
  return {
    ...sure,
    also: [...new Set(also)].slice(0, 2),
    ...(isGuess && subject < likely.seeming && { isGuess: true }),
  };
}

/** True for a question of few words that leans on others: what it means was read from more than them. */
const saysTooLittle = (asked: Asked, text: FoundText): boolean =>
  (asked.leansOnEarlier || tellingWords(asked.raw).length < 2) && (goesOn(asked) || text.score < evidently);

/** True for a subject for which two of three speak clearly: its likelihood, its fit and its score. */
const isHeardClearly = ({ isGuess, likelihood = 0, fit = 0, score }: Choice): boolean =>
  !isGuess && [likelihood >= clearLikelihood, fit >= clearFit, score >= clearScore].filter(Boolean).length >= 2;

/** What nothing answers, with what may have been meant to press. */
const admitting = (read: Choice | undefined, meant: string | undefined): Choice => ({
  key: 'unknown',
  score: read?.score ?? 0,
  ...(read?.key !== 'unknown' && { isGuess: true }),
  ...(meant !== undefined && { also: [meant] }),
});

/** The next likeliest subject, where it is clearly likelier to be right than the one that was read. */
function likelierRival(read: Choice, subject: number, asked: Asked, weigh: (each: Choice) => Likelihoods) {
  const [best] = (read.rivals ?? [])
    .filter(({ key }) => isOfOccasion(key, asked))
    .map(({ key, score, fit, likelihood }) => ({ key, score, fit, likelihood }))
    .map((choice) => ({ choice, ...weigh(choice) }))
    .sort((one, other) => other.subject - one.subject);
  return best && best.subject > subject + aheadOfRead ? best : undefined;
}

/** True for a subject that says nothing but the text, or but another one that is found before it. */
function saysTheSame(read: Choice | undefined, text: FoundText, surroundings: Surroundings): boolean {
  if (!read) return false;
  if (saysIt(read, text, surroundings)) return true;
  const ways = surroundings.near.find(({ key }) => key === `${prefixes.subject}${read.key}`)?.score ?? 0;
  return onlyQuoted(read, surroundings) !== undefined && ways > text.score + clearly;
}

/** True for a subject that says nothing but the text. */
const saysIt = (read: Choice, text: FoundText, surroundings: Surroundings): boolean =>
  isSame(read, text) || onlyQuoted(read, surroundings) === text.key;

/** The one text that a subject says, if it works nothing out. */
function onlyQuoted(read: Choice, { knowledge }: Surroundings): string | undefined {
  const [quoted, ...more] = computedSubjects.has(read.key) ? [] : quotedBy(read, knowledge);
  return more.length === 0 ? quoted : undefined;
}

/** The one text that says in its own way what a subject of ours asks for and the venue has no answer of that kind to. */
function insteadOfMissing(
  near: readonly FoundText[],
  asked: Asked,
  { passages, isNearMissing }: Knowledge,
): Choice | undefined {
  const [first, second] = near.filter(({ signs }) => signs);
  const missing = firstOf(prefixes.subject, near);
  const topic = firstOf(prefixes.topic, near);
  if (!first || !missing || missing.score < nearly || isCalculated(asked)) return undefined;
  if (topic && topic.score > missing.score + clearly) return undefined;
  if (first.score < faintly || first.score < aheadOfNext * (second?.score ?? 0)) return undefined;
  const { title = '', text = '' } = passages.get(first.key) ?? {};
  const subject = missing.key.slice(prefixes.subject.length);
  return isNearMissing(subject, `${title} ${text}`)
    ? { key: first.key, score: missing.score, fit: missing.score }
    : undefined;
}

/** Words that point to what was said before: `can I use it`. */
const pointsBack = /\b(?:it|them|that|those|this)\b/;

/** The subject that the question is most like, in all but its words: `which rooms do you have` has no telling one. */
function allButSaidSubject([first]: readonly FoundText[], asked: Asked, knowledge: Knowledge): Choice | undefined {
  if (
    !first?.key.startsWith(prefixes.subject) ||
    first.score < allButSaid ||
    goesOn(asked) ||
    pointsBack.test(asked.raw)
  )
    return undefined;
  return answeredBy(first, knowledge);
}

/** The choice of a subject that is found, if the venue has an answer to it. */
function answeredBy({ key: prefixed, score }: FoundText, knowledge: Knowledge): Choice | undefined {
  const key = prefixed.slice(prefixes.subject.length);
  return hasAnswer(key, knowledge) ? { key, score, fit: score } : undefined;
}

/** True for a subject that is worked out, or of which a text of the venue speaks. */
export const hasAnswer = (key: string, knowledge: Knowledge): boolean =>
  computedSubjects.has(key) || quotedBy({ key }, knowledge).length > 0;

/** The subject that a question is nearest to by far, where nothing else may be said: `how do I apply to be a game master`. */
function nearestSubject(near: readonly FoundText[], asked: Asked, knowledge: Knowledge): Choice | undefined {
  const [first, second] = near.filter(({ key }) => key.startsWith(prefixes.subject));
  if (!first || first.score < nearSubject || first.score < (second?.score ?? 0) + clearly) return undefined;
  const subject = answeredBy(first, knowledge);
  return subject && isOfOccasion(subject.key, asked) ? subject : undefined;
}

/** True for the one text that holds every telling word of a question: a post’s, for something that only it speaks of. */
const saysItAlone = ({ score, signs }: FoundText, next: FoundText | undefined, { raw }: Asked): boolean =>
  tellingWords(raw).length > 1 && (signs?.saidWords ?? 0) > allSaid && score - (next?.score ?? 0) > farAhead;

/** True when the question is all but the words of a topic that does not lead to the text: the venue says nothing of it. */
function isOfAnotherTopic({ score, signs }: FoundText, near: readonly FoundText[]): boolean {
  const topic = firstOf(prefixes.topic, near);
  return (
    topic !== undefined &&
    topic.score >= allButItsTopic &&
    score < topic.score - farBehind &&
    (signs?.topic ?? 0) < topic.score
  );
}

/** True for a text that has of a question's words no more than the number: `we are 12` is not about the sign with a 12 on it. */
function sharesOnlyNumber({ key }: FoundText, asked: Asked, { passages }: Knowledge): boolean {
  const passage = passages.get(key);
  if (!passage || !isCalculated(asked)) return false;
  const said = new Set(stemsOf([passage.title, ...(passage.asks ?? []), passage.text].join(' ')));
  const shared = stemsOf(asked.raw).filter((stem) => said.has(stem));
  return shared.length > 0 && shared.every((stem) => /^\d+$/.test(stem));
}

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

/** Says how likely the subject and the text are to be right, by what speaks for them. */
export type Weigh = (signs: Signs, asked: Asked) => Likelihoods;
