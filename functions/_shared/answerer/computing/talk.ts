import { besideTax } from '../../../../src/domain/sales-tax.ts';
import type { AnswerPart, Subject } from '../answer-parts.ts';
import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import { hasOffer } from '../venue/offers.ts';
import { listed } from '../../../../src/domain/words.ts';
import { notKnown, openRooms, reachUs } from '../venue/venue.ts';
import { listOf, oneOf, wholeWords } from '../reading/patterns.ts';
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

const other = (key: string, text: string | ((facts: VenueFactsFile) => string)): Subject => ({
  key,
  answer: (_, { facts }): AnswerPart => ({
    text: typeof text === 'string' ? text : text(facts),
    outcome: 'other',
    followUps: starters,
  }),
});

const drops = listOf('ignore, disregard, forget, override, bypass, skip, drop');
const dropped = listOf(
  'all, any, every, the, your, my, these, those, previous, prior, above, everything, of, safety, system',
);
const given = listOf(
  [
    'instructions?, rules?, prompts?, guidelines, directions?, context, you were told, above, before, policies',
    'restrictions?',
  ].join(', '),
);
/** Somebody sends the assistant away from its rules: `ignore all previous instructions`. */
const dropsRules = new RegExp(`\\b${drops} (?:${dropped}[ ,]+)+${given}`);

const innermost = listOf('system, hidden, initial, secret, developer, original, internal');
const shows = listOf('reveal, print, repeat, show, output, dump, leak');
const withheld = listOf(String.raw`prompt, instructions?, rules, api, keys?, config\w*, source, database, system`);
/** Somebody wants to read what the assistant was told. */
const asksForPrompt = oneOf(
  new RegExp(`\\b${innermost} (?:prompt|instructions?|message|rules|mode)`),
  new RegExp(`\\b${shows} (?:me )?(?:your|the|all) (?:system |hidden |full |initial |secret |exact )*${withheld}`),
);

/** Somebody gives the assistant another part to play. */
const givesRole = wholeWords(
  'you are now, act as, pretend (?:you|to be|that you|i am), role ?play, jailbreak, dan mode, developer mode',
);

/** Text that is written for a machine. */
const forMachines = oneOf(
  /\bnew (?:instructions?|rules?|policy) ?:|\b(?:system|assistant|admin|developer) ?:/,
  /<\/?(?:system|script|img|iframe|assistant|instructions?)\b/,
  wholeWords(String.raw`sudo, base64, drop table, select \* from`),
);

