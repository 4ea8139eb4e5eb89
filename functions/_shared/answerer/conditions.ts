import type { Topic } from './topic.ts';
import { computedSubjects } from './venue/knowledge.ts';

/** Subjects about what somebody can see, hear or do: each has facts of its own. */
const conditions: ReadonlySet<string> = new Set('access color sound vision flashing crawling'.split(' '));
const mayBeTold: ReadonlySet<string> = new Set([
  ...conditions,
  'health',
  'recommend',
  'faq/pregnant-or-claustrophobic',
]);

/** What else is told beside the first condition: `color-blind and deaf in one ear` asks for both. */
export function withConditions(topic: Topic): Topic[] {
  const { asked, choice } = topic;
  if (!choice || choice.isGuess || !mayBeTold.has(choice.key) || !/\band\b|&|\bplus\b|,|\balso\b/.test(asked.text))
    return [topic];
  const others = [...conditions].filter((key) => {
    const subject = computedSubjects.get(key);
    return key !== choice.key && subject?.signs?.some((sign) => sign.test(asked.text));
  });
  return [topic, ...others.map((key) => ({ asked, choice: { key, likelihood: choice.likelihood } }))];
}
