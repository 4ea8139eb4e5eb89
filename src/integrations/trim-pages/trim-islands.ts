const island = /<astro-island [^>]*>/g;
const identifier = / uid="[^"]*"/;
/** What Astro hands to a directive; ours read none of it. */
const options = /( client="(?:touch|near)") opts="[^"]*"/;

/** The mark of the component that an island stands in, which Astro hands to it as if it were a property. */
const mark = /(?:,&quot;data-\w{1,2}&quot;:\[0,true\]|&quot;data-\w{1,2}&quot;:\[0,true\],?)/;

/** Quotes and apostrophes change places in the properties, which are JSON. */
const properties = / props="([^"]*)"/;
const quote = (json: string) => ` props='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;

/** Takes out of the marks of islands what no script reads: random identifiers hardly compress. */
export function trimIslands(html: string): string {
  return html.replace(island, (tag) => {
    const trimmed = tag.replace(identifier, '').replace(options, '$1').replace(mark, '');
    return trimmed.replace(properties, (_, json: string) => quote(json));
  });
}
