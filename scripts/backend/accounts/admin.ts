import { AccountError } from './account-error.ts';
import { readAccount, readFactors, type Query } from './account-rows.ts';
import { completeUser } from './assurance.ts';

/**
 * What the secret key may do with any account: `GET` and `DELETE /admin/users/:id`, `GET /admin/users/:id/factors` and
 * `DELETE /admin/users/:id/factors/:factorId`. Answers undefined for every other address.
 */
export async function administrate(query: Query, method: string, path: string): Promise<unknown> {
  const [, id = '', rest, factorId = ''] = /^\/admin\/users\/([^/]+)(\/factors)?(?:\/([^/]+))?$/.exec(path) ?? [];
  if (!id) return undefined;
  const account = await readAccount(query, id).catch(() => undefined);
  if (!account) throw new AccountError(404, 'user_not_found', 'User not found');
  const factors = await readFactors(query, id);

  if (!rest && method === 'GET') {
    const { email, confirmed_at: confirmed } = account;
    return completeUser(query, { id, email, ...(confirmed && { confirmed_at: confirmed }) });
  }
  if (!rest && method === 'DELETE') {
    await query('delete from auth.users where id = $1', [id]);
    return {};
  }
  if (rest && method === 'GET' && !factorId) return factors;
  if (rest && method === 'DELETE' && factorId) {
    const factor = factors.find((each) => each.id === factorId);
    if (!factor) throw new AccountError(404, 'mfa_factor_not_found', 'Factor not found');
    await query('delete from auth.mfa_factors where id = $1', [factorId]);
    return factor;
  }
  return undefined;
}
