/** What a post is called in addresses and remembered by. */
export interface PostName {
  id: number;
  slug: string;
}

/** The address and number of a post: those that its author wrote, else the name of its file and a number made of it. */
export function postName(written: { id?: number | undefined; slug?: string | undefined }, file: string): PostName {
  const slug = written.slug ?? file;
  return { slug, id: written.id ?? numberOf(slug) };
}

/** Numbers below this are written by people, who count from one. */
const firstMade = 1_000_000;

/** A number that a name always gets, and two names hardly ever share (FNV-1a). */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return firstMade + hash;
}
