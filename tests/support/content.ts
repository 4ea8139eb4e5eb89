/** What the venue says, read from the same files as the site: tests take their expectations from here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { fillFactsDeep } from '#domain/facts.ts';
import { holidaysAhead, type HolidayDefinition } from '#domain/holidays.ts';
import { offerEnded, promotedPost } from '#domain/promo.ts';
import { isPublished, newestFirst } from '#domain/publication.ts';
import { roomStatus } from '#domain/retirement.ts';
import { venueFacts } from '#domain/venue-facts.ts';
import type { Business } from '#schemas/business.ts';
import type { Poll } from '#schemas/poll.ts';
import type { Post } from '#schemas/post.ts';
import type { Question } from '#schemas/question.ts';
import type { Redirects } from '#schemas/redirects.ts';
import type { Review } from '#schemas/review.ts';
import type { Room } from '#schemas/room.ts';
import { testMoment } from './clock.ts';

const folder = resolve(import.meta.dirname, '../../src/content');

/** Days stay text, as the schemas leave them. */
const parse = <Data>(text: string) => load(text, { schema: CORE_SCHEMA }) as Data;
/** What a file of the content holds; nothing where the venue does without it. */
const read = <Data>(path: string) =>
  (existsSync(join(folder, path)) ? parse<Data>(readFileSync(join(folder, path), 'utf8')) : undefined) ?? ({} as Data);
/** Files of a folder of the content; none where the venue does without it. */
const filesIn = (name: string) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []);
const readById = <Data>(path: string) =>
  Object.entries(read<Record<string, Data>>(path)).map(([id, data]) => ({ ...data, id }));

export const business = read<Business>('business.yaml');
export const redirects = read<Redirects>('redirects.yaml');
export const reviews = readById<Review>('reviews.yaml');
export const polls: Poll[] = readById<Omit<Poll, 'id'>>('polls.yaml');

/** Rooms in the order of the pages, the retired ones last, with what they are at the moment of the tests. */
export const rooms = filesIn('rooms')
  .map((file) => read<Room>(`rooms/${file}`))
  .map((room) => ({ ...room, path: `/rooms/${room.slug}`, status: roomStatus(room, testMoment) }))
  .sort(
    (one, other) => Number(one.status === 'retired') - Number(other.status === 'retired') || one.order - other.order,
  );

/** The FAQ as visitors read it: facts filled in. */
export const questions = fillFactsDeep(readById<Question>('questions.yaml'), venueFacts(business, rooms));

export const openRooms = rooms.filter(({ status }) => status !== 'retired');
export const retiredRooms = rooms.filter(({ status }) => status === 'retired');

/** A post's facts and its Markdown. */
export type WrittenPost = Post & { path: string; text: string };

/** Posts that may be read at the moment of the tests, newest first. */
export const posts: WrittenPost[] = filesIn('posts')
  .map((file) => readFileSync(join(folder, 'posts', file), 'utf8').split(/^---$/m))
  .map(([, facts = '', ...text]) => ({ ...parse<Post>(facts), text: text.join('---') }))
  .map((post) => ({ ...post, draft: post.draft ?? false, path: `/blog/${post.slug}` }))
  .filter((post) => isPublished(post, testMoment))
  .sort(newestFirst);

/** Those of them that lists lead to: an offer that is over is left out. */
export const listed = posts.filter((post) => !offerEnded(post, testMoment));

/** The post that the promo banner announces then, if any. */
export const promoted = promotedPost(posts, testMoment);

/** Occasions of the gift promo for the twelve months from then, soonest first. */
export const holidays = holidaysAhead(readById<Omit<HolidayDefinition, 'id'>>('holidays.yaml'), testMoment);

/** A value that the content must have for the tests to mean anything. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The content has not ${what}, which the browser tests need.`);
  return value;
}

/** Matches a text of a content file as visitors read it: something stands in the place of each of its facts. */
export const asShown = (written: string) =>
  new RegExp(
    `^${written
      .split(/\{\{[^}]*\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('[^{}]+')}$`,
  );
