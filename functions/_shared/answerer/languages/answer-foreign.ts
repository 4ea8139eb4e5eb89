import type { ChatMessage, ChatSource } from '../../contracts/chat.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import type { Answer, AnswerContext, AnswerFunction } from '../answer-types.ts';
import { answerEmergency } from '../emergencies/answer-emergency.ts';
import { findLanguage, mayBeAny } from './find-language.ts';
import { glossaries, isWord, wordsOf, type ForeignLanguage } from './glossary.ts';
import { translate } from './translate.ts';

const venueWords = new WeakMap<VenueFactsFile, ReadonlySet<string>>();
const shortestVenueWord = 3;

/** Every word that the venue's own texts have. */
function wordsOfVenue(facts: VenueFactsFile): ReadonlySet<string> {
  const known = venueWords.get(facts);
  if (known) return known;
  const { questions, rooms, pages, posts } = facts;
  const words = wordsOf(JSON.stringify({ questions, rooms, pages, posts }));
  const made = new Set(words.filter((word) => word.length >= shortestVenueWord));
  venueWords.set(facts, made);
  return made;
}

/** True for the source that says how to reach a person, which is no answer. */
const isContact = ({ href }: ChatSource) => href === '/legal#contact';

/** Names of all rooms as words joined by spaces, the longest first. */
const roomNames = ({ rooms }: VenueFactsFile): string[] =>
  rooms
    .flatMap(({ title, aliases }) => [title, title.replace(/^(?:the|an?) /i, ''), ...aliases])
    .map((name) => wordsOf(name).filter(isWord).join(' '))
    .sort((one, other) => other.length - one.length);

/** The language of the last turn; one that could be any goes on in the language before. */
function languageOf(turns: readonly string[], find: (turn: string) => ForeignLanguage | undefined) {
  const last = turns.at(-1) ?? '';
  const own = find(last);
  if (own || !mayBeAny(last)) return own;
  return turns.map(find).findLast((language) => language !== undefined);
}

/**
 * Answers a question in Spanish, French or German: a sentence in that language says that answers are in English and that
 * a person helps, then comes the English answer; undefined when the last message is English. The question is handed to
 * `answerEnglish` in English key words, as if it had been typed.
 */
export async function answerForeign(
  messages: readonly ChatMessage[],
  context: AnswerContext,
  answerEnglish: AnswerFunction,
): Promise<Answer | undefined> {
  const { facts } = context;
  const { business } = facts;
  const names = roomNames(facts);
  const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const words = wordsOfVenue(facts);
  const find = (turn: string) => findLanguage(turn, names, words);
  const language = languageOf(turns, find);
  const sentences = language && glossaries.get(language)?.sentences;
  if (!sentences) return undefined;

  const translations = turns.map((turn, index) =>
    index === turns.length - 1 || find(turn)
      ? translate(turn, language, names, words)
      : { text: turn, isUnderstood: true },
  );
  const english = translations.map(({ text }) => text);
  const emergency = answerEmergency(english, business, language);
  if (emergency) return emergency;

  const say = (sentence: string) => sentence.replace('{phone}', business.phone).replace('{email}', business.email);
  const isUnderstood = translations.at(-1)?.isUnderstood === true;
  const reply = isUnderstood
    ? await answerEnglish(
        english.filter((text) => text !== '').map((content) => ({ role: 'user', content })),
        context,
      )
    : undefined;
  if (!reply || (reply.outcome === 'unanswered' && reply.sources.every(isContact))) {
    return {
      text: say(sentences.nothing),
      outcome: 'unanswered',
      topics: [...(reply?.topics ?? ['unknown']), 'language'],
      sources: [],
      cards: [],
      followUps: [],
      offerPerson: true,
      computed: [],
    };
  }
  return {
    ...reply,
    text: `${say(sentences.english)}\n\n${reply.text}`,
    topics: [...reply.topics, 'language'],
    offerPerson: true,
  };
}
