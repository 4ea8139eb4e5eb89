import type { AnswerPart, Asked, Passage } from '../answer-parts.ts';
import { isOpenQuestion, withoutVerdict } from '../composing/verdict.ts';
import { areAlike, likeness, meaningOf } from '../finding/meaning.ts';
import { stemsOf, tellingWords, wordsOf } from '../finding/words.ts';
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';
import { listOf } from '../reading/patterns.ts';

/** Answers in the content's own words: the passages of the keys, several of one section as a list. */
export function quotePassages(
  keys: readonly string[],
  asked: Asked,
  passages: ReadonlyMap<string, Passage>,
): AnswerPart | undefined {
  const groups = keys.map((key) => select(key, asked, passages)).filter((group) => group.length > 0);
  const all = groups.flat();
  if (all.length === 0) return undefined;
  const links = all.flatMap(({ link }) => (link ? [link] : []));
  return {
    text: groups.map((group) => quote(group, asked)).join('\n\n'),
    sources: [...new Map(all.map(({ source }) => [source.href, source])).values(), ...links].slice(0, 3),
  };
}

function select(key: string, asked: Asked, passages: ReadonlyMap<string, Passage>): Passage[] {
  const single = passages.get(key);
  if (single) return [single];
  if (!/\/[*?]$/.test(key)) return [];
  const section = [...passages.values()].filter((passage) => passage.key.startsWith(key.slice(0, -1)));
  if (key.endsWith('*')) return section.slice(0, 7);
  const words = new Set(asked.ideas.filter((idea) => idea.length > 2 && !idea.startsWith('<')));
  const shared = (passage: Passage) =>
    ideasOf(normalize(`${passage.title} ${passage.text}`)).filter((idea) => words.has(idea)).length;
  const best = section
    .map((passage) => ({ passage, count: shared(passage) }))
    .sort((one, other) => other.count - one.count);
  const most = best[0]?.count ?? 0;
  return best
    .filter(({ count }) => count === most)
    .slice(0, 2)
    .map(({ passage }) => passage);
}

function quote(group: readonly Passage[], asked: Asked): string {
  const [first] = group;
  if (group.length === 1 && first) return isQuestion(first) ? answerOf(first, asked) : sentenceOf(first);
  return group.map((passage) => `- ${titled(passage)}`).join('\n');
}

/** From this likeness on the visitor asks what the text's own question asks, and its Yes or No holds for them. */
const sameQuestion = 0.53;
/** From this likeness on two questions are all but the same words. */
const sameWords = 0.99;
const wishing = listOf('want, wanna, would like, would love, am looking, are looking, plan, hope');
/** A wish is no question: what somebody wants to know of it follows. */
const wishes = new RegExp(
  String.raw`^(?:hi |hello |hey )?(?:i|we) ${wishing} to\b(?!.*\b(?:can|may|is that|ok|possible)\b)`,
);
/** What a question is narrowed down to: `with PayPal`. */
const means = /\b(?:with|by|using|via|without) (?:an? |my |our |the )?([\p{L}-]{3,})/gu;

/** A text's answer: without the Yes or No that it opens with where somebody asks another question than its own, or the same one turned around. */
export function answerOf({ title, asks = [], text }: Passage, { text: question }: Pick<Asked, 'text'>): string {
  const meaning = meaningOf(wordsOf(question));
  const likenessTo = (words: string) => likeness(meaningOf(wordsOf(words)), meaning);
  const isTitle = likenessTo(title) >= sameQuestion && sharesWord(title, question) && !asksOtherwise(title, question);
  const isSame = isTitle || asks.some((each) => likenessTo(each) >= sameWords);
  const isMeant = [...question.matchAll(means)].every(([, word = '']) => speaksOf(`${title} ${text}`, word));
  return isSame && isMeant && !wishes.test(question) && !isOpenQuestion(question) ? text : withoutVerdict(text);
}

const asksDuty = /\b(?:have|has|need|needs|got) to\b|\bmust\b|\b(?:required|mandatory|necessary)\b/;
const asksLeave = /\b(?:can|may|could|allowed|ok|okay|fine)\b/;

/** What nobody wants to be: `will we look silly?` asks the contrary of `will we be any good?`. */
const fears =
  /\b(?:stupid|dumb|silly|foolish|awkward|embarrass\w*|ridiculous|weird|lame|useless|hopeless|terrible|bad|fail|bored|boring)\b/i;

/** `Is it too dark to read?` asks the contrary of `can I read in there?`. */
const tooMuch = /\btoo\b(?! ?$|[?.!])/i;

/** Whether a question is of what must be or of what may be; undefined for both and for neither. */
function kindOf(question: string): 'duty' | 'leave' | undefined {
  const text = question.toLowerCase();
  const isDuty = asksDuty.test(text);
  return isDuty === asksLeave.test(text) ? undefined : isDuty ? 'duty' : 'leave';
}

/** True for one question of what must be and one of what may be: that all sign is no Yes to whether one may sign for others. */
function asksOtherwise(one: string, other: string): boolean {
  if (tooMuch.test(one) !== tooMuch.test(other) || fears.test(one) !== fears.test(other)) return true;
  const [first, second] = [kindOf(one), kindOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** True for questions with a telling word in common: `can I leave` is near `are we locked in`, and a No to that means Yes to this. */
function sharesWord(one: string, other: string): boolean {
  const stems = new Set(stemsOf(other));
  return stemsOf(one).some((stem) => stems.has(stem));
}

/** True for a text that has the word, or one of the same meaning; a Yes to gift cards is none to gift cards by PayPal. */
function speaksOf(text: string, word: string): boolean {
  const [stem] = stemsOf(word);
  if (stem === undefined || stemsOf(text).includes(stem)) return true;
  return tellingWords(text).some((each) => areAlike(each, word));
}

const isQuestion = ({ key, title }: Passage) => title.endsWith('?') || key.startsWith('faq/');

/** A line of a table is no sentence without its title: `All rooms at once: Up to 20 players.` */
const sentenceOf = ({ title, text, isTitled }: Passage) =>
  isTitled && !/[.!?…”)]\s*$/.test(text) ? `${title}: ${text}.` : text;

/** A card or step carries its title; a plain line of a section does not repeat the section's heading. */
const titled = ({ title, text, isTitled }: Passage) => (isTitled ? `**${title}**: ${text}` : text);
