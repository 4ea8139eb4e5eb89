import { getCollection } from 'astro:content';
import type { ContentDates, ContentEvent, ContentText } from '#domain/content-calendar.ts';
import { datesIn } from '#domain/dates-in-text.ts';
import { exceptionsOfYear, formatSpans } from '#domain/opening-hours.ts';
import { isPublished, publicationDay } from '#domain/publication.ts';
import { postName } from '#domain/post-name.ts';
import { venueDay } from '#domain/venue-time.ts';
import { buildTime, isPreview } from './clock.ts';
import { getBusiness } from './venue.ts';

/** When each file of the content was last changed, by its path; `src/integrations/content-ages.ts` puts it here. */
declare const CONTENT_AGES: Readonly<Record<string, string>> | null;

/** Addresses in the editor. */
const editPost = (file: string) => `#/collections/posts/entries/${file}`;
const editFile = (name: string) => `#/collections/_singletons/entries/${name}`;

/** Texts whose numbers and days are the venue’s own, each with its words and where it stands. */
interface Spoken {
  place: string;
  edit: string;
  texts: string[];
  /** Day from which on a day that it names was ahead; before it, the day was told as a story. */
  since?: string;
  /** A day that it names and that is watched in another way: the end of its offer. */
  except?: string | undefined;
}

const meantPrice = /\{\{\s*meant\s+([^{}]*\$\d[^{}]*?)\s*\}\}/g;

/**
 * What the content says about days, for the dashboard. Its page is a file that anybody can fetch: of what is not public yet
 * it has the day alone, except in a preview.
 */
export async function getContentDates(): Promise<ContentDates> {
  const [posts, rooms, questions, pages, site, business] = await Promise.all([
    getCollection('posts'),
    getCollection('rooms'),
    getCollection('questions'),
    getCollection('pages'),
    getCollection('site'),
    getBusiness(),
  ]);
  const isShown = (post: (typeof posts)[number]) => isPreview || isPublished(post.data, buildTime);
  const events: ContentEvent[] = [
    ...posts
      .filter(({ data }) => !data.draft)
      .flatMap((post): ContentEvent[] => {
        const { title, publishedAt, offerEndsOn, category } = post.data;
        const [what, edit] = isShown(post)
          ? [`Post “${title}”`, editPost(post.id)]
          : [`A post of ${category}`, '#/collections/posts'];
        return [
          { kind: 'appears', at: publishedAt, what, edit },
          ...(offerEndsOn
            ? [
                {
                  kind: 'ends',
                  at: offerEndsOn,
                  what: isShown(post) ? `Offer of “${title}”` : 'An offer',
                  edit,
                } as const,
              ]
            : []),
        ];
      }),
    ...rooms.flatMap(({ id, data }): ContentEvent[] =>
      data.lastDay
        ? [{ kind: 'ends', at: data.lastDay, what: `Room “${data.title}”`, edit: `#/collections/rooms/entries/${id}` }]
        : [],
    ),
    ...questions.flatMap(({ data }): ContentEvent[] =>
      data.askedFrom
        ? [
            {
              kind: 'appears',
              at: data.askedFrom,
              what: isPreview ? `Question “${data.question}”` : 'A question',
              edit: editFile('questions'),
            },
          ]
        : [],
    ),
    ...business.promoCodes.map(({ code, lastDay, post }): ContentEvent => {
      const announced = posts.find(({ id, data }) => postName(data, id).slug === post);
      return {
        kind: 'ends',
        at: lastDay,
        what: announced && isShown(announced) ? `Code ${code}` : 'A code',
        edit: editFile('business'),
      };
    }),
    ...exceptionsOfYear(business, venueDay(buildTime)).map(({ from, through, spans, note }): ContentEvent => {
      const what = `${spans.length === 0 ? 'Closed' : `Open ${formatSpans(spans)}`}${note ? `: ${note}` : ''}`;
      return { kind: 'hours', at: through, what, edit: editFile('business'), ...(from !== through && { from }) };
    }),
  ];
  const spoken: Spoken[] = [
    ...posts.filter(isShown).map(({ id, data, body = '' }) => ({
      place: `Post “${data.title}”`,
      edit: editPost(id),
      texts: [data.title, data.excerpt, data.metaDescription, body],
      since: publicationDay(data),
      except: data.offerEndsOn,
    })),
    ...rooms.map(({ id, data }) => ({
      place: `Room “${data.title}”`,
      edit: `#/collections/rooms/entries/${id}`,
      texts: textsIn(data),
    })),
    ...questions
      .filter(({ data }) => isPreview || !data.askedFrom)
      .map(({ data }) => ({
        place: `Question “${data.question}”`,
        edit: editFile('questions'),
        texts: [data.question, data.answer],
      })),
    // The legal page says on purpose from when it is.
    ...pages
      .filter(({ id }) => id !== 'legal')
      .map(({ id, data }) => ({
        place: `Page “${data.title}”`,
        edit: `#/collections/pages/entries/${id}`,
        texts: textsIn(data),
      })),
    ...site.map(({ data }) => ({
      place: 'Words of the site',
      edit: editFile('site'),
      texts: textsIn(data),
    })),
  ];
  return { events, ...saidIn(spoken), files: filesOf(CONTENT_AGES, rooms, pages) };
}

/** Every text inside a piece of content. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return content !== null && typeof content === 'object' ? Object.values(content).flatMap(textsIn) : [];
}

/** Days and prices that texts name, each once. */
function saidIn(spoken: readonly Spoken[]): Pick<ContentDates, 'days' | 'prices'> {
  const days = new Map<string, ContentDates['days'][number]>();
  const prices = new Map<string, ContentText>();
  for (const { place, edit, texts, since = '', except } of spoken)
    for (const text of texts) {
      const plain = text.replace(/\]\([^)]*\)|https?:\/\/\S+|(?:\.\.\/)+\S+/g, ' ');
      for (const { day, words } of datesIn(plain))
        if (day > since && day !== except && words !== text) days.set(`${place} ${day}`, { place, edit, day, words });
      for (const [, words = ''] of plain.matchAll(meantPrice)) prices.set(`${place} ${words}`, { place, edit, words });
    }
  return { days: [...days.values()], prices: [...prices.values()] };
}

/** Files with facts, and when each was last changed. */
function filesOf(
  ages: typeof CONTENT_AGES,
  rooms: readonly { id: string; data: { title: string } }[],
  pages: readonly { id: string; data: { title: string } }[],
): ContentDates['files'] {
  if (!ages) return undefined;
  const files = [
    { path: 'business.yaml', what: 'The venue: hours, prices, rules', edit: editFile('business') },
    { path: 'questions.yaml', what: 'Questions and answers', edit: editFile('questions') },
    { path: 'site.yaml', what: 'Words of the site', edit: editFile('site') },
    ...rooms.map(({ id, data }) => ({
      path: `rooms/${id}.yaml`,
      what: `Room “${data.title}”`,
      edit: `#/collections/rooms/entries/${id}`,
    })),
    ...pages.map(({ id, data }) => ({
      path: `pages/${id}.yaml`,
      what: `Page “${data.title}”`,
      edit: `#/collections/pages/entries/${id}`,
    })),
  ];
  return files.flatMap(({ path, what, edit }) => {
    const changedAt = ages[`src/content/${path}`];
    return changedAt ? [{ what, changedAt, edit }] : [];
  });
}
