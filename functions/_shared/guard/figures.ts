import { likeness, meaningOf, type Meaning } from '../answerer/finding/meaning.ts';
import { singular } from './claims.ts';
import { judge, openRooms, together, type Judgment, type Venue } from './judgment.ts';
import { isOfNotice } from './notice.ts';
import { stemOf } from './phrase-table.ts';
import { plainForm, type Clause, type Sentence } from './reading.ts';
import { sayingsOf } from './sayings.ts';
import {
  alsoCalled,
  comparison,
  figurePattern,
  notNeeded,
  ofGame,
  noFigure,
  measuredFields,
  measures,
  ofNoFigure,
} from './words/figures.ts';
import { ofEach } from './words/people.ts';

/** A number of something: `30 inches`. Lengths of time are in minutes, whatever they are written in. */
interface Figure {
  value: number;
  measure: string;
  words: string;
  /** As `findClaims` names it. */
  claim: string;
}

/** What the venue says, in a text or a field, with figures in it. */
interface Statement {
  figures: readonly Figure[];
  meaning: Meaning;
  /** What a field is called, without what stands beside it. */
  name?: Meaning | undefined;
  stems: ReadonlySet<string>;
  /** Place of the room of which it is said. */
  room: number | undefined;
  isStory: boolean;
  /** A field of the content, which counts before its texts. */
  isField: boolean;
}

/** How near a statement has to be to what a sentence and its question speak of before its figure counts against another. */
const near = 0.4;
/** How much farther the nearest statement with the same figure may be: two statements may speak of one thing. */
const margin = 0.12;
/** How near a field has to be to a clause that needs nothing around it. */
const plainly = 0.6;
/** Up to so many words a sentence is understood by the one before it. */
const shortSentence = 5;
/** What it is worth that both are about the same room. */
const worthOfRoom = 0.15;
/** What a rare word is worth that both have. */
const worthOfWord = 0.14;

/** A height or a width in two units is one figure. */
const feetAndInches = /\b(\d{1,2}) (?:feet|foot|ft) (?:and )?(\d{1,2})(?: inch(?:es)?)?\b/g;
const inchesOfFoot = 12;

/** Figures of a text in plain form: of lengths of time, sizes and whatever else is counted. */
function figuresIn(plain: string): Figure[] {
  const text = plain.replace(
    feetAndInches,
    (_, feet: string, inches: string) => `${Number(feet) * inchesOfFoot + Number(inches)} inches`,
  );
  return [...text.matchAll(figurePattern)].flatMap(({ 0: words, index, groups }) => {
    const { first, second, noun = '' }: Partial<Record<string, string>> = groups ?? {};
    if (
      noFigure.test(text.slice(index)) ||
      comparison.test(text.slice(index, index + words.length + 45)) ||
      comparison.test(text.slice(Math.max(0, index - 16), index))
    )
      return [];
    const known = measures.find(({ pattern }) => pattern.test(noun));
    if (!known && (!noun.endsWith('s') || ofNoFigure.test(noun))) return [];
    const { name, times = 1 } = known ?? { name: stemOf(noun) };
    const unit = singular(noun).replace(/^min$/, 'minute');
    return [first, second].flatMap((number) =>
      number === undefined
        ? []
        : { value: Number(number) * times, measure: name, words, claim: `amount ${Number(number)} ${unit}` },
    );
  });
}

/** Words without figures, room names and small words. */
const wordsOf = (text: string) => text.replace(/§\p{L}+/gu, ' ').match(/\p{L}{2,}/gu) ?? [];
const stemsOf = (words: readonly string[]) => new Set(words.filter((word) => word.length > 3).map(stemOf));

interface Said {
  statements: readonly Statement[];
  worthOf: (stem: string) => number;
}

const kept = new WeakMap<object, Said>();

