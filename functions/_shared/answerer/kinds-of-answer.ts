import { anyOf } from './reading/patterns.ts';

const count = anyOf('\\d+', 'an?', 'one', 'two', 'three', 'four', 'five', 'ten', 'twenty', 'thirty', 'few', 'half');
const unit = anyOf('seconds?', 'minutes?', 'hours?', 'days?', 'weeks?', 'months?');

/** What questions of few words ask for, and how a text looks that tells it. */
export const kindsOfAnswer = {
  time: {
    asked: /\bhow (?:long|fast|soon|quick(?:ly)?)\b|\bwhen (?:do|will|would) (?:you|i|we) (?:hear|get)\b/,
    told: new RegExp(`\\b${count}[ -](?:business )?${unit}\\b`, 'i'),
  },
  money: { asked: /\bhow much\b|\bwhat does (?:it|that) cost\b/, told: /\$\d/ },
} as const;
