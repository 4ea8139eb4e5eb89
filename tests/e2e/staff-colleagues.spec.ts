import type { Page } from '@playwright/test';
import {
  expectLetIn,
  linkIn,
  mailTo,
  newPerson,
  newPersonWithFactor,
  openFor,
  signInAs,
} from '../support/account-pages.ts';
import { expect, test } from '../support/staff-pages.ts';
import { ownWord } from '../support/own-word.ts';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Functions are loaded with their first call, which takes long on a busy machine. */
test.beforeEach(async ({ backend }) => {
  const answer = await fetch(`${backend.url}/functions/v1/invite-staff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', name: 'Nobody', role: 'manager' }),
  });
  expect(answer.status).toBe(401);
});

test.describe('at the desk', { tag: '@desktop' }, () => {
  test(
    'an owner invites somebody, who chooses a password, is on the staff, and is out when removed',
    { tag: '@tablet' },
    async ({ page, browser, backend, connect }) => {
      const owner = await newPersonWithFactor(backend, 'owner');
      await openFor(page, owner, '/xtra/dashboard');
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Staff' }).click();
      await expect(row(page, owner.name)).toBeVisible();
      await expect(page.getByRole('button', { name: `Remove ${owner.name}` })).toHaveCount(0);
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      const send = page.getByRole('button', { name: 'Send the invitation' });
      await send.click();
      await expect(page.getByText('Enter the name that colleagues know')).toBeVisible();
      await expect(page.getByLabel('Name')).toBeFocused();

      const name = `Ines ${ownWord()}`;
      const email = `ines-${ownWord()}@example.com`;
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Email').fill('not an address');
      await send.click();
      await expect(page.getByText('Enter an email address')).toBeVisible();
      await page.getByLabel('Email').fill(owner.email);
      await send.click();
      await expect(page.getByRole('alert')).toHaveText(/signs in with this email address already/);
      await page.getByLabel('Email').fill(email);
      await send.click();
      await expect(page.getByText(`${name} is invited. The mail went to ${email}.`)).toBeVisible();
      await expect(row(page, name)).toContainText('Has not opened the invitation yet');
      await row(page, name).getByRole('button', { name: 'Invite again' }).click();
      await expect(page.getByText(`${name} has a new invitation in the mail.`)).toBeVisible();

      const home = await browser.newContext();
      await connect(home);
      const guest = await home.newPage();
      await guest.goto(linkIn(mailTo(backend, email, 'invite')));
      await expect(guest.getByRole('heading', { name: 'Welcome to the crew' })).toBeVisible();
      await guest.getByRole('button', { name: 'Go on' }).click();
      await expect(guest.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
      await guest.getByLabel('New password').fill('lantern otter cobalt waltz 7');
      await guest.getByRole('button', { name: 'Set password' }).click();
      await guest.getByRole('link', { name: 'To the dashboard' }).click();
      await expect(guest.getByRole('heading', { name: `Good to see you, ${name}` })).toBeVisible();

      const remove = row(page, name).getByRole('button', { name: `Remove ${name}` });
      await remove.click();
      const dialog = page.getByRole('dialog', { name: `Take ${name} off the staff?` });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
      await remove.click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText(`${name} is off the staff.`)).toBeVisible();
      await expect(row(page, name)).toHaveCount(0);
      await expect(page.getByText(`${owner.name} took ${name} off the staff`)).toBeVisible();

      await guest.reload();
      await expect(guest.getByText('Your session was ended')).toBeVisible();
      await signInAs(guest, { email }, '/xtra/dashboard', 'lantern otter cobalt waltz 7');
      await expect(guest.getByRole('alert')).toHaveText(/do not belong together/);
      await home.close();
    },
  );

  test('an owner helps somebody who lost the phone, and the trail says so', async ({
    page,
    browser,
    backend,
    connect,
  }) => {
    const owner = await newPersonWithFactor(backend, 'owner');
    const colleague = await newPersonWithFactor(backend);
    await openFor(page, owner, '/xtra/dashboard#staff');
    await expect(row(page, colleague.name)).toContainText('Password and second factor');
    await row(page, colleague.name)
      .getByRole('button', { name: `Lost phone: remove the second factor of ${colleague.name}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the second factor' }).click();
    await expect(page.getByText(`${colleague.name} has no second factor any more`)).toBeVisible();
    await expect(row(page, colleague.name)).toContainText('Password only');
    await expect(page.getByText(`${owner.name} removed the second factor of ${colleague.name}`)).toBeVisible();

    const home = await browser.newContext();
    await connect(home);
    await expectLetIn(await home.newPage(), colleague);
    await home.close();
  });

  test('an owner without a second factor is shown where to add one before somebody is removed', async ({
    page,
    backend,
  }) => {
    const owner = await newPerson(backend, 'owner');
    const colleague = await newPerson(backend);
    await openFor(page, owner, '/xtra/dashboard#staff');
    await page.getByRole('button', { name: `Remove ${colleague.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Take ${colleague.name} off the staff?` });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/needs your second factor/);
    await dialog.getByRole('link', { name: 'Add a second factor to your account' }).click();
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a second factor' })).toBeVisible();
  });

  test('an owner gives somebody of the counter the dashboard, who sees what visitors wrote from then on', async ({
    page,
    browser,
    backend,
    connect,
  }) => {
    const owner = await newPerson(backend, 'owner');
    const colleague = await newPerson(backend, 'counter');
    const home = await browser.newContext();
    await connect(home);
    const counter = await home.newPage();
    await signInAs(counter, colleague, '/xtra');
    await expect(counter.getByRole('button', { name: 'Save time' })).toBeVisible();
    await counter.goto('/xtra/dashboard#contacts');
    const parts = counter.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await expect(parts).toHaveText(['Today', 'Polls', 'Staff']);
    await expect(counter.getByRole('heading', { name: `Good to see you, ${colleague.name}` })).toBeVisible();
    await expect(counter.getByRole('link', { name: 'games today' })).toBeVisible();
    await expect(counter.getByRole('link', { name: 'waiting for an answer' })).toHaveCount(0);

    await openFor(page, owner, '/xtra/dashboard#staff');
    const change = page.getByRole('button', { name: `Change role of ${colleague.name}` });
    await change.click();
    const dialog = page.getByRole('dialog', { name: `What may ${colleague.name} do?` });
    await expect(dialog.getByRole('radio', { name: 'Counter' })).toBeChecked();
    await dialog.getByText('Owner', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/needs a second factor/);
    await dialog.getByText('Manager', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${colleague.name} is a manager now.`)).toBeVisible();
    await expect(row(page, colleague.name)).toContainText('Manager');
    await expect(page.getByText(`${owner.name} made ${colleague.name} a manager`)).toBeVisible();
    await expect(change).toBeFocused();

    await counter.reload();
    await expect(counter.getByRole('heading', { name: 'Contact requests' })).toBeVisible();
    await home.close();
  });

  test('staff see who works here, and nothing that only owners may', async ({ page, backend }) => {
    const person = await newPerson(backend);
    await openFor(page, person, '/xtra/dashboard#staff');
    await expect(row(page, person.name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite somebody' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expect(page.getByText('@example.com')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Latest changes' })).toHaveCount(0);
  });
});
