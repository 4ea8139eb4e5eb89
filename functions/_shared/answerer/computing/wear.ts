import type { Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { wholeWords } from '../reading/patterns.ts';
import { currentPosts } from '../venue/current-posts.ts';
import { titledPassage } from './sums.ts';

const asksCostumes = wholeWords(
  'costumes?, dress(?:ed|ing)? (?:up|as), masks?, capes?, fancy dress, princess, superhero, in character, halloween',
);

/** What a post says of costumes; nothing when none does. */
function costumes({ facts, now }: AnswerContext): { text: string; slug: string } | undefined {
  return currentPosts(facts, now)
    .flatMap(({ slug, sections }) =>
      sections.flatMap(({ passages }) =>
        passages.flatMap(({ text }) => text.split(/(?<=[.!?]) /).map((sentence) => ({ text: sentence, slug }))),
      ),
    )
    .find(({ text }) => /\bcostumes? (?:is|are) welcome\b/i.test(text));
}

/** What to put on; whoever wants to come in a costume hears what a post says of that. */
export const wear: Subject = {
  key: 'wear',
  answer(asked, context) {
    const usual = titledPassage(context, 'date-night', 'What should we wear?');
    const found = asksCostumes.test(asked.message) ? costumes(context) : undefined;
    return {
      text: [found?.text, usual].filter(Boolean).join(' '),
      sources: [
        ...(found ? [{ title: 'Costumes', href: `/blog/${found.slug}` }] : []),
        { title: 'What should we wear?', href: '/date-night#questions' },
      ],
    };
  },
};
