/** Facts by their name in content files: `policies.minimumAge` → `5`. */
export type Facts = Readonly<Record<string, string>>;

const token = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Names of facts that a text uses and that do not exist. */
export function unknownFacts(text: string, facts: Facts): string[] {
  return [...text.matchAll(token)].map(([, name = '']) => name).filter((name) => !(name in facts));
}

/** Replaces every `{{fact}}` of a text by its value. Throws when a fact does not exist, naming those that do. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(token, (_, name: string) => {
    const value = facts[name];
    if (value === undefined) throw new Error(`There is no fact "${name}". Use one of: ${Object.keys(facts).join(', ')}.`);
    return value;
  });
}

/** Fills the facts of every text inside a piece of content; anything but plain objects, lists and texts is kept as it is. */
export function fillFactsDeep<Content>(content: Content, facts: Facts): Content {
  if (typeof content === 'string') return fillFacts(content, facts) as Content;
  if (Array.isArray(content)) return content.map((part: unknown) => fillFactsDeep(part, facts)) as Content;
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, fillFactsDeep(part, facts)])) as Content;
}