/** Every figure of the venue: of its texts, and of its fields, which are described by their names and what stands beside them. */
function saidBy({ facts, now }: Venue): Said {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const statements: Statement[] = [];
  const add = (
    text: string,
    figures: readonly Figure[],
    { room, name, isStory = false, isField = false }: Partial<Statement>,
  ) => {
    const words = wordsOf(text);
    if (figures.length > 0)
      statements.push({ figures, meaning: meaningOf(words), name, stems: stemsOf(words), room, isStory, isField });
  };
  for (const { sentences, room, isStory } of sayings)
    for (const { text, question, clauses } of sentences) {
      const named = [...new Set(clauses.flatMap(({ rooms, namesRooms }) => (namesRooms ? rooms : [])))];
      add(`${question} ${text}`, figuresIn(text), {
        room: room ?? (named.length === 1 ? named[0] : undefined),
        isStory,
      });
    }
  const { policies, birthday, careers, directions, neighborhoods } = facts.business;
  const fields: [unknown, number | undefined][] = [
    [{ policies, birthday, careers, directions, neighborhoods }, undefined],
    ...facts.rooms.map(({ duration, accessibility }, place): [unknown, number] => [
      { 'the game lasts so long on the clock': { minutes: duration }, accessibility },
      place,
    ]),
  ];
  for (const [value, room] of fields)
    for (const { figure, words } of fieldsOf(value))
      add(plainForm(words, facts), [figure], { room, name: meaningOf(wordsOf(figure.words)), isField: true });
  const spread = new Map<string, number>();
  for (const { stems } of statements) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const whole = Math.log(statements.length + 1);
  const said = {
    statements,
    worthOf: (stem: string) => worthOfWord * (1 - Math.log(spread.get(stem) ?? statements.length) / whole),
  };
  kept.set(sayings, said);
  return said;
}

/** Fields that are numbers with a measure in their name: `arriveMinutesEarly`. */
function fieldsOf(value: unknown, path = ''): { figure: Figure; words: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const texts = Object.values(value).filter((each) => typeof each === 'string' && !each.includes('://'));
  return Object.entries(value).flatMap(([key, each]) => {
    const words = `${path} ${alsoCalled[key] ?? key.replace(/([A-Z])/g, ' $1')}`;
    const field = measuredFields.find(({ pattern }) => pattern.test(key));
    if (typeof each !== 'number' || !field) return fieldsOf(each, words);
    const figure = { value: each * (field.times ?? 1), measure: field.name, words: words.toLowerCase(), claim: '' };
    return { figure, words: `${words} ${Array.isArray(value) ? '' : texts.join(' ')}` };
  });
}

/**
 * Every figure beside what it is for: of all that the venue says with such a figure, what is nearest in meaning to the
 * sentence and its question has to hold this one. `allowed` are claims that were worked out for this reply.
 */
export function judgeFigures(
  { clauses, text, question, before }: Sentence,
  venue: Venue,
  allowed: ReadonlySet<string>,
): Judgment {
  // `No party this Sunday, I am sorry. We need 72 hours.`
  const around = text.split(' ').length <= shortSentence ? `${question} ${before} ${text}` : `${question} ${text}`;
  const namesRooms = clauses.some((clause) => clause.namesRooms);
  const withFigures = clauses
    .map((clause) => ({ clause, all: figuresIn(clause.text) }))
    .filter(({ all }) => all.length > 0);
  return together(
    withFigures
      .filter(({ clause }) => !clause.isOpen && !isOfNotice(clause, question))
      .flatMap(({ clause, all }) => {
        const figures = all.filter(({ claim }) => !allowed.has(claim));
        if (figures.length === 0) return [];
        // `The door of the cellar (30 inches)`: what follows is of the room that the sentence named.
        const named = namesRooms ? clause.rooms : [];
        // `60 minutes on the clock, and the whole visit takes 90`: each figure beside its own words
        const isWhole = withFigures.length > 1 && clause.text.split(' ').length > shortSentence;
        return judgeClause(figures, clause, named, `${isWhole ? question : around} ${clause.text}`, venue);
      }),
  );
}

