import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeIn, read } from '../support/sources.ts';

const parse = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

/** True when a comment of the kind that editors show stands right before something. */
function isDocumented(node: ts.Node): boolean {
  const text = node.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return comments.some(({ pos, end }) => /^\/\*\*\s*\S/.test(text.slice(pos, end)));
}

const place = (node: ts.Node, name: string) => {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`;
};

const isExported = (node: ts.HasModifiers) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Names of exported functions, however they are written, that nothing explains. */
function unexplainedFunctions(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && isExported(statement) && !isDocumented(statement)) {
      return [place(statement, statement.name?.text ?? 'default')];
    }
    if (!ts.isVariableStatement(statement) || !isExported(statement) || isDocumented(statement)) return [];
    return statement.declarationList.declarations
      .filter(
        ({ initializer }) => initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
      )
      .map(({ name }) => place(statement, name.getText()));
  });
}

const isSchemaObject = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^z\.(strictObject|looseObject|object)$/.test(node.expression.getText());

const isOnOneLine = (node: ts.Node) => !node.getText().includes('\n');

/** A field needs a comment of its own, unless it is a group whose fields have theirs or tells kinds of objects apart. */
function isExplained(field: ts.ObjectLiteralElementLike): boolean {
  if (isDocumented(field) || ts.isSpreadAssignment(field)) return true;
  if (!ts.isPropertyAssignment(field)) return false;
  const value = field.initializer;
  return (isSchemaObject(value) && !isOnOneLine(value)) || value.getText().startsWith('z.literal(');
}

/** Names of schema fields that nothing explains. An object written on one line is explained as a whole. */
function unexplainedFields(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [fields] = isSchemaObject(node) ? node.arguments : [];
    if (fields && ts.isObjectLiteralExpression(fields) && !isOnOneLine(fields)) {
      const missing = fields.properties.filter((field) => !isExplained(field));
      found.push(...missing.map((field) => place(field, field.name?.getText() ?? '')));
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

test('every exported function of rules, schemas, services and shared contracts says what it does', () => {
  const files = codeIn('src/domain', 'src/schemas', 'src/services', 'src/queries', 'src/stores', 'functions/_shared');
  expect(files.length).toBeGreaterThan(25);
  expect(files.map(parse).flatMap(unexplainedFunctions)).toEqual([]);
});

test('every field that an author fills in says what to write', () => {
  const files = codeIn('src/schemas', 'functions/_shared/contracts');
  expect(files.length).toBeGreaterThan(7);
  expect(files.map(parse).flatMap(unexplainedFields)).toEqual([]);
});

test('these rules notice a function and a field without a comment', () => {
  const code = `
    export function silent() {}
    export const quiet = () => 1;
    /** Says something. */
    export const told = () => 2;
    const schema = z.strictObject({
      /** Explained. */
      one: z.string(),
      two: z.string(),
      group: z.strictObject({
        three: z.string(),
      }),
    });`;
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  expect(unexplainedFunctions(file)).toEqual(['example.ts:2 silent', 'example.ts:3 quiet']);
  expect(unexplainedFields(file)).toEqual(['example.ts:9 two', 'example.ts:11 three']);
});
