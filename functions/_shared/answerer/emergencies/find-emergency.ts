import { dangerKinds, dangerLikelihood, type DangerKind } from './danger-likelihood.ts';
import { plainWords } from '../finding/word-signs.ts';
import { listOf } from '../reading/patterns.ts';

/** What may be happening to somebody right now. */
export type EmergencyKind = Exclude<DangerKind, 'harmless'>;

/**
 * From this likelihood on somebody is told whom to call. Of strangers’ messages, nine of ten in danger are heard so, and three of a
 * hundred that only sound like it (decision 026): to be told a number in vain costs less than not to be told.
 */
const alarming = 0.25;

/** A sentence in the middle of an ordinary message has to say it more plainly. */
const alarmingAlone = 0.85;

/** Ends of sentences, and words with which another thought begins. */
const betweenThoughts = /[.!?;,\n]+|\b(?:also|because|but)\b/;

/** Words that only call for help, and do not say what happens. */
const helpOnly: ReadonlySet<string> = new Set(
  (
    'help please pls plz hurry now me us quick quickly sos someone somebody anyone anybody omg asap hello hey we i need oh god my it is ' +
    'its serious seriously not a joke real this what do should emergency still there'
  ).split(' '),
);

const kinds = dangerKinds.filter((kind) => kind !== 'harmless');
const likeliest = (likely: Record<DangerKind, number>): EmergencyKind | undefined =>
  kinds.toSorted((one, other) => likely[other] - likely[one])[0];

/** `and the smoke?`: asks on about effects of a room that was spoken of before. */
const asksOnOfEffects =
  /^(?:and |what about |how about |also )+(?:the |that |any |your )?(?:smoke|fog|fire|alarm|blackout|dark(?:ness)?|gas)\W*$/i;

/** `which room would be easier for me`: who lets us choose between rooms is not in danger, whatever they find hard. */
const kindOfRoom = listOf('easier, easiest, better, best, safer, gentler');
const forWhom = String.raw`(?: (?:for|with) ${listOf('me, us, him, her, them')})?`;
const asksWhichRoom = new RegExp(
  String.raw`^(?:and |so |ok |but )*which (?:room|game|one) ${listOf('is, would be, will be, might be')} ` +
    String.raw`(?:the )?${kindOfRoom}${forWhom}\W*$`,
  'i',
);

/** The thoughts of a message that say something by themselves. */
export const thoughtsOf = (message: string): string[] =>
  message.split(betweenThoughts).filter((thought) => plainWords(thought).length > 2);

/** What a single message tells of. */
function kindOf(message: string): EmergencyKind | undefined {
  const whole = dangerLikelihood(message);
  if (1 - whole.harmless >= alarming) return likeliest(whole);
  const [plainest] = thoughtsOf(message)
    .map(dangerLikelihood)
    .toSorted((one, other) => one.harmless - other.harmless);
  return plainest && 1 - plainest.harmless >= alarmingAlone ? likeliest(plainest) : undefined;
}

/**
 * What somebody is going through while they write, judged by their last message, or by the one before when the last one
 * only calls for help; undefined for every ordinary question, one about fire, illness or locked doors too.
 */
export function findEmergency(turns: readonly string[]): EmergencyKind | undefined {
  const last = turns.at(-1) ?? '';
  if (turns.length > 1 && asksOnOfEffects.test(last.trim())) return undefined;
  if (asksWhichRoom.test(last.trim())) return undefined;
  const own = kindOf(last);
  if (own) return own;
  const onlyCalls = plainWords(last).every((word) => helpOnly.has(word));
  const earlier = turns.at(-2);
  return onlyCalls && earlier !== undefined ? kindOf(earlier) : undefined;
}
