/**
 * Makes posts of an old blog: `npm run import -- old-blog.xml`. Takes a WordPress export, the RSS feed of a blog as Wix and
 * Squarespace have one, or a folder of HTML files. What is there already is left as it is, so that it may run twice.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { downloadPicture } from './import/download.ts';
import { readChoices } from './import/choose-category.ts';
import { importBlog } from './import/import-blog.ts';
import { ImportError, remarkKinds } from './import/old-blog.ts';
import { readExport } from './import/read-export.ts';
import { remarksOf, summary, writeReport } from './import/report.ts';

/** Folders beside an export in which its pictures usually lie. */
const usual = ['wp-content/uploads', 'uploads', 'media', 'images', 'pictures'];
const report = 'imported/report.md';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      category: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean' },
      offline: { type: 'boolean' },
    },
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new ImportError('Name one file or folder: npm run import -- old-blog.xml');
  const isDry = values['dry-run'] === true;
  const blog = readExport(path);
  const beside = statSync(path).isDirectory()
    ? [path]
    : usual.map((name) => join(dirname(path), name)).filter(existsSync);
  if (values.pictures && !statSync(values.pictures, { throwIfNoEntry: false })?.isDirectory())
    throw new ImportError(`There is no folder ${values.pictures}.`);
  const now = new Date(process.env['VENUE_NOW'] ?? Date.now());
  const imported = await importBlog(blog, {
    root: process.cwd(),
    now,
    origin: new URL(process.env['SITE_URL'] ?? 'https://venue.example.com').origin,
    folders: values.pictures ? [values.pictures] : beside,
    download: values.offline ? undefined : downloadPicture,
    categories: readChoices(values.category ?? []),
    isDry,
    // Pictures may take minutes to come.
    progress: (done, all) => done % 25 === 0 && done < all && console.log(`${done} of ${all} posts read …`),
  });
  const lines = summary(blog, imported, now, isDry);
  const remarks = remarksOf(blog, imported);
  console.log(lines.join('\n'));
  for (const [kind, found] of remarks) {
    const [title, advice] = remarkKinds[kind];
    console.log(`– ${title}: ${found.length}. ${advice}`);
    if (isDry) for (const line of found.slice(0, 5)) console.log(`    ${line}`);
  }
  if (isDry) {
    console.log('Nothing was written. Without --dry-run it will be.');
    return;
  }
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, writeReport(lines, remarks));
  console.log(`Each of them is in ${report}. Look at the posts: npm run dev, then http://localhost:4321/blog`);
}

try {
  await main();
} catch (error) {
  const isKnown =
    error instanceof ImportError ||
    (error instanceof Error &&
      /^--|ERR_PARSE_ARGS/.test(`${error.message}${'code' in error ? String(error.code) : ''}`));
  console.error(isKnown ? (error as Error).message : error);
  process.exitCode = 1;
}
