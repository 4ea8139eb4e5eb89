import type { ChatMessage } from '../contracts/chat.ts';
import type { AnswerContext } from './answer-types.ts';
import { withConditions } from './conditions.ts';
import { choose, type Choice } from './matching/choose.ts';
import { ownAnswer } from './matching/own-questions.ts';
import { familyOfKey, familyOfText, meaningAfter, meaningIn } from './matching/families.ts';
import { talk } from './matching/subject-kinds.ts';
import { readClause, type Clause, type ReadingContext } from './reading/clause.ts';
import { withMonth } from './day-thread.ts';
import { asksAgain, bareNumberOf, changesPlan, dependOnPeople, whichRoom } from './group-thread.ts';
import { hasPeople } from './reading/group.ts';
import { normalize } from './reading/normalize.ts';
import { computedQuestions } from './subjects/from-content.ts';
import { budgetOf } from './subjects/sums.ts';
import { isBareTail, splitQuestions, type Piece } from './reading/split.ts';
import { areSeveral, distinct, heardTogether, strongest } from './questions-of-turn.ts';
import { carriesOn, leanOn, pointsBack, quiet, type Thread } from './thread.ts';
import { toldSoFar } from './told.ts';
import type { Topic } from './topic.ts';
import { knowledgeOf, type Knowledge } from './venue/knowledge.ts';

/** Ideas that name a subject of their own: `and the price for 4` goes on with the people, not with the question before. */
const subjectIdeas: ReadonlySet<string> = new Set([
  'price',
  'how_much',
  'how_long',
  'cancel',
  'recommend',
  'refund',
  'discount',
]);

/** Ideas that only say who comes: a follow-up made of them asks the question before it again. */
const people: ReadonlySet<string> = new Set(['kid', 'adult', 'people', 'pair', 'friend', 'come', 'along']);

/** Whoever says `we` means those who were counted before. */
const speaksOfUs = /\b(?:we|us|our)\b/;

/** Reads the visitor's turns in order and returns the questions of the last one. */
export function readConversation(messages: readonly ChatMessage[], context: AnswerContext): Topic[] {
  const knowledge = knowledgeOf(context.facts, context.now);
  const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  let thread = quiet;
  let topics: Topic[] = [];
  for (const turn of turns.slice(-8)) {
    const heard = normalize(turn.slice(0, 2000));
    topics = ownTopic(turn, heard, { thread, knowledge, context }) ?? readTurn(heard, { thread, knowledge, context });
    thread = follow(thread, topics, heard);
  }
  return topics;
}

interface Surroundings {
  thread: Thread;
  knowledge: Knowledge;
  context: AnswerContext;
}

/** Subjects whose answer is another one in the week of a holiday. */
const dependsOnDay: ReadonlySet<string> = new Set(['hours']);

/**
 * A question in the words of the venue's own gets the venue's own answer, whatever else the words may mean. Only where a
 * conversation goes on is it read like any other, when it is one whose answer depends on whom and what was spoken of.
 */
function ownTopic(turn: string, heard: string, { thread, knowledge, context }: Surroundings): Topic[] | undefined {
  const rooms = thread.rooms.map(({ slug }) => slug);
  const passage = ownAnswer(turn, knowledge.own, rooms);
  if (!passage) return undefined;
  const computed = computedQuestions[passage.key];
  if (computed && (thread !== quiet || dependsOnDay.has(computed))) return undefined;
  const whole = readClause(heard, { facts: context.facts, now: context.now, correct: knowledge.correct });
  const choice = { key: passage.key, score: 1, fit: 1, isSettled: true as const };
  return [{ ...topicOf(whole, whole, { thread, knowledge, context }, true), choice }];
}

/** Reads one normalized turn; bare tails are heard again where nothing else of it is understood. */
function readTurn(heard: string, surroundings: Surroundings): Topic[] {
  const message = withMonth(heard, surroundings.thread);
  const pieces = splitQuestions(message);
  const kept = withoutTails(pieces);
  const topics = topicsOf(message, kept, surroundings, kept.length < pieces.length);
  const isClear = topics.some(({ choice }) => choice && !choice.isGuess && choice.key !== 'unknown');
  if (isClear || kept.length === pieces.length) return topics;
  const again = topicsOf(message, pieces, surroundings, false);
  return again.some(({ choice }) => choice && !choice.isGuess && choice.key !== 'unknown') ? again : topics;
}

