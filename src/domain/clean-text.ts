/**
 * Text without signs that are no words: control characters, and halves of characters that lost their other half. They come
 * in with what people paste and from programs that try what happens. A page takes them out; the backend refuses them.
 */

/** Control characters besides tab and line feed, and halves of characters. */
// oxlint-disable-next-line no-control-regex
const noWords = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Cs}]/gu;
const lineBreaks = /[\t\n\u2028\u2029]+/g;

/** Line feeds, however a computer writes the end of a line. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The text of a field of several lines, with its line feeds and tabs. */
export const cleanText = (text: string): string => withLineFeeds(text).replace(noWords, '');

/** The text of a field of one line: whatever broke it is a space. */
export const cleanLine = (text: string): string => withLineFeeds(text).replace(lineBreaks, ' ').replace(noWords, '');

/** The first characters of a text, and never the half of one: a cut may go through what a screen shows as one sign. */
export const cutText = (text: string, longest: number): string => cleanText(text.slice(0, longest));
