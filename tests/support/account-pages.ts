/** People with accounts of their own on the staff pages: what they type, the mails they get, the app on their phone. */
import type { Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import type { StaffRole } from '#domain/staff.ts';
import type { Mail } from '../../scripts/backend/accounts/mail.ts';
import type { Backend } from '../../scripts/backend/server.ts';
import { authenticator, enrol, newAccount, sessionOf, testPassword, withPassword } from './second-factor.ts';
import { enter, openWith } from './staff-pages.ts';

/** Somebody on the staff that no other test knows. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** A session with everything it takes, as one has who has signed in. */
  session(): Promise<Session>;
}

/** Takes somebody on the staff. */
export async function newPerson(backend: Backend, role: StaffRole = 'manager'): Promise<Person> {
  const name = `nora-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  const id = await newAccount(backend, email, role);
  return { id, name, email, session: async () => sessionOf(await withPassword(backend, email)) };
}

/** Takes somebody on the staff who has a second factor; the app makes its codes. */
export async function newPersonWithFactor(backend: Backend, role: StaffRole = 'manager', factor = 'My phone') {
  const person = await newPerson(backend, role);
  const client = await withPassword(backend, person.email);
  const { app } = await enrol(client, factor);
  return { ...person, app, session: () => sessionOf(client) };
}

/** Signs in with the password, through the sign-in page. */
export async function signInAs(
  page: Page,
  { email }: Pick<Person, 'email'>,
  path = '/xtra/account',
  password = testPassword,
): Promise<void> {
  await page.goto(`/xtra?next=${encodeURIComponent(path)}`);
  await enter(page, email, password);
}

/** Expects that the password alone opens a page, through the sign-in page. */
export async function expectLetIn(page: Page, person: Person, password?: string): Promise<void> {
  await signInAs(page, person, '/xtra/account', password);
  await page.getByText(`Signed in as ${person.name}`).waitFor();
}

/** Opens a staff page in a browser in which somebody has signed in. */
export async function openFor(page: Page, person: Person, path = '/xtra/account'): Promise<void> {
  await openWith(page, await person.session(), person.name, path);
}

/** Signs out, and waits for the sign-in page: until it is there, the page is still on its way to it. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Email').waitFor();
}

/** Types the code of a second factor and sends it. */
export async function typeCode(page: Page, code: string, action = 'Go in'): Promise<void> {
  await page.getByLabel(/^Code from “/).fill(code);
  await page.getByRole('button', { name: action }).click();
}

/** Adds a second factor on the account page, as far as the picture and its secret. Answers the app that learned it. */
export async function beginFactor(page: Page, name: string) {
  await page.getByRole('button', { name: /^Add (a second factor|another)$/ }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('img', { name: 'Picture to scan with the app' }).waitFor();
  return authenticator((await page.getByRole('code').innerText()).replace(/\s/g, ''));
}

/** The newest mail of a kind to an address. */
export function mailTo(backend: Backend, email: string, kind: Mail['kind']): Mail {
  const mail = backend.mail.findLast((each) => each.to === email && each.kind === kind);
  if (!mail) throw new Error(`No mail of the kind ${kind} went to ${email}.`);
  return mail;
}

/** Where the link of a mail leads, on the site that is tested. */
export function linkIn({ link }: Mail): string {
  if (!link) throw new Error('The mail has no link.');
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}
