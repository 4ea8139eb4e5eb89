/** Scripts and styles, which are no tags. */
const code = /(<(script|style)\b[\s\S]*?<\/\2>)/;
/** End tags that a browser adds itself before what follows: the next of the same list or table, or the end of it. */
const implied = /<\/(?:li|dt|dd|tr|td|th)>(?=<(?:li|dt|dd|tr|td|th|\/(?:ul|ol|dl|tr|thead|tbody|table))\b)/g;
/** What only a drawing in a file of its own needs, and the names that the icon library gives to its drawings. */
const needless = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="lucide[^"]*"/g;

/** An attribute that says nothing needs no quotes to say it. */
const emptyValue = /(?<=<[^<>]* [\w-]+)=""(?=[ >])/g;
/** React closes every tag that has no end; in HTML the stroke means nothing, and can become part of a value without quotes. */
const strokes = /(<(?:br|hr|img|input|link|meta|source|track|wbr)\b[^<>]*?)\s*\/>/g;
const trim = (tags: string) =>
  tags.replace(implied, '').replace(needless, '').replace(emptyValue, '').replace(strokes, '$1>');

/** Takes out of the tags of a page what a browser adds or reads past. */
export function trimTags(html: string): string {
  return html
    .split(code)
    .map((part, index) => (index % 3 === 0 ? trim(part) : part))
    .filter((_, index) => index % 3 !== 2)
    .join('');
}
