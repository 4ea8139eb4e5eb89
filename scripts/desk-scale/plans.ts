/** A step of a plan, as Postgres explains it. */
export interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Every way in which a plan touches a table. */
export function scansOf(node: PlanNode | undefined): string[] {
  if (!node) return [];
  const own = /Scan/.test(node['Node Type']) && (node['Index Name'] ?? node['Relation Name']);
  return [...(own ? [`${node['Node Type']} on ${own}`] : []), ...(node.Plans ?? []).flatMap(scansOf)];
}

/** Values that a call gives by name: `dashboard_chats(search => 'parrot')`. */
function valuesOf(call: string): Map<string, string> {
  const found = call.matchAll(/(\w+) => ((?:'[^']*'|[^,)'])+(?:\([^)]*\))?)/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** A function as the database keeps it: its body, what it sets while it runs, and the type of each parameter by name. */
export interface StoredFunction {
  body: string;
  settings: string[];
  types: Record<string, string>;
}

/**
 * What a function asks the tables, as questions of their own: every `return ( … );` of its body, with the values of a call
 * in place of its parameters, `null` where the call gives none.
 */
export function innerQuestions({ body, types }: StoredFunction, call: string): string[] {
  const values = valuesOf(call);
  const name = call.slice(0, call.indexOf('('));
  const questions = [...body.matchAll(/return \(\n([^]*?)\n {2,4}\);/g)].map(([, question = '']) => question);
  return questions.map((question) =>
    question.replace(
      new RegExp(`\\b${name}\\.(\\w+)`, 'g'),
      (_, parameter: string) => `(${values.get(parameter) ?? 'null'})::${types[parameter] ?? 'text'}`,
    ),
  );
}
