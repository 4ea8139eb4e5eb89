import type { ChatMessage } from '../contracts/chat.ts';
import type { AnswerPart, Asked } from './answer-parts.ts';
import type { Answer, AnswerContext } from './answer-types.ts';
import { readConversation } from './conversation/conversation.ts';
import { answerEmergency } from './emergencies/answer-emergency.ts';
import type { Topic } from './conversation/topic.ts';
import { answerForeign } from './languages/answer-foreign.ts';
import { alsoMeantOn, asOfAnyTeam, familyOfKey, familyOfText, type Family } from './finding/families.ts';
import { clear, type Choice } from './finding/choice.ts';
import { venueWide } from './finding/subject-kinds.ts';
import { combine } from './composing/combine.ts';
import { prohibitionOf } from './composing/prohibition.ts';
import { shorten } from './composing/shorten.ts';
import { withVerdictByNews } from './composing/news.ts';
import { withVerdict } from './composing/verdict.ts';
import { whetherAlsoIn, whetherInRooms } from './composing/whether-in-rooms.ts';
import { partsSaid } from './composing/parts-said.ts';
import { normalize } from './reading/normalize.ts';
import { roomPattern } from './reading/rooms.ts';
import { splitQuestions } from './reading/split.ts';
import { sayArrival } from './computing/arrivals.ts';
import { bookingTargets, toldInParts } from './computing/from-content.ts';
import { quotePassages } from './computing/quote-passages.ts';
import { toldByVenue } from './computing/told-by-venue.ts';
import { admitUnknown, declineOffTopic, refuseManipulation } from './computing/talk.ts';
import { computedSubjects, knowledgeOf } from './venue/knowledge.ts';
import { booksLikeAnyTeam, hasOffer, saidOfLacking } from './venue/offers.ts';
import {
  bookingCard,
  echoes,
  isRetired,
  openRooms,
  reachUs,
  roomCards,
  roomsMeant,
  roomSource,
} from './venue/venue.ts';
import { withWarnings } from './composing/visit-warnings.ts';

/**
 * Answers the last message of a conversation from the facts alone, without any model. Only the visitor's own turns are
 * read. When the facts do not hold an answer the reply says so and offers a person; it never guesses.
 */
export async function answer(messages: readonly ChatMessage[], context: AnswerContext): Promise<Answer> {
  return (
    // first, because foreign words are no signs of danger; it finds out about danger in what they mean
    (await answerForeign(messages, context, answerEnglish)) ??
    answerEmergency(turnsOf(messages), context.facts.business) ??
    answerEnglish(messages, context)
  );
}

/** Answers an ordinary question in English. */
async function answerEnglish(messages: readonly ChatMessage[], context: AnswerContext): Promise<Answer> {
  const topics = readOnPage(messages, context);
  const parts = await Promise.all(
    topics.map(async (topic) => ({
      key: topic.choice?.key ?? 'unknown',
      isTold: topic.isTold ?? false,
      part: await answerTopic(topic, context),
    })),
  );
  return combine(partsSaid(parts, context), context);
}

/**
 * What the last message asks. The page that somebody is on says which room or occasion is meant where their words do not;
 * what is the same for the whole venue it never changes.
 */
function readOnPage(messages: readonly ChatMessage[], context: AnswerContext): Topic[] {
  const anywhere = readConversation(messages, { ...context, page: undefined });
  if (context.page === undefined) return anywhere;
  const isVenueWide = anywhere.every(({ choice }) => choice && !choice.isGuess && venueWide.has(choice.key));
  return isVenueWide ? anywhere : readConversation(messages, context);
}

/** What the visitor said, oldest first. */
const turnsOf = (messages: readonly ChatMessage[]) =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

/** From this likelihood on four of five guesses are right: they are said as answers. */
const likelyEnough = 0.5;

/** Answers one question; what else it may mean is offered as a question to press. A guess says that it is one, and offers a person. */
async function answerTopic(topic: Topic, context: AnswerContext): Promise<AnswerPart> {
  const { choice, asked } = topic;
  const lacking = lackingFamily(topic, context);
  if (lacking && booksLikeAnyTeam(lacking)) return answerLikeAnyTeam(lacking, topic, context);
  const part = withLink(await answerChoice(topic, context), topic);
  if (choice?.key === 'unknown' && choice.also)
    return { ...part, followUps: [...alternatives(choice.also, context), ...(part.followUps ?? [])] };
  if (!choice || part.outcome) return part;
  const meant = alsoMeantOn(context.page, choice.key);
  const arrival = sayArrival(part.text, asked, context);
  const brief = {
    ...part,
    text: arrival ?? briefly(part, choice, asked, context),
    followUps: [...(meant ? [meant] : []), ...alternatives(choice.also ?? [], context), ...(part.followUps ?? [])],
  };
  if (!choice.isGuess || (choice.likelihood ?? 0) >= likelyEnough || arrival)
    return { ...brief, text: withVerdictByNews(brief.text, asked, computedSubjects.has(choice.key)) };
  const isVerdict = /^(?:yes|no)\b/i.test(brief.text);
  return {
    ...brief,
    text: isVerdict
      ? `I’m not sure I understood you. The nearest thing in my notes: ${brief.text}`
      : `${brief.text}\n\nNot what you meant? Say it another way, or leave a message with **Talk to a person**.`,
    outcome: 'unanswered',
    offerPerson: true,
  };
}

