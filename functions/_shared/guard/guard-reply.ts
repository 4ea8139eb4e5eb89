import { exceptionWords } from '../answerer/venue/hours.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { findClaims, type Claim } from './claims.ts';
import { claimsOf, hiddenPaths, knownClaims } from './known-claims.ts';
import { wrongPairings } from './pairings.ts';

/** What a reply is checked against. */
export interface GuardContext {
  facts: VenueFactsFile;
  now: Date;
  /** Texts that count as facts for this reply: results of tools, live boards, what was computed for the visitor. */
  allowed?: readonly string[] | undefined;
}

export type GuardVerdict = { ok: true } | { ok: false; offending: string[] };

/**
 * Checks a sentence or a whole reply, whoever wrote it: every price, time, age, number of people, duration, date, phone
 * number, address, link, promo code and room must stand in the facts, follow from them, or be allowed. Not checked are
 * words without such a thing in them.
 */
export function guardReply(text: string, { facts, now, allowed = [] }: GuardContext): GuardVerdict {
  const known = knownClaims(facts);
  const extra = new Set(claimsOf([...allowed, ...exceptionWords({ facts, now })]));
  const hidden = hiddenPaths(facts, now);
  const isKnown = (claim: Claim) => {
    if (claim.kind === 'link') return isKnownLink(claim.value, known, extra) && !hidden.includes(claim.value);
    const key = `${claim.kind} ${claim.value}`;
    return known.has(key) || extra.has(key) || (claim.kind === 'date' && isKnownDate(claim.value, known, extra));
  };
  const offending = [
    ...findClaims(text)
      .filter((claim) => !isKnown(claim))
      .map(({ words }) => words),
    ...wrongPairings(text, facts, now, extra),
    ...strangeRooms(text, facts),
  ];
  return offending.length === 0 ? { ok: true } : { ok: false, offending };
}

/** A path may carry an anchor; an outside address has to be known to the last letter. */
function isKnownLink(link: string, known: ReadonlySet<string>, extra: ReadonlySet<string>): boolean {
  const path = link.startsWith('/') ? (link.split(/[#?]/)[0] ?? link) || '/' : link;
  return [path, link, path.replace(/(?<=.)\/$/, '')].some(
    (each) => known.has(`link ${each}`) || extra.has(`link ${each}`),
  );
}

/** A date without its year is known when it is known with one, and the other way round. */
function isKnownDate(date: string, known: ReadonlySet<string>, extra: ReadonlySet<string>): boolean {
  const bare = date.replace(/ \d{4}$/, '');
  if (date !== bare) return false;
  return [...known, ...extra].some((key) => key.startsWith(`date ${bare} `));
}

const roomBefore = /\b((?:[A-Z][\p{L}’']+ (?:of |the |in )*)*[A-Z][\p{L}’']+) (?:escape )?room\b/gu;
const plainWords =
  /^(?:The|This|That|Each|Every|Any|Our|Your|A|An|One|Another|Which|What|No|Book|Escape|Horror|For|In|If|Both|Either|Most|Whole|Same|Other|First|Second|Private|Medium|And|But|Or|So|Yes|Pick|Choose|Try)$/;

/** Rooms by a name that is none of ours: `the Pharaoh’s Tomb room`. */
function strangeRooms(text: string, { rooms }: VenueFactsFile): string[] {
  const known = rooms.flatMap(({ title, genre }) => `${title} ${genre}`.split(/\s+/));
  return [...text.matchAll(roomBefore)].flatMap(([, name = '']) => {
    const words = name.split(/\s+/).filter((word) => !plainWords.test(word) && /^[A-Z]/.test(word));
    return words.some((word) => !known.includes(word.replace(/[’']s$/, ''))) ? [`${name} room`] : [];
  });
}
