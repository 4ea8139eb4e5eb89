/** Somebody on the staff. Owners also decide who is staff, and may list a team again that asked to be removed. */
export interface StaffPerson {
  name: string;
  role: 'owner' | 'staff';
}

/** Where the staff pages are. */
export const staffPaths = { signIn: '/xtra', dashboard: '/xtra/dashboard', admin: '/leaderboard/admin' } as const;

/** The staff page to open after signing in: the one asked for when it is one of ours, else the dashboard. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return [staffPaths.dashboard, staffPaths.admin].find((path) => path === next) ?? staffPaths.dashboard;
}

/** The only thing that a failed sign-in says: it does not tell whether the e-mail address is known. */
export const wrongCredentials = 'That e-mail and password do not belong together. Check both and try again.';
/** Shown when the backend cannot be reached. */
export const unreachable = 'The venue’s server cannot be reached. Check the connection and try again.';
/** Shown when too many attempts were made. */
export const tooManyAttempts = 'Too many attempts. Wait a minute, then try again.';
