/**
 * Why somebody who was signed in is asked to sign in again. The word travels in the address of the sign-in page, so it
 * says nothing about the person.
 */
export const signOutReasons = {
  /** The sign-out button was pressed in another tab. */
  tab: 'You were signed out in another tab of this browser.',
  /** The session could not be renewed: it is too old, or it was used from a copy. */
  expired: 'Your session has run out, or was ended on another device. Sign in again.',
  /** The backend does not know the session any more. */
  ended:
    'Your session was ended: the password was changed, a second factor was added, or you signed out everywhere. Sign in again.',
  /** The device believes that a session is over which has just begun. */
  clock:
    'The clock of this device is wrong, so the session ended at once. Set date and time to automatic, then sign in again.',
} as const;

/** One of the reasons above. */
export type SignOutReason = keyof typeof signOutReasons;

/** The reason that the address of the sign-in page carries, if it carries one of ours. */
export function reasonIn(search: string): SignOutReason | undefined {
  const why = new URLSearchParams(search).get('why');
  return (Object.keys(signOutReasons) as SignOutReason[]).find((reason) => reason === why);
}
