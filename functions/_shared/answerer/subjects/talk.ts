import type { AnswerPart, Subject } from '../answer-parts.ts';
import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import { hasOffer } from '../venue/offers.ts';
import { listed } from '../../../../src/domain/words.ts';
import { notKnown, openRooms, reachUs } from '../venue/venue.ts';
import { saySum } from './sums.ts';

const starters = ['Show me all rooms', 'What’s your most challenging room?', 'How do I book?'];

/** What people ask about besides the rooms, as far as the venue has it. */
const subjectsOf = (facts: VenueFactsFile): string[] => [
  'prices',
  'hours',
  ...(hasOffer('birthday', { facts }) ? ['parties'] : []),
  ...(hasOffer('gift', { facts }) ? ['gift cards'] : []),
];

/** The rooms by name, as long as they are few. */
const sayRooms = (rooms: readonly RoomFacts[]) =>
  rooms.length > 5 ? `our ${rooms.length} rooms` : listed(rooms.map(({ title }) => title));

const other = (key: string, text: string | ((facts: VenueFactsFile) => string), signs?: RegExp): Subject => ({
  key,
  ...(signs && { signs: [signs] }),
  answer: (_, { facts }): AnswerPart => ({
    text: typeof text === 'string' ? text : text(facts),
    outcome: 'other',
    followUps: starters,
  }),
});

