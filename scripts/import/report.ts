import type { Imported } from './import-blog.ts';
import { remarkKinds, type OldBlog, type Remark, type RemarkKind } from './old-blog.ts';
import { isPublished } from '../../src/domain/publication.ts';
import { mostRedirects } from './redirects.ts';

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** What was done, in a few lines. */
export function summary(
  blog: OldBlog,
  { made, kept, unmade, redirects, pictures }: Imported,
  now: Date,
  isDry: boolean,
): string[] {
  const drafts = made.filter(({ planned }) => planned.publication.draft).length;
  const later = made.filter(
    ({ planned: { publication } }) => !publication.draft && !isPublished(publication, now),
  ).length;
  const will = isDry ? 'would be made' : 'made';
  return [
    `${many(blog.posts.length, 'post')} in the ${blog.kind}: ${made.length} ${will} (${many(drafts, 'draft')}, ${later} for later days), ${kept.length} there already and left as they are, ${unmade.length} set aside.`,
    `${many(pictures.size, 'picture')} ${isDry ? 'found or to be fetched' : 'taken over'}, ${many(Object.keys(redirects).length, 'old address', 'old addresses')} ${isDry ? 'would lead' : 'lead'} on.`,
  ];
}

/** Everything that a person has to look at, by its kind, in the order of the report. */
export function remarksOf(
  blog: OldBlog,
  { made, unmade, stuck, redirects, announced }: Imported,
): Map<RemarkKind, string[]> {
  const lines: { kind: RemarkKind; line: string }[] = [
    ...unmade.map(({ planned, why }) => ({
      kind: 'unmade' as const,
      line: `${planned.slug} (“${planned.old.title}”) – ${why}`,
    })),
    ...made.flatMap(({ planned, remarks }) =>
      remarks.map(({ kind, says }: Remark) => ({ kind, line: `${planned.file} – ${says}` })),
    ),
    ...categoriesOf({ made }),
    ...authorsOf({ made }),
    ...stuck.map((line) => ({ kind: 'redirect' as const, line })),
    ...blog.remarks.map(({ kind, says }) => ({ kind, line: says })),
  ];
  if (Object.keys(redirects).length > mostRedirects)
    lines.push({
      kind: 'redirect',
      line: `${Object.keys(redirects).length} at once: the CDN takes ${mostRedirects}. Put a star in place of many.`,
    });
  if (announced)
    lines.push({
      kind: 'category',
      line: `${announced.planned.file} – the banner of every page announces it now, as the newest of “${announced.fields.category}”: choose another category, or write the day on which its offer ended, offerEndsOn`,
    });
  const byKind = Map.groupBy(lines, ({ kind }) => kind);
  return new Map(
    (Object.keys(remarkKinds) as RemarkKind[]).flatMap((kind) => {
      const found = [...new Set((byKind.get(kind) ?? []).map(({ line }) => oneLine(line)))];
      return found.length > 0 ? [[kind, found] as const] : [];
    }),
  );
}

/** How the old categories were read, with how many posts each has. */
function categoriesOf({ made }: Pick<Imported, 'made'>): { kind: 'category'; line: string }[] {
  const pairs = made.map(({ planned, fields }) => {
    const { categories } = planned.old;
    return `${categories.length > 0 ? categories.map((name) => `“${name}”`).join(', ') : 'None'} became “${fields.category}”`;
  });
  return [...Map.groupBy(pairs, (pair) => pair)].map(([pair, { length }]) => ({
    kind: 'category',
    line: `${pair}: ${many(length, 'post')}`,
  }));
}

function authorsOf({ made }: Pick<Imported, 'made'>): { kind: 'author'; line: string }[] {
  const named = made.map(({ planned }) => planned.old.author).filter(Boolean);
  return [...Map.groupBy(named, (name) => name)].map(([name, { length }]) => ({
    kind: 'author',
    line: `“${name}” wrote ${many(length, 'post')}`,
  }));
}

/** Words of an export, which may hold anything, as words of a list. */
const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('`', '’')
    .slice(0, 600);

/** The report as a file. */
export function writeReport(lines: readonly string[], remarks: ReadonlyMap<RemarkKind, readonly string[]>): string {
  const parts = [...remarks].map(([kind, found]) => {
    const [title, advice] = remarkKinds[kind];
    return `## ${title} (${found.length})\n\n${advice}\n\n${found.map((line) => `- \`${line}\``).join('\n')}\n`;
  });
  return `# What the import did\n\n${lines.join('\n')}\n\n${parts.join('\n')}`;
}
