import { venueDay } from '../../../src/domain/venue-time.ts';
import { passagesOf } from '../answerer/venue/passages.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';

let latest: { facts: VenueFactsFile; day: string; ownTo: ReadonlyMap<string, ReadonlySet<string>> } | undefined;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

/** A sentence as it is compared: its letters, without what Markdown adds. */
const bare = (sentence: string): string => sentence.replace(/[*_`]/g, '').replace(/^- /, '').trim();

/** What stands for the whole venue where a sentence is not of one room. */
const wholeVenue = '';

/** Sentences of the venue's texts, each with the rooms of which it is said. */
function ownSentences(facts: VenueFactsFile, now: Date): ReadonlyMap<string, ReadonlySet<string>> {
  const day = venueDay(now);
  if (latest?.facts !== facts || latest.day !== day) {
    const ownTo = new Map<string, Set<string>>();
    for (const { room = wholeVenue, text, title, isTitled } of passagesOf(facts, now)) {
      const sentences = sentencesOf(text).map(bare);
      // in a list a text stands behind its title: `You get a plan: rooms, rounds and one total.`
      const behindTitle = isTitled ? [`${title}: ${sentences[0] ?? ''}`] : [];
      for (const sentence of [...sentences, ...behindTitle])
        ownTo.set(sentence, (ownTo.get(sentence) ?? new Set()).add(room));
    }
    latest = { facts, day, ownTo };
  }
  return latest.ownTo;
}

/** The rooms that a text names; a sentence of a room is true of no other one. */
const roomsIn = (text: string, { rooms }: VenueFactsFile): string[] =>
  rooms
    .filter(({ title, aliases }) => [title, ...aliases].some((name) => text.toLowerCase().includes(name.toLowerCase())))
    .map(({ slug }) => slug);

/** A reply to a question without the sentences that the venue itself wrote: there is nothing to check about them. */
export function withoutQuotes(text: string, question: string, facts: VenueFactsFile, now: Date): string {
  const ownTo = ownSentences(facts, now);
  const named = roomsIn(`${question} ${text}`, facts);
  const isOwn = (sentence: string) => {
    const places = ownTo.get(bare(sentence));
    return places?.has(wholeVenue) || (named.length > 0 && named.every((room) => places?.has(room)));
  };
  return sentencesOf(text)
    .filter((sentence) => !isOwn(sentence))
    .join('\n');
}
