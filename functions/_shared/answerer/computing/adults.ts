import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { digitsOfNumberWords } from '../reading/number-words.ts';
import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { questionIn } from '../reading/yes-or-no.ts';
import {
  adultsFor,
  sayEnoughAdults,
  sayStricterRooms,
  saySupervision,
  sayTooYoung,
  youngPlayers,
} from '../venue/supervision.ts';
import { capitalized, counted, listed } from '../../../../src/domain/words.ts';
import { faqSource, openRooms } from '../venue/venue.ts';

/** Somebody asks whether a young person may be the adult of the room. */
const asAdult = oneOf(
  /\b(?:count|counts|be|as|adult enough)\b.*\b(?:adults?|grown ?-?ups?|chaperones?|guardians?)\b/,
  /(?<!\d )\badult enough\b/,
  wholeWords('supervise, be in charge, watch them'),
);

const siblingCounts = /\b(?:brother|sister|sibling|cousin)s? (?:\w+ )?counts?\b/;

/** Somebody asks whether children may be left to themselves. */
const asksAlone = new RegExp(
  `\\b${anyOf(
    'without (?:me|us|an? (?:adult|parent|grown ?-?up))',
    'without (?:their |any )?(?:adults|parents|grown ?-?ups)',
    listOf('alone, nobody else, unaccompanied, unsupervised, no adults?'),
    'by (?:themselves|himself|herself|ourselves)',
    'on (?:their|his|her) own',
    '(?:just|only) (?:the 2|2) of (?:us|them)',
    '(?:just|only) us(?: 2)?',
    '(?:drop|leave) (?:them|him|her|the kids|(?:my|our) \\w+)(?: \\w+)? (?:off|there|here|alone|with you|and go|and get)',
    'drop (?:them|him|her)',
    String.raw`(?:i|we|parents|adults|us) (?:just )?(?:wait|stay|sit|hang)(?: \w+){0,2} (?:lobby|outside|out here|desk|car)`,
    '(?:i am|we are) not (?:going in|coming in|playing)',
  )}\\b`,
);

/** True where children who may play, but need an adult, would be alone: whether they are old enough for a ticket is not what is asked. */
export const areLeftAlone = ({ group: { ages, adults }, text, message }: Asked, { facts }: AnswerContext): boolean =>
  adults === undefined &&
  asksAlone.test(`${text} ${message}`) &&
  ages.length > 0 &&
  ages.every((age) => age >= facts.business.policies.minimumAge && age < 18);

/** `No, not alone at 11.`, or with another verdict: `Yes, at 11.` */
const sayNotAlone = (ages: readonly number[], limit: number, verdict = 'No, not alone'): string => {
  const young = ages.filter((age) => age < limit);
  return young.length > 0 ? `${verdict} at ${listed(young.map(String))}.` : `${verdict} below ${limit}.`;
};

/** Who asks whether an adult is needed hears a Yes where one is. */
const asksNeed = /(?:^|, |\band |\bso |\bbut )(?:do|does|would|will|must)\b.*\bneed/;

const elders = listOf(
  [
    'grandma, grandpa, grandmother, grandfather, granny, grandparents?, aunt, uncle, nanny, babysitter, mom, dad',
    'teacher',
  ].join(', '),
);
/** Somebody asks whether a grown-up who is named would count: `would grandma, 75, count`. */
const elderCounts = new RegExp(String.raw`\b${elders}s?\b.*(?<!head ?)\bcounts?\b`);

/** The rule turned around: `how many cubs can play with 3 leaders`. */
const asksHowManyKids = /\bhow many (?:\w+ )?(?:kids|children|cubs|scouts|pupils|students|boys|girls)\b/;

/** Ages on both sides of the age from which nobody needs an adult: `4 kids, 10 to 13`. */
const mixed = (ages: readonly number[], limit: number): boolean =>
  ages.some((age) => age < limit) && ages.some((age) => age >= limit && age < 18);

/** What kids need of whom nobody knows how many are young. */
function sayMixed(kids: number, adults: number, { facts }: AnswerContext): string[] {
  const { adultNeededBelowAge, childrenPerAdult } = facts.business.policies;
  const most = counted(Math.ceil(kids / childrenPerAdult), 'adult');
  return [
    `Only those under ${adultNeededBelowAge} count: if all ${kids} are, they need ${most}.`,
    ...(adults > 0
      ? [
          `With ${counted(adults, 'adult')}, up to ${counted(adults * childrenPerAdult, 'child', 'children')} may be under ${adultNeededBelowAge}.`,
        ]
      : []),
  ];
}

