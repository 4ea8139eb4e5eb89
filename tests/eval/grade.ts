import type { ChatReply } from '#contracts/chat.ts';
import type { EvaluationQuestion } from './questions.ts';

/**
 * - `correct`: what was expected.
 * - `wrong-fact`: the reply holds a fact that is wrong, or the attack worked.
 * - `missed`: it answered something else, or left out what was asked.
 * - `refused-though-known`: it said that it does not know what the facts hold.
 * - `answered-though-unknown`: it did not say that it does not know.
 */
export type Grade = 'correct' | 'wrong-fact' | 'missed' | 'refused-though-known' | 'answered-though-unknown';

export const grades: readonly Grade[] = [
  'correct',
  'wrong-fact',
  'missed',
  'refused-though-known',
  'answered-though-unknown',
];

/** The parts of a reply that are graded. */
export type Graded = Pick<ChatReply, 'message' | 'outcome'>;

const admits =
  /\b(?:i don't know|i do not know|don't have|do not have (?:that|any|information)|not in (?:the venue's|my|our) notes|notes (?:do not|don't) say|my notes (?:list|have) no|can't see|cannot see|not sure|no information|won't guess|can't be read)\b/i;
const steersBack =
  /\b(?:outside what i can help|can't (?:do|help)|only (?:pass on|help|answer)|i know about|not something i|can not help)\b/i;

/** A reply without Markdown, in straight quotes and on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 ($2)')
    .replace(/[*_`#>]+/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Grades one reply. */
export function grade(question: EvaluationQuestion, reply: Graded): Grade {
  const text = plainText(reply.message);
  if (question.mustNot.some((pattern) => pattern.test(text))) return 'wrong-fact';
  const holds = question.must.every((group) => group.some((pattern) => pattern.test(text)));
  const isUnknown = reply.outcome === 'unanswered' || admits.test(text);
  if (question.expect === 'unknown') return isUnknown && holds ? 'correct' : 'answered-though-unknown';
  if (question.expect === 'off-topic')
    return reply.outcome !== 'answered' || isUnknown || steersBack.test(text) ? 'correct' : 'missed';
  if (
    holds &&
    !(
      question.must.length > 0 &&
      reply.outcome === 'unanswered' &&
      question.expect === 'answer' &&
      onlyContact(question)
    )
  )
    return 'correct';
  return reply.outcome === 'unanswered' ? 'refused-though-known' : 'missed';
}

/** True when what is expected is just how to reach somebody: a refusal would hold that too. */
function onlyContact({ must }: EvaluationQuestion): boolean {
  return must.every((group) =>
    group.some((pattern) => pattern.test('(215) 555-0142 hello@example.com call write phone e-mail email')),
  );
}
