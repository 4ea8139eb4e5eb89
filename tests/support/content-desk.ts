/** The editor of the content as somebody works in it: a folder of the browser stands in for that of the site. */
import { JSON_SCHEMA, load } from 'js-yaml';
import { offerContentFolder, readContentFolder } from './content-folder.ts';
import { expect, type Locator, type Page } from './visitor.ts';

/** What a data file says; days stay as they are written. */
export const read = async (page: Page, path: string) => {
  const text = (await readContentFolder(page)).texts.get(path) ?? '';
  return load(text, { schema: JSON_SCHEMA }) as Record<string, object>;
};

/** The form of the entry that is open. */
export const edit = (page: Page) => page.getByRole('group', { name: /^Edit / });
/** The editor sets names off from its own words with marks that nobody sees. */
export const field = (within: Locator, label: string) =>
  within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });

/**
 * The editor draws a long form piece by piece as one moves down. What was drawn last goes to the top of the window: where it
 * only came into view, nothing below it did, and nothing more was drawn. In between it goes to the bottom: on a busy machine
 * the editor may not have noticed the first time, and where nothing moves it never does.
 */
export async function reach(within: Locator, wanted: Locator): Promise<Locator> {
  const drawn = within.getByRole('group', { name: / Field$/ });
  let block: 'start' | 'end' = 'end';
  await expect
    .poll(async () => {
      const isDrawn = (await wanted.count()) > 0;
      block = block === 'start' ? 'end' : 'start';
      if (!isDrawn)
        await drawn
          .or(within)
          .last()
          .evaluate((last, edge) => last.scrollIntoView({ block: edge }), block);
      return isDrawn;
    })
    .toBe(true);
  return wanted;
}

/** Opens the editor with a folder that holds the content of the known venue. */
export async function openContent(page: Page): Promise<void> {
  await offerContentFolder(page);
  await page.goto('/xtra/content');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Halloween').first()).toBeVisible();
}

/** Goes to a collection or an entry. */
export const show = (page: Page, way: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${way}`);

/** Presses Save. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** A post as somebody fills it in. */
export interface FilledIn {
  title: string;
  excerpt: string;
  imageAlt: string;
  /** As the field of a time takes it, such as `2026-11-21T18:00`. */
  publishedAt: string;
  metaDescription: string;
  photo: { name: string; buffer: Buffer };
  text: string;
}

/** Fills in a new post of the category *Events* and saves it. */
export async function writePost(page: Page, post: FilledIn): Promise<void> {
  await show(page, 'posts/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(post.title);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill(post.excerpt);
  await page.getByRole('radio', { name: 'Events' }).click();
  await page.getByRole('textbox', { name: 'Image alt' }).fill(post.imageAlt);
  await page.getByRole('textbox', { name: 'Published at' }).fill(post.publishedAt);
  await page.getByRole('textbox', { name: 'Meta description' }).fill(post.metaDescription);
  await field(edit(page), 'Image url')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...post.photo, mimeType: 'image/jpeg' });
  await (await reach(edit(page), page.getByRole('textbox', { name: 'Text', exact: true }))).click();
  await page.keyboard.type(post.text);
  await save(page);
}