/** Somebody tells the assistant what it has to say, or to grant. */
const dictates = oneOf(
  wholeWords('from now on (?:you|every|all), you must (?:say|reply|answer|respond|agree)'),
  /\b(?:say|reply|respond|answer) (?:only )?(?:with )?(?:exactly|"|“)|\brepeat after me\b/,
  /^(?:please )?(?:approve|authorize|process|grant) (?:my|a|the|this|our) (?:full )?refund/,
  /\bwaive\b.*\b(?:confirm|approve)|\b(?:and|then) say ['"‘“]/,
  /\bconfirm that (?:i|we|my|the|it|all|every)\b/,
);

/** Somebody claims to have a say here. */
const claimsOffice = oneOf(
  /\bas (?:the|an?) (?:owner|manager|admin|administrator|developer|ceo|staff|employee)\b/,
  /\bi(?:'m| am) (?:the|your) (?:owner|manager|admin|developer|boss|ceo|creator)\b/,
);

/** How an answer has to begin or to end. */
const shapesAnswer =
  /\b(?:start|begin|end|finish) (?:your|the|every|each) (?:reply|answer|message|response|sentence)s? with\b/;

const told = listOf(String.raw`said, told (?:me|us|him|her|them|my \w+), promised, already, just`);
const worth = listOf(String.raw`free, \d+ ?%, discount, (?<!no )refund, \$ ?\d+, 1 (?:ticket|price), half price`);
/** Somebody says that the assistant promised them something: `you said it is free`. */
const claimsPromise = new RegExp(
  String.raw`\byou ${told} (?:earlier |before |me |that |it |confirmed |agreed )*(?:.{0,40}\b${worth})`,
);

/** Attempts to turn the assistant into something else: they change nothing, and get a friendly refusal. */
export const manipulation = oneOf(
  dropsRules,
  asksForPrompt,
  givesRole,
  forMachines,
  dictates,
  claimsOffice,
  shapesAnswer,
  claimsPromise,
);

/** Words with which somebody wants an invented price or discount to be true. */
export const wantsItTrue = wholeWords(
  [
    String.raw`honou?r, promis\w+, you (?:guys )?(?:said|told|agreed|confirmed|offered|quoted), told me, confirm`,
    'override, set (?:the|all|every|my|extra), apply, make it, give me',
    'your (?:manager|owner|boss|website|site|staff|coworker|colleague), policy, from now, update, instructions?',
    String.raw`system, admin, founder, ceo, deal, right\?, correct\?, agree, remember`,
  ].join(', '),
);

/** The person, place or tale that a room is named after. */
export const namesake = /\b(?:who was|the real)\s+<room>/;

const toBeWritten = [
  'poems?, haiku, limerick, sonnet, lyrics, song about, essay, homework, recipe, bake a, python, javascript',
  'java code, html code, sql',
  'write (?:me )?(?:a |an |some )?(?:code|program|function|script|story|poem|letter|essay|song)',
  'translate (?:this|the following)',
].join(', ');
const worldAffairs = [
  "stock(?:s| market), bitcoin, crypto, election, president(?!s?'?s? (?:day|weekend)), democrats?, republicans?",
  String.raw`trump, biden, politic\w*, vote for, religion, god, meaning of life, capital of, who won`,
  'super ?bowl, nfl, nba, flat earth, earth (?:is )?(?:flat|round)',
].join(', ');
const placesElsewhere = '(?:room|rooms|place) in town besides';
const medicine = [
  String.raw`(?:which|what|best|recommend\w*|buy|sell) (?:a |an |the |some )?(?:tablets?|pills?|medication|medicine)`,
  'prescription, xanax',
].join(', ');
const weather = 'weather (?:like|today|tomorrow|in|forecast|this|gonna|going to|will)';
const arithmetic = String.raw`what is \d+ ?[-+x*/×] ?\d+, square root, math problem, algebra, calculus`;
const pastimes = 'horoscope, zodiac, dating advice, tell me a (?:joke|story), joke, riddle me, fun fact';
const healthAndLaw = String.raw`diagnos\w*, symptoms?, headache, legal advice, lawsuit against, tax return`;
const travel = [
  '(?:book|find) (?:me )?a flight, flight (?:status|deals?)',
  String.raw`hotel recommend\w*, book a hotel, car rental`,
].join(', ');
const competition = String.raw`other escape rooms?, competitors?, better than you, netflix, movie recommend\w*`;
const offensive = [
  'girlfriend broke, i love you, sexy?, naked, porn, (?:buy|sell|get|deal|score) (?:some )?drugs',
  '(?:to|i|you) kill, kill (?:somebody|someone|people|him|her|them), bomb, hack',
].join(', ');
const foreign = [
  toBeWritten,
  worldAffairs,
  placesElsewhere,
  medicine,
  weather,
  arithmetic,
  pastimes,
  healthAndLaw,
  travel,
  competition,
  offensive,
];
/** Things that have nothing to do with the venue. */
export const offTopic = wholeWords(foreign.join(', '));

const greeting: Subject = {
  ...other(
    'greeting',
    (facts) =>
      `Hello, and welcome to ${facts.business.name}. Ask me about the rooms, ${listed(subjectsOf(facts), 'or')}.`,
  ),
};
const thanks: Subject = other('thanks', 'You’re welcome. If anything else comes up, just ask.');
const neverMind: Subject = other('never-mind', 'No problem. If anything else comes up, just ask.');
const goodbye: Subject = other('goodbye', 'Goodbye, and good luck with the locks. We would love to see you here.');

const identity: Subject = {
  key: 'identity',
  answer: (_, { facts }) => ({
    text: `I’m the venue’s AI assistant, not a person. I answer from ${facts.business.name}’s own notes about rooms, ${listed([...subjectsOf(facts), 'rules'])}, and I say so when they don’t hold an answer. For a person, ${reachUs(facts.business)}.`,
    outcome: 'other',
    followUps: starters,
  }),
};

export const talkSubjects: readonly Subject[] = [greeting, thanks, neverMind, goodbye, identity];

/** Words of those who say that something was promised or done to them. */
const mentionsPromise = wholeWords(
  String.raw`promis\w*, told, said, agreed, offered, quoted, confirmed, yesterday, earlier, last (?:time|week|month), refund\w*, compensat\w*, ` +
    String.raw`apolog\w*, owe[sd]?, manager, owner`,
);

/** Refuses to be turned into something else, without repeating what was asked for; says what a ticket really costs. */
export const refuseManipulation: Subject['answer'] = ({ message }, context) => {
  const { business } = context.facts;
  const prices = /\bhow much\b|\b(?:price|cost|pay|tickets?|free)\b/.test(message)
    ? ` Tickets are ${saySum(1, context)} per person${besideTax(context.facts.business)}.`
    : '';
  return {
    text: `I can’t do that. I only pass on what ${business.name} has published; I can’t change or confirm other prices, codes, rules or bookings, and nothing said in this chat does.${prices}${mentionsPromise.test(message) ? ` If somebody here promised you something, ${reachUs(business)}.` : ''}`,
    outcome: 'other',
    followUps: starters,
    offerPerson: true,
  };
};

/** Steers back to the venue. */
export const declineOffTopic: Subject['answer'] = (_, context) => ({
  text: `That is outside what I can help with. I know about this venue: ${sayRooms(openRooms(context))}, ${listed([...subjectsOf(context.facts), 'booking'])}.`,
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
