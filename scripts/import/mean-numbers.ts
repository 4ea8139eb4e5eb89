import { findProblems, type Circumstances } from '../../src/integrations/check-content/find-problems.ts';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import type { Problem } from '../../src/integrations/check-content/problem.ts';
import type { MadePost } from './make-posts.ts';
import { writePost, type PostFields } from './post-file.ts';

/** Rounds after which a number that still contradicts is left to a person. */
const mostRounds = 8;
/** How the check of the content says that a number contradicts a fact. */
const contradiction = /^"([^]+)" contradicts the facts: ([^]*)$/;

/** The content as it will be with the posts in it. */
export function withPosts(
  source: ContentSource,
  posts: readonly MadePost[],
  pictures: ReadonlySet<string>,
): ContentSource {
  const texts = new Map([
    ...source.texts,
    ...posts.map(({ planned, fields, body }) => [planned.file, writePost(fields, body)] as const),
  ]);
  return {
    texts,
    files: new Set([...source.files, ...texts.keys(), ...pictures]),
    changed: source.changed ?? new Map(),
  };
}

/**
 * Marks numbers in old texts that contradict the facts of today: they were meant when they were written. Returns what the
 * check of the content still finds wrong.
 */
export function meanNumbers(
  posts: readonly MadePost[],
  look: () => ContentSource,
  circumstances: Circumstances,
): Problem[] {
  const byFile = new Map(posts.map((post) => [post.planned.file, post]));
  for (let round = 0; ; round += 1) {
    const problems = findProblems(look(), circumstances);
    const marked = problems.map((problem) => {
      const post = byFile.get(problem.file);
      const [, said = '', fact = ''] = contradiction.exec(problem.wrong) ?? [];
      return post && said && round < mostRounds ? mark(post, problem.field, said, fact) : false;
    });
    if (!marked.includes(true)) return problems;
  }
}

function mark(post: MadePost, field: string, said: string, fact: string): boolean {
  const remark = () => post.remarks.push({ kind: 'number', says: `“${said}”, and ${fact}` });
  const line = Number(/^line (\d+)$/.exec(field)?.[1]);
  if (!line) {
    const name = field as keyof PostFields;
    const text = post.fields[name];
    if (typeof text !== 'string') return false;
    const marked = markIn(text, said);
    if (marked === undefined) return false;
    Object.assign(post.fields, { [name]: marked });
    remark();
    return true;
  }
  const above = writePost(post.fields, '').trimEnd().split('\n').length + 1;
  const lines = post.body.split('\n');
  const start = line - above - 1;
  // A sentence may begin on one line and name its number on the next.
  for (let at = Math.max(0, start); at < Math.min(lines.length, start + 12); at += 1) {
    const marked = /^#{1,6} /.test(lines[at] ?? '') ? undefined : markIn(lines[at] ?? '', said);
    if (marked === undefined) continue;
    lines[at] = marked;
    post.body = lines.join('\n');
    remark();
    return true;
  }
  return false;
}

/** The text with the words marked as meant; where marks of Markdown stand in them, only the number. */
function markIn(text: string, said: string): string | undefined {
  const [number = ''] = /\$?\d[\d,.]*\d|\$?\d/.exec(said) ?? [];
  for (const words of [said, number]) {
    const at = words ? indexOutside(text, words) : -1;
    if (at >= 0) return `${text.slice(0, at)}{{meant ${words}}}${text.slice(at + words.length)}`;
  }
  return undefined;
}

/** Where words stand outside of braces and addresses. */
function indexOutside(text: string, words: string): number {
  const plain = text.replace(/\{\{[^}]*\}\}|(?<=\])\([^)\s]*\)|https?:\/\/\S+|<[^>]*>/g, (found) =>
    '\0'.repeat(found.length),
  );
  return plain.indexOf(words);
}
