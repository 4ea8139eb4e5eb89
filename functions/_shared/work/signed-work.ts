import { isDone, type Work, type WorkSize } from '../../../src/domain/work.ts';
import type { WorkDone } from '../contracts/work.ts';
import { keyedHash } from '../privacy/hash.ts';

/** Milliseconds in which work has to be done: an old phone needs one minute of them. */
const patience = 10 * 60_000;

/** What work is for: one message of a visitor, known by its identifier, so that it buys nothing else. */
export interface WorkPurpose {
  subject: string;
  secret: string;
  now: Date;
}

const sign = (subject: string, secret: string, claims: string) => keyedHash(`${subject} ${claims}`, `${secret} work`);

/** Hands out work. Nothing of it is kept: the token carries what has to be known, signed. */
export async function issueWork({ pieces, bits }: WorkSize, { subject, secret, now }: WorkPurpose): Promise<Work> {
  const claims = `${now.getTime() + patience}.${pieces}.${bits}`;
  return { token: `${claims}.${await sign(subject, secret, claims)}`, pieces, bits };
}

/** Whether the work that a caller shows was handed out for this purpose, lately, and is done. */
export async function isWorkDone(shown: WorkDone, { subject, secret, now }: WorkPurpose): Promise<boolean> {
  const [, claims = '', until, pieces, bits, signature] =
    /^((\d{1,15})\.(\d{1,2})\.(\d{1,2}))\.([0-9a-f]{64})$/.exec(shown.token) ?? [];
  if (claims === '' || Number(until) < now.getTime()) return false;
  if ((await sign(subject, secret, claims)) !== signature) return false;
  return isDone({ token: shown.token, pieces: Number(pieces), bits: Number(bits) }, shown.answers);
}