function topicsOf(message: string, heard: readonly Piece[], surroundings: Surroundings, isTailed: boolean): Topic[] {
  const { knowledge, context } = surroundings;
  const reading: ReadingContext = { facts: context.facts, now: context.now, correct: knowledge.correct };
  const whole = readClause(message, reading);
  const pieces = heard.slice(0, 12);
  const clauses = pieces.map(({ text, isQuestion }) => ({ clause: readClause(text, reading), isQuestion }));
  const only = clauses.length < 2;
  if (only) return withConditions(topicOf(clauses[0]?.clause ?? whole, whole, surroundings, true, isTailed));
  const topics = clauses.map(({ clause, isQuestion }) => ({
    ...topicOf(clause, whole, surroundings, false),
    isQuestion,
  }));
  const together = whole.ideas.length <= 24 ? topicOf(whole, whole, surroundings, true) : undefined;
  const best = Math.max(0, ...topics.map(({ choice }) => choice?.score ?? 0));
  const clearest = Math.max(0, ...topics.map(({ choice }) => choice?.fit ?? 0));
  const isClearer = together?.choice && !together.choice.isGuess && (together.choice.fit ?? 0) > clearest;
  if (together?.choice && isClearer && !areSeveral(topics) && together.choice.score > best) return [together];
  const found = strongest(topics, together);
  const heardNow = together ? heardTogether(found, together, knowledge) : found;
  return distinct(heardNow.flatMap(withConditions)).slice(0, 3);
}

/** A bare tail asks what was said before it: `My daughter is color-blind, will she be stuck?` is one question about color. */
function withoutTails(pieces: readonly Piece[]): Piece[] {
  const kept = pieces.filter(({ text }, index) => index === 0 || !isBareTail(text));
  return kept.map((piece) => ({
    ...piece,
    isQuestion: piece.isQuestion || hasTail(pieces, piece),
  }));
}

/** True for a piece that a bare tail follows. */
const hasTail = (pieces: readonly Piece[], piece: Piece) => {
  const next = pieces[pieces.indexOf(piece) + 1];
  return next !== undefined && isBareTail(next.text);
};

function topicOf(
  clause: Clause,
  whole: Clause,
  { thread, knowledge, context }: Surroundings,
  alone: boolean,
  isTailed = false,
): Topic {
  const leans =
    isTailed ||
    (thread.family === 'careers' && clause.ideas.length <= 6) ||
    pointsBack.test(clause.text) ||
    clause.ideas.length <= 4 ||
    whole.group.more !== undefined;
  const around = leans ? thread : speaksOfUs.test(clause.text) ? { ...quiet, group: thread.group } : quiet;
  const own = { ...leanOn(clause, whole, around, context), before: thread };
  const asksRoom = dependOnPeople.has(thread.key ?? '') && whichRoom.test(clause.text);
  const choice = asksRoom ? { key: 'recommend', score: 1, fit: 1 } : choose(own, knowledge, context, thread.key);
  const goesOn = alone && carriesOn(clause, thread);
  const speaksForItself = choice !== undefined && !choice.isGuess && choice.score >= 1.2;
  if (!thread.key || (talk.has(choice?.key ?? '') && !goesOn)) return { asked: own, choice };
  const telling = clause.ideas.filter(
    (idea) => !idea.startsWith('<') && knowledge.matcher.weightOf(idea) > 0.5 && !people.has(idea),
  );
  const names =
    clause.rooms.length + clause.days.length + clause.times.length > 0 ||
    hasPeople(clause.group) ||
    clause.group.more !== undefined ||
    (own.group !== thread.group && bareNumberOf(clause.text) !== undefined) ||
    /\bday after\b|\bnext day\b/.test(clause.text) ||
    own.pointsToOther;
  const isBare =
    telling.length === 0 ||
    (telling.length === 1 &&
      names &&
      !speaksForItself &&
      !subjectIdeas.has(telling[0] ?? '') &&
      /^(?:and|or|but|ok|so|what about|how about|what if|for|on|at|with|if)\b/.test(clause.text));
  const unclear = !choice || choice.isGuess === true;
  const continues =
    alone &&
    leans &&
    names &&
    (isBare || unclear) &&
    !(choice?.key === 'recommend' && /\bwhich\b/.test(clause.text)) &&
    !(choice && !choice.isGuess && (choice.score > 0.85 || thread.key === 'unknown') && !isBare) &&
    !(choice && !choice.isGuess && thread.key === 'unknown');
  const isAgain = alone && (asksAgain(clause, thread) || changesPlan(clause, thread, choice));
  if (choice?.isSettled) return { asked: own, choice };
  if (!continues && !goesOn && !isAgain)
    return { asked: own, choice: choice && heardAfter(thread.key, choice, clause.text) };
  return {
    asked: { ...own, leansOnEarlier: true, times: [...(clause.times.length > 0 ? clause.times : thread.times)] },
    choice: { key: continued(thread.key, clause, own, context), score: 0.6 },
  };
}

