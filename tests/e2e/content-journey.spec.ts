/** From an empty form to what visitors see: one marketer, one folder, the development server that is theirs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assistantOver } from '../support/assistant-over-content.ts';
import { clockOfProgram, testMoment } from '../support/clock.ts';
import { edit, field, openContent, reach, save, show, writePost } from '../support/content-desk.ts';
import { newProblems, readContentFolder, readPicture } from '../support/content-folder.ts';
import { startDevServer } from '../support/dev-server.ts';
import { fixtureSource } from '../support/fixture-source.ts';
import { phonePhoto } from '../support/phone-photo.ts';
import { plant, plantedVenue } from '../support/planted-venue.ts';
import { expect, test, type Page } from '../support/visitor.ts';

const post = 'src/content/posts/the-night-of-the-moth.md';
const photo = 'src/assets/scenes/posts/moth.jpg';

async function writeOfTheMoth(page: Page): Promise<void> {
  await writePost(page, {
    title: 'The night of the moth',
    excerpt: 'One moth, one lantern, and nobody dared to move.',
    imageAlt: 'A red wall above a blue floor.',
    publishedAt: '2026-11-24T18:00',
    metaDescription:
      'What happened on the night of the moth, and why the lantern was out for a whole minute of the game.',
    photo: { name: 'Moth.jpg', buffer: await phonePhoto({ width: 1200, height: 900 }) },
    text: 'It sat on the lantern.\n\n## Who moved first\n\nThe moth did.',
  });
  await expect.poll(async () => (await readContentFolder(page)).texts.has(post)).toBe(true);
}

async function correctPriceAndClose(page: Page): Promise<void> {
  await show(page, '_singletons/entries/business');
  const exceptions = await reach(edit(page), field(edit(page), 'Hours exceptions'));
  await exceptions.getByRole('button', { name: /^Add/ }).last().click();
  await (
    await reach(exceptions, exceptions.getByRole('textbox', { name: 'On', exact: true }).last())
  ).fill('2026-11-24');
  const prices = await reach(edit(page), field(edit(page), 'Prices'));
  await prices.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const person = field(prices, 'Person');
  await (await reach(person, person.getByRole('spinbutton', { name: 'From' }))).fill('36');
  await save(page);
  await expect
    .poll(async () => (await readContentFolder(page)).texts.get('src/content/business.yaml'))
    .toMatch(/from: 36\n[^]*|[^]*2026-11-24[^]*from: 36/);
}

async function writeAnswer(page: Page): Promise<void> {
  await page.goto('/xtra/dashboard');
  await page.goto('/xtra/content#/collections/_singletons/entries/questions?answer=Can%20we%20bring%20our%20parrot%3F');
  const isKnown = page.getByRole('group', { name: /^Edit / });
  const choose = page.getByRole('button', { name: 'Work with Local Repository' });
  await expect(choose.or(isKnown).first()).toBeVisible();
  if (await choose.isVisible()) await choose.click();
  const questions = field(edit(page), 'Questions and answers');
  await questions
    .getByRole('textbox', { name: 'Answer', exact: true })
    .first()
    .fill('One parrot is welcome, on a shoulder.');
  await save(page);
  await expect
    .poll(async () => (await readContentFolder(page)).texts.get('src/content/questions.yaml'))
    .toContain('One parrot is welcome');
}

test('a marketer writes, schedules, corrects a price, closes a day and answers a question, and sees the day come on which visitors have it all @desktop', async ({
  page,
  incidents,
}) => {
  test.slow(); // a development server starts, and shows each page for the first time
  await openContent(page);
  const before = await readContentFolder(page);
  await writeOfTheMoth(page);
  await correctPriceAndClose(page);
  await writeAnswer(page);
  expect(await newProblems(page, before)).toEqual([]);

  const written = await readContentFolder(page);
  const source = { ...written, files: new Set([...written.files, ...fixtureSource('known-venue').files]) };
  const said = assistantOver(source);
  expect(await said('Can we bring our parrot?')).toContain('One parrot is welcome, on a shoulder.');
  expect(await said('How much is a ticket?')).toContain('$36');
  expect(await said('Are you open on November 24?')).toMatch(/closed/i);

  const venue = { ...plantedVenue('known-venue', testMoment), copy: '.cache/venues/content-journey' };
  await plant(venue);
  for (const [path, text] of written.texts) writeFileSync(join(venue.copy, path), text);
  mkdirSync(join(venue.copy, dirname(photo)), { recursive: true });
  writeFileSync(join(venue.copy, photo), await readPicture(page, photo));
  const server = await startDevServer(venue.copy, clockOfProgram());
  try {
    const address = `${server.url}/blog/the-night-of-the-moth`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'The night of the moth' })).toBeVisible();
    await expect(page.getByText('Visitors see it from November 24, 2026 on.')).toBeVisible();
    const shape = await page
      .getByRole('img', { name: 'A red wall above a blue floor.' })
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight > image.naturalWidth));
    expect(shape).toBe(true);

    expect((await page.goto(`${address}?on=2026-11-23`))?.status()).toBe(404);
    expect((await page.goto(`${address}?on=2026-11-24T11:59`))?.status()).toBe(404);
    expect((await page.goto(`${address}?on=2026-11-24T12:00`))?.status()).toBe(200);
    await expect(page.getByText(/Visitors see it from/)).toHaveCount(0);
    await page.goto(`${server.url}/blog`);
    await expect(page.getByRole('link', { name: 'The night of the moth' }).first()).toBeVisible();
    await page.goto(`${server.url}/`);
    await expect(page.getByText(/\$36/).first()).toBeVisible();
    await page.goto(`${server.url}/questions`);
    await expect(page.getByText('Can we bring our parrot?')).toBeVisible();
  } finally {
    await server.stop();
    incidents.take(/./);
  }
});