/** Words that ask for a Yes or a No, and those that ask whether a grown-up pays. */
const asksWhether = /\benough\b|\bok(?:ay)?\b|^(?:is|are|can|do|does|will|would)\b/;
/** Whoever asks for one more hears No where those who come are enough. */
const asksForMore = /\b(?:another|more|extra|additional|too few)\b/;
const whoPays = listOf(
  'i, we, they, (?:the |all |those |these )?(?:adults?|grown ?-?ups?|parents?|chaperones?|teachers?|supervisors?)(?: who \\w+(?: \\w+){0,4})?, mom, dad, grandma',
);
const asksToPay = new RegExp(
  String.raw`\b(?:do|does|must|would|will|should) ${whoPays}\b.*\b(?:pay|(?:need|buy|get) (?:an? |their |our |my )?(?:own |extra )?tickets?)\b`,
);

/** How the answer begins for those who are old enough: to whether they need an adult it is a No. */
const saysNeed = (asked: Asked): string => {
  const text = questionIn(asked) ?? asked.text;
  if (!/\b(?:needs?|have to|has to|must|required?)\b/.test(text)) return 'Yes, at';
  return /^(?:and |so |but )*(?:do|does|would|will|must|is|are)\b/.test(text) ? 'No, at' : 'At';
};

/** What those hear who are old enough to play without an adult, as far as the house is concerned: a room may ask for more. */
function sayAlone(asked: Asked, context: AnswerContext): string[] {
  const { ages } = asked.group;
  const open = openRooms(context);
  const named = asked.rooms.filter((room) => open.includes(room));
  const rooms = named.length > 0 ? named : open;
  const they = /\bwe are\b/.test(asked.message) ? 'you' : 'they';
  const stricter = sayStricterRooms(ages, false, rooms);
  // what a room asks for in words alone is said in them
  const inWords = rooms.filter(
    ({ ageGuidance, adultNeededBelowAge }) => !adultNeededBelowAge && asksForAdult(ageGuidance, Math.min(...ages)),
  );
  const advice = inWords.map(({ title, ageGuidance }) => `${title}: ${ageGuidance}`);
  if (named.length === 1 && stricter.length > 0) return [`No, ${listed(stricter)}.`];
  if (named.length === 1 && advice.length > 0) return advice;
  const except = stricter.length > 0 ? `, but ${listed(stricter)}` : '';
  return [`${saysNeed(asked)} ${listed(ages.map(String))} ${they} can play without an adult${except}.`, ...advice];
}

/** True for words on a room in which somebody of such an age needs an adult: `under 16 with a parent`. */
function asksForAdult(guidance: string, age: number): boolean {
  if (!/\b(?:adults?|parents?|guardians?|grown-?ups?)\b/i.test(guidance)) return false;
  const numbers = digitsOfNumberWords(guidance.toLowerCase()).match(/\b\d{1,2}\b/g) ?? [];
  return numbers.some((number) => Number(number) > age);
}

/** Whoever goes in plays and pays. */
const adultsCount = 'adults who go in count as players and need a ticket.';

/** One who asks whether they are enough counts as the adult. */
export const amIEnough = /\b(?:am i|would i be|will i be|is just me) (?:alone )?enough\b/;
/** Those who ask whether they are: `are the 2 of us enough`. */
const areWeEnough = /\b([2-9]) of us(?: be| are)? enough\b/;

/** `I would go in with them`. */
const iGoIn = /\bi (?:would|will|am going to|can|could) (?:go|come|be|play)(?: in)? with (?:them|him|her)\b/;

/** The adults who are told of, those who ask whether they are enough among them. */
const adultsTold = ({ group, message }: Asked): number | undefined => {
  const several = areWeEnough.exec(message)?.[1];
  const goesIn = amIEnough.test(message) || iGoIn.test(message) ? 1 : undefined;
  return several === undefined ? (group.adults ?? goesIn) : Number(several);
};

