/** Words of people as they may travel: without signs that no keyboard makes and no database or mail takes. */
import * as z from 'zod/mini';
import { cleanLine, cleanText, withLineFeeds } from '../../../src/domain/clean-text.ts';

/** One line, trimmed: no control character, line break or half of a character. */
export const oneLine = (shortest: number, longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(shortest),
    z.maxLength(longest),
    z.refine((text) => cleanLine(text) === text),
  );

/** Text of any number of lines, trimmed, with line feeds: no other control character, and no half of a character. */
export const longText = (shortest: number, longest: number) =>
  z.string().check(
    z.overwrite(withLineFeeds),
    z.trim(),
    z.minLength(shortest),
    z.maxLength(longest),
    z.refine((text) => cleanText(text) === text),
  );
