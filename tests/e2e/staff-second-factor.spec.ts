import {
  beginFactor,
  expectLetIn,
  newPerson,
  newPersonWithFactor,
  openFor,
  signInAs,
  signOut,
  typeCode,
} from '../support/account-pages.ts';
import { expect, test } from '../support/staff-pages.ts';

test('a host adds a second factor, signs out, and gets in with a code: not with a wrong one, half of one, or one that was used', async ({
  page,
  backend,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newPerson(backend);
  await openFor(page, person);
  await expect(page.getByText('You have none yet.')).toBeVisible();

  const app = await beginFactor(page, 'My phone');
  await expect(page.getByRole('code')).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(page.getByRole('link', { name: 'Open it there' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*[?&]secret=${app.secret}`),
  );
  await page.getByRole('button', { name: 'Copy the secret' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.secret);
  const used = app.code();
  await typeCode(page, used, 'Add it');
  await expect(page.getByText('“My phone” is added.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
  await signOut(page);

  await signInAs(page, person);
  await expect(page.getByRole('heading', { name: 'Your code, please' })).toBeVisible();
  const field = page.getByLabel('Code from “My phone”');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await typeCode(page, '12 34');
  await expect(page.getByRole('alert')).toHaveText(/six digits/);
  await typeCode(page, used);
  await expect(page.getByRole('alert')).toHaveText(/wrong, has run out or was used before/);

  await page.getByText('Lost your phone?').click();
  await expect(page.getByText('Ask the owner to remove your second factor')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();

  await signInAs(page, person);
  await typeCode(page, '000000');
  await expect(page.getByRole('alert')).toHaveText(/wrong, has run out or was used before/);
  await typeCode(page, app.code().replace(/^.../, '$& '));
  await expect(page).toHaveURL(/\/xtra\/account$/);
  await expect(page.getByText(`Signed in as ${person.name}`)).toBeVisible();
});

test('before the code nothing behind the door is shown; the step survives a reload and is the same in every tab', async ({
  page,
  backend,
  context,
}) => {
  const person = await newPersonWithFactor(backend, 'owner');
  await signInAs(page, person, '/xtra/dashboard');
  await expect(page.getByLabel(/^Code from/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Code from/)).toBeVisible();

  const other = await context.newPage();
  for (const path of ['/xtra/dashboard', '/leaderboard/admin', '/xtra/account']) {
    await other.goto(path);
    await expect(other).toHaveURL(`/xtra?next=${encodeURIComponent(path)}`);
    await expect(other.getByRole('heading', { name: 'Your code, please' })).toBeVisible();
    await expect(other.getByRole('navigation')).toHaveCount(0);
  }
  await typeCode(page, person.app.code());
  await expect(page.getByText('games today')).toBeVisible();
  await expect(other.getByText(`Signed in as ${person.name}`)).toBeVisible(); // the other tab follows by itself
});

test('who has two second factors chooses one; removing one takes a code, and the other stays', async ({
  page,
  backend,
}) => {
  const person = await newPersonWithFactor(backend);
  await openFor(page, person);
  const tablet = await beginFactor(page, 'Tablet');
  await typeCode(page, tablet.code(), 'Add it');
  await expect(page.getByText('“Tablet” is added.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByText('Tablet', { exact: true }).last().click();
  await typeCode(page, '000000', 'Remove it');
  await expect(page.getByRole('alert')).toHaveText(/wrong/);
  await typeCode(page, tablet.code(), 'Remove it');
  await expect(page.getByText('“My phone” is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Tablet' })).toBeVisible();
});

test('a second factor that was begun and given up asks for nothing; after the last one is removed the password alone opens', async ({
  page,
  backend,
}) => {
  const person = await newPerson(backend);
  await openFor(page, person);
  await page.getByRole('button', { name: 'Add a second factor' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Give it a name' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await beginFactor(page, 'My phone');
  await page.reload();
  await expect(page.getByText('You have none yet.')).toBeVisible();
  const app = await beginFactor(page, 'My phone'); // its name is free again
  await typeCode(page, app.code(), 'Add it');
  await expect(page.getByText('“My phone” is added.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.getByText('guarded by its password alone')).toBeVisible();
  await typeCode(page, app.code(), 'Remove it');
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await signOut(page);
  await expectLetIn(page, person);
});
