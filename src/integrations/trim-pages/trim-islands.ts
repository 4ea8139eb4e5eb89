const island = /<astro-island [^>]*>/g;
const identifier = / uid="[^"]*"/;
/** What Astro hands to a directive; `client:touch` reads none of it. */
const options = /( client="touch") opts="[^"]*"/;

/** Takes out of the marks of islands what no script reads: random identifiers hardly compress. */
export function trimIslands(html: string): string {
  return html.replace(island, (tag) => tag.replace(identifier, '').replace(options, '$1'));
}
