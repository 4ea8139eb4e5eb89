import { refuseRemoval } from '../_shared/accounts/refuse-removal.ts';
import { staffMemberRequestSchema } from '../_shared/contracts/staff-accounts.ts';
import type { StaffDependencies } from '../_shared/dependencies.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';

/**
 * Removes every second factor of a colleague who lost the phone: the password alone opens the account again. It is in the
 * trail before it happens, so that none is removed unseen.
 */
export const handleSecondFactorRemoval: Handler<StaffDependencies> = endpoint(
  'remove-second-factor',
  staffMemberRequestSchema,
  async ({ body: { userId }, request, dependencies: { accounts } }) => {
    const owner = await accounts.ownerOf(request);
    const result = await owner.beginFactorRemoval(userId);
    if (result !== 'begun') throw refuseRemoval(result);
    const factors = await accounts.removeFactors(userId);
    return { body: { status: 'removed' }, notes: { factors } };
  },
);
