/** The editor on the live site, where it writes to GitHub; a repository in memory stands in for that. */
import { writePost } from '../support/content-desk.ts';
import { problemsOf } from '../support/content-folder.ts';
import { GitHub } from '../support/github.ts';
import { phonePhoto } from '../support/phone-photo.ts';
import { expect, test, type Page } from '../support/visitor.ts';

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto('/xtra/content');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const path = 'src/content/posts/the-night-of-the-owl.md';
const branch = 'cms/posts/the-night-of-the-owl';

test('a marketer writes a post on the live site: it waits as a draft of its own, and is public content when it is published @desktop', async ({
  page,
  incidents,
}) => {
  const github = new GitHub();
  await github.answer(page);
  await signIn(page, github.token);
  await expect(page.getByText('Halloween').first()).toBeVisible();
  const before = github.source('main');
  const photo = await phonePhoto({ width: 1200, height: 900 });
  await writePost(page, {
    title: 'The night of the owl',
    excerpt: 'An owl on the sign, and a line of guests who whispered.',
    imageAlt: 'A red wall above a blue floor.',
    publishedAt: '2026-11-21T18:00',
    metaDescription: 'What an owl did on our sign for a whole evening, and why all our guests whispered until it left.',
    photo: { name: 'Owl.jpg', buffer: photo },
    text: 'It sat on the sign.\n\n## Who spoke first\n\nThe owl did.',
  });

  await page.getByRole('button', { name: 'Later' }).click();
  expect(github.pullRequests).toMatchObject([{ branch, isDraft: true, state: 'OPEN' }]);
  expect(github.source('main')).toEqual(before);
  expect(github.source(branch).texts.get(path)).toContain('title: The night of the owl\n');
  expect(github.branches.get(branch)?.files.get('src/assets/scenes/posts/owl.jpg')).toEqual(photo);

  await page.getByRole('radio', { name: 'Editorial Workflow' }).click();
  await page.getByRole('button', { name: 'The night of the owl' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The night of the owl');
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('menuitemradio', { name: 'Draft' }).and(page.locator('[aria-checked="true"]')).waitFor();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await expect(page.getByRole('button', { name: /^Status: .*Ready/ })).toBeVisible();
  await expect.poll(() => github.pullRequests).toMatchObject([{ isDraft: false, state: 'OPEN' }]);
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => github.pullRequests).toMatchObject([{ state: 'MERGED' }]);

  const after = github.source('main');
  expect([...after.files].filter((file) => !before.files.has(file))).toEqual(['src/assets/scenes/posts/owl.jpg', path]);
  expect(problemsOf(after).filter((problem) => !problemsOf(before).includes(problem))).toEqual([]);
  await expect.poll(() => [...github.branches.keys()]).toEqual(['main']);
  incidents.take(/^Request to https:\/\/api\.github\.com\//);
});

test('somebody with a token that GitHub does not know sees nothing of the content, and is asked again @desktop', async ({
  page,
  incidents,
}) => {
  await new GitHub().answer(page);
  await signIn(page, 'a-token-of-another-day');
  await expect(page.getByRole('alert')).toHaveText(/./);
  await expect(page.getByText('Halloween')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  incidents.take(/^Request to https:\/\/api\.github\.com\//);
});
