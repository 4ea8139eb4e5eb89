import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { aboutAges, dependOnPeople, takesPart } from './group-thread.ts';
import { familyOfText, meaningAfter, meaningIn } from '../finding/families.ts';
import type { Clause } from '../reading/clause.ts';
import { hasPeople } from '../reading/group.ts';
import { wordsOf } from '../finding/words.ts';
import { anyOf, wholeWords } from '../reading/patterns.ts';
import { adultWords, kidWords, peopleWords, relativeWords } from '../reading/people-words.ts';
import { saysOnly } from '../reading/whole-text.ts';
import type { Choice } from '../finding/choice.ts';
import type { Thread } from './thread.ts';
import type { Topic } from './topic.ts';

const may = '(?:can|could|will|would|should|may)';
const asksWhether = new RegExp(`\\b${may}\\b`);
const asksIfTheyMay = new RegExp(`\\b${may} (?:we|i|they|it)\\b`);

/** Tells when the game is that somebody wants to cancel or change, or how much of the notice is left, or asks until when. */
const tellsOfGame = saysOnly([
  '(?:it is|(?:ours|mine) is|(?:the|our|my) (?:game|booking|slot|reservation|party) is|that is|we are booked|we (?:booked|play)|booked) ' +
    '(?:on |for |at |from )*(?:<day>|<time>|noon)(?: (?:at |on |around |from )*(?:<day>|<time>|noon))*',
  '(?:with |if |when |it is |its |there (?:are|is) |we have )*(?:only |just |about )?<n> (?:hours?|days?)' +
    '(?: (?:left|before|ahead|away|to go|from now|notice|until then|in advance|the game|it))*',
  'how long (?:do|have|would|will) (?:i|we) (?:have|got|still have)?.*',
  'until when(?: can (?:i|we).*)?|by when(?: do (?:i|we).*)?|(?:when|what) is the (?:deadline|cut ?off|latest)',
  'how (?:long|far|late|many hours|much time) (?:before|ahead|in advance)' +
    '(?: (?:of )?(?:the|our|my) (?:game|start|booking))?(?: at the latest)?',
  '(?:what is )?the latest (?:i|we) (?:can|could|may) (?:still )?(?:do (?:it|that|this)|cancel|change it|move it)',
  'how late can (?:i|we) (?:still )?(?:do (?:it|that|this)|decide)',
]);

/** Subjects about a booking that is to be changed. */
export const changes: ReadonlySet<string> = new Set(['cancel', 'reschedule', 'headcount-change', 'sick', 'no-show']);

/** True for a clause that tells when the game is that the question before it wanted to change. */
export const tellsOfChange = ({ tagged }: Clause, { key }: Thread): boolean =>
  key !== undefined && changes.has(key) && tellsOfGame(tagged);

/** `and together with our 2 teens?` asks the question before it again, for more people. */
export const asksAgain = ({ text, group }: Clause, { key }: { key?: string }): boolean =>
  key !== undefined &&
  dependOnPeople.has(key) &&
  takesPart(group) &&
  /^(?:ok |so |oh )?(?:and|what if|if|plus|with|together)\b/.test(text) &&
  !/\b(?:how|what(?! if| about)|which|when|where|who|do|does|is|are|price|cost)\b/.test(text) &&
  !asksWhether.test(text);

const takesUs = '(?:takes|holds|fits|can (?:take|hold|fit)) (?:all of us|us all|us|everybody|everyone)';
/** `which room` or `which one takes us` and nothing else, where people are spoken of: the room for them. */
export const asksWhichRoom = saysOnly([
  `which(?: rooms?| 1| one)?(?: ${anyOf('then', 'for us', 'works?(?: for us)?', 'fits?', 'suits us', takesUs)})*`,
]);

/** `what if we are 30 instead` after a question about people asks it again, as long as nothing was booked. */
export const changesPlan = (
  { text, group }: Clause,
  { key }: { key?: string },
  choice: { key: string } | undefined,
): boolean =>
  choice?.key === 'headcount-change' &&
  dependOnPeople.has(key ?? '') &&
  hasPeople(group) &&
  !/\b(?:book|reserv)/.test(text);

/** Subjects that tell a price. */
const prices: ReadonlySet<string> = new Set('price birthday-price corporate-price gift-amount tax'.split(' '));

/** `and if it is 7?` asks nothing of its own. */
const ifThey = /\bif (?:it|we|there|they|you)(?: is| are)?\b/;

/** `just me and my girlfriend`, which asks nothing. */
const tellsWhoComes = /^(?:and |oh |well |so )*(?:just|only|it is|its|it would be|we are|that is)\b/;

/** `and for 6 on a tuesday?` after a price asks it for them, not whether they can come; so does whoever only tells who they are. */
export const asksPriceAgain = (
  { text, group }: Clause,
  { key }: Thread,
  choice: { key: string } | undefined,
): boolean =>
  prices.has(key ?? '') &&
  ((choice?.key === 'can-we-come' && /^(?:and|or|what about|how about|for|if|what if)\b/.test(text)) ||
    (hasPeople(group) && tellsWhoComes.test(text))) &&
  !(asksWhether.test(text) || /\b(?:do|is|are|ok|possible)\b/.test(text.replace(ifThey, ' ')));

