/**
 * Which texts of a venue tell of a matter that people ask any venue about. Known matters were learned from thousands of messages
 * (decision 043); a text tells of the one as which its own question is heard: whoever asks `can I keep my cell on me` is led to
 * `Where do our things go?` of a venue whose texts nobody saw while that was learned. Worked out when the facts are compiled.
 */
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import type { Passage } from '../answer-parts.ts';
import { likeliestOf } from '../finding/likelihoods.ts';
import { outside, talk } from '../finding/subject-kinds.ts';
import { subjectLikelihoods } from '../finding/subject-likelihoods.ts';
import { sentencesOf } from '../composing/units.ts';
import { normalize } from '../reading/normalize.ts';
import { passagesOf } from './passages.ts';

/** Keys of texts by the subject as which their own question is heard, the surest first. */
export type Matters = Readonly<Record<string, readonly string[]>>;

/** From this likelihood on a text tells of a subject: by its question, or, where it has none, by its first sentence. */
const surely = { asked: 0.6, said: 0.75 };
/** So many texts tell of one subject at most. */
const mostTexts = 5;

/** What the questions of an occasion's page leave unsaid. */
const unsaid: Readonly<Record<string, string>> = {
  'birthday-parties': 'birthday party',
  'gift-cards': 'gift card',
  'corporate-booking': 'team event',
  careers: 'job',
};

/** What a text is asked with: its questions, with what its page leaves unsaid, or what it says first. */
function waysTo({ key, title, asks = [], text, isTitled }: Passage): { way: string; least: number }[] {
  const occasion = unsaid[/^page\/([^/]+)\//.exec(key)?.[1] ?? ''];
  const asked = isTitled || title.endsWith('?') ? [title, ...asks] : asks;
  const [first = ''] = sentencesOf(text);
  return [
    ...asked.map((way) => ({ way, least: surely.asked })),
    ...(asked.length === 0 ? [{ way: first, least: surely.said }] : []),
  ].flatMap(({ way, least }) => [
    { way, least },
    ...(occasion === undefined ? [] : [{ way: `${occasion}: ${way}`, least }]),
  ]);
}

/** The matters of all texts that a venue has on a day, but those of single rooms, of the law, which tells of everything, and of posts, which tell of nothing in particular. */
export function mattersOf(facts: VenueFactsFile, now: Date): Matters {
  const heard = passagesOf(facts, now)
    .filter(({ key }) => !/^(?:post|room|page\/legal)\//.test(key))
    .flatMap((passage) =>
      waysTo(passage).flatMap(({ way, least }) => {
        const { kind, share } = likeliestOf(subjectLikelihoods(normalize(way)));
        return share < least || outside.has(kind) || talk.has(kind) ? [] : [{ kind, share, key: passage.key }];
      }),
    )
    .sort((one, other) => other.share - one.share);
  const matters: Record<string, string[]> = {};
  for (const { kind, key } of heard) {
    const keys = (matters[kind] ??= []);
    if (!keys.includes(key) && keys.length < mostTexts) keys.push(key);
  }
  return matters;
}
