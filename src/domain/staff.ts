/**
 * What somebody on the staff may do, from the least on: `counter` logs games and looks after the boards, and sees no visitor's data;
 * `manager` also reads the dashboard and answers visitors; `owner` also decides who is staff, and may list a team again that
 * asked to be removed.
 */
export const staffRoles = ['counter', 'manager', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** True where a role may do all that another one may. */
export const mayAs = (role: StaffRole, least: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(least);

/** Somebody on the staff. */
export interface StaffPerson {
  /** Their account. */
  id: string;
  name: string;
  role: StaffRole;
}

/** Something that shows the codes of a second factor, such as an app on a phone, by the name its owner gave it. */
export interface SecondFactor {
  id: string;
  name: string;
}

/** How something that was sent to the sign-in service goes: nothing yet, on its way, or what went wrong as a sentence. */
export type Attempt = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; message: string };

/** Where the staff pages are. */
export const staffPaths = {
  signIn: '/xtra',
  password: '/xtra/password',
  dashboard: '/xtra/dashboard',
  account: '/xtra/account',
  content: '/xtra/content',
  admin: '/leaderboard/admin',
} as const;

/** The staff page to open after signing in: the one asked for when it is one of ours, else where the person's work is. */
export function pathAfterSignIn(search: string, role: StaffRole): string {
  const next = new URLSearchParams(search).get('next');
  const { dashboard, account, admin } = staffPaths;
  return [dashboard, account, admin].find((path) => path === next) ?? (role === 'counter' ? admin : dashboard);
}

/** A code as its app shows it and people copy it, without the space in the middle; undefined when it is none. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
