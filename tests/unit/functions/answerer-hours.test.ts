import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import type { VenueFactsFile } from '../../../functions/_shared/contracts/venue-facts.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { nightHours } from '../../support/night-venue.ts';
import { ask, friday } from './ask-answerer.ts';

const sample = factsOn(friday);
/** Parties without windows of their own, in a venue with hours of every kind. */
const facts = {
  ...sample,
  business: { ...sample.business, ...nightHours, birthday: { ...sample.business.birthday, partyTimes: {} } },
} as VenueFactsFile;

const reply = (question: string, now = friday) => answer([{ role: 'user', content: question }], { facts, now });
const moment = (day: string, time: string) => new Date(`${day}T${time}:00-05:00`);

beforeAll(() => ask('hello'));

/** The same venue, where the page for teams offers games outside the public hours, or refuses them. */
const withTeamHours = (text: string): VenueFactsFile => ({
  ...facts,
  pages: facts.pages.map((page) =>
    page.path === '/corporate-booking'
      ? {
          ...page,
          sections: page.sections.slice(0, 1).map((section) => ({ ...section, passages: [{ id: 'off', text }] })),
        }
      : { ...page, sections: [] },
  ),
});

test.each([
  [
    'We open outside our public hours for a team.',
    /^Yes, if you arrange it with us\. We open outside our public hours/,
  ],
  ['For a team we open earlier on request.', /^Yes, if you arrange it with us\. For a team we open earlier on request/],
  ['We never play outside public hours.', /^No, on Wednesdays we are not open at 9:00 AM/],
])('a team that wants to come before opening hears what its page says of that: “%s”', async (text, expected) => {
  const content = 'our office wants to come for team building, are you open on wednesday at 9 am?';
  const { text: said } = await answer([{ role: 'user', content }], { facts: withTeamHours(text), now: friday });
  expect(said).toMatch(expected);
});

/** Asked on Friday, November 20, 2026, at 3 PM. */
const told: [question: string, expected: RegExp][] = [
  [
    'do you guys open on tuesdays',
    /^No, on Tuesdays we are closed\. We are open .*12:00 PM to 2:00 PM and 5:00 PM to 10:00 PM on Wednesdays/,
  ],
  ['can i come by next tuesday', /Tuesday, November 24.*closed/],
  ['is the place open wednesday at 3pm', /^No, on Wednesdays we are not open at 3:00 PM/],
  ['are you open wednesdays at 1 pm', /^Yes, on Wednesdays we are open at 1:00 PM/],
  ['are you open on a friday at 1am', /^Yes, on Fridays we are open at 1:00 AM: 6:00 PM to 2:00 AM/],
  [
    'are you open saturday at 1:30 am',
    /^Yes, at 1:30 AM on Saturdays we are still open: the night before ends at 2:00 AM/,
  ],
  ['are you open saturday at 3 am', /^No, on Saturdays we are not open at 3:00 AM/],
  ['are you open tonight at 11', /^Yes, on Friday, November 20 we are open at 11:00 PM/],
  ['open on thanksgiving?', /^No, on Thanksgiving \(Thursday, November 26\) we are closed\.$/],
  [
    'closed thanksgiving? when do you open again',
    /we are closed\. The next day we open is Friday, November 27: 6:00 PM to 2:00 AM\.$/,
  ],
  ['thxgiving day u open?', /^No, on Thanksgiving \(Thursday, November 26\) we are closed/],
  ['is the day after thanksgiving a normal day for you?', /^Yes, on the day after Thanksgiving .* usual Friday hours/],
  ['are you open on turkey day at 6pm', /Thursday, November 26.*closed/],
  [
    'what are your hours on thursday',
    /^On Thursday, November 26 we are closed\. Other Thursdays: 5:00 PM to 10:00 PM\.$/,
  ],
  ['you open thursday?', /^No, on Thursday, November 26 we are closed\./],
  [
    'what are your hours on thursdays',
    /^On Thursdays we are open 5:00 PM to 10:00 PM\. The next one is an exception: on Thursday, November 26 we are closed\.$/,
  ],
  [
    'are you open on christmas day',
    /^Yes, on Christmas \(Friday, December 25\) we are open 10:00 AM to 1:00 PM\. Brunch only/,
  ],
  ['are you open on christmas 2027', /^No, on Christmas \(Saturday, December 25, 2027\) we are closed/],
  ['hours on dec 29', /^On Tuesday, December 29 we are open 10:00 AM to 11:30 PM/],
  ['are you open december 31 at half past midnight', /Thursday, December 31.*open/],
  ['are you open nye', /10:00 AM to 1:00 AM/],
  [
    'which holidays are you closed',
    /^On Thursday, November 26 we are closed\. On .*From Monday, December 28 to Thursday, December 31 we are open 10:00 AM to 11:30 PM/,
  ],
  ['are you open from nov 24 to nov 28', /exceptions\. On Thursday, November 26 we are closed/],
  [
    'what days and times are you open',
    /Wed 12:00 PM–2:00 PM and 5:00 PM–10:00 PM.*; Tue closed\. On Thursday, November 26 we are closed/,
  ],
  ['are you open on weekdays', /On Tuesdays we are closed/],
  ['can we have a birthday party on a tuesday', /^No, on Tuesdays we are closed, so no party/],
  ['how late can we start on a friday', /^To be over before we close, a game has to start by about 12:45 AM\./],
  [
    'what is the latest we can start',
    /^To be over before we close, a game has to start by about .*(?:PM|AM) on \w+days/,
  ],
  ['is 11pm on friday too late to start', /^No, not by the hours/],
  [
    'could 5 of us play thanksgiving evening',
    /^No, on Thanksgiving \(Thursday, November 26\) we are closed.*5 people can play together/s,
  ],
  [
    'what would 4 of us pay on tuesday nov 24',
    /^Mind that on Tuesday, November 24 we are closed\. The next day we open is Wednesday, November 25.*\$140/s,
  ],
  ['can we reschedule our game to thanksgiving', /^Mind that on Thanksgiving .* we are closed/],
  ['any slots free on thanksgiving', /^No, on Thanksgiving .* we are closed\.$/],
];

