import type { Answer, AnswerContext } from '../answer-types.ts';
import { familyOfText } from '../finding/families.ts';
import type { Answered } from './parts-said.ts';
import { normalize } from '../reading/normalize.ts';
import { hasOffer, ownSources } from '../venue/offers.ts';
import { withoutRepeats } from './without-repeats.ts';

const unique = <Item>(items: readonly Item[], by: (item: Item) => string) => [
  ...new Map(items.map((item) => [by(item), item] as const)).values(),
];

/** Sums of a thousand dollars and more as people write them: `$1,400`. */
const withThousands = (text: string) => text.replace(/\$(\d{1,3})(\d{3})\b/g, '$$$1,$2');

/** True for a text that another one says as well, with or without its Yes. */
const isIn = (text: string, other: string) =>
  other.includes(text) || (other.length > text.length && other.includes(text.replace(/^Yes, /, '')));

/** One reply of several parts: what two of them say is said once, and of sources, cards and questions to press three at most. */
export function combine(parts: readonly Answered[], context: AnswerContext): Answer {
  const all = parts.map(({ part }) => part);
  const outcomes = all.map(({ outcome = 'answered' }) => outcome);
  const texts = unique(
    all.map(({ text }) => text),
    (text) => text,
  );
  return {
    text: withThousands(
      withoutRepeats(texts.filter((text) => !texts.some((other) => other !== text && isIn(text, other)))).join('\n\n'),
    ),
    outcome: outcomes.includes('answered') ? 'answered' : outcomes.includes('unanswered') ? 'unanswered' : 'other',
    topics: unique(
      parts.map(({ key }) => key),
      (key) => key,
    ),
    sources: unique(
      all.flatMap(({ sources = [] }) => ownSources(sources, context)),
      ({ href }) => href,
    ).slice(0, 3),
    cards: unique(
      all.flatMap(({ cards = [] }) => cards),
      ({ kind, ...card }) => `${kind} ${'slug' in card ? card.slug : card.href}`,
    ).slice(0, 3),
    followUps: unique(
      all
        .flatMap(({ followUps = [] }) => followUps)
        .filter((question) => {
          const family = familyOfText(normalize(question));
          return family === undefined || hasOffer(family, context);
        }),
      (question) => question,
    ).slice(0, 3),
    offerPerson: all.some(({ offerPerson }) => offerPerson ?? false),
    computed: unique(
      all.flatMap(({ computed = [] }) => computed),
      (words) => words,
    ),
  };
}