/** Attempts to turn the assistant into something else: they change nothing, and get a friendly refusal. */
export const manipulation =
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop) (?:(?:all|any|every|the|your|my|these|those|previous|prior|above|everything|of|safety|system)[ ,]+)+(?:instructions?|rules?|prompts?|guidelines|directions?|context|you were told|above|before|policies|restrictions?)|\b(?:system|hidden|initial|secret|developer|original|internal) (?:prompt|instructions?|message|rules|mode)|\b(?:reveal|print|repeat|show|output|dump|leak) (?:me )?(?:your|the|all) (?:system |hidden |full |initial |secret |exact )*(?:prompt|instructions?|rules|api|keys?|config\w*|source|database|system)|\byou are now\b|\bact as\b|\bpretend (?:you|to be|that you|i am)\b|\brole ?play\b|\bjailbreak\b|\bdan mode\b|\bdeveloper mode\b|\bnew (?:instructions?|rules?|policy) ?:|\b(?:system|assistant|admin|developer) ?:|<\/?(?:system|script|img|iframe|assistant|instructions?)\b|\bsudo\b|\bbase64\b|\bdrop table\b|\bselect \* from\b|\bfrom now on (?:you|every|all)\b|\byou must (?:say|reply|answer|respond|agree)\b|\b(?:say|reply|respond|answer) (?:only )?(?:with )?(?:exactly|"|“)|\brepeat after me\b|^(?:please )?(?:approve|authorize|process|grant) (?:my|a|the|this|our) (?:full )?refund|\bwaive\b.*\b(?:confirm|approve)|\b(?:and|then) say ['"‘“]|\bconfirm that (?:i|we|my|the|it|all|every)\b|\bas (?:the|an?) (?:owner|manager|admin|administrator|developer|ceo|staff|employee)\b|\bi(?:'m| am) (?:the|your) (?:owner|manager|admin|developer|boss|ceo|creator)\b|\b(?:start|begin|end|finish) (?:your|the|every|each) (?:reply|answer|message|response|sentence)s? with\b|\byou (?:said|told (?:me|us|him|her|them|my \w+)|promised|already|just) (?:earlier |before |me |that |it |confirmed |agreed )*(?:.{0,40}\b(?:free|\d+ ?%|discount|(?<!no )refund|\$ ?\d+|1 (?:ticket|price)|half price))/;

/** Words with which somebody wants an invented price or discount to be true. */
export const wantsItTrue =
  /\b(?:honou?r|promis\w+|you (?:guys )?(?:said|told|agreed|confirmed|offered|quoted)|told me|confirm|override|set (?:the|all|every|my|extra)|apply|make it|give me|your (?:manager|owner|boss|website|site|staff|coworker|colleague)|policy|from now|update|instructions?|system|admin|founder|ceo|deal|right\?|correct\?|agree|remember)\b/;

/** The person, place or tale that a room is named after. */
export const namesake = /\b(?:who was|the real)\s+<room>/;

/** Things that have nothing to do with the venue. */
export const offTopic =
  /\b(?:poems?|haiku|limerick|sonnet|lyrics|song about|essay|homework|recipe|bake a|python|javascript|java code|html code|sql|write (?:me )?(?:a |an |some )?(?:code|program|function|script|story|poem|letter|essay|song)|translate (?:this|the following)|stock(?:s| market)|bitcoin|crypto|election|president(?!s?'?s? (?:day|weekend))|democrats?|republicans?|trump|biden|politic\w*|vote for|religion|god|meaning of life|capital of|who won|super ?bowl|nfl|nba|flat earth|earth (?:is )?(?:flat|round)|(?:room|rooms|place) in town besides|(?:which|what|best|recommend\w*|buy|sell) (?:a |an |the |some )?(?:tablets?|pills?|medication|medicine)|prescription|xanax|weather (?:like|today|tomorrow|in|forecast|this|gonna|going to|will)|what is \d+ ?[-+x*/×] ?\d+|square root|math problem|algebra|calculus|horoscope|zodiac|dating advice|tell me a (?:joke|story)|joke|riddle me|fun fact|diagnos\w*|symptoms?|headache|legal advice|lawsuit against|tax return|(?:book|find) (?:me )?a flight|flight (?:status|deals?)|hotel recommend\w*|book a hotel|car rental|other escape rooms?|competitors?|better than you|netflix|movie recommend\w*|girlfriend broke|i love you|marry me|sexy?|naked|porn|(?:buy|sell|get|deal|score) (?:some )?drugs|kill|bomb|hack)\b/;

/** Cities that people name when they look for a room somewhere else, in small letters. */
const farCities = /\b(?:rooms?|place) (?:in|near) (nyc|new york|boston|chicago|dc|la|vegas|london)\b/;

/** Whether somebody looks for a room in a city that is not the venue's own. */
export function seeksElsewhere(
  message: string,
  { city, near = '' }: { city: string; near?: string | undefined },
): boolean {
  const named = farCities.exec(message)?.[1];
  return named !== undefined && !`${city} ${near}`.toLowerCase().includes(named);
}

const greeting: Subject = {
  ...other(
    'greeting',
    (facts) =>
      `Hello, and welcome to ${facts.business.name}. Ask me about the rooms, ${listed(subjectsOf(facts), 'or')}.`,
  ),
  // whoever tells about themselves greets nobody: `I am kind of shy`
  unless: /^(?:and |but |well )?i am (?!(?:new|here|back|just|looking|a|an|the)\b)\w+ (?!here\b)/,
};
const thanks: Subject = other('thanks', 'You’re welcome. If anything else comes up, just ask.');
const neverMind: Subject = other('never-mind', 'No problem. If anything else comes up, just ask.');
const goodbye: Subject = other('goodbye', 'Goodbye, and good luck with the locks. We would love to see you here.');

const identity: Subject = {
  key: 'identity',
  signs: [
    /\bare you (?:a |an )?(?:human|bot|robot|ai|real|person|machine|computer|chatgpt|gpt|alive)\b|\bam i (?:talking|chatting|speaking) (?:to|with)\b|\bwho (?:are|made) you\b|\bwhat can you (?:do|help)\b|\bis this (?:a )?(?:bot|ai|robot|real|human|automated)\b/,
  ],
  answer: (_, { facts }) => ({
    text: `I’m the venue’s AI assistant, not a person. I answer from ${facts.business.name}’s own notes about rooms, ${listed([...subjectsOf(facts), 'rules'])}, and I say so when they don’t hold an answer. For a person, ${reachUs(facts.business)}.`,
    outcome: 'other',
    followUps: starters,
  }),
};

export const talkSubjects: readonly Subject[] = [greeting, thanks, neverMind, goodbye, identity];

/** Refuses to be turned into something else, without repeating what was asked for; says what a ticket really costs. */
export const refuseManipulation: Subject['answer'] = ({ message }, context) => {
  const { business } = context.facts;
  const prices = /\$|%|free|price|cost|pay|discount|code|ticket/.test(message)
    ? ` Tickets are ${saySum(1, context)} per person before tax.`
    : '';
  return {
    text: `I can’t do that. I only pass on what ${business.name} has published; I can’t change or confirm other prices, codes, rules or bookings, and nothing said in this chat does.${prices} If somebody here promised you something, ${reachUs(business)}.`,
    outcome: 'other',
    followUps: starters,
    offerPerson: true,
  };
};

/** Steers back to the venue. */
export const declineOffTopic: Subject['answer'] = (_, context) => ({
  text: `That is outside what I can help with. I know about this venue: ${sayRooms(openRooms(context))}, ${listed([...subjectsOf(context.facts), 'booking'])}. What would you like to know about a game here?`,
  outcome: 'other',
  followUps: starters,
});

/** The honest end of every search. */
export const admitUnknown: Subject['answer'] = (_, { facts }) => ({
  text: notKnown(facts.business),
  outcome: 'unanswered',
  sources: [{ title: 'Contact', href: '/legal#contact' }],
  offerPerson: true,
  followUps: starters,
});
