import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import type { Found, FoundText } from './finder.ts';
import { stemsOf, tellingWords, tellsNothing } from './words.ts';
import { normalize } from '../reading/normalize.ts';
import { roomPattern } from '../reading/rooms.ts';
import { computedQuestions } from '../computing/from-content.ts';
import { computedSubjects, type Knowledge } from '../venue/knowledge.ts';
import { hasOffer } from '../venue/offers.ts';
import { clear, type Choice, type Likely } from './choice.ts';
import { likelihoods, type Likelihoods } from './decision.ts';
import {
  goesOn,
  isCalculated,
  isOpen,
  isSame,
  learnedOf,
  quotedBy,
  quotedScoreOf,
  signsOf,
  type Signs,
  type Surroundings,
} from './decision-signs.ts';
import { familyOfKey, meaningIn } from './families.ts';
import { untold } from './subject-kinds.ts';

/** Below this likelihood nothing that was found is said: the assistant does not know. */
const leastLikely = 0.2;
/** Below this likelihood what is said is called a guess; a subject that only seemed to fit has to be likelier. */
const likely = { text: 0.35, subject: 0.33, seeming: 0.6 };
/** From this likelihood on something that is not known may have been meant: its question is offered to press. */
const worthAsking = 0.1;
/** From this likelihood on a text is meant, also where few words were said, if the subject is as good as ruled out. */
const clearlyMeant = 0.6;
/** Below this likelihood the next likeliest subjects are weighed, too, and by how much one has to be likelier. */
const doubtful = 0.5;
const aheadOfRead = 0.3;
/** The least that a text fits before it is weighed against a subject that works something out. */
const found = 0.6;
/** A text that fits that well is meant about as surely as a subject of this likelihood. */
const likelihoodOfScore = (score: number) => score ** 2;
/** From here on a text answers where nothing else is understood. */
const surely = 0.55;
/** From here on a text answers what sounds like another matter altogether. */
const onTopic = 0.5;
/** From here on what is known to be answered nowhere was meant, in nearly these words. */
const foreseen = 0.77;
/** From here on a question is all but the words in which a topic is asked for, and how far a text stays behind a topic of another matter. */
const allButItsTopic = 0.75;
const farBehind = 0.2;
/** From here on a text holds all telling words of a question, and is far ahead of the next one. */
const allSaid = 0.98;
const farAhead = 0.15;
/** From here on a text answers a room's question though no room is named, or only by a word of its title. */
const evidently = 0.7;
const ratherEvidently = 0.65;
/** Below this a text says nothing against a subject that was understood. */
const atAll = 0.36;
/** Two texts of rooms that are this close say as much of the same. */
const clearly = 0.03;

/** What is decided upon: what the venue has, and how likely each subject that was learned is. */
interface Decided {
  knowledge: Knowledge;
  context: AnswerContext;
  heard: readonly Likely[];
}

/**
 * Whether the subject that was heard, a text of the venue or nothing answers. How likely each is to be right
 * was learned from questions with known answers (`npm run eval:learn`); no list of ours rules out what the content says.
 */
