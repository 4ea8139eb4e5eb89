import { oneOf, wholeWords } from '../reading/patterns.ts';
import type { Topic } from './topic.ts';

/** Subjects about what somebody can see, hear or do, each of which has facts of its own, and the words that tell of it. */
const conditions: Readonly<Record<string, RegExp>> = {
  access: wholeWords(
    [
      'wheel ?chairs?, accessib\\w+, handicap\\w*, disab\\w+, step ?free, stairs?, steps?, elevator, ramp',
      'walker, scooter, crutches, cane, door ?widths?, wide are the doors, mobility, ada',
    ].join(', '),
  ),
  color: /\bcolou?r ?blind\w*|\bcolou?rs?\b/,
  sound: wholeWords(
    [
      'deaf, hearing, subtitles, captions, audio clues?, sound[- ]only, sounds? (?:puzzles?|clues?|cues?|only)',
      'hear (?:the|a|any) clues?',
    ].join(', '),
  ),
  vision: /\b(?:blind|low vision|visually|reading glasses|eyesight|too dark to read|small print)\b/,
  flashing: oneOf(
    /\b(?:flash\w*|strobes?|seizures?|epilep\w+|photosensitiv\w+)\b/,
    /\b(?:alarm|warning|red|rotating|spinning|emergency) (?:light|lamp|beacon)s?\b|\bbeacon\b/,
  ),
  crawling: /\b(?:crawl\w*|climb\w*|kneel\w*|bend down|squeeze (?:through|under|past|between))\b/,
};
const mayBeTold: ReadonlySet<string> = new Set([
  ...Object.keys(conditions),
  'health',
  'recommend',
  'faq/pregnant-or-claustrophobic',
]);

/** What else is told beside the first condition: `color-blind and deaf in one ear` asks for both. */
export function withConditions(topic: Topic): Topic[] {
  const { asked, choice } = topic;
  if (!choice || choice.isGuess || !mayBeTold.has(choice.key) || !/\band\b|&|\bplus\b|,|\balso\b/.test(asked.text))
    return [topic];
  const others = Object.keys(conditions).filter((key) => key !== choice.key && conditions[key]?.test(asked.text));
  return [topic, ...others.map((key) => ({ asked, choice: { key, likelihood: choice.likelihood } }))];
}
