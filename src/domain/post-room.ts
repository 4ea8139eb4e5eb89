/** The one of some rooms that a few words of a post name; nothing where they name none or several. */
export function roomNamedIn<Room extends { title: string }>(words: string, rooms: readonly Room[]): Room | undefined {
  const named = rooms.filter(({ title }) => words.includes(title));
  return named.length === 1 ? named[0] : undefined;
}

/** True where a piece of a post begins with a way to book of its own. */
export const beginsWithBooking = (html: string): boolean =>
  /^(?:\s|<p>)*<(?:booking-button|room-card)[\s/>]/.test(html);

/** The HTML of a post cut behind its first box of facts: the second part is empty where it has none. */
export function cutBehindFacts(html: string): [string, string] {
  const box = html.search(/<aside class="facts"/);
  const end = box < 0 ? -1 : html.indexOf('</aside>', box);
  if (end < 0) return [html, ''];
  const cut = end + '</aside>'.length;
  return [html.slice(0, cut), html.slice(cut)];
}