/** Subjects of the rooms that an age turns into: is it right for that age? */
const ofRooms: ReadonlySet<string> = new Set(
  'scary loud difficulty hardest easiest compare rooms room-about recommend'.split(' '),
);

/** Subjects of how many fit, which an age turns into whether they may play. */
const ofPlaces: ReadonlySet<string> = new Set(['capacity', 'large-group', 'can-we-come']);

/** Subjects that an hour adds nothing to: with one, the question is whether they can come then. */
const timeless: ReadonlySet<string> = new Set(
  'weekend-minimum capacity ages adults recommend large-group rooms faq/private-games'.split(' '),
);

/** The subject before, as people or an age that are named now mean it. */
function continued(
  before: string,
  { group, text, times, rooms }: Clause,
  known: Clause,
  { facts }: AnswerContext,
): string {
  if (timeless.has(before) && times.length > 0 && known.days.length > 0)
    return known.group.players === undefined ? 'hours' : 'can-we-come';
  if (/\bbirthday/.test(before) && group.players === undefined && group.ages.some((age) => age >= 18))
    return 'birthday-adult';
  if (ofRooms.has(before) && group.ages.length > 0 && !/\bwhich\b/.test(text)) return 'ages';
  if (/^(?:faq\/how-to-book|availability|hours)$/.test(before) && rooms.length > 0 && known.group.players !== undefined)
    return 'capacity';
  if (/^(?:hours|availability|corporate)$/.test(before) && group.players !== undefined)
    return known.days.length + known.times.length > 0
      ? 'can-we-come'
      : group.players < facts.business.policies.severalRoomsFrom
        ? 'capacity'
        : 'large-group';
  if (
    ofPlaces.has(before) &&
    group.ages.length > 0 &&
    group.players === undefined &&
    (group.kids ?? 0) <= group.ages.length
  )
    return 'ages';
  const own = familyOfText(text);
  return meaningAfter(before, own ? meaningIn(own, before) : before, text);
}

/** A choice as it is meant right after another subject; what that settles is no guess. */
function heardAfter(before: string | undefined, choice: Choice, text: string): Choice {
  const key = meaningAfter(before, choice.key, text);
  if (choice.isGuess && key === before) return { key, score: choice.score, fit: choice.fit ?? 0 };
  return key === choice.key ? choice : { key, score: Math.max(choice.score, 0.6), fit: choice.fit ?? 0 };
}

function follow(thread: Thread, topics: readonly Topic[], heard: string): Thread {
  const spoken = topics.map(({ asked }) => asked);
  const clear = topics
    .filter(({ choice }) => choice && !talk.has(choice.key) && !choice.isGuess)
    .sort((one, other) => (other.choice?.score ?? 0) - (one.choice?.score ?? 0));
  const guessed = topics.find(({ choice }) => choice?.isGuess === true)?.choice?.key;
  const latestKey = clear[0]?.choice?.subject ?? clear[0]?.choice?.key;
  const key = (latestKey && computedQuestions[latestKey]) ?? latestKey ?? thread.key ?? guessed;
  const latest = <Item>(items: readonly (readonly Item[])[], before: readonly Item[]) =>
    items.findLast((each) => each.length > 0) ?? before;
  const group = spoken.map((asked) => asked.group).findLast(hasPeople) ?? thread.group;
  const money = spoken.map(({ message }) => budgetOf(message)).find((each) => each !== undefined) ?? thread.money;
  return {
    ...(key !== undefined && { key }),
    ...(money !== undefined && { money }),
    heard: clear[0]?.asked ?? spoken[0] ?? thread.heard,
    family: (key !== undefined ? familyOfKey(key) : undefined) ?? thread.family,
    rooms: latest(
      spoken.map(({ rooms }) => rooms),
      thread.rooms,
    ),
    days: latest(
      spoken.map(({ days }) => days),
      thread.days,
    ),
    times: latest(
      spoken.map(({ times }) => times),
      thread.times,
    ),
    group,
    told: toldSoFar(thread.told, heard),
  };
}