/** A message, and its questions where it asks several: `do you do the cake? also can we order pizza`. */
function questionsIn(message: string): string[] {
  const questions = splitQuestions(message).filter(({ isQuestion }) => isQuestion);
  return [message, ...(questions.length > 1 ? questions.map(({ text }) => text) : [])];
}

/** What a part says, as short as the question allows; a prohibition that is asked for comes first, with its No. */
function briefly(part: AnswerPart, choice: Choice, asked: Asked, context: AnswerContext): string {
  const { text, computed = [] } = part;
  const subject = computedSubjects.get(choice.key);
  if (subject?.isWhole) return text;
  const isComposed = subject !== undefined;
  return shorten(isComposed ? text : withVerdict(text, asked.text), {
    questions: asked.leansOnEarlier ? [asked.text] : questionsIn(asked.message),
    earlier: asked.earlier.tagged.replaceAll(/<\w+>/g, ''),
    isComposed,
    computed,
    isOwnQuestion: choice.isSettled === true,
    rooms: openRooms(context).map(({ title }) => title),
  });
}

/** What a question may mean besides, in the venue's own words: the titles of other passages that are questions. */
function alternatives(keys: readonly string[], { facts, now }: AnswerContext): string[] {
  const { passages } = knowledgeOf(facts, now);
  return keys.flatMap((key) => {
    const title = passages.get(key)?.title ?? '';
    return title.endsWith('?') ? [title] : [];
  });
}

const asksWhereToBuy = /\b(?:where|how) (?:can|do|could|would|to)\b.*\b(?:buy|order|purchase)\b/;

/** Whoever asks for a link finds it in the words, not only on the card below them; who asks where to buy finds it first. */
function withLink(part: AnswerPart, { asked }: Topic): AnswerPart {
  const card = part.cards?.find((each) => each.kind === 'booking');
  if (card && asksWhereToBuy.test(asked.text))
    return { ...part, text: `Online: [${card.label}](${card.href}). ${part.text}` };
  if (!card || !/\b(?:links?|url|web ?(?:site|page)|online)\b/.test(asked.text)) return part;
  return { ...part, text: `${part.text}\n\n[${card.label}](${card.href})` };
}

/** True where somebody speaks of an occasion, and not only in words that are also said of it. */
const speaksOf = (family: Family, { family: meant, message }: Asked): boolean =>
  meant === family || familyOfText(message) === family;

/** The occasion that a question is about, where the venue has nothing for it. */
function lackingFamily({ choice }: Topic, context: AnswerContext): Exclude<Family, 'date'> | undefined {
  const family = choice && familyOfKey(choice.key);
  return family && family !== 'date' && !hasOffer(family, context) ? family : undefined;
}

/** What the venue itself wrote about an occasion for which it has nothing. */
function ownWordsOn(family: Family, { facts, now }: AnswerContext): AnswerPart | undefined {
  const own = [...knowledgeOf(facts, now).passages.values()].find(
    ({ key, title, asks = [] }) =>
      /^(?:faq|silence)\//.test(key) && [title, ...asks].some((words) => familyOfText(normalize(words)) === family),
  );
  return own && { text: own.text, sources: [own.source] };
}

/** What is said about something the venue does not have: its own words, where it wrote some, or else a plain no. */
function lacks(family: Exclude<Family, 'date'>, context: AnswerContext): AnswerPart {
  const refusal = `${saidOfLacking[family]} For anything else, ${reachUs(context.facts.business)}.`;
  return ownWordsOn(family, context) ?? { text: refusal, offerPerson: true };
}

/** Answers what is asked for a party or an office, at a venue where they book like everybody: what holds for any team. */
async function answerLikeAnyTeam(
  family: 'birthday' | 'corporate',
  { choice, asked, ...topic }: Topic,
  context: AnswerContext,
): Promise<AnswerPart> {
  const isSaid = speaksOf(family, asked);
  const own = isSaid ? ownWordsOn(family, context) : undefined;
  if (own || !choice) return own ?? lacks(family, context);
  const key = asOfAnyTeam(choice.key);
  const plain = { ...topic, asked: { ...asked, family: undefined }, choice: { ...choice, key } };
  const part = key === choice.key ? undefined : await answerTopic(plain, context);
  if (!part || part.outcome) return isSaid ? lacks(family, context) : admitsUnknown(asked, context);
  const isAnswerEnough = family === 'corporate' && (choice.key !== 'corporate' || asked.group.players !== undefined);
  return isSaid && !isAnswerEnough ? { ...part, text: `${saidOfLacking[family]} ${part.text}` } : part;
}

