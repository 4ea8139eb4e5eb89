import type { Page } from '@playwright/test';
import {
  beginFactor,
  linkIn,
  mailTo,
  newPerson,
  newPersonWithFactor,
  openFor,
  signInAs,
  typeCode,
} from '../support/account-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits, setTextSize } from '../support/fits.ts';
import { authenticator, enrol, testPassword, withPassword } from '../support/second-factor.ts';
import { desktop, narrow, onScreens, phone } from '../support/sizes.ts';
import { expect, test } from '../support/staff-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at a state of a page; the name tells which when something is wrong. */
const look = (page: Page, state: string) =>
  test.step(state, () =>
    onScreens(page, [phone, narrow, desktop], async () => {
      await expectAccessible(page);
      await expectFits(page); // after it: what moves has come to rest
    }),
  );

test('forgetting a password is for everybody', async ({ page, backend, line }) => {
  const person = await newPerson(backend);
  await page.goto('/xtra?next=%2Fxtra%2Fdashboard&why=ended');
  await expect(page.getByText('Your session was ended')).toBeVisible();
  await look(page, 'sign-in with a reason');
  await page.getByRole('button', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  line.cut();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert')).toHaveText(/cannot be reached/);
  await look(page, 'no connection');
  line.mend();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('is on its way')).toBeVisible();
  await look(page, 'mail sent');

  const link = linkIn(mailTo(backend, person.email, 'recovery'));
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await look(page, 'link opened');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeFocused();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/at least 12/);
  await look(page, 'password too short');
  await page.getByLabel('New password').fill('lantern otter cobalt waltz 7');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused();
  await look(page, 'password set');
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'This link is spent' })).toBeVisible();
  await look(page, 'link spent');
});

test('the code of a second factor is for everybody', async ({ page, backend }) => {
  const person = await newPerson(backend);
  const client = await withPassword(backend, person.email);
  const { app } = await enrol(client, 'My phone');
  await enrol(client, 'The tablet behind the counter, second drawer from the left');
  await signInAs(page, person);
  await page.getByText('Lost your phone?').click();
  await look(page, 'code step with two second factors');
  await typeCode(page, '000000');
  await expect(page.getByRole('alert')).toHaveText(/wrong/);
  await look(page, 'wrong code');
  await typeCode(page, app.code());
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  await look(page, 'account with two second factors');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await look(page, 'removing one');
});

test('the account page is for everybody', async ({ page, backend }) => {
  const person = await newPerson(backend);
  await openFor(page, person);
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await look(page, 'nothing set up');
  await page.getByRole('button', { name: 'Add a second factor' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await look(page, 'no name');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused();
  const app = await beginFactor(page, 'My phone');
  await look(page, 'picture to scan');
  await typeCode(page, app.code(), 'Add it');
  await expect(page.getByText('“My phone” is added.')).toBeVisible();
  await look(page, 'second factor added');

  const { id } = person;
  await backend.sql(`update auth.sessions set created_at = now() - interval '2 days' where user_id = $1`, [id]);
  await page.getByRole('button', { name: 'Change password' }).click();
  await look(page, 'nothing typed');
  await page.getByLabel('Current password').fill(testPassword);
  await page.getByLabel('New password').fill('lantern otter cobalt waltz 7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Code from the mail')).toBeFocused();
  await look(page, 'code mailed');
});

test('looking after the staff is for everybody', async ({ page, backend }) => {
  const owner = await newPerson(backend, 'owner');
  const colleague = await newPersonWithFactor(backend);
  await openFor(page, owner, '/xtra/dashboard#staff');
  await expect(page.getByText(colleague.name, { exact: true })).toBeVisible();
  await look(page, 'staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Enter the name')).toBeVisible();
  await look(page, 'invitation without words');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const role = page.getByRole('button', { name: `Change role of ${colleague.name}` });
  await role.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'another role');
  await page.keyboard.press('Escape');
  await expect(role).toBeFocused();
  const lost = page.getByRole('button', { name: `Lost phone: remove the second factor of ${colleague.name}` });
  await lost.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(lost).toBeFocused();
});

test('with text twice the usual size no state needs sideways scrolling', async ({ page, backend }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  const person = await newPersonWithFactor(backend, 'owner');
  await signInAs(page, person);
  await expect(page.getByLabel(/^Code from/)).toBeVisible();
  await expectFits(page);
  await typeCode(page, person.app.code());
  await beginFactor(page, 'Tablet');
  await expectFits(page);
  await page.goto('/xtra/dashboard#staff');
  await expect(page.getByText(person.email)).toBeVisible();
  await expectFits(page);
  await page.goto('/xtra/password#token_hash=abc&type=invite');
  await expectFits(page);
});

test('a host adds a second factor and signs in with it by the keyboard alone', async ({ page, backend }) => {
  const person = await newPerson(backend);
  await openFor(page, person);
  await expect(page.getByText('You have none yet.')).toBeVisible();
  const press = async (key: string) => page.keyboard.press(key);
  await page.getByRole('button', { name: 'Add a second factor' }).focus();
  await press('Enter');
  await page.keyboard.type('My phone');
  await press('Enter');
  await page.getByRole('img', { name: 'Picture to scan with the app' }).waitFor();
  const [{ secret } = { secret: '' }] = await backend.sql<{ secret: string }>(
    'select secret from auth.mfa_factors where user_id = $1',
    [person.id],
  );
  const app = authenticator(secret);
  await page.keyboard.type(app.code());
  await press('Enter');
  await expect(page.getByText('“My phone” is added.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).focus();
  await press('Enter');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(person.email);
  await press('Tab');
  await page.keyboard.type(testPassword);
  await press('Enter');
  await expect(page.getByLabel(/^Code from/)).toBeFocused();
  await page.keyboard.type(app.code());
  await press('Enter');
  await expect(page.getByText(`Signed in as ${person.name}`)).toBeVisible();
});
