import * as z from 'zod/mini';
import type { ErasureReceipt, VisitorDocument } from '#domain/dashboard.ts';
import type { Answer } from './dashboard.ts';
import { staffClient } from './staff-client.ts';

const documentSchema: z.ZodMiniType<VisitorDocument> = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

const receiptSchema: z.ZodMiniType<ErasureReceipt> = z.object({
  id: z.number(),
  erased_at: z.string(),
  erased_by_name: z.string(),
  counts: z.record(z.string(), z.number()),
});

/** What came of a call about a visitor; `invalid` when what was typed is no address and no number of a conversation. */
export type VisitorAnswer<Read> = Answer<Read> | { status: 'invalid' };

const malformed = '22023'; // invalid_parameter_value

async function call<Read>(schema: z.ZodMiniType<Read>, name: string, wanted: string): Promise<VisitorAnswer<Read>> {
  const { data, error, status } = await staffClient.rpc(name, { wanted });
  const parsed = schema.safeParse(data);
  if (!error && parsed.success) return { status: 'ready', read: parsed.data };
  if (error?.code === malformed) return { status: 'invalid' };
  return { status: status === 401 || status === 403 ? 'denied' : 'unreachable' };
}

/** Reads all that is kept of one visitor, by the address they left or the number of a conversation. Never throws. */
export const exportVisitor = (wanted: string) => call(documentSchema, 'export_visitor', wanted);

/** Erases all of it for good, and answers the receipt. Never throws. */
export const eraseVisitor = (wanted: string) => call(receiptSchema, 'erase_visitor', wanted);
