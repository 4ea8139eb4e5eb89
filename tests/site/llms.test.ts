import { expect, test } from 'vitest';
import { openSite, origin } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business, openRooms, listed, retiredRooms } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const text = site.read('/llms.txt').toString();

/** What is written about a room: from its bold line to the next bold line or heading. */
const about = (title: string) =>
  text.split(/\n\n(?=\*\*|##)/).find((part) => part.startsWith(`**Room: ${title}`)) ?? '';

test.runIf(isSample)('an assistant finds the venue, its hours, prices and rules as the business file has them', () => {
  const { address, policies } = business;
  const facts = [
    `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
    business.phone,
    business.email,
    'Mon–Fri: 4:00 PM to 9:30 PM',
    'Sat: 12:00 PM to 10:00 PM',
    'Sun: 12:00 PM to 9:30 PM',
    '- $35 to $39 per person, depending on the session.',
    'Arrive 15 minutes early; a visit takes about 90 minutes.',
    'On Fridays, Saturdays and Sundays a team needs at least 3 players.',
    'ages 5 to 99',
    'Children under 12 need one adult for every 3 of them.',
    'until 24 hours before',
    '8 players: $399',
    '16 players: $639',
    '24 players: $869',
    'Up to 4 extra kids: $25',
    'booked at least 72 hours ahead',
    policies.lateArrival,
    ...(business.giftCards?.rules ?? []),
  ];
  expect(text.startsWith(`# ${business.name}\n\n> `)).toBe(true);
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
});

test('an assistant knows how many can play each room, how long, how hard and where to book it', () => {
  for (const { title, slug, groupSize, duration } of openRooms) {
    const part = about(title);
    expect(part, title).toContain(`Players: ${groupSize.minimum} to ${groupSize.maximum},`);
    expect(part, title).toContain(`Game: ${duration} minutes. Difficulty: Medium.`);
    expect(part, title).toContain(`Booking page: ${business.booking.rooms[slug]}`);
  }
});

test.runIf(isSample)('an assistant cannot send anybody to a retired room', () => {
  expect(retiredRooms.map(({ title }) => title)).toContain('Alice in Wonderland');
  for (const { title, slug } of retiredRooms) {
    expect(about(title), title).toContain('(retired)');
    expect(about(title), title).toContain('It is no longer played.');
    expect(text.includes(business.booking.rooms[slug] ?? ''), title).toBe(false);
  }
});

test.runIf(isSample)('an assistant can answer every question of the FAQ and knows every post', () => {
  const { $ } = site.page('/questions');
  const asked = $('#faq summary')
    .map((_, summary) => `- **${$(summary).text().trim()}** `)
    .get();
  const written = listed.map(({ title, path }) => `- [${title}](${origin}${path}): `);
  expect(asked.length).toBeGreaterThanOrEqual(24);
  expect([...asked, ...written].filter((line) => !text.includes(line))).toEqual([]);
});

test.runIf(isSample)(
  'every address in llms.txt leads to a page, a place or a file of the site, or to a known place outside',
  () => {
    const addresses = [...text.matchAll(/https?:\/\/[^\s)]+/g)].map(([address]) => new URL(address));
    const own = addresses.filter((url) => url.origin === origin);
    const outside = addresses.filter((url) => url.origin !== origin).map(({ href }) => href);
    const known = JSON.stringify([business.booking, business.social]);

    expect(own.length).toBeGreaterThan(30);
    const lost = own.filter(({ pathname, hash }) => {
      if (!site.hasPage(pathname)) return !site.has(pathname);
      return hash !== '' && site.page(pathname).$(hash).length === 0;
    });
    expect(lost.map(({ href }) => href)).toEqual([]);
    expect(outside.filter((href) => !known.includes(`"${href}"`))).toEqual([]);
  },
);

test('no fact of llms.txt was left unfilled', () => {
  expect(/.{0,40}(?:\{\{|undefined|\bnull\b|NaN|\[object)/.exec(text)?.[0]).toBeUndefined();
});
