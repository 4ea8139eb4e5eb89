import type { Venue } from './judgment.ts';
import { findPhrases, phraseTable, stemsOf, withoutNumbers } from './phrase-table.ts';
import { plainForm, readSentences, type Clause, type Question, type Sentence } from './reading.ts';
import type { Saying } from './read-sayings.ts';
import { sayingsOf } from './sayings.ts';
import type { OwnAnswer } from './second-opinion.ts';
import { ideasOf, worthIn } from './support.ts';
import { alternatives } from './words/swaps.ts';

/** What a clause has of rows of alternatives: by row, the places of those that it names. */
type Picks = ReadonlyMap<number, ReadonlySet<number>>;

/** A clause of the venue that names one of several alternatives. */
interface Fact {
  text: string;
  picks: Picks;
  /** What its sentence and the question before it speak of. */
  near: ReadonlySet<string>;
  /** What the whole text around it speaks of. */
  around: ReadonlySet<string>;
  room: number | undefined;
}

/** How much of a sentence a fact has to share before it counts against it, and how much less any that agrees may share. */
const limits = { near: 0.3, ahead: 0.1 };
/** What it is worth that something is shared with the text around a fact only. */
const worthOfAround = 0.9;
/** What a word of the question is worth beside one of the reply. */
const worthOfAsked = 0.5;

const placesOf = (names: readonly string[]) => names.map((name) => name.split(' ').map(Number) as [number, number]);
const table = phraseTable(
  Object.fromEntries(
    alternatives.flatMap((row, place) => row.split('|').map((ways, other) => [`${place} ${other}`, ways])),
  ),
);
/** The words of each row, which are no sign that two sentences are about the same. */
const wordsOfRow = alternatives.map((row) => new Set(ideasOf(row)));

function picksIn(text: string): Picks {
  const picks = new Map<number, Set<number>>();
  for (const { names } of findPhrases(table, withoutNumbers(stemsOf(text))))
    for (const [row, place] of placesOf(names)) picks.set(row, (picks.get(row) ?? new Set()).add(place));
  return picks;
}

function factsIn(sentences: readonly Sentence[], room: number | undefined, around: ReadonlySet<string>): Fact[] {
  return sentences.flatMap(({ text, question, clauses }) => {
    const said = clauses
      .filter(({ sign }) => sign === 1)
      .map((clause) => ({ clause, picks: picksIn(clause.text) }))
      .filter(({ picks }) => picks.size > 0);
    if (said.length === 0) return [];
    const near = new Set(ideasOf(`${question} ${text}`));
    return said.map(({ clause, picks }) => ({
      text: clause.text,
      picks,
      near,
      around,
      room: room ?? (clause.namesRooms && clause.rooms.length === 1 ? clause.rooms[0] : undefined),
    }));
  });
}

const kept = new WeakMap<readonly Saying[], readonly Fact[]>();

function factsOf({ facts, now }: Venue): readonly Fact[] {
  const sayings = sayingsOf(facts, now);
  const known = kept.get(sayings);
  if (known) return known;
  const made = sayings.flatMap(({ sentences, room }) =>
    factsIn(
      sentences,
      room,
      new Set(ideasOf(`${sentences[0]?.question ?? ''} ${sentences.map(({ text }) => text).join(' ')}`)),
    ),
  );
  kept.set(sayings, made);
  return made;
}

/** What the venue itself answers is nearest to the question, whatever words it shares with the reply. */
const ownFacts = (own: OwnAnswer | undefined, question: Question, { facts }: Venue): Fact[] =>
  own?.outcome === 'answered' ? factsIn(readSentences(plainForm(own.text, facts), question), undefined, new Set()) : [];

/**
 * Clauses that say one thing where the nearest sentence of the venue, or its own answer, says another of which only one can be so:
 * `walk north on 5th` for `walk south on 5th`.
 */
export function swapped(
  sentences: readonly Sentence[],
  question: Question,
  own: OwnAnswer | undefined,
  venue: Venue,
): string[] {
  const wrong: string[] = [];
  let said: readonly Fact[] | undefined;
  for (const sentence of sentences)
    for (const clause of sentence.clauses) {
      if (clause.isOpen || clause.sign === -1) continue;
      const picks = [...picksIn(clause.text)].filter(([, places]) => places.size === 1);
      if (picks.length === 0) continue;
      said ??= [...ownFacts(own, question, venue), ...factsOf(venue)];
      for (const [row, [place = -1]] of picks) {
        const other = nearestOther(sentence, clause, { row, place }, said, venue);
        if (other !== undefined) wrong.push(`“${other}”, and not: ${clause.text}`);
      }
    }
  return wrong;
}

/** The nearest fact where it has another alternative than a clause, and none with the same is about as near. */
function nearestOther(
  { text, question }: Sentence,
  { rooms }: Clause,
  { row, place }: { row: number; place: number },
  said: readonly Fact[],
  venue: Venue,
): string | undefined {
  const worthOf = worthIn(venue);
  const own = new Set(ideasOf(text));
  const worths = [...new Set([...own, ...ideasOf(question)])]
    .filter((idea) => !wordsOfRow[row]?.has(idea))
    .map((idea) => ({ idea, worth: worthOf(idea) * (own.has(idea) ? 1 : worthOfAsked) }));
  const whole = worths.reduce((sum, { worth }) => sum + worth, 0);
  if (whole === 0) return undefined;
  const shareIn = (ideas: ReadonlySet<string>) =>
    worths.reduce((sum, { idea, worth }) => sum + (ideas.has(idea) ? worth : 0), 0) / whole;
  let same = 0;
  let best = { share: 0, text: '' };
  for (const fact of said) {
    const picks = fact.picks.get(row);
    if (!picks || (rooms.length > 0 && fact.room !== undefined && !rooms.includes(fact.room))) continue;
    const share = Math.max(shareIn(fact.near), worthOfAround * shareIn(fact.around));
    if (picks.has(place)) same = Math.max(same, share);
    else if (share > best.share && worths.filter(({ idea }) => fact.near.has(idea) || fact.around.has(idea)).length > 1)
      best = { share, text: fact.text };
  }
  return best.share >= limits.near && best.share > same + limits.ahead ? best.text : undefined;
}