test.each(told)('“%s” is answered with the hours of that day', async (question, expected) => {
  expect((await reply(question)).text).toMatch(expected);
});

test('no true answer about hours is held back as invented', async () => {
  for (const [question] of told) {
    const { text, computed } = await reply(question);
    expect(guardReply(text, { facts, now: friday, allowed: computed }), `${question}: ${text}`).toEqual({ ok: true });
  }
});

test.each([
  ['2026-11-20', '17:59', /^Not yet: today we open at 6:00 PM and close at 2:00 AM/],
  ['2026-11-20', '23:30', /^Yes, we are open right now, until 2:00 AM tonight/],
  ['2026-11-21', '01:30', /^Yes, we are open right now, until 2:00 AM\./],
  ['2026-11-21', '02:30', /^Not yet: today we open at 12:00 PM/],
  ['2026-11-23', '23:00', /^No, we closed at 10:00 PM today\. The next day we open is Wednesday, November 25/],
  [
    '2026-11-24',
    '18:00',
    /^No, today we are closed\. Tomorrow, Wednesday, we are open 12:00 PM to 2:00 PM and 5:00 PM to 10:00 PM/,
  ],
  ['2026-11-25', '15:00', /^Not right now: today we open again at 5:00 PM and close at 10:00 PM/],
  ['2026-11-26', '18:00', /^No, today we are closed\. We eat pie\. Tomorrow, Friday, we are open 6:00 PM to 2:00 AM/],
])('somebody who asks on %s at %s whether we are open right now hears it', async (day, time, expected) => {
  const now = moment(day, time);
  const { text, computed } = await reply('are you open right now', now);

  expect(text).toMatch(expected);
  expect(guardReply(text, { facts, now, allowed: computed })).toEqual({ ok: true });
});

describe('the guard', () => {
  test.each([
    'On Tuesdays we are open from 5:00 PM to 10:00 PM.',
    'Yes, we are open on Tuesday.',
    'We are open on Thanksgiving from 5:00 PM to 10:00 PM.',
    'Sure, on Thanksgiving Day we will be open.',
    'On Wednesdays we are open 12:00 PM to 10:00 AM.',
    'On Christmas Day we are open 12:00 PM to 12:00 AM.',
    'On December 29 we are open from 5:00 PM to 10:00 PM.',
    'On Friday, December 25, 2026 we are closed.',
    'We are closed on Saturdays.',
    'On Mondays we are open until 2:00 AM.',
  ])('refuses to say “%s”', (text) => {
    expect(guardReply(text, { facts, now: friday }).ok).toBe(false);
  });

  test.each([
    'We are closed on Tuesdays.',
    'On Tuesday, November 24 we are not open.',
    'On Wednesdays we are open 12:00 PM to 2:00 PM and 5:00 PM to 10:00 PM.',
    'On Friday, November 20 we are open 6:00 PM to 2:00 AM.',
    'On Thanksgiving, November 26, we are closed.',
    'On Christmas Day we are open 10:00 AM to 1:00 PM.',
    'On December 29 we are open from 10:00 AM to 11:30 PM.',
    'On Thursdays we are open 5:00 PM to 10:00 PM.',
  ])('lets “%s” pass', (text) => {
    expect(guardReply(text, { facts, now: friday, allowed: ['November 24 and December 29'] })).toEqual({ ok: true });
  });
});

test('a venue that is closed on two days of every year says so in any words and for any year', async () => {
  for (const question of [
    'open thanksgiving?',
    'are you open on christmas',
    'are you open on dec 25',
    'open christmas 2028?',
  ])
    expect((await ask(question)).text, question).toContain('we are closed');
});
