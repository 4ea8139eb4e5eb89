import { refuseRemoval } from '../_shared/accounts/refuse-removal.ts';
import { staffMemberRequestSchema } from '../_shared/contracts/staff-accounts.ts';
import type { StaffDependencies } from '../_shared/dependencies.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';

/**
 * Takes a person off the staff and deletes the account. The rights go first: when the account cannot be deleted, the
 * person is out all the same, and removing again finishes it.
 */
export const handleStaffRemoval: Handler<StaffDependencies> = endpoint(
  'remove-staff',
  staffMemberRequestSchema,
  async ({ body: { userId }, request, dependencies: { accounts } }) => {
    const owner = await accounts.ownerOf(request);
    const result = await owner.remove(userId);
    if (result !== 'removed') throw refuseRemoval(result);
    await accounts.deleteAccount(userId);
    return { body: { status: 'removed' }, notes: {} };
  },
);