export function decide(
  chosen: Choice | undefined,
  asked: Asked,
  { knowledge, context, heard }: Decided,
): Choice | undefined {
  const read = chosen && isLedAstray(chosen, asked.raw, knowledge) ? undefined : chosen;
  if (read?.key === 'manipulation' || read?.isSettled) return read;
  const family = read && familyOfKey(read.key);
  if (family && !hasOffer(family, context)) return read;
  const { texts, topic } = findTexts(read, asked, { knowledge, context });
  const mayAnswer = (each: FoundText) =>
    isOfRooms(each, asked, texts) &&
    (isOfOccasion(each.key, asked) || isItsQuestion(each, heard, knowledge)) &&
    !sharesOnlyNumber(each, asked, knowledge);
  const [text, next] = texts.filter(mayAnswer);
  if (!text || tellsNothing(asked.raw) || (read?.key === 'off-topic' && text.score < onTopic)) return read;
  const isUnread = isOpen(read);
  const instead = {
    key: meaningIn(asked.family, computedQuestions[text.key] ?? text.key),
    likelihood: likelihoodOfScore(text.score),
    isFound: true as const,
  };
  const isForeseen = read?.key === 'unknown' && read.likelihood >= foreseen;
  if (isUnread && !isForeseen && text.score >= surely && !isCalculated(asked) && !isOfAnotherTopic(text, topic))
    return instead;
  // Sums, days and ages are worked out.
  const isPlanned = computedSubjects.has(read?.key ?? '') && isCalculated(asked);
  if (!isUnread && ((isPlanned && text.score < found) || saysTooLittle(asked, text))) return read;
  const isClear = read !== undefined && !read.isGuess && read.likelihood >= clear;
  // What was heard clearly was chosen before all other learned subjects, also before the one that this text stands for.
  const learned = learnedOf(text, heard, knowledge);
  if (isUnread && isItsQuestion(text, heard, knowledge)) return { ...instead, isSettled: true };
  if (!isOfOccasion(text.key, asked)) return read;
  if (isClear && learned.isLearned > 0) return read;
  const surroundings: Surroundings = { texts, topic, asked, knowledge, learned };
  if (read && isRatherHeard(read, text, surroundings)) return read;
  const weigh = (each: Choice | undefined) =>
    (context.weigh ?? likelihoods)(signsOf(each, text, next, surroundings), asked);
  const { subject, own: ownBesideRead } = weigh(read);
  const isMeant = ownBesideRead >= clearlyMeant && subject < leastLikely;
  // What goes on was read from more than its words.
  if (!isUnread && goesOn(asked) && !isMeant) return read;
  const rival = read && !isClear && subject < doubtful ? likelierRival(read, subject, asked, weigh) : undefined;
  const isUnderstood = read ? read.key !== 'unknown' : heard[0]?.key === untold;
  const mayBeSaid = !isUnderstood || text.score >= atAll;
  const own = mayBeSaid && !(isClear && ownBesideRead < subject + aheadOfRead) ? ownBesideRead : 0;
  const isDoubtful = Math.max(subject, own) < leastLikely || (read?.isGuess === true && subject < doubtful);
  if (isDoubtful && saysItAlone(text, next, asked)) return instead;
  if (rival && rival.subject > own)
    return { ...rival.choice, ...(rival.subject < likely.seeming && read?.isGuess && { isGuess: true }) };
  const isSaid = isPlanned || isClear;
  // What only seemed to fit has to be likelier to be said at all.
  const worth = read?.isGuess === true && subject < likely.subject ? 0 : subject;
  if (Math.max(worth, own) < leastLikely && !isSaid) return admitting(read, own >= worthAsking ? text.key : undefined);
  const before = read && !isOpen(read) ? { subject: read.key } : {};
  if (own > subject && (isMeant ? !read || !isSame(read, text) : !saysIt(read, text, surroundings)))
    return {
      ...instead,
      likelihood: Math.max(instead.likelihood, own),
      ...before,
      ...(own < likely.text && { isGuess: true }),
    };
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

/** A subject that only texts of the same matter answer has to be this likely, or one of them has to fit this well. */
const surelyLed = { likelihood: 0.6, score: 0.36, beyondDoubt: 0.8 };

/** True where texts of the same matter are not what is asked for: hardly heard and hardly fitting, or another text fits much better. */
export function isLedAstray(read: Likely, question: string, knowledge: Knowledge): boolean {
  if (!knowledge.isLed(read.key)) return false;
  const { texts } = knowledge.find(question);
  const keys = knowledge.textsOf(read.key);
  const score = Math.max(0, ...texts.filter(({ key }) => keys.includes(key)).map((text) => text.score));
  const best = texts[0]?.score ?? 0;
  return (
    (read.likelihood < surelyLed.likelihood && score < surelyLed.score) ||
    (read.likelihood < surelyLed.beyondDoubt && best >= surelyLed.score && best > score + hardlyBetter)
  );
}

/** From these on a question of an occasion's page is asked, though nobody speaks of the occasion. */
const asItsQuestion = { score: 0.4, likelihood: 0.05, alone: 0.7 };

/**
 * True for a question on the page of an occasion that is near in words, where of all that is known nothing was heard as likely as it:
 * `could one of you hide a ring in there` needs no word of an evening for two.
 */
function isItsQuestion(text: FoundText, heard: readonly Likely[], knowledge: Knowledge): boolean {
  const { likelihood } = learnedOf(text, heard, knowledge);
  if (familyOfKey(text.key) === undefined || !knowledge.passages.get(text.key)?.title.endsWith('?')) return false;
  const isHeardMost = heard.every(
    ({ key, likelihood: other }) => key === 'unknown' || key === untold || other <= likelihood,
  );
  if (text.score >= asItsQuestion.alone) return isHeardMost;
  return isHeardMost && text.score >= asItsQuestion.score && likelihood >= asItsQuestion.likelihood;
}

/**
 * The texts that fit, with `room` for the name of one: all its texts have it. Where that finds nothing, a word of the name may be
 * the very thing that is asked for: `do we need to read Dutch` of a Dutch heist.
 */
function findTexts(read: Choice | undefined, { raw }: Asked, { knowledge, context }: Omit<Decided, 'heard'>): Found {
  const unnamed = raw.replace(roomPattern(context.facts), ' room ');
  const plain = knowledge.find(unnamed);
  const isTitled = context.facts.rooms.some(({ title }) => raw.includes(normalize(title)));
  if (unnamed === raw || isTitled || !isOpen(read) || (plain.texts[0]?.score ?? 0) >= surely) return plain;
  const named = knowledge.find(raw);
  const [text] = named.texts;
  return text?.key.startsWith('room/') && text.score >= ratherEvidently ? named : plain;
}

/** A subject that is this likely stands against a text that fits hardly better, and whose own subject is so much less likely. */
const heardWell = 0.45;
const hardlyBetter = 0.15;
const muchLess = 0.2;

/** True where what was heard has a text that fits about as well as the likeliest one, and that one's own subject was as good as ruled out. */
const isRatherHeard = (read: Choice, text: FoundText, surroundings: Surroundings): boolean =>
  read.likelihood >= heardWell &&
  surroundings.learned.isLearned > 0 &&
  surroundings.learned.likelihood <= read.likelihood * muchLess &&
  quotedScoreOf(read, surroundings) > text.score - hardlyBetter;

/** True for a question of few words that leans on others: what it means was read from more than them. */
const saysTooLittle = (asked: Asked, text: FoundText): boolean =>
  (asked.leansOnEarlier || tellingWords(asked.raw).length < 2) && (goesOn(asked) || text.score < evidently);

/** What nothing answers, with what may have been meant to press. */
const admitting = (read: Choice | undefined, meant: string | undefined): Choice => ({
  key: 'unknown',
  likelihood: read?.likelihood ?? 0,
  ...(read?.key !== 'unknown' && { isGuess: true }),
  ...(meant !== undefined && { also: [meant] }),
});

/** The next likeliest subject, where it is clearly likelier to be right than the one that was read. */
function likelierRival(read: Choice, subject: number, asked: Asked, weigh: (each: Likely) => Likelihoods) {
  const [best] = (read.rivals ?? [])
    .filter(({ key }) => isOfOccasion(key, asked))
    .map((choice) => ({ choice, ...weigh(choice) }))
    .sort((one, other) => other.subject - one.subject);
  return best && best.subject > subject + aheadOfRead ? best : undefined;
}

/** True for a subject that says nothing but the text. */
const saysIt = (read: Choice | undefined, text: FoundText, surroundings: Surroundings): boolean =>
  read !== undefined && (isSame(read, text) || onlyQuoted(read, surroundings) === text.key);

/** The one text that a subject says, if it works nothing out. */
function onlyQuoted(read: Choice, { knowledge }: Surroundings): string | undefined {
  const [quoted, ...more] = computedSubjects.has(read.key) ? [] : quotedBy(read, knowledge);
  return more.length === 0 ? quoted : undefined;
}

/** True for a subject that is worked out, or of which a text of the venue speaks. */
export const hasAnswer = (key: string, knowledge: Knowledge): boolean =>
  computedSubjects.has(key) || quotedBy({ key }, knowledge).length > 0;

/** True for the one text that holds every telling word of a question: a post’s, for something that only it speaks of. */
const saysItAlone = ({ score, signs }: FoundText, next: FoundText | undefined, { raw }: Asked): boolean =>
  tellingWords(raw).length > 1 && signs.saidWords > allSaid && score - (next?.score ?? 0) > farAhead;

/** True when the question is all but the words of a topic that does not lead to the text: the venue says nothing of it. */
const isOfAnotherTopic = ({ score, signs }: FoundText, topic: number): boolean =>
  topic >= allButItsTopic && score < topic - farBehind && signs.topic < topic;

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
function isOfRooms({ key, score }: FoundText, { rooms }: Asked, texts: readonly FoundText[]): boolean {
  if (!key.startsWith('room/')) return true;
  if (rooms.length > 0) return rooms.some(({ slug }) => key.startsWith(`room/${slug}/`));
  const [own = ''] = /^room\/[^/]+\//.exec(key) ?? [];
  const hasTwin = texts.some(
    (each) => each.key.startsWith('room/') && !each.key.startsWith(own) && each.score > score - clearly,
  );
  return score >= evidently && !hasTwin;
}

/** Says how likely the subject and the text are to be right, by what speaks for them. */
export type Weigh = (signs: Signs, asked: Asked) => Likelihoods;
