import type { Passage } from '../answer-parts.ts';
import { asksForLeave, ideasSpokenOf, ideasRuledOut, withNo } from './verdict.ts';

/** More texts than speak of a thing that somebody would ask leave for: `game` and `room` stand in most. */
const mostTexts = 4;

/**
 * The venue's own sentence that rules out what somebody asks leave for, with its No, where the text that was found for the
 * question does not speak of it: `no alcohol in the building` among the terms, beside a text about snacks.
 */
export function prohibitionOf(
  question: string,
  said: string,
  passages: Iterable<Passage>,
): Pick<Passage, 'text' | 'source'> | undefined {
  if (!asksForLeave(question)) return undefined;
  const rules = [...passages].filter(({ key }) => /^(?:faq|page\/legal)\//.test(key));
  const spoken = ideasSpokenOf(said);
  const texts = rules.map(({ text }) => ideasSpokenOf(text));
  const asked = [...ideasSpokenOf(question)].filter(
    (idea) => !spoken.has(idea) && texts.filter((each) => each.has(idea)).length <= mostTexts,
  );
  if (asked.length === 0) return undefined;
  for (const { text, source } of rules)
    for (const sentence of text.split(/(?<=[.!?]) /)) {
      const ideas = ideasRuledOut(sentence);
      if (asked.some((idea) => ideas.has(idea))) return { text: withNo(sentence.replace(/^- /, '')), source };
    }
  return undefined;
}
