import { newPerson, openFor } from '../support/account-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/staff-pages.ts';

test('an owner switches the mail of the week off and on again, and a manager is not asked', async ({
  page,
  backend,
}, info) => {
  const owner = await newPerson(backend, 'owner');
  await openFor(page, owner, '/xtra/account');
  const part = page.getByRole('region', { name: 'The week in one mail' });
  await expect(part).toContainText('You get it.');
  await part.getByRole('button', { name: 'Stop this mail' }).click();
  await expect(part.getByRole('status')).toHaveText('You get no more of these mails.');
  await page.reload();
  await expect(part).toContainText('You do not get it.');
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('weekly-mail.png'), fullPage: true });
  await part.getByRole('button', { name: 'Mail me the week' }).click();
  await expect(part.getByRole('status')).toHaveText('You get the mail from next Monday on.');

  const manager = await newPerson(backend, 'manager');
  await openFor(page, manager, '/xtra/account');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  await expect(part).toHaveCount(0);
});
