/**
 * The contracts of `invite-staff`, `remove-staff` and `remove-second-factor`: an owner looks after who is on the staff. All
 * three ask for the owner's session (`Authorization: Bearer`) at the highest assurance its account can reach, and may be
 * sent again after any failure: what was done already is not done twice.
 */
import * as z from 'zod/mini';
import { staffRoles } from '../../../src/domain/staff.ts';
import { errorCodes } from './errors.ts';
import { oneLine } from './text.ts';

export const inviteStaffRequestSchema = z.object({
  /** Address that the invitation goes to and that the person will sign in with, at most 254 characters. */
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  /** How colleagues know the person, 1 to 60 characters. */
  name: oneLine(1, 60),
  /** What the person may do. */
  role: z.enum(staffRoles),
});

/** Somebody on the staff, for `remove-staff` and `remove-second-factor`. */
export const staffMemberRequestSchema = z.object({
  /** Account of the person: `user_id` of the table `staff`. */
  userId: z.uuid(),
});

export const inviteStaffReplySchema = z.object({
  /** The person is on the staff and has mail with a link to set a password; a link sent earlier no longer works. */
  status: z.literal('invited'),
});

export const staffRemovedReplySchema = z.object({
  /** The person, or every second factor of the person, is gone, and their sessions have ended. */
  status: z.literal('removed'),
});

/**
 * Errors of these functions, besides those of `errors.ts`:
 * - `not_signed_in` 401: no session, or one that ended.
 * - `not_owner` 403: the session is not an owner's, or the account has a second factor and the session has not shown it.
 * - `second_factor_needed` 403: the owner has no second factor. What cannot be undone needs a session that has shown one:
 *   removing somebody, removing a second factor, making somebody an owner.
 * - `known_address` 409: somebody with a password has this address already, on the staff or not.
 * - `not_on_staff` 404: nobody on the staff has this account.
 * - `yourself` 409: nobody removes themselves; one's own second factor is removed on one's own page, with a code.
 * - `last_owner` 409: the venue would be left without an owner.
 *
 * `too_many` 429 means here: as many invitations as a day has were sent, or the mail service takes no more for now.
 */
export const staffAccountErrorCodes = [
  'not_signed_in',
  'not_owner',
  'second_factor_needed',
  'known_address',
  'not_on_staff',
  'yourself',
  'last_owner',
] as const;

/** Body of an error answer of these functions. */
export const staffAccountErrorSchema = z.object({
  error: z.object({
    /** One of the codes above or of `errors.ts`, for programs. */
    code: z.enum([...errorCodes, ...staffAccountErrorCodes]),
    /** A sentence for people. */
    message: z.string(),
  }),
});

export type StaffAccountErrorCode = (typeof staffAccountErrorCodes)[number];
export type InviteStaffRequest = z.infer<typeof inviteStaffRequestSchema>;
export type StaffMemberRequest = z.infer<typeof staffMemberRequestSchema>;
