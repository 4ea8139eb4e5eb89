import * as z from 'zod/mini';
import { staffSessionKey } from '#domain/browser-keys.ts';

const keptSchema = z.object({ user: z.object({ id: z.string() }) });

/** Account of the session that this browser keeps, known without a connection; null when it keeps none. */
export function readKeptAccount(): string | null {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(staffSessionKey) ?? 'null')).user.id;
  } catch {
    return null;
  }
}