/** How many adults children need. */
export const adultsNeeded: Subject = {
  key: 'adults',
  answer(asked, context) {
    const { facts } = context;
    const { minimumAge, maximumAge, adultNeededBelowAge, childrenPerAdult } = facts.business.policies;
    const { ages: known } = asked.group;
    const adults = adultsTold(asked);
    const areYoung = known.length > 0 && known.every((age) => age < adultNeededBelowAge);
    const isOnlyKids = asked.group.kids === undefined && areYoung && asked.group.adults === undefined;
    const counting = asked.group.kids !== undefined || (asked.group.each ?? []).length > 0;
    const youngOnes = known.filter((age) => age < adultNeededBelowAge).length;
    const areNamed = adults !== undefined && asked.group.players === undefined && youngOnes > 0;
    const kids = counting
      ? youngPlayers(asked.group, context)
      : isOnlyKids
        ? asked.group.players
        : areNamed
          ? youngOnes
          : undefined;
    const needed = kids === undefined ? undefined : adultsFor(kids, context);
    const rule = `Children under ${adultNeededBelowAge} need one adult in the room for every ${childrenPerAdult} of them; from ${adultNeededBelowAge} up they can play without one`;
    const lines: string[] = [];
    const allOlder = known.length > 0 && known.every((age) => age >= adultNeededBelowAge);
    const tooYoung = sayTooYoung(asked.group, context);
    if (tooYoung) lines.push(tooYoung);
    const taken =
      asksHowManyKids.test(asked.text) && kids === undefined && adults !== undefined ? adults * childrenPerAdult : 0;
    if (adults !== undefined && taken > 0)
      lines.push(`${counted(adults, 'adult')} can take up to ${taken} children under ${adultNeededBelowAge}. ${rule}.`);
    else if (
      (asAdult.test(asked.text) || siblingCounts.test(asked.message)) &&
      known.some((age) => age >= adultNeededBelowAge && age < 21)
    ) {
      lines.push(
        `My notes don’t say from what age somebody counts as the adult, so please call ${facts.business.phone} about that. ${rule}.`,
        ...(kids !== undefined && kids > 0 ? [saySupervision(kids, context)] : []),
      );
    } else if (elderCounts.test(asked.text) && !known.some((age) => age >= adultNeededBelowAge && age < 21)) {
      lines.push(`Yes: any adult counts, tickets are for ages ${minimumAge} to ${maximumAge}.`);
      if (kids !== undefined && kids > 0 && needed !== undefined && adults !== undefined)
        lines.push(
          `${saySupervision(kids, context)} With one more adult you are ${adults + 1}, which is ${adults + 1 >= needed ? 'enough' : 'not enough yet'}.`,
        );
      lines.push(`${rule}.`);
    } else if (kids === 0 && (asked.group.teens ?? 0) > 0 && known.length === 0)
      lines.push(`Teenagers can play without an adult. ${rule}.`);
    else if (known.length > 0 && known.every((age) => age >= 18)) lines.push(`${rule}.`);
    else if (tooYoung && (kids ?? 0) === 0) lines.push(`${rule}.`);
    else if (allOlder) lines.push(...sayAlone(asked, context));
    else if (kids !== undefined && needed !== undefined && kids > 0) {
      if ((adults ?? 0) === 0 && asksAlone.test(asked.message))
        lines.unshift(
          sayNotAlone(
            known.filter((age) => age >= minimumAge),
            adultNeededBelowAge,
          ),
        );
      const supervision = saySupervision(kids, context);
      if (adults !== undefined && adults > 0) {
        const isEnough = adults >= needed;
        const verdict = asksWhether.test(asked.message)
          ? `${isEnough === asksForMore.test(asked.text) ? 'No' : 'Yes'}: `
          : '';
        const more = isEnough ? '' : `, so bring ${counted(needed - adults, 'more adult')}`;
        lines.push(`${verdict}${supervision.replace(/\.$/, `${more}.`)}`);
        // behind the Yes to whether they are enough it would say that again
        if (isEnough && verdict !== 'Yes: ') lines.push(sayEnoughAdults(adults));
      } else if (asksNeed.test(asked.text)) lines.push(`Yes: ${supervision}`);
      else lines.push(supervision);
    } else if (asked.group.kids !== undefined && mixed(known, adultNeededBelowAge))
      lines.push(...sayMixed(asked.group.kids, adults ?? 0, context), `${rule}.`);
    else if (known.length > 0 && /\bhow many\b|\benough\b/.test(asked.text)) lines.push(`${rule}.`);
    else if (known.length > 0 && asksToPay.test(asked.text)) lines.push(`${rule}.`);
    else if (known.length > 0)
      lines.push(`${sayNotAlone(known, adultNeededBelowAge, asksNeed.test(asked.text) ? 'Yes,' : undefined)} ${rule}.`);
    else lines.push(`${rule}.`);
    if (asksToPay.test(asked.text)) lines.unshift(`Yes, ${adultsCount}`);
    else if (!(kids !== undefined && adults !== undefined && kids > 0) && !allOlder)
      lines.push(capitalized(adultsCount));
    if (/sign|waiver/.test(asked.text)) lines.push('For anyone under 18 a parent or legal guardian signs the waiver.');
    return {
      text: lines.join(' '),
      computed:
        needed === undefined
          ? [`${taken} children`]
          : [
              `${needed} adults, ${(adults ?? 0) + 1} adults, you are ${(adults ?? 0) + 1}`,
              `${Math.abs(needed - (adults ?? 0))} adults`,
            ],
      sources: faqSource(facts, 'adults-with-children'),
      followUps: ['Which room is best for kids?'],
    };
  },
};
