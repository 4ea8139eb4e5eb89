import { digitsOfNumberWords } from '../answerer/reading/number-words.ts';
import { findRooms } from '../answerer/reading/rooms.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { findPhrases, phraseTable, stemOf, withoutNumbers } from './phrase-table.ts';
import { markRooms, roomOfMark } from './room-names.ts';
import { families, topicNames } from './words/families.ts';
import { concepts } from './words/concepts.ts';
import { interjections, pronouns, subjects, suppositions, turns, verbs } from './words/grammar.ts';
import { durationsWritten } from './words/durations.ts';
import { services } from './words/services.ts';

/** -1 denies. */
export type Sign = 1 | -1;

/** The smallest part of a text that says something. */
export interface Clause {
  /** In plain form: lower case, numbers as digits, a room as its mark. */
  text: string;
  stems: readonly string[];
  /** What it speaks of by its own words. */
  own: ReadonlySet<string>;
  /** What is spoken of around it, for a clause that names no topic of its own. */
  around: ReadonlySet<string>;
  /** What is supposed around it: `if you cancel on the day of the game`. */
  supposed: ReadonlySet<string>;
  /** -1 when it denies. */
  sign: Sign;
  /** It only asks, supposes, or says that something is not known. */
  isOpen: boolean;
  /** Places of the rooms that it speaks of: its own, or else those that were spoken of before. */
  rooms: readonly number[];
  /** It names them itself. */
  namesRooms: boolean;
}

export interface Sentence {
  text: string;
  clauses: readonly Clause[];
  own: ReadonlySet<string>;
  /** The sentence before it. */
  before: string;
  /** The question that it answers, in plain form; empty where nothing was asked. */
  question: string;
  /** What the question speaks of. */
  asked: ReadonlySet<string>;
}

/** What a text answers: what it leaves out was said there. */
export interface Question {
  /** In plain form. */
  text: string;
  own: ReadonlySet<string>;
  rooms: readonly number[];
}

const noQuestion: Question = { text: '', own: new Set(), rooms: [] };

/** A question, read. */
export function readQuestion(question: string, facts: VenueFactsFile): Question {
  const text = plainForm(question, facts);
  const read = readSentences(text);
  const rooms = new Set([
    ...read.flatMap(({ clauses }) => clauses.flatMap(({ rooms: named }) => named)),
    ...findRooms(question.toLowerCase(), facts).map((room) => facts.rooms.indexOf(room)),
  ]);
  return { text, own: new Set(read.flatMap(({ own }) => [...own])), rooms: [...rooms] };
}

