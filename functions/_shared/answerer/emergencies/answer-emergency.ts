import type { BusinessFacts } from '../../contracts/venue-facts.ts';
import type { Answer } from '../answer-types.ts';
import written from './emergency-sentences.json' with { type: 'json' };
import { findEmergency, type EmergencyKind } from './find-emergency.ts';

/** Languages in which help can be told. */
type HelpLanguage = keyof typeof written;

/** `call or text 988`, or two numbers where calls and messages go to different ones. */
function crisisWords({ crisisCall, crisisText }: BusinessFacts['emergency'], language: HelpLanguage): string {
  const { call, text, both, or } = written[language];
  const withNumber = (words: string, number: string) => words.replace('{number}', number);
  if (crisisText === undefined) return withNumber(call, crisisCall);
  if (crisisText === crisisCall) return withNumber(both, crisisCall);
  return `${withNumber(call, crisisCall)} ${or} ${withNumber(text, crisisText)}`;
}

const emergency = 'emergency';

/** True for a reply to somebody who may be in danger: it waits for nobody, and its sentences are ours, at whatever venue. */
export const isForEmergency = ({ topics }: Pick<Answer, 'topics'>): boolean => topics.includes(emergency);

/** Two sentences: whom to call, and how to reach the venue. No card, no further question, nothing to sell. */
function sayHelp(kind: EmergencyKind, business: BusinessFacts, language: HelpLanguage): Answer {
  const { phone } = business;
  const { services, crisisCall, crisisText } = business.emergency;
  return {
    text: written[language][kind]
      .replace('{crisis}', crisisWords(business.emergency, language))
      .replace('{services}', services)
      .replace('{phone}', phone),
    outcome: 'answered',
    topics: [emergency],
    sources: [],
    cards: [],
    followUps: [],
    offerPerson: true,
    computed: [services, crisisCall, crisisText ?? '', phone].filter((number) => number !== ''),
  };
}

/**
 * What somebody is told who may be in danger while they write: judged by the visitor's turns, oldest first; undefined for
 * every other message. `language` is the one to say it in.
 */
export function answerEmergency(
  turns: readonly string[],
  business: BusinessFacts,
  language: HelpLanguage = 'english',
): Answer | undefined {
  const kind = findEmergency(turns);
  return kind && sayHelp(kind, business, language);
}
