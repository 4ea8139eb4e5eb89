import { quotedBy } from '../finding/decision-signs.ts';
import { areAlike } from '../finding/meaning.ts';
import { stemsOf, tellingWords } from '../finding/words.ts';
import { normalize } from '../reading/normalize.ts';
import type { Clause } from '../reading/clause.ts';
import { anyOf } from '../reading/patterns.ts';
import { saysOnly } from '../reading/whole-text.ts';
import { contentSubjects } from '../computing/from-content.ts';
import type { Thread } from './thread.ts';
import type { Knowledge } from '../venue/knowledge.ts';

const it = '(?:it|that|this|they|those|these|them|the <room>)';
const are = '(?:is|are|s|will|would|does|do|must|can|should)';
const count = anyOf('\\d+', 'an?', 'one', 'two', 'three', 'four', 'five', 'ten', 'twenty', 'thirty', 'few', 'half');

/** What a follow-up of few words asks about what was just told, and how a text looks that has told it. */
const details: readonly { asked: (text: string) => boolean; told: RegExp }[] = [
  {
    asked: saysOnly([
      `(?:how much|what|what price)(?: ${are})? ${it}(?: cost| then)*`,
      `how much|(?:what|how much) ${are} the (?:price|cost|charge|fee)`,
      `(?:${are} )?${it} (?:free|cost (?:anything|extra|money))|(?:is it |for )?free`,
    ]),
    told: /\$\d|\bfree\b|\bincluded\b/i,
  },
  {
    asked: saysOnly([
      `(?:for )?how (?:long|soon|fast|quickly)(?: ${are} ${it}(?: last| take| come| arrive| good for| good| valid| valid for)*| for)?`,
      `when ${are} ${it} (?:expire|run out|end)|${are} ${it} (?:ever )?(?:expire|run out)`,
    ]),
    told: new RegExp(
      `\\b${count}[ -](?:business )?(?:second|minute|hour|day|week|month|year)s?\\b|\\bexpires?\\b|\\bforever\\b`,
      'i',
    ),
  },
  {
    asked: saysOnly([
      `how (?:far|long)(?: ${are}| a)* (?:${it}|the walk|walk|away)(?: from (?:there|you|here)| to (?:you|walk)| away| on foot)*`,
      'is (?:it|that) (?:far|close|near|nearby)(?: from (?:you|there))?',
    ]),
    told: /\b\d+[- ]minutes?\b|\bblocks?\b/i,
  },
  {
    asked: saysOnly([
      `(?:until|till|til|by|up to|before) when(?: .*)?|(?:when|what) ${are} the (?:deadline|cut ?off|latest)`,
      'how (?:long|far|late|many hours|much time|much notice) (?:before|ahead|in advance)?(?: .*)?(?: at the latest)?',
    ]),
    told: /\b(?:until|up to|at least|before|by|ahead)\b.*\b(?:hours?|days?|weeks?)\b|\b(?:hours?|days?|weeks?)\b.*\b(?:ahead|before)\b/i,
  },
];

/** Subjects whose every figure is asked for anew, since it depends on who comes and when. */
const haveOwnFigures: ReadonlySet<string> = new Set(
  'room-about rooms recommend compare price hours capacity gift-amount birthday-price'.split(' '),
);

/** `how much is that?` where the reply before it told a sum: it is to be said again, and no other price. */
export const asksForDetail = ({ tagged }: Clause, { key, reply }: Thread): boolean =>
  key !== undefined && !haveOwnFigures.has(key) && details.some(({ asked, told }) => asked(tagged) && told.test(reply));

const whoever = '(?:i|we|you|one)';
/** `so how would I do it`, `what do I need to do`: how to get what the reply before it told of. */
const asksHow = saysOnly([
  `(?:and |so |ok |okay |great |amazing |perfect |cool |then )*(?:${anyOf(
    `how (?:do|would|can|could|should) ${whoever} (?:do|arrange|set|get|request|book|ask for) (?:it|that|this|one)(?: up)?`,
    `what (?:do|would|should|must) ${whoever} (?:need to |have to |got to )?do`,
    `how (?:does|would) (?:it|that|this) work`,
  )})(?: (?:then|now|for (?:it|that|this)|exactly))*`,
]);

/** True for a question of how to get what a text of the venue told of right before: it says that, too, or whom to ask. */
export const asksHowToDoIt = ({ tagged }: Clause, { key, reply }: Thread, { passages }: Knowledge): boolean =>
  key !== undefined && (passages.has(key) || key in contentSubjects) && reply !== '' && asksHow(tagged);

/**
 * True where what was quoted before tells of what is now asked besides: `into the freezer as well?` after a text on dogs that names
 * the freezer. Nothing else may be known of it.
 */
export function goesOnInText({ raw, rooms }: Clause, { key = '', said }: Thread, knowledge: Knowledge): boolean {
  const quoted = quotedBy({ key }, knowledge);
  if (quoted.length === 0) return false;
  const text = normalize(quoted.map((each) => knowledge.passages.get(each)?.text ?? '').join(' '));
  if (rooms.some(({ title, aliases }) => [title, ...aliases].some((name) => text.includes(normalize(name)))))
    return true;
  const before = new Set(stemsOf(said));
  const told = tellingWords(text);
  return tellingWords(raw).some(
    (word) => !stemsOf(word).some((stem) => before.has(stem)) && told.some((each) => areAlike(word, each)),
  );
}
