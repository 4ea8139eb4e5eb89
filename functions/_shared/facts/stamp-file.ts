import * as z from 'zod';
import written from './stamp.json' with { type: 'json' };

/** When the facts last changed, where they were compiled. */
export const { compiledAt } = z.object({ compiledAt: z.iso.datetime() }).parse(written);
