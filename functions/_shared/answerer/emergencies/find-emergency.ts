import written from './emergency-words.json' with { type: 'json' };
import { findPattern, wordPattern, type Found, type WordPattern } from './word-patterns.ts';

/** What may be happening to somebody right now. */
export type EmergencyKind = 'medical' | 'fire' | 'selfHarm' | 'lockedIn';

const patterns = (list: readonly string[]) => list.map((each) => wordPattern(each, written.sets));
const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const { lockedInWithFear, ...kinds } = written.kinds;
const patternsOf = new Map<EmergencyKind, readonly WordPattern[]>([
  ['selfHarm', patterns(kinds.selfHarm)],
  ['fire', patterns(kinds.fire)],
  ['medical', patterns(kinds.medical)],
  ['lockedIn', patterns(kinds.lockedIn)],
]);
const withFear = patterns(lockedInWithFear);
const before = patterns(written.before);
const around = patterns(written.around);
const ofMessage = patterns(written.message);
const idioms = patterns(written.idioms);
const askForHelp = patterns(written.askForHelp);
const fear = wordSet(written.fear);
const urgent = wordSet(written.urgent);
const denials = wordSet('not no isnt never without arent aint nobody');
const verbsOfHelp = wordSet('help call send get come');
const helpOnly = wordSet(written.helpOnly);
const lookalikes = wordSet(written.lookalikes);

/** Longer messages are stories: their first and last words are read. */
const mostWords = 150;

/** `i dont think he can breathe` denies that he can, as do `shes breathing` and `i want to live`. */
const hedgedDenial =
  /\bdont (?:really |even )?(?:think|believe|feel like|feel) (?:that )?(?:(i|he|she|they|we) (want|wanna|can|is|are)|(hes|shes|theyre))\b/g;
const deniedBy: Readonly<Record<string, string>> = {
  want: 'dont want',
  wanna: 'dont want to',
  can: 'cant',
  is: 'isnt',
  are: 'arent',
  hes: 'he isnt',
  shes: 'she isnt',
  theyre: 'they arent',
};

/** The clauses of a message, each as plain words without apostrophes. */
function clausesOf(message: string): string[][] {
  const plain = message
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b(?:can not|cannot|can t)\b/g, 'cant')
    .replace(/\b(is|do|does|did|would|will) not\b/g, (_, verb: string) => (verb === 'will' ? 'wont' : `${verb}nt`))
    .replace(hedgedDenial, (_, who = '', verb = '', short = '') => `${who} ${deniedBy[verb || short]}`)
    .replace(/\bthere(?: i|)s\b/g, 'theres')
    .replace(/\bany more\b/g, 'anymore')
    .replace(/\bepi pen\b/g, 'epipen');
  return plain
    .split(/[.!?;,\n:()]+|\s[-–—]+\s|\b(?:but|because)\b/)
    .map((clause) => clause.split(/[^a-z0-9]+/).filter((word) => word !== ''))
    .filter((clause) => clause.length > 0);
}

const find = (pattern: WordPattern, words: readonly string[]) => findPattern(pattern, words, lookalikes);
const exactly = (pattern: WordPattern, words: readonly string[]) => findPattern(pattern, words, new Set(words));
const says = (list: readonly WordPattern[], words: readonly string[]) => list.some((each) => exactly(each, words));

/** The clause without words that ask for help, which are no question: “can you call somebody”, “what do we do”. */
function withoutPleas(clause: readonly string[]): readonly string[] {
  for (const plea of askForHelp) {
    const found = exactly(plea, clause);
    if (!found) continue;
    const verb = clause.slice(found.from, found.to).findLast((word) => verbsOfHelp.has(word));
    const rest = [...clause.slice(0, found.from), ...(verb ? [verb] : []), ...clause.slice(found.to)];
    if (rest.length < clause.length) return withoutPleas(rest);
  }
  return clause;
}

/** True where the words found are asked about, feared, denied, told of the past or said as one says such things. */
function isOrdinary(clause: readonly string[], { from, to }: Found, isUrgent: boolean): boolean {
  if (says(idioms, clause)) return true;
  const head = clause.slice(0, from);
  if (denials.has(head.at(-1) ?? '') || head.includes('if')) return true;
  if (says(around, [...head, ...clause.slice(to)])) return true;
  return !isUrgent && says(before, clause.slice(0, from + 2));
}

/** What a single message tells of. */
function kindOf(message: string): EmergencyKind | undefined {
  const clauses = clausesOf(message);
  const whole = clauses.flat();
  const ends = [whole.slice(0, mostWords / 2), whole.slice(-mostWords / 2)];
  const read = (whole.length > mostWords ? ends : clauses).map(withoutPleas);
  const words = read.flat();
  const isUrgent = words.some((word) => urgent.has(word)) || /!!|\?\?\?/.test(message);
  const asksToPlay = !isUrgent && says(ofMessage, words);
  for (const [kind, list] of patternsOf) {
    for (const clause of read) {
      const isReal = (pattern: WordPattern) => {
        const found = find(pattern, clause);
        if (!found) return false;
        if (kind === 'selfHarm') return true;
        return !asksToPlay && !isOrdinary(clause, found, isUrgent);
      };
      if (list.some(isReal)) return kind;
    }
  }
  const isAfraid = !asksToPlay && words.filter((word) => fear.has(word)).length > 0;
  const isStuck = (clause: readonly string[]) =>
    withFear.some((pattern) => {
      const found = find(pattern, clause);
      return found !== undefined && !isOrdinary(clause, found, isUrgent);
    });
  return isAfraid && read.some(isStuck) && !words.includes('outside') ? 'lockedIn' : undefined;
}

/**
 * What somebody is going through while they write, judged by their last message, or by the one before when the last one
 * only calls for help; undefined for every ordinary question, one about fire, illness or locked doors too.
 */
export function findEmergency(turns: readonly string[]): EmergencyKind | undefined {
  const last = turns.at(-1) ?? '';
  const own = kindOf(last);
  if (own) return own;
  const onlyCalls = clausesOf(last)
    .flat()
    .every((word) => helpOnly.has(word));
  const earlier = turns.at(-2);
  return onlyCalls && earlier !== undefined ? kindOf(earlier) : undefined;
}
