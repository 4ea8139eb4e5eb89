import { z } from 'astro/zod';

/** An address that the venue's earlier site had, without its domain; a star at its end stands for anything. */
const oldAddress = z
  .string()
  .regex(
    /^(\/[a-z0-9._-]+)+(\/?\*)?$/,
    'write an address in lower case, without a slash at its end, such as /our-rooms',
  );

/** Addresses of an earlier site that lead on for good. */
export const redirectsSchema = z.strictObject({
  /** From each old address to the page, or a section of one, that it leads to now. */
  old: z.record(oldAddress, z.string().startsWith('/')).default({}),
});

export type Redirects = z.infer<typeof redirectsSchema>;
