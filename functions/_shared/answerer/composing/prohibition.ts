import type { Passage } from '../answer-parts.ts';
import { asksForLeave, ideasRuledOut, ideasSpokenOf, withNo } from './verdict.ts';

/** More texts than speak of a thing that somebody would ask leave for: `game` and `room` stand in most. */
const mostTexts = 4;

/** A text that may hold rules: the ideas that it speaks of, and each of its sentences with those that it rules out. */
interface RuleText {
  spoken: Set<string>;
  sentences: { sentence: string; ruledOut: Set<string>; source: Passage['source'] }[];
}

/** The rule texts of a venue's passages, which are the same for every question: read once. */
const read = new WeakMap<ReadonlyMap<string, Passage>, RuleText[]>();

function ruleTexts(passages: ReadonlyMap<string, Passage>): RuleText[] {
  const known = read.get(passages);
  if (known) return known;
  const texts = [...passages.values()]
    .filter(({ key }) => /^(?:faq|page\/legal)\//.test(key))
    .map(({ text, source }) => ({
      spoken: ideasSpokenOf(text),
      sentences: text
        .split(/(?<=[.!?]) /)
        .map((sentence) => ({ sentence, ruledOut: ideasRuledOut(sentence), source }))
        .filter(({ ruledOut }) => ruledOut.size > 0),
    }));
  read.set(passages, texts);
  return texts;
}

/** What somebody does elsewhere in the meantime needs no leave: `drop them off and go get a beer`. */
const elsewhere = /\bgo (?:and )?(?:get|grab|have|drink|for|find|eat)\b.*$/;

/**
 * The venue's own sentence that rules out what somebody asks leave for, with its No, where the text that was found for the
 * question does not speak of it: `no alcohol in the building` among the terms, beside a text about snacks.
 */
export function prohibitionOf(
  question: string,
  said: string,
  passages: ReadonlyMap<string, Passage>,
): Pick<Passage, 'text' | 'source'> | undefined {
  if (!asksForLeave(question)) return undefined;
  const texts = ruleTexts(passages);
  const spoken = ideasSpokenOf(said);
  const asked = [...ideasSpokenOf(question.replace(elsewhere, ' '))].filter(
    (idea) => !spoken.has(idea) && texts.filter((text) => text.spoken.has(idea)).length <= mostTexts,
  );
  const rule = texts
    .flatMap(({ sentences }) => sentences)
    .find(({ ruledOut }) => asked.some((idea) => ruledOut.has(idea)));
  return rule && { text: withNo(rule.sentence.replace(/^- /, '')), source: rule.source };
}
