/** Facts by their name in content files: `policies.minimumAge` → `5`. */
export type Facts = Readonly<Record<string, string>>;

const token = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Names of facts that a text uses and that do not exist. */
export function unknownFacts(text: string, facts: Facts): string[] {
  return [...text.matchAll(token)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(facts, name));
}

/** Replaces every `{{fact}}` of a text by its value. Throws when a fact does not exist, naming those that do. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(token, (_, name: string) => {
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (value === undefined)
      throw new Error(`There is no fact "${name}". Use one of: ${Object.keys(facts).join(', ')}.`);
    return value;
  });
}

/**
 * Fills the facts of every text inside a piece of content. An object in which nothing changes is kept as it is: a picture
 * is known by its identity.
 */
export function fillFactsDeep<Content>(content: Content, facts: Facts): Content {
  if (typeof content === 'string') return fillFacts(content, facts) as Content;
  if (content === null || typeof content !== 'object') return content;
  const entries = Object.entries(content).map(([key, part]) => [key, part, fillFactsDeep(part, facts)] as const);
  if (entries.every(([, before, after]) => before === after)) return content;
  if (Array.isArray(content)) return entries.map(([, , after]) => after as unknown) as Content;
  return Object.fromEntries(entries.map(([key, , after]) => [key, after])) as Content;
}
