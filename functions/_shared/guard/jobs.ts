import { sayState } from '../../../src/domain/card-state.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { plainForm, type Sentence } from './reading.ts';
import type { Venue } from './judgment.ts';

/** A kind of work by its name in plain form, and whether anybody is looked for. */
interface Job {
  name: string;
  isOpen: boolean;
}

const kept = new WeakMap<VenueFactsFile, readonly Job[]>();

/** Every card of the pages that says of something whether it is open now. */
function jobsOf(facts: VenueFactsFile): readonly Job[] {
  const known = kept.get(facts);
  if (known) return known;
  const [open, closed] = [sayState(true), sayState(false)];
  const jobs = facts.pages.flatMap(({ sections }) =>
    sections.flatMap(({ passages }) =>
      passages.flatMap(({ title, text }) => {
        const parts = text.split('. ');
        if (title === undefined || !(parts.includes(open) || parts.includes(closed))) return [];
        return { name: plainForm(title, facts), isOpen: parts.includes(open) };
      }),
    ),
  );
  kept.set(facts, jobs);
  return jobs;
}

/** Words that say of a kind of work that somebody is wanted for it, now. */
const wanted =
  /\b(?:looking for|hiring|seeking|recruiting|searching for|need|openings?|open now|currently open|vacanc(?:y|ies)|is open|are open)\b/;
const notNow = /\b(?:on file|in the future|later|not open|no longer)\b/;

/** Work for which nobody is wanted now, although a reply says so, and the other way round. */
export function wrongJobs(sentences: readonly Sentence[], { facts }: Venue): string[] {
  return sentences.flatMap(({ clauses }) =>
    clauses
      .filter(({ isOpen, text }) => !isOpen && wanted.test(text) && !notNow.test(text))
      .flatMap(({ text, sign }) =>
        jobsOf(facts)
          .filter(({ name, isOpen }) => text.includes(name) && isOpen !== (sign === 1))
          .map(({ name }) => `${name}: ${text}`),
      ),
  );
}
