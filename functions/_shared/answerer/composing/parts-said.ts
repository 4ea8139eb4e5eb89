import type { AnswerPart } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { burdens, contradicted, mayRuleOut } from '../finding/subject-kinds.ts';

/** A question's subject, and what is said to it. */
export interface Answered {
  key: string;
  part: AnswerPart;
  /** True where it was told beside a question. */
  isTold: boolean;
}

/** What is said to a message: its parts without those that others make needless, and in their order. */
export const partsSaid = (parts: readonly Answered[], context: AnswerContext): readonly Answered[] =>
  withoutRefusals(withoutContactTwice(withoutRivals(withoutTold(parts)), context));

/** The parts without those that another one contradicts. */
function withoutRivals(parts: readonly Answered[]): readonly Answered[] {
  const said = parts.filter(({ part }) => part.outcome === undefined);
  return parts.filter(({ key }) => !said.some((other) => contradicted[other.key]?.has(key)));
}

/** That a room is no longer played comes before what else is said of a visit to it. */
const isGone = ({ key }: Answered): boolean => key === 'retired';

/** A subject that turned out to have no answer says nothing beside one that has; what is known not to be known comes last. */
function withoutRefusals(parts: readonly Answered[]): Answered[] {
  const answered = parts.filter(({ part }) => part.outcome === undefined);
  if (answered.length === 0) return [...parts];
  const others = parts.filter(
    ({ key, part }) =>
      part.outcome !== undefined && (key === 'unknown' || part.sources?.[0]?.href !== '/legal#contact'),
  );
  return [...answered, ...others].toSorted((one, other) => Number(isGone(other)) - Number(isGone(one)));
}

/** How to reach us is not said again beside an answer that says whom to call. */
function withoutContactTwice(parts: readonly Answered[], { facts }: AnswerContext): readonly Answered[] {
  const { phone } = facts.business;
  const isSaid = parts.some(({ key, part }) => key !== 'contact' && part.text.includes(phone));
  return isSaid ? parts.filter(({ key }) => key !== 'contact') : parts;
}

/** How a text begins that says who may not come, and one that says so or until when. */
const forbids = /^no\b/i;
const restrains = /^(?:no|not|from)\b/i;

/**
 * The parts without those on what was told beside a question, unless they are about what somebody can bear, or rule the visit out.
 * Where the question has no answer, these may have it: `she is four; could she come along`.
 */
function withoutTold(parts: readonly Answered[]): readonly Answered[] {
  if (!parts.some(({ isTold }) => !isTold)) return parts;
  const isAnswered = parts.some(({ isTold, part }) => !isTold && part.outcome === undefined);
  const counts = isAnswered ? forbids : restrains;
  return parts
    .filter(({ key, isTold, part }) => !isTold || (mayRuleOut.has(key) ? counts.test(part.text) : burdens.has(key)))
    .map((each) => (isAnswered && each.isTold && each.key === 'health' ? withLastAlone(each) : each));
}

/** Of an illness that is told beside a question only what to do about it is said: what the rooms hold was asked for by itself. */
const withLastAlone = ({ part, ...told }: Answered): Answered => ({
  ...told,
  part: { ...part, text: part.text.split('\n\n').at(-1) ?? part.text },
});
