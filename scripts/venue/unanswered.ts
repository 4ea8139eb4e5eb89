import { answer } from '../../functions/_shared/answerer/answer.ts';
import type { AnswerContext } from '../../functions/_shared/answerer/answer-types.ts';
import { passagesOf } from '../../functions/_shared/answerer/venue/passages.ts';

/** Ways to ask that the content itself has: its questions, and what it lists beside its texts. */
export function ownQuestions({ facts, now }: AnswerContext): string[] {
  const passages = passagesOf(facts, now);
  const titles = passages.filter(({ isTitled, title }) => isTitled && title.trim().endsWith('?'));
  return [...new Set([...titles.map(({ title }) => title), ...passages.flatMap(({ asks }) => asks ?? [])])];
}

/** Those of some questions to which the assistant knows no answer, when each is asked alone. */
export async function unanswered(questions: readonly string[], context: AnswerContext): Promise<string[]> {
  const missing: string[] = [];
  for (const content of questions) {
    const { outcome } = await answer([{ role: 'user', content }], context);
    if (outcome === 'unanswered') missing.push(content);
  }
  return missing;
}
