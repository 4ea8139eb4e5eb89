import type { AnswerPart, Asked, Passage } from '../answer-parts.ts';
import { likeness, meaningOf } from '../finding/meaning.ts';
import { wordsOf } from '../finding/words.ts';
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';

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
  if (group.length === 1 && first) return isQuestion(first) ? answerOf(first, asked) : first.text;
  return group.map((passage) => `- ${titled(passage)}`).join('\n');
}

/** From this likeness on the visitor asks what the text's own question asks, and a Yes or No can stand alone. */
const sameQuestion = 0.6;

/** A Yes or No to the content's question, which may be the visitor's turned around or another one: then that one is said, too. */
function answerOf({ title, text }: Passage, { text: question }: Asked): string {
  const isVerdict =
    /^(?:yes|no|both|never|neither|usually|hardly|not|only|constantly)\b/i.test(text) && title.endsWith('?');
  if (!isVerdict || likeness(meaningOf(wordsOf(title)), meaningOf(wordsOf(question))) >= sameQuestion) return text;
  return `**${title}** ${text}`;
}

const isQuestion = ({ key, title }: Passage) => title.endsWith('?') || key.startsWith('faq/');

/** A card or step carries its title; a plain line of a section does not repeat the section's heading. */
const titled = ({ title, text, isTitled }: Passage) => (isTitled ? `**${title}**: ${text}` : text);
