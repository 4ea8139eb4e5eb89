import type { Asked } from '../answer-parts.ts';
import { isEmptyIdea } from '../reading/concepts.ts';
import { settled, type Choice } from './choice.ts';
import type { Family } from './families.ts';

/** Ideas that tell nothing beside people and a day: `5 of us tomorrow night, still possible?`. */
const plainIdeas: ReadonlySet<string> = new Set(
  'kid adult people pair friend team group come along class famili we us me night evening afternoon possibl chanc book play doabl work fine free slot till around about room hour total ladi girl boy roommat mate brother sister wife husband'.split(
    ' ',
  ),
);

/** Occasions of which a bare day asks whether they can be then, and for couples whether two can come. */
const dayQuestions: Readonly<Partial<Record<Family, string>>> = {
  birthday: 'birthday-time',
  date: 'weekend-minimum',
  gift: 'gift-room',
};

/** Subjects that a bare day asks again, for that day. */
const keptForDays: ReadonlySet<string> = new Set(['cancel', 'reschedule', 'price', 'birthday-lead', 'availability']);

/** Two numbers to choose from that count nobody are sums: `is it 35 or 39 on a Tuesday`. */
const eitherSum = /\b\d{2,3} or \d{2,3}\b/;

/** Everybody who comes, by name: `only me and her`. */
const namesThem =
  /^(?:it (?:is|would be) )?(?:only|just) (?:me|us|my \w+|her|him) (?:and|n|&) (?:me|i|my \w+|her|him)$/;

/** `can we come with 20`: whether so many can play. */
const asksWhetherSoMany = /^(?:can|could|may) (?:we|i) (?:all )?(?:come|play)\b/;

/** People and a day and nothing else ask whether so many can come then; a day alone asks whether that is possible. */
export function saysOnlyWhoAndWhen(
  { text, group, days, times, ideas, leansOnEarlier, family, rooms }: Asked,
  before: string | undefined,
): Choice | undefined {
  const isPlain = ideas.every((idea) => isEmptyIdea(idea) || plainIdeas.has(idea));
  const isCounted =
    group.players !== undefined && (ideas.some((idea) => idea === '<n>' || idea === '<day>') || namesThem.test(text));
  const isOnlyCounted = isCounted && isPlain && days.length + rooms.length === 0;
  if (isOnlyCounted && family === undefined && before === undefined && asksWhetherSoMany.test(text))
    return settled('capacity');
  if (family === undefined && isPlain && !isCounted && eitherSum.test(text)) return settled('price');
  if (
    /\b(?:when|where|why|how(?! about)|which|what(?! about| if))\b/.test(text) ||
    leansOnEarlier ||
    !isPlain ||
    days.length === 0 ||
    (rooms.length > 0 && !isCounted) ||
    (before !== undefined && keptForDays.has(before) && !ideas.includes('<n>'))
  )
    return undefined;
  const asksHours =
    family === undefined &&
    ideas.includes('<day>') &&
    group.ages.length === 0 &&
    group.kids === undefined &&
    days.every(({ kind }) => kind !== 'weekend') &&
    !/\b(?:free|slots?|book|today|tonight|(?:my|our) (?:game|booking|slot|reservation))\b/.test(text) &&
    (times.length > 0 || before === undefined);
  const ofFamily = family && ideas.includes('<day>') ? dayQuestions[family] : undefined;
  if (ofFamily && !(family === 'gift' && isCounted)) return settled(ofFamily);
  if (!isCounted) return asksHours ? settled('hours') : undefined;
  if (family !== undefined && family !== 'date' && family !== 'gift') return undefined;
  return settled('can-we-come');
}
