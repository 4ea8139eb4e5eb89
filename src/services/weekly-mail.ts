import * as z from 'zod/mini';
import { staffClient } from './staff-client.ts';

/** Asks whether this owner gets the mail of the week, or says whether it is wanted. Undefined without an answer. Never throws. */
export async function setWeeklyMail(wanted: boolean | null): Promise<boolean | undefined> {
  const { data } = await staffClient.rpc('set_weekly_mail', { wanted });
  return z.boolean().safeParse(data).data;
}
