import type { ChatMessage } from '../../contracts/chat.ts';
import type { AnswerContext } from '../answer-types.ts';
import { withConditions } from './conditions.ts';
import { clear, settled } from '../finding/choice.ts';
import { outside } from '../finding/subject-kinds.ts';
import { ownAnswer } from '../finding/own-questions.ts';
import { readClause, type Clause, type ReadingContext } from '../reading/clause.ts';
import { withMonth } from './day-thread.ts';
import { topicOf, type Surroundings } from './hear.ts';
import { normalize } from '../reading/normalize.ts';
import { computedQuestions } from '../computing/from-content.ts';
import { isBareTail, splitQuestions, type Piece } from '../reading/split.ts';
import {
  distinct,
  meantFirst,
  overheardIn,
  strongest,
  withoutAsides,
  withoutLostDetails,
  type NearnessOf,
} from './questions-of-turn.ts';
import { follow, quiet } from './thread.ts';
import type { Topic } from './topic.ts';
import { knowledgeOf, type Knowledge } from '../venue/knowledge.ts';

/** So many turns are read, the latest ones. */
const mostTurns = 8;
/** So many questions of a message are read. */
const mostPieces = 12;

/** Reads the visitor's turns in order and returns the questions of the last one. */
export function readConversation(messages: readonly ChatMessage[], context: AnswerContext): Topic[] {
  const knowledge = knowledgeOf(context.facts, context.now);
  const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  let thread = quiet;
  let topics: Topic[] = [];
  let heard = '';
  for (const [index, turn] of turns.slice(-mostTurns).entries()) {
    // What the last turn leaves behind nobody asks for: to follow it would be to answer it twice.
    if (index > 0) thread = follow(thread, topics, heard, context);
    heard = normalize(turn.slice(0, 2000));
    topics = ownTopic(turn, heard, { thread, knowledge, context }) ?? readTurn(heard, { thread, knowledge, context });
  }
  return topics;
}

/** Words of those who tell what they need. */
const wishes = /\b(?:need|want|prefer|have to|would like)\b/;

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
  const whole = readClause(heard, readingOf({ thread, knowledge, context }));
  const choice = settled(passage.key);
  return [{ ...topicOf(whole, whole, { thread, knowledge, context }, { alone: true }), choice }];
}

/** What a clause of this conversation is read with. */
const readingOf = ({ knowledge, context }: Surroundings): ReadingContext => ({
  facts: context.facts,
  now: context.now,
  correct: knowledge.correct,
});

const isClear = ({ choice }: Topic) => choice !== undefined && !choice.isGuess && choice.key !== 'unknown';

/** Reads one normalized turn; bare tails are heard again where nothing else of it is understood. */
function readTurn(heard: string, surroundings: Surroundings): Topic[] {
  const message = withMonth(heard, surroundings.thread);
  const pieces = splitQuestions(message);
  const kept = withoutTails(pieces);
  const topics = topicsOf(message, kept, surroundings, kept.length < pieces.length);
  if (topics.some(isClear) || kept.length === pieces.length) return topics;
  const again = topicsOf(message, pieces, surroundings, false);
  return again.some((topic) => isClear(topic) && !isChance(topic)) ? again : topics;
}

/** A text that was found for a bare tail alone: `possible?` asks for none. */
const isChance = ({ asked, choice }: Topic): boolean => choice?.isFound === true && isBareTail(asked.text);

function topicsOf(message: string, heard: readonly Piece[], surroundings: Surroundings, isTailed: boolean): Topic[] {
  const { knowledge, context } = surroundings;
  const reading = readingOf(surroundings);
  const whole = readClause(message, reading);
  const clauses = heard
    .slice(0, mostPieces)
    .map(({ text, isQuestion }) => ({ clause: readClause(text, reading), isQuestion }));
  const likely = knowledge.likelihoods(whole.tagged, surroundings.thread.key);
  if (clauses.length < 2) {
    const topic = topicOf(clauses[0]?.clause ?? whole, whole, surroundings, { alone: true, isTailed });
    return (overheardIn([topic], topic, likely, knowledge) ?? [topic]).flatMap(withConditions);
  }
  let { thread } = surroundings;
  let told: Clause | undefined;
  const heardTopics = clauses.map(({ clause, isQuestion }) => {
    const heardTopic = topicOf(clause, whole, { ...surroundings, thread }, { told });
    // `we would need our PO on it` goes on with the invoice that was asked for before
    const goesOnAsking =
      wishes.test(clause.text) && heardTopic.choice?.key === surroundings.thread.key && isClear(heardTopic);
    const topic = { ...heardTopic, isQuestion: isQuestion || goesOnAsking };
    // who comes, and when, is read from the whole message: only what a question is about goes on to the next one
    if (isQuestion && isClear(topic)) {
      const { key, heard: before, said, reply, rooms } = follow(thread, [topic], clause.text, context);
      thread = { ...surroundings.thread, ...(key && { key }), heard: before, said, reply, rooms };
    }
    told = isQuestion ? undefined : clause;
    return topic;
  });
  const topics = withoutForeign(withoutLostDetails(heardTopics));
  const together = topicOf(whole, whole, surroundings, { alone: true });
  const { choice } = together;
  // a piece of which nothing is known by itself says nothing against what the whole is about
  const isOfOurs = choice !== undefined && !outside.has(choice.key);
  const rivals = topics.filter((topic) => !(isOfOurs && topic.choice?.key === 'unknown'));
  const clearest = Math.max(0, ...rivals.map((topic) => topic.choice?.likelihood ?? 0));
  const clearQuestions = topics.filter((topic) => topic.isQuestion && (topic.choice?.likelihood ?? 0) >= clear);
  // clear pieces of different subjects are several questions, however clear the whole is
  const asksSeveral = new Set(clearQuestions.map((topic) => topic.choice?.key)).size > 1;
  const isTurnedDown = isForeign(together) && clearQuestions.length > 0;
  if (choice && !choice.isGuess && !asksSeveral && !isTurnedDown && choice.likelihood > clearest) return [together];
  const heardNow = strongest(topics, together);
  const meant = withoutAsides(heardNow, together, nearnessTo(whole, knowledge));
  const overheard = overheardIn(meant, together, likely, knowledge);
  return distinct((overheard ?? meantFirst(meant, likely)).flatMap(withConditions)).slice(0, 3);
}

/** True for what has nothing to do with the venue. */
const isForeign = ({ choice }: Topic): boolean => choice?.key === 'off-topic';

/** `my girl is 6, is she allowed`: nobody is turned down for a piece of what is understood beside it. */
const withoutForeign = <Heard extends Topic & { isQuestion: boolean }>(topics: readonly Heard[]): Heard[] => {
  const isUnderstood = topics.some((topic) => topic.isQuestion && isClear(topic) && !isForeign(topic));
  return topics.filter((topic) => !(isUnderstood && isForeign(topic)));
};

/** How near a message comes to the texts of the venue; worked out when it is first asked. */
function nearnessTo({ raw }: Clause, { find }: Knowledge): NearnessOf {
  let near: ReadonlyMap<string, number> | undefined;
  return (key) => {
    near ??= new Map(find(raw).texts.map((found) => [found.key, found.score]));
    return near.get(key) ?? 0;
  };
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
