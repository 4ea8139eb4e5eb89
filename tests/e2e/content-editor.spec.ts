import sharp from 'sharp';
import { edit, field, openContent, reach, read, save, show, writePost } from '../support/content-desk.ts';
import { newProblems, offerContentFolder, readContentFolder } from '../support/content-folder.ts';
import { expect, test } from '../support/visitor.ts';

test('a marketer writes a post with a photo in the browser, and the check of the content takes it @desktop', async ({
  page,
}) => {
  await openContent(page);
  const before = await readContentFolder(page);
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  await writePost(page, {
    title: 'Étoiles & doors',
    excerpt: 'A short guide to doors that open for those who ask.',
    imageAlt: 'A brass door.',
    publishedAt: '2026-11-21T18:00',
    metaDescription: 'A guide to the doors of our rooms: what they hide, how they open, and whom to bring along.',
    photo: { name: 'Brass Door.jpg', buffer: photo },
    text: 'Doors open.\n\n## Which door\n\nThe one with the brass handle.',
  });

  const path = 'src/content/posts/etoiles-doors.md';
  await expect.poll(async () => (await readContentFolder(page)).texts.has(path)).toBe(true);
  const after = await readContentFolder(page);
  expect(after.texts.get(path)).toContain('title: Étoiles & doors\n');
  expect(after.texts.get(path)).toContain('imageUrl: ../../assets/scenes/posts/brass-door.jpg\n');
  expect(after.texts.get(path)).toContain('\n---\n\nDoors open.\n\n## Which door\n\nThe one with the brass handle.\n');
  expect([...after.files]).toContain('src/assets/scenes/posts/brass-door.jpg');
  expect(await newProblems(page, before)).toEqual([]);
});

test('an owner corrects a price and closes a holiday in the browser, and the rest of the file means what it meant @desktop', async ({
  page,
}) => {
  await openContent(page);
  const path = 'src/content/business.yaml';
  const before = await readContentFolder(page);
  const was = await read(page, path);
  await show(page, '_singletons/entries/business');
  const exceptions = await reach(edit(page), field(edit(page), 'Hours exceptions'));
  await exceptions.getByRole('button', { name: /^Add/ }).last().click();
  const on = await reach(exceptions, exceptions.getByRole('textbox', { name: 'On', exact: true }).last());
  await on.fill('2026-12-31');
  const prices = await reach(edit(page), field(edit(page), 'Prices'));
  await prices.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const person = field(prices, 'Person');
  await (await reach(person, person.getByRole('spinbutton', { name: 'From' }))).fill('36');
  await save(page);

  await expect
    .poll(() => read(page, path))
    .toEqual({
      ...was,
      hoursExceptions: [...(was['hoursExceptions'] as object[]), { on: '2026-12-31', hours: 'closed' }],
      prices: { ...was['prices'], person: { from: 36, to: 39 } },
    });
  expect(await newProblems(page, before)).toEqual([]);
});

test('a host adds a question with other ways to ask it, and it gets a name of its own @desktop', async ({ page }) => {
  await openContent(page);
  const path = 'src/content/questions.yaml';
  const before = await readContentFolder(page);
  const was = await read(page, path);
  await show(page, '_singletons/entries/questions');
  const questions = field(edit(page), 'Questions and answers');
  await questions.getByRole('button', { name: /^Add/ }).last().click();
  const fill = async (name: string, words: string) =>
    (await reach(edit(page), questions.getByRole('textbox', { name, exact: true }))).fill(words);
  await fill('Question', 'May we bring a lucky coin?');
  await fill('Answer', 'Bring it along; it opens nothing.');
  const ways = await reach(edit(page), field(questions, 'Asks'));
  await ways.getByRole('button', { name: /^Add/ }).click();
  await ways.getByRole('textbox').fill('are charms allowed in the room');
  await (await reach(edit(page), questions.getByRole('radio', { name: 'experience' }))).click();
  await save(page);

  await expect
    .poll(() => read(page, path))
    .toEqual({
      ...was,
      'may-we-bring-a-lucky-coin': {
        question: 'May we bring a lucky coin?',
        answer: 'Bring it along; it opens nothing.',
        asks: ['are charms allowed in the room'],
        category: 'experience',
      },
    });
  expect(await newProblems(page, before)).toEqual([]);
});

test('an owner writes the answer to what a visitor asked in vain, and it stands in the file as the last question @desktop', async ({
  page,
}) => {
  const path = 'src/content/questions.yaml';
  await offerContentFolder(page);
  const before = await readContentFolder(page);
  const was = await read(page, path);
  await page.goto('/xtra/content#/collections/_singletons/entries/questions?answer=May%20we%20bring%20our%20parrot%3F');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const questions = field(edit(page), 'Questions and answers');
  await expect(questions.getByRole('textbox', { name: 'Question', exact: true }).first()).toHaveValue(
    'May we bring our parrot?',
  );
  await questions
    .getByRole('textbox', { name: 'Answer', exact: true })
    .first()
    .fill('One parrot is welcome; it may not give hints.');
  await save(page);

  await expect
    .poll(async () => Object.entries(await read(page, path)).at(-1))
    .toEqual([
      'may-we-bring-our-parrot',
      {
        question: 'May we bring our parrot?',
        answer: 'One parrot is welcome; it may not give hints.',
        category: 'experience',
      },
    ]);
  expect(Object.keys(await read(page, path)).slice(0, -1)).toEqual(Object.keys(was));
  expect(await newProblems(page, before)).toEqual([]);
});
