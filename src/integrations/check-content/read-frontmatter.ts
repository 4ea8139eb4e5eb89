import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/** The same pattern as Astro's, so that both take the same lines for fields. */
const frontmatter = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/;

/** A Markdown file: its fields, and its text on the lines that it has in the file. */
export interface MarkdownFile {
  data: unknown;
  body: string;
  problems: Problem[];
}

/** Splits a Markdown file into the fields between its `---` lines and the text below them. */
export function readFrontmatter(text: string, file: string): MarkdownFile {
  const match = frontmatter.exec(text);
  if (!match) {
    const instead = 'start the file with a line "---", the fields, and another line "---"';
    return {
      data: undefined,
      body: text,
      problems: [{ file, field: 'line 1', wrong: 'there are no fields', instead }],
    };
  }
  const [block, fields = ''] = match;
  const firstLine = lineBreaks(text.slice(0, text.indexOf('---'))).length + 1;
  return { ...readYaml(fields, file, firstLine), body: lineBreaks(block) + text.slice(match.index + block.length) };
}

const lineBreaks = (text: string) => text.replace(/[^\n]/g, '');
