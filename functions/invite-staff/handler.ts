import { inviteStaffRequestSchema } from '../_shared/contracts/staff-accounts.ts';
import { spenderOf, takesOf } from '../_shared/database/budgets.ts';
import type { StaffDependencies } from '../_shared/dependencies.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';
import { Refusal } from '../_shared/http/refusal.ts';

/**
 * Makes an account for a person, mails a link to set its password, and takes it on the staff. When it fails half way, the
 * person has a link that leads nowhere yet; inviting again finishes it.
 */
export const handleInvitation: Handler<StaffDependencies> = endpoint(
  'invite-staff',
  inviteStaffRequestSchema,
  async ({ body: { email, name, role }, request, dependencies }) => {
    const { accounts, database, limits } = dependencies;
    const owner = await accounts.ownerOf(request);
    if (role === 'owner') await owner.confirm();

    const spender = await spenderOf(request, undefined, dependencies);
    const takes = takesOf(spender, 'staff_invitations', 1, limits.staffInvitations);
    if (await database.takeBudgets(spender.day, takes)) {
      throw new Refusal('too_many', 'That is enough invitations for today. Please go on tomorrow.');
    }
    const invitation = await accounts.invite(email, name);
    if (invitation.status === 'known') {
      throw new Refusal('known_address', 'Somebody signs in with this email address already.');
    }
    if (invitation.status === 'too_many') {
      throw new Refusal('too_many', 'The mail service takes no more for now. Please try again in an hour.');
    }
    await owner.add(invitation.account, name, role);
    return { body: { status: 'invited' }, notes: { role } };
  },
);
