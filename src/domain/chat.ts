/** What the chat knows without a browser: its questions, how its texts are read, how long it is kept. */

/** The four questions of the empty chat (specification, section 2). */
export const quickQuestions = [
  'Show me all rooms',
  "What's your most challenging room?",
  'How do I book?',
  'Where are you located?',
] as const;

/** A conversation is forgotten a day after its last message, in milliseconds. */
export const chatLifetime = 24 * 60 * 60 * 1000;

/** What is shown when a message fails and nobody says why (specification, section 8). */
export const sendingFailed = 'Failed to send message';

/** True when a conversation whose last message came at `last` is forgotten. Both moments in milliseconds. */
export function isForgotten(last: number, now: number): boolean {
  return now - last >= chatLifetime;
}

/** Markdown as it is spoken: without signs, links as their words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|#{1,6}|>)\s+/gm, '')
    .replace(/\*+|`+|__+|~~+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Hours and minutes of a message on the visitor's own clock, such as `4:05 PM`. */
export function timeOfDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(moment);
}

/** The path of a page as the assistant may be told it, or undefined when it is no ordinary path of ours. */
export function pageOfChat(path: string): string | undefined {
  return /^\/[\w/-]{0,199}$/.test(path) ? path : undefined;
}

/** The newest messages of a conversation whose JSON has at most so many bytes; the last one always stays. */
export function newestThatFit<Message>(messages: readonly Message[], bytes: number): Message[] {
  const size = (some: readonly Message[]) => new TextEncoder().encode(JSON.stringify(some)).length;
  let fitting = [...messages];
  while (fitting.length > 1 && size(fitting) > bytes) fitting = fitting.slice(1);
  return fitting;
}

/** True for an address on our own pages, such as `/legal#contact`. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** True for an address on the web that a visitor may be sent to. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && URL.canParse(href);
}
