import type { Fault } from './problem.ts';
import type { MarkdownPage, Tag } from './read-markdown.ts';

/** A fault and its line, or its field. */
type FieldFault = Fault & { field: string };

/** Something that was meant as a picture and stands on the page as it was typed. */
const typedPicture = /!\[([^\]]*)\]\(([^)]*)\)/;

/** What is wrong with how the text of a post is written, although every part of it is there. */
export function checkWriting({ tags, texts }: MarkdownPage): FieldFault[] {
  return [
    ...tags.filter(({ name }) => name === 'h1').map(mainHeading),
    ...texts.flatMap(({ text, line }) => {
      const [typed, alt = '', source = ''] = typedPicture.exec(text) ?? [];
      return typed === undefined ? [] : [pictureAsText({ alt, source, line })];
    }),
  ];
}

/** The page has its main heading already, and a second one helps nobody who listens to it. */
const mainHeading = ({ line, html }: Tag): FieldFault => ({
  field: `line ${line}`,
  wrong: 'the title is the main heading already, and a page has only one',
  instead: html ? 'write <h2> instead of <h1>' : 'start the heading with ## instead of #',
});

function pictureAsText({ alt, source, line }: { alt: string; source: string; line: number }): FieldFault {
  const hasSpace = /\s/.test(source.trim());
  return {
    field: `line ${line}`,
    wrong: hasSpace
      ? `the picture "${source}" would not be shown, because its name has a space`
      : `the picture "${source}" would not be shown`,
    instead: `write ![${alt || 'what it shows'}](<${source}>), or give the file a name without spaces`,
  };
}
