import { readToken } from './access-token.ts';
import { AccountError } from './account-error.ts';
import {
  readAccount,
  readFactors,
  type AccountRow,
  type FactorRow,
  type Query,
  type SessionRow,
} from './account-rows.ts';

/** Who calls, as the token says and the database confirms. */
export interface Caller {
  account: AccountRow;
  session: SessionRow;
  factors: FactorRow[];
}

export const hasVerifiedFactor = ({ factors }: Pick<Caller, 'factors'>) =>
  factors.some(({ status }) => status === 'verified');

/** Finds out who calls. Throws `no_authorization`, `bad_jwt`, `user_not_found` or `session_not_found`. */
export async function readCaller(request: Request, query: Query): Promise<Caller> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new AccountError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = readToken(token);
  const account = await readAccount(query, claims.sub);
  if (!account) throw new AccountError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const [session] = await query<SessionRow>('select id, aal, created_at from auth.sessions where id = $1', [
    claims.session_id,
  ]);
  if (!session) {
    throw new AccountError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { account, session, factors: await readFactors(query, account.id) };
}
