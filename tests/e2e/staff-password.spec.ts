import {
  expectLetIn,
  linkIn,
  mailTo,
  newPerson,
  newPersonWithFactor,
  openFor,
  signInAs,
  signOut,
  typeCode,
} from '../support/account-pages.ts';
import { testPassword } from '../support/second-factor.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/staff-pages.ts';

const newPassword = 'lantern otter cobalt waltz 7';

/** Asks for a link on the sign-in page. */
async function forget(page: Page, email: string): Promise<void> {
  await page.goto('/xtra');
  await page.getByRole('button', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
}

/** Types a new password into the page that a link opened. */
async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

/** Fills in the form that changes the password. */
async function change(page: Page, current: string, password: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a host who forgot the password gets a link, chooses a new one, and the old one opens nothing any more', async ({
  page,
  browser,
  backend,
  connect,
}) => {
  const person = await newPerson(backend);
  const elsewhere = await browser.newContext();
  await connect(elsewhere);
  const phone = await elsewhere.newPage();
  await openFor(phone, person);

  await forget(page, person.email);
  await expect(page.getByRole('status').filter({ hasText: person.email })).toContainText(
    'a mail with a link is on its way',
  );
  await page.goto(linkIn(mailTo(backend, person.email, 'recovery')));
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/xtra\/password$/); // nothing of the link stays in the history
  await choose(page, 'too short');
  await expect(page.getByRole('alert')).toHaveText(/at least 12 characters/);
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page.getByText(`Signed in as ${person.name}`)).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Your session was ended')).toBeVisible();
  await signInAs(phone, person);
  await expect(phone.getByRole('alert')).toHaveText(/do not belong together/);
  await expectLetIn(phone, person, newPassword);
  await elsewhere.close();
});

test('an address that nobody has reads the same sentence and gets no mail; a link is used up by a person, once', async ({
  page,
  backend,
}) => {
  const nobody = `nobody-${crypto.randomUUID()}@example.com`;
  await forget(page, nobody);
  await expect(page.getByRole('status').filter({ hasText: nobody })).toContainText('a mail with a link is on its way');
  expect(backend.mail.filter(({ to }) => to === nobody)).toEqual([]);
  await page.getByRole('button', { name: 'Try another address' }).click();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  const person = await newPerson(backend);
  await page.getByRole('button', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('is on its way')).toBeVisible();
  const link = linkIn(mailTo(backend, person.email, 'recovery'));
  for (let opened = 0; opened < 2; opened++) {
    await page.goto('about:blank'); // as a program does that looks where the link of a mail leads
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.reload(); // the link is gone from the address, the way is not
  await expect(page.getByLabel('New password')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has been used or has run out.');
  await page.getByRole('link', { name: 'To the sign-in page' }).click();
  await expect(page).toHaveURL(/\/xtra/);
});

test('who has a second factor types its code before a new password', async ({ page, backend }) => {
  const person = await newPersonWithFactor(backend);
  await forget(page, person.email);
  await expect(page.getByText('is on its way')).toBeVisible();
  await page.goto(linkIn(mailTo(backend, person.email, 'recovery')));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Type its code before you choose a password.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await typeCode(page, person.app.code(), 'Go on');
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
});

test('a link that the sign-in service sent back, and a visit without any, say where to get one', async ({ page }) => {
  await page.goto('/xtra/password#error=access_denied&error_code=otp_expired');
  await expect(page.getByRole('alert')).toHaveText('This link has been used or has run out.');
  await page.goto('about:blank');
  await page.goto('/xtra/password');
  await expect(page.getByText('A link from a mail opens this page, once.')).toBeVisible();
});

test('a host changes the password with the current one, and once signed in long ago also with a code from a mail', async ({
  page,
  backend,
}) => {
  const person = await newPerson(backend);
  await openFor(page, person);
  await change(page, '', 'short');
  await expect(page.getByText('Type your current password as well.')).toBeVisible();
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await change(page, 'not my password at all', newPassword);
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await change(page, testPassword, testPassword);
  await expect(page.getByText('This is your password already.')).toBeVisible();
  await change(page, testPassword, newPassword);
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await backend.sql(`update auth.sessions set created_at = now() - interval '2 days' where user_id = $1`, [person.id]);
  await page.reload();
  const newest = 'cobalt waltz lantern otter 8';
  await change(page, newPassword, newest);
  await expect(page.getByText('so we mailed you a code')).toBeVisible();
  const code = page.getByLabel('Code from the mail');
  await expect(code).toBeFocused();
  await code.fill('00000000');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That code from the mail is wrong or has run out.')).toBeVisible();
  await code.fill(mailTo(backend, person.email, 'reauthentication').code ?? '');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await signOut(page);
  await expectLetIn(page, person, newest);
});
