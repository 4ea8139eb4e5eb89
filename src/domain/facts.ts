/** Facts by their name in content files: `policies.minimumAge` → `5`. */
export type Facts = Readonly<Record<string, string>>;

/** Words that stand as they are: `{{meant $5}}` is a number that is no fact of the venue, whatever it looks like. */
export const meantWords = /\{\{\s*meant\s+([^{}]*?)\s*\}\}/g;

const token = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Names of facts that a text uses and that do not exist. */
export function unknownFacts(text: string, facts: Facts): string[] {
  return [...text.matchAll(token)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(facts, name));
}

/** Replaces every `{{fact}}` of a text by its value, and `{{meant words}}` by the words. Throws when a fact does not exist, naming those that do. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(meantWords, '$1').replace(token, (_, name: string) => {
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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Fills the facts of HTML: in its texts, and in the addresses of links, where Markdown has written braces as `%7B`. */
export function fillFactsInHtml(html: string, facts: Facts): string {
  const escaped = Object.entries(facts).map(([name, value]) => [
    name,
    value.replace(/[&<>"]/g, (character) => escapes[character] ?? character),
  ]);
  const plain = html.replace(/%7B%7B\s*([\w.-]+)\s*%7D%7D/gi, '{{$1}}');
  return fillFacts(plain, Object.fromEntries(escaped) as Facts);
}
