import { holidaysAhead } from '../../src/domain/holidays.ts';
import { promotableHolidays } from '../../src/domain/gift-promo.ts';
import { exceptionsOfYear, exceptionsSoon, type OtherHours } from '../../src/domain/opening-hours.ts';
import { offerEnded } from '../../src/domain/promo.ts';
import { isPublished } from '../../src/domain/publication.ts';
import { roomStatus } from '../../src/domain/retirement.ts';
import { daysBetween, venueDay } from '../../src/domain/venue-time.ts';
import type { DatedContent } from './dated-content.ts';

/** Days after which a site is built again whatever happens: its pages know the opening hours of seven days. */
const longestDays = 3;

const daysOf = ({ from, through }: OtherHours) => (from === through ? from : `${from} to ${through}`);

/** All that the site says at a moment because of that moment, a sentence each. */
function saidAt({ posts, rooms, questions, reviews, holidays, business }: DatedContent, moment: Date): string[] {
  const today = venueDay(moment);
  const ahead = holidaysAhead(holidays, moment);
  const published = posts.filter((post) => isPublished(post, moment));
  return [
    ...published.map(({ title }) => `the post “${title}” is there`),
    ...published.filter((post) => offerEnded(post, moment)).map(({ title }) => `the offer of “${title}” is over`),
    ...rooms
      .filter((room) => roomStatus(room, moment) === 'retired')
      .map(({ title }) => `the room “${title}” is retired`),
    ...questions.filter(({ askedFrom = today }) => askedFrom <= today).map(({ question }) => `“${question}” is asked`),
    ...reviews.filter(({ date }) => date <= today).map(({ date }) => `a review of ${date} is there`),
    ...exceptionsSoon(business, today).map((days) => `the home page says the hours of ${daysOf(days)}`),
    ...exceptionsOfYear(business, today).map((days) => `search engines hear of the hours of ${daysOf(days)}`),
    ...(business.promoCodes ?? [])
      .filter(({ lastDay }) => lastDay < today)
      .map(({ code }) => `the code ${code} is over`),
    ...ahead.map(({ name, date }) => `${name} of ${date} is ahead`),
    ...promotableHolidays(ahead, moment).map(({ name, date }) => `gifts for ${name} of ${date} may be announced`),
  ];
}

/**
 * What changes on the site between the moment it was built for and another, a sentence each; nothing when a new build would
 * say the same. Days and moments are those of the venue’s time zone.
 */
export function changesBetween(content: DatedContent, builtAt: Date, now: Date): string[] {
  const days = daysBetween(venueDay(builtAt), venueDay(now));
  const [before, after] = [saidAt(content, builtAt), saidAt(content, now)];
  return [
    ...after.filter((sentence) => !before.includes(sentence)),
    ...before.filter((sentence) => !after.includes(sentence)).map((sentence) => `no longer: ${sentence}`),
    ...(days < longestDays ? [] : ['pages know the opening hours of few days more']),
  ];
}
