import { Refusal } from '../http/refusal.ts';

const messages = {
  yourself: 'You cannot do this to your own account.',
  last_owner: 'The last owner stays. Make somebody else an owner first.',
  not_on_staff: 'This person is not on the staff any more.',
};

/** Why nobody is removed, as a refusal. */
export const refuseRemoval = (reason: keyof typeof messages) => new Refusal(reason, messages[reason]);
