import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What the authors of a schema say about its fields, by name. */
export interface Hints {
  /** The sentence above the field. */
  text?: string;
  fields: Map<string, Hints>;
}

const sentence = (node: ts.Node): string | undefined => {
  const source = node.getSourceFile().text;
  const last = ts
    .getLeadingCommentRanges(source, node.getFullStart())
    ?.findLast(({ pos }) => source.startsWith('/**', pos));
  return (
    last &&
    source
      .slice(last.pos + 3, last.end - 2)
      .replace(/\s*\n\s*\*\s?/g, ' ')
      .trim()
  );
};

/** Reads the sentences above the fields of a schema, wherever its parts are declared. Zod itself does not know them. */
export function readHints(file: string, name: string): Hints {
  const sources = new Map<string, ts.SourceFile>();
  const open = (path: string): ts.SourceFile => {
    const known =
      sources.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    sources.set(path, known);
    return known;
  };
  const visiting = new Set<ts.Node>();

  const declared = (path: string, word: string): ts.Node | undefined => {
    for (const statement of open(path).statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === word) return statement.body;
      if (ts.isVariableStatement(statement))
        for (const { name: own, initializer } of statement.declarationList.declarations)
          if (own.getText() === word) return initializer;
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const names = statement.importClause?.namedBindings;
      const isHere = names && ts.isNamedImports(names) && names.elements.some((each) => each.name.text === word);
      const from = statement.moduleSpecifier.text;
      if (isHere && from.startsWith('./')) return declared(join(dirname(path), from), word);
    }
    return undefined;
  };

  const add = (into: Hints, node: ts.Node | undefined): void => {
    if (!node || visiting.has(node)) return;
    visiting.add(node);
    if (ts.isObjectLiteralExpression(node)) for (const property of node.properties) addProperty(into, property);
    else if (ts.isIdentifier(node)) add(into, declared(node.getSourceFile().fileName, node.text));
    else if (ts.isCallExpression(node))
      for (const part of [node.expression, ...node.arguments.filter((each) => !ts.isArrowFunction(each))])
        add(into, part);
    else if (ts.isPropertyAccessExpression(node)) add(into, node.expression);
    else if (ts.isArrayLiteralExpression(node)) for (const part of node.elements) add(into, part);
    else if (ts.isParenthesizedExpression(node)) add(into, node.expression);
    else if (ts.isArrowFunction(node)) add(into, node.body);
    visiting.delete(node);
  };

  const addProperty = (into: Hints, property: ts.ObjectLiteralElementLike): void => {
    if (ts.isSpreadAssignment(property)) return add(into, property.expression);
    const key = property.name && (ts.isIdentifier(property.name) ? property.name.text : undefined);
    if (!key) return;
    const known = into.fields.get(key) ?? { fields: new Map<string, Hints>() };
    into.fields.set(key, known);
    const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    const meant = value && ts.isIdentifier(value) ? declared(value.getSourceFile().fileName, value.text) : undefined;
    const text = sentence(property) ?? (meant && sentence(meant.parent.parent.parent));
    if (text && !known.text) known.text = text;
    add(known, value);
  };

  const hints: Hints = { fields: new Map() };
  add(hints, declared(file, name));
  return hints;
}