/** `75 minutes` of a room that is played for 60, where another one is played for 75 and nothing else says so. */
function isOfAnotherGame(
  { measure, value }: Figure,
  text: string,
  [place, another]: readonly number[],
  statements: readonly Statement[],
  { facts }: Venue,
): boolean {
  const room = facts.rooms[place ?? -1];
  if (!room || another !== undefined || measure !== 'time' || value === room.duration) return false;
  if (ofGame.test(text)) return true;
  return (
    facts.rooms.some(({ duration }) => duration === value) &&
    !statements.some(
      (each) =>
        (each.room === place || (each.room === undefined && !each.isStory)) &&
        each.figures.some((own) => own.measure === measure && own.value === value),
    )
  );
}

function judgeClause(
  figures: readonly Figure[],
  clause: Clause,
  named: readonly number[],
  context: string,
  venue: Venue,
): Judgment[] {
  const { statements, worthOf } = saidBy(venue);
  const words = wordsOf(context);
  const meaning = meaningOf(words);
  const stems = stemsOf(words);
  const scored = statements.map((statement) => {
    const shared = [...statement.stems].reduce((sum, stem) => sum + (stems.has(stem) ? worthOf(stem) : 0), 0);
    const isOfRoom = statement.room !== undefined && named.includes(statement.room);
    const score =
      likeness(meaning, statement.meaning) + Math.min(shared, 3 * worthOfWord) + (isOfRoom ? worthOfRoom : 0);
    return { ...statement, score };
  });
  /** `15 minutes early`, whatever it is said about: the words around a figure are nearest to the field that holds it. */
  const isPlain = ({ measure, value, words: said }: Figure, fields: readonly Statement[]) => {
    const holds = ({ figures: own }: Statement) => own.some((each) => each.measure === measure && each.value === value);
    const alone = [clause.text, clause.text.split(', ').find((part) => part.includes(said)) ?? ''].map((part) =>
      meaningOf(wordsOf(part)),
    );
    const isNearestIn = (part: Meaning) => {
      const nearness = fields.map((field) => ({
        field,
        score: Math.max(likeness(part, field.meaning), field.name ? likeness(part, field.name) : 0),
      }));
      const best = Math.max(...nearness.map(({ score }) => score));
      // Each room has such a field: one of them holds the figure.
      return best > plainly && nearness.some(({ field, score }) => score > best - 0.01 && holds(field));
    };
    return (
      (named.length > 1 && fields.some((field) => field.room !== undefined && holds(field))) || alone.some(isNearestIn)
    );
  };
  const isSo = (figure: Figure, rooms: readonly number[]): boolean | undefined => {
    const { measure, value } = figure;
    if (isOfAnotherGame(figure, clause.text, clause.rooms, scored, venue)) return false;
    const alike = scored.filter(
      ({ figures: own, room }) =>
        (room === undefined || rooms.length === 0 || rooms.includes(room)) &&
        own.some((each) => each.measure === measure),
    );
    const best = (list: typeof scored) => Math.max(0, ...list.map(({ score }) => score));
    const nearest = best(alike.filter(({ isStory }) => !isStory));
    if (nearest < near) return undefined;
    const fields = alike.filter(({ isField }) => isField);
    const judging = best(fields) > nearest - margin ? fields : alike;
    const same = [...judging, ...alike.filter(({ isStory }) => isStory)].filter((each) =>
      each.figures.some((own) => own.measure === measure && Math.abs(own.value - value) < 0.01),
    );
    const agreeing = alike.filter(
      ({ isStory, figures: own }) => !isStory && own.length === 1 && own[0]?.value === value,
    );
    // What a text says in the very words counts beside a field.
    return (
      best(same) > Math.min(best(judging), nearest) - margin || best(agreeing) === nearest || isPlain(figure, fields)
    );
  };
  const rooms = ofEach.test(clause.text) ? openRooms(venue).map(({ place }) => [place]) : [named];
  return figures.map((figure) => {
    const found = rooms.map((each) => isSo(figure, each)).filter((each) => each !== undefined);
    if (clause.sign === -1 && notNeeded.test(clause.text)) return { wrong: [], right: [figure.claim] };
    if (found.length === 0 || clause.sign === -1) return { wrong: [], right: [] };
    return judge(found.every(Boolean), `${figure.words} in: ${clause.text}`, figure.claim);
  });
}
