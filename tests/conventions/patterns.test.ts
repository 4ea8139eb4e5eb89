/** Regular expressions that somebody can still read. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeIn, read } from '../support/sources.ts';

/** Longer ones are lists of words, or several patterns that are one (`listOf`, `oneOf`). */
const longest = 160;

/** The regular expressions of a file that are longer than that. */
function longPatterns(path: string): string[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text.length > longest)
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.pos).line + 1} has ${node.text.length} letters`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test('what the assistant and the guard look for stands in patterns that somebody can read', () => {
  expect(codeIn('functions/_shared').flatMap(longPatterns)).toEqual([]);
});