const table = phraseTable({ ...concepts, ...services, ...families });
const addresses = /((?:https?:\/\/|www\.)\S+|\]\([^)\s]*\)|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/;
const tokenPattern = /§\p{L}+|\p{L}+(?:'\p{L}+)*|\$?\d+(?:,\d{3})*(?:[.:]\d+)*|%|[;:,()\n—]/gu;
const periods = /\b\d+ ?(?:-|to|or)? ?\d* (?:day|week|month|year)s?\b/;

/** A text in plain form: straight quotes, no markup, contractions written out, numbers as digits, rooms by their place. */
export function plainForm(text: string, facts: VenueFactsFile): string {
  const marked = markRooms(text.normalize('NFKC').replace(/[‘’‛ʼ`´]/g, "'"), facts);
  return marked
    .split(addresses)
    .map((part, index) => (index % 2 === 1 ? part : plainWords(part)))
    .join('');
}

function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/^[-•*]\s+/gm, '')
    .replace(/[*_`"“”]/g, '')
    .replace(/\b([ap])\.m\./g, '$1m')
    .replace(/\b(not [^.,!?]*), (?:no|nope)(?=[.!]|$)/gm, '$1')
    .replace(
      /(^|[.!?] )(?:never|nope|not at all), (?=(?:every|all|each|we|you|it|your|the|there|tickets|rooms|any\w*|both|games?)\b)/gm,
      '$1no, ',
    )
    .replace(/\bcan(?:'t|not)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(there|that|it|he|she|what|who|here|where|(?:every|some|any|no)(?:thing|body|one))'s\b/g, '$1 is')
    .replace(/'re\b/g, ' are')
    // `the evenings you are free` gives nothing away
    .replace(/\b((?:evenings|days|nights|weekends|hours|times|when) (?:that )?(?:you|they) are) free\b/g, '$1 there')
    .replace(/'ll\b/g, ' will')
    .replace(/'(?:s|ve|d|m)\b/g, '')
    .replace(/(?<=\d)\s*[–—]\s*(?=\$?\d)/g, '-')
    .replace(/[–—]|\s--?\s/g, ' — ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)½/g, '$1.5');
  return durationsWritten.reduce(
    (whole, [pattern, plain]) => whole.replace(pattern, plain),
    digitsOfNumberWords(words),
  );
}

/** Takes a text in plain form apart: what it does not name is what was asked for. */
export function readSentences(plain: string, question: Question = noQuestion): Sentence[] {
  const sentences: Sentence[] = [];
  const before = question.own;
  let topics = before;
  let rooms = question.rooms;
  /** The question names one room, and nothing has named another since. */
  let isAsked = rooms.length === 1;
  let heading: readonly number[] = [];
  /** What a question of the text itself has just supposed: `Canceling on the day? You get half back.` */
  let posed: ReadonlySet<string> = new Set();
  for (const { text, isQuestion, beginsLine } of splitSentences(plain)) {
    if (beginsLine) heading = roomsIn([/^\W*(§\p{L}+)/u.exec(text)?.[1] ?? '']);
    const pieces = piecesOf(text).map((piece) => ({ ...piece, ...conceptsOf(piece.stems) }));
    const supposed = new Set([...posed, ...pieces.filter((piece) => piece.isSupposed).flatMap(({ own }) => [...own])]);
    const clauses: Clause[] = [];
    let spoken = new Set(topicsIn(supposed));
    let sign: Sign = 1;
    for (const { text: words, stems, isSupposed, isLabel, own, denials } of pieces) {
      const hasTopic = topicsIn(own).length > 0;
      const isCarried = stems.slice(0, 4).some((stem) => pronouns.has(stem));
      const named = roomsIn(stems);
      if (named.length > 0) rooms = named;
      if (named.length > 0) isAsked = false;
      sign = signOf(stems[0], denials, sign);
      clauses.push({
        text: words,
        stems,
        own,
        supposed,
        around: hasTopic ? new Set() : new Set([...spoken, ...(isCarried || before.size > 0 ? topics : [])]),
        sign,
        isOpen: isQuestion || isSupposed || isLabel || own.has('unsure'),
        rooms: named.length > 0 ? named : [...new Set([...heading, ...rooms])],
        namesRooms: named.length > 0 || isAsked,
      });
      if (hasTopic) spoken = new Set(topicsIn([...supposed, ...own]));
    }
    const said = clauses.flatMap(({ own }) => topicsIn(own));
    if (said.length > 0) topics = new Set([...said, ...before]);
    const own = new Set(clauses.flatMap(({ own: each }) => [...each]));
    posed = isQuestion ? own : new Set();
    const last = sentences.at(-1)?.text ?? '';
    sentences.push({ text, before: last, clauses, own, question: question.text, asked: before });
  }
  return sentences;
}

/** Two denials are none; what `or` goes on with is denied with what stands before it, and `not … without` is a demand. */
function signOf(first: string | undefined, denials: number, before: Sign): Sign {
  if (denials % 2 === 0) return first === 'or' ? before : 1;
  return first === 'without' && before === -1 ? 1 : -1;
}

const topicsIn = (names: Iterable<string>): string[] => [...names].filter((name) => topicNames.has(name));

const roomsIn = (stems: readonly string[]): number[] => stems.flatMap((stem) => roomOfMark(stem) ?? []);

/** A question without its mark, such as the heading of an answer. */
const inverted = /^(?:will|can|do|does|is|are|may|could|should|did) (?!be\b|not\b)\w+/;

function splitSentences(plain: string): { text: string; isQuestion: boolean; beginsLine: boolean }[] {
  return plain.split(/\n+/).flatMap((line) =>
    line
      .split(/(?<=[.!?…])\s+/)
      .filter((text) => text.trim() !== '')
      .map((text, index) => ({
        text,
        isQuestion: text.trimEnd().endsWith('?') || inverted.test(text),
        beginsLine: index === 0,
      })),
  );
}

interface Piece {
  text: string;
  stems: string[];
  isSupposed: boolean;
  /** It only names what follows: `Crawling in the vault: none.` */
  isLabel: boolean;
}

/** Pieces of a sentence, in order. Lists stay together, and what comes before the sentence is left out. */
function piecesOf(sentence: string): Piece[] {
  const tokens = [...sentence.matchAll(tokenPattern)].map(({ 0: word, index }) => ({
    word,
    index,
    stem: stemOf(word),
  }));
  const pieces: Piece[] = [];
  let start = 0;
  let isSupposed = false;
  const isVerb = ({ stem }: { stem: string }) => verbs.has(stem);
  const close = (end: number, next: number, isLabel = false) => {
    const own = tokens.slice(start, end).filter(({ word }) => /[\p{L}\d%]/u.test(word));
    if (own.some(({ word }) => !interjections.has(word))) {
      const [first] = own;
      const last = own.at(-1);
      const text = first && last ? sentence.slice(first.index, last.index + last.word.length) : '';
      pieces.push({ text, stems: own.map(({ stem }) => stem), isSupposed, isLabel });
    }
    start = next;
  };
  for (const [index, { word }] of tokens.entries()) {
    const next = tokens[index + 1]?.word ?? '';
    const current = tokens.slice(start, index);
    if (';:()—\n'.includes(word)) {
      close(index, index + 1, word === ':' && !current.some(isVerb));
      isSupposed = false;
    } else if (word === ',') {
      const isOver = current.every((token) => interjections.has(token.word));
      const following = tokens.slice(index + 1, nextBreak(tokens, index + 1));
      const denies =
        isNegative(next) || (/^(?:and|or|nor|just|only)$/.test(next) && isNegative(tokens[index + 2]?.word ?? ''));
      // `As many as you like, and they cost nothing`: a short answer, and a clause of its own.
      const goesOn = joins(next) && /^(?:they|we|you|it|he|she|there|that)$/.test(tokens[index + 2]?.word ?? '');
      const isNew = (denies && following.length > 1) || ((current.some(isVerb) || goesOn) && following.some(isVerb));
      if (!isOver && !isNew && !isSupposed && !suppositions.has(next)) continue;
      close(index, index + 1);
      isSupposed = false;
    } else if (
      (turns.has(word) && !(word === 'while' && /^(?:you|your|playing|inside)$/.test(next))) ||
      (word === 'so' && (tokens[index - 1]?.word === ',' || (current.some(isVerb) && subjects.has(next))))
    ) {
      close(index, index + 1);
      isSupposed = false;
    } else if (
      (suppositions.has(word) || (word === 'as' && next === 'long')) &&
      !(/^(?:un)?till?$/.test(word) && isTimed(tokens, index))
    ) {
      close(index, index + 1);
      isSupposed = true;
    } else if (
      isSupposed &&
      current.length > 2 &&
      current.some(isVerb) &&
      /^(?:we|they|there|nobody|everyone|everybody)$/.test(word)
    ) {
      close(index, index);
      isSupposed = false;
    } else if (word === 'without' || (word === 'with' && isNegative(next))) {
      close(index, index);
    } else if (joins(word) && isNegative(next)) {
      close(index, index);
    } else if (joins(word) && current.some(isVerb) && (subjects.has(next) || verbs.has(stemOf(next)))) {
      const following = tokens.slice(index + 1, nextBreak(tokens, index + 1));
      if (following.some(isVerb)) close(index, index);
    }
  }
  close(tokens.length, tokens.length);
  return pieces;
}

/** `until 10 PM`, `until they turn 12`: a limit, and nothing that is only supposed. */
const isTimed = (tokens: readonly { word: string }[], at: number) =>
  tokens.slice(at + 1, nextBreak(tokens, at + 1)).some(({ word }) => /^\d|^noon|^midnight/.test(word));

const joins = (word: string) => word === 'and' || word === 'or' || word === 'nor';

const isNegative = (word: string) => /^(?:no|not|none|nobody|nothing|never|neither|without)$/.test(word);

function nextBreak(tokens: readonly { word: string }[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) if (',;:()—'.includes(tokens[at]?.word ?? '')) return at;
  return tokens.length;
}

/** What a row of stems speaks of, and how often it denies. */
function conceptsOf(stems: readonly string[]): { own: Set<string>; denials: number } {
  const found = findPhrases(table, withoutNumbers(stems));
  const own = new Set(found.flatMap(({ names }) => names));
  if (periods.test(stems.join(' '))) own.add('aperiod');
  if (stems.some((stem) => stem.startsWith('§'))) own.add('aroom');
  // Two ways to deny that share a word deny once, `stay out of the room`, as do those that are joined, `not there, and we pour none`.
  const denials = found.filter(
    ({ at, names }, index) =>
      names.includes('not') &&
      !found
        .slice(0, index)
        .some(
          (other) =>
            other.names.includes('not') &&
            (other.at + other.length > at || stems.slice(other.at + other.length, at).some(joins)),
        ),
  ).length;
  return { own, denials };
}