/** `and what is the damage for 8` after a party was spoken of asks for the party, unless it names tickets or a game. */
export const priceOfParty = (asked: Asked, choice: Choice | undefined, thread: Thread): Topic | undefined =>
  choice?.key === 'price' &&
  thread.family === 'birthday' &&
  asked.family === undefined &&
  hasPeople(asked.group) &&
  !/\b(?:tickets?|games?|rooms?|normal|regular)\b/.test(asked.text)
    ? { asked: { ...asked, family: 'birthday' }, choice: { ...choice, key: 'birthday-price' } }
    : undefined;

const peopleNamed = new RegExp(`^${anyOf(kidWords, adultWords, peopleWords, relativeWords, 'twins')}$`);
/** Words around people and their ages that ask nothing. */
const around = wholeWords(
  [
    'i, he, she, they, we, me, us, them, it, my, our, his, her, their, the, a, an, and, or, but, so, oh, ok, well, no, wait, sorry',
    'am, is, are, was, were, be, will, has, have, got, there, of, with, plus, about, from, to, just, only, already, almost, nearly',
    'also, too, tho, though, actually, by, way, both, all, one, other, who, now, today, old, years?, olds?, aged?, ages, turn(?:s|ed|ing)?',
    'youngest, oldest, eldest, little, big, mean, meant',
  ].join(', '),
);
const isAround = (word: string): boolean => around.exec(word)?.[0] === word;

/** `my niece is 11 tho`, `I am 12, my sister is 11`: who comes or how old they are, and nothing else. */
export const namesOnlyPeople = ({ text, group }: Clause): boolean =>
  (hasPeople(group) || group.each !== undefined) &&
  wordsOf(text).every((word) => /^\d+$/.test(word) || peopleNamed.test(word) || isAround(word));

/** True for a subject that is asked again, or turned into another, by who comes. */
export const turnsOnPeople = (key: string): boolean =>
  [dependOnPeople, ofRooms, ofPlaces, aboutAges, ofPartyGuests].some((subjects) => subjects.has(key));

/** `could it be a wednesday at 10?` asks no price again. */
const asksIfPossible = /^(?:and |ok |so )*(?:can|could|would|will|may|is) (?:it|that|we|they|this)\b/;

/** Subjects of the rooms that an age turns into: is it right for that age? */
const ofRooms: ReadonlySet<string> = new Set(
  'scary loud difficulty hardest easiest compare rooms room-about recommend'.split(' '),
);

/** Subjects of how many fit, which an age turns into whether they may play. */
const ofPlaces: ReadonlySet<string> = new Set(['capacity', 'large-group', 'can-we-come']);

/** Subjects of a party whose answer depends on how many and how old its guests are. */
const ofPartyGuests: ReadonlySet<string> = new Set(
  'birthday-ages birthday-parents birthday-adult birthday-split birthday-extra'.split(' '),
);

/** Subjects that an hour adds nothing to: with one, the question is whether they can come then. */
const timeless: ReadonlySet<string> = new Set(
  'weekend-minimum capacity ages adults recommend large-group rooms faq/private-games'.split(' '),
);
/** Subjects of a visit that a number of people turns into whether so many can come. */
const ofVisits: ReadonlySet<string> = new Set(['hours', 'availability', 'corporate']);
/** Subjects of a visit that a room turns into whether they fit there. */
const ofBooking: ReadonlySet<string> = new Set(['faq/how-to-book', 'availability', 'hours']);

/** The subject before, as people, an age or an hour that are named now mean it. */
export function continued(
  before: string,
  { group, text, days, times, rooms }: Clause,
  known: Asked,
  { facts }: AnswerContext,
): string {
  if (prices.has(before) && times.length > 0 && asksIfPossible.test(text))
    return known.family === 'corporate' ? 'corporate-daytime' : 'can-we-come';
  if (timeless.has(before) && times.length > 0 && known.days.length > 0)
    return known.group.players === undefined ? 'hours' : 'can-we-come';
  if (before === 'recommend' && days.length > 0 && asksIfTheyMay.test(text))
    return known.group.players !== undefined ? 'can-we-come' : known.family === 'date' ? 'weekend-minimum' : 'hours';
  if (/\bbirthday/.test(before) && group.players === undefined && group.ages.some((age) => age >= 18))
    return 'birthday-adult';
  if (ofRooms.has(before) && group.ages.length > 0 && !/\bwhich\b/.test(text)) return 'ages';
  if (ofBooking.has(before) && rooms.length > 0 && known.group.players !== undefined) return 'capacity';
  if (ofVisits.has(before) && group.players !== undefined)
    return known.days.length + known.times.length > 0
      ? 'can-we-come'
      : group.players < facts.business.policies.severalRoomsFrom
        ? 'capacity'
        : 'large-group';
  if (
    ofPlaces.has(before) &&
    group.ages.length > 0 &&
    group.players === undefined &&
    (group.isPart === true || (group.kids ?? 0) <= group.ages.length)
  )
    return 'ages';
  const own = familyOfText(text);
  return meaningAfter(before, own ? meaningIn(own, before) : before, text);
}