async function answerChoice(topic: Topic, context: AnswerContext): Promise<AnswerPart> {
  return withWarnings(await answerOfChoice(topic, context), topic.choice?.key ?? '', topic.asked, context);
}

/** What is asked of what happens in the rooms, and the texts that only point to it. */
const ofScenes = /^(?:scary|loud|crawling|physical|health|vision|unknown|room\/.*|page\/legal\/.*)$/;

/** `what about the vault?`: the same is asked of another room. */
const asksAgain = /^(?:and |so |ok |or )*(?:(?:what|how) about )?(?:in |for )?(?:the )?<room>\W*$/;

/** Whoever speaks of seizures hears all that is told of lights, not only what was named. */
const ofSeizures = /\b(?:epilep\w*|seizures?|photosensitive)\b/;

/** Whether something is in the rooms, where that is asked and they say so. */
function inTheRooms(key: string, asked: Asked, context: AnswerContext): AnswerPart | undefined {
  const isAskedAgain = asksAgain.test(asked.tagged.replaceAll(/ +/g, ' ').trim());
  if (!(ofScenes.test(key) || isAskedAgain) || ofSeizures.test(asked.message)) return undefined;
  const shown = roomsMeant(asked, context);
  if (shown.some((room) => isRetired(room, context.now))) return undefined;
  const names = roomPattern(context.facts);
  const pieces = splitQuestions(asked.message).map((piece) => piece.text.replace(names, ' ').trim());
  const again = isAskedAgain ? [normalize(asked.before.said ?? '').replace(names, ' ')] : [];
  const [text] = [asked.tagged, ...pieces, ...again].flatMap((question) => {
    const plain = question.replaceAll(/<\w+>/g, '').replaceAll(/ +/g, ' ');
    if (isAskedAgain) return whetherAlsoIn(plain, shown, openRooms(context)) ?? [];
    return whetherInRooms(plain, shown, !computedSubjects.has(key)) ?? [];
  });
  return text === undefined
    ? undefined
    : { text, sources: shown.map((room) => roomSource(room, 'access')), cards: roomCards(shown, context) };
}

const admitsUnknown = async (asked: Asked, context: AnswerContext): Promise<AnswerPart> =>
  (await admitUnknown(asked, context)) ?? { text: '' };

/** The room that a text is of, where nobody named it: `In Spanish, yes` is true of that room alone. */
function ownRoomOf(key: string, { rooms }: Asked, { facts }: AnswerContext): string | undefined {
  const slug = /^room\/([^/]+)\//.exec(key)?.[1];
  if (slug === undefined || facts.rooms.length < 2 || rooms.some((room) => room.slug === slug)) return undefined;
  return facts.rooms.find((room) => room.slug === slug)?.title;
}

async function answerOfChoice({ asked, choice }: Topic, context: AnswerContext): Promise<AnswerPart> {
  const { passages, quotedTextsOf } = knowledgeOf(context.facts, context.now);
  const unknown = (): Promise<AnswerPart> | AnswerPart => {
    const rule = prohibitionOf(asked.text, '', passages);
    return rule ? { text: rule.text, sources: [rule.source] } : admitsUnknown(asked, context);
  };
  const scenes = choice && inTheRooms(choice.key, asked, context);
  if (scenes) return scenes;
  if (!choice || choice.key === 'unknown') return unknown();
  if (choice.key === 'manipulation') return (await refuseManipulation(asked, context)) ?? unknown();
  if (choice.key === 'off-topic') return (await declineOffTopic(asked, context)) ?? unknown();
  const lacking = lackingFamily({ asked, choice }, context);
  if (lacking) return speaksOf(lacking, asked) ? lacks(lacking, context) : unknown();
  const part = await computedSubjects.get(choice.key)?.answer(asked, context);
  const told = part && toldByVenue(choice.key, asked, part, context);
  if (told) return told;
  if (part && part.text !== '') return { ...part, computed: [...echoes(asked, context), ...(part.computed ?? [])] };
  const isHeard = !choice.isFound && choice.likelihood >= clear;
  const quoted = quotePassages(quotedTextsOf(choice.key), asked, passages, {
    isHeard,
    areParts: toldInParts.has(choice.key),
  });
  const rule = prohibitionOf(asked.text, quoted?.text ?? '', passages);
  if (rule) return { text: rule.text, sources: [rule.source] };
  if (!quoted) return admitsUnknown(asked, context);
  const ofRoom = ownRoomOf(choice.key, asked, context);
  if (ofRoom) return { ...quoted, text: `**${ofRoom}**: ${quoted.text}` };
  const target = bookingTargets[choice.key];
  return target ? { ...quoted, cards: [bookingCard(context.facts.business, target)] } : quoted;
}
