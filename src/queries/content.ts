import { getCollection, getEntry } from 'astro:content';
import { fillFactsDeep } from '#domain/facts.ts';
import { holidaysAhead, type Holiday } from '#domain/holidays.ts';
import { venueDay } from '#domain/venue-time.ts';
import type { Page } from '#schemas/page.ts';
import type { Poll } from '#schemas/poll.ts';
import { questionCategories, type Question } from '#schemas/question.ts';
import type { Review } from '#schemas/review.ts';
import { buildTime } from './clock.ts';
import { readOnce } from './read-once.ts';
import { getFacts } from './venue.ts';

/** A marketing page by the name of its file, facts filled in. */
export async function getPage(name: string): Promise<Page> {
  const entry = await getEntry('pages', name);
  if (!entry) throw new Error(`src/content/pages/${name}.yaml is missing.`);
  return fillFactsDeep(entry.data, await getFacts());
}

/** Every page made of sections by the name of its file, facts filled in. */
export const getPages = readOnce(async (): Promise<{ id: string; data: Page }[]> => {
  const facts = await getFacts();
  return (await getCollection('pages')).map(({ id, data }) => ({ id, data: fillFactsDeep(data, facts) }));
});

/** FAQ items of the day by category, in the order of the categories and of the file, facts filled in; a category without any is left out. */
export const getQuestions = readOnce(async (): Promise<{ category: Question['category']; questions: Question[] }[]> => {
  const facts = await getFacts();
  const today = venueDay(buildTime);
  const questions = (await getCollection('questions', ({ data }) => (data.askedFrom ?? today) <= today))
    .map(({ id, data }) => ({ ...fillFactsDeep(data, facts), id }))
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return questionCategories
    .map((category) => ({ category, questions: questions.filter((question) => question.category === category) }))
    .filter((group) => group.questions.length > 0);
});

/** What guests had written by the day of the build. */
export const getReviews = readOnce(async (): Promise<Review[]> => {
  const today = venueDay(buildTime);
  return (await getCollection('reviews', ({ data }) => data.date <= today)).map(({ id, data }) => ({ ...data, id }));
});

/** Every poll of the site. */
export const getPolls = readOnce(async (): Promise<Poll[]> => {
  return (await getCollection('polls')).map(({ id, data }) => ({ ...data, id }));
});

/** A poll by its id. */
export async function getPoll(id: string): Promise<Poll> {
  const entry = await getEntry('polls', id);
  if (!entry) throw new Error(`src/content/polls.yaml has no poll "${id}".`);
  return { ...entry.data, id };
}

/** Holidays of the twelve months after the build, soonest first. */
export const getHolidays = readOnce(async (): Promise<Holiday[]> => {
  const definitions = (await getCollection('holidays')).map(({ id, data }) => ({ ...data, id }));
  return holidaysAhead(definitions, buildTime);
});
