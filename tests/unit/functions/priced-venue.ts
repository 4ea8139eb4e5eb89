import { compileFacts } from '#integrations/compile-facts/compile-facts.ts';
import { load, dump } from 'js-yaml';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import type { VenueFactsFile } from '../../../functions/_shared/contracts/venue-facts.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { sampleFiles } from '../integrations/check-content/sample-content.ts';
import { friday } from './ask-answerer.ts';

const businessFile = 'src/content/business.yaml';
const cryptFile = 'src/content/rooms/the-crypt.yaml';

/** A file of the small site with other fields. */
const changed = (file: string, fields: object) => dump({ ...(load(sampleFiles()[file] ?? '') as object), ...fields });

/** What else such a venue may have. */
type Terms = Pick<VenueFactsFile['business']['policies'], 'minimumPlayers'> & {
  /** Prices of The Crypt. */
  crypt?: object;
  salesTax?: VenueFactsFile['business']['salesTax'];
};

/** What the assistant knows of a venue with these prices and smallest teams; The Crypt may have prices of its own. */
export function venueWith(
  prices: VenueFactsFile['business']['prices'],
  { minimumPlayers, crypt, salesTax }: Terms = {},
): VenueFactsFile {
  const { policies } = load(sampleFiles()[businessFile] ?? '') as { policies: object };
  const { minimumPlayers: _, ...others } = policies as { minimumPlayers: unknown };
  const files = {
    ...sampleFiles(),
    [businessFile]: changed(businessFile, {
      prices,
      ...(salesTax && { salesTax }),
      policies: { ...others, ...(minimumPlayers && { minimumPlayers }) },
    }),
    ...(crypt && { [cryptFile]: changed(cryptFile, { prices: crypt }) }),
  };
  const source = { texts: new Map(Object.entries(files)), files: new Set(Object.keys(files)) };
  return loadFacts(JSON.parse(compileFacts(source, friday)), friday);
}

/** The assistant of that venue: its last reply to some turns, which its own guard has to let pass. */
export const assistantOf = (facts: VenueFactsFile) => async (turns: string | string[]) => {
  const messages = [turns].flat().map((content) => ({ role: 'user' as const, content }));
  const { text, computed } = await answer(messages, { facts, now: friday });
  const verdict = guardReply(text, { facts, now: friday, allowed: computed });
  if (!verdict.ok) throw new Error(`The guard refuses "${text}" for ${verdict.offending.join('; ')}`);
  return text;
};

/** What that venue's guard finds wrong in a reply. */
export const offendingIn =
  (facts: VenueFactsFile) =>
  (text: string, allowed: string[] = []) => {
    const verdict = guardReply(text, { facts, now: friday, allowed });
    return verdict.ok ? [] : verdict.offending;
  };
