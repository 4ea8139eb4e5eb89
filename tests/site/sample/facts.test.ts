/* The numbers of the specification, section 9, each where a visitor looks for it. A venue with other numbers writes its own here. */
import { expect, test } from 'vitest';
import { openSite, textOf } from '../../support/built-site.ts';
import { today } from '../../support/builds.ts';
import { business } from '../../support/content.ts';

const site = openSite(today);
const rooms = ['/rooms/jack-the-ripper', '/rooms/thai-prison', '/rooms/alice-in-wonderland'];
const hours = ['Mon–Fri 4:00 PM–9:30 PM', 'Sat 12:00 PM–10:00 PM', 'Sun 12:00 PM–9:30 PM'];

/** What a visitor reads where: the address, the part of the page, and words or patterns that must be there. */
const facts: [fact: string, path: string, part: string, words: (string | RegExp)[]][] = [
  ['when the door is open', '/', '#location', hours],
  ['when the door is open', '/', 'footer', hours],
  ['when the door is open', '/legal', '#contact', hours],
  ['when the door is open', '/questions', '#faq', [hours.join('; ')]],
  ['to come 15 minutes early', '/', '#location', ['15 minutes early']],
  ['to come 15 minutes early', '/questions', '#faq', [/15 minutes before your start/]],
  ['that a visit takes about 90 minutes', '/', '#location', [/about 90 minutes in all/]],
  ['that a visit takes about 90 minutes', '/questions', '#faq', [/about 90 minutes from walking in/]],
  ['that lateness costs game time', '/questions', '#faq', [/late.*game may be shorter/]],
  ['that lateness costs game time', '/legal', '#lateness', [/game may be shorter/]],
  ['how long the games last', '/questions', '#faq', [/A game gives you 60 minutes/]],
  ['how long Jack the Ripper lasts', rooms[0]!, '#facts', ['Game 60 min', 'Players 2 to 8', 'Difficulty Medium']],
  ['how long Thai Prison lasts', rooms[1]!, '#facts', ['Game 60 min', 'Players 2 to 12', 'Difficulty Medium']],
  ['how long Alice lasted', rooms[2]!, '#facts', ['Game 75 min', 'Players 3 to 8', 'Difficulty Medium']],
  ['how many can play', '/questions', '#faq', [/Jack the Ripper takes 2 to 8 players and Thai Prison takes 2 to 12/]],
  ['the best size of a team', '/questions', '#faq', [/play best with 4 to 6/]],
  ['that groups of 12 and more book several rooms', '/questions', '#faq', [/12 or more people\?.*book several rooms/]],
  [
    'the 3-player minimum from Friday through Sunday',
    '/questions',
    '#faq',
    [/Fridays, Saturdays and Sundays.*at least 3 players/],
  ],
  [
    'the 3-player minimum from Friday through Sunday',
    '/date-night',
    'main',
    [/Friday through Sunday, a team needs at least 3/],
  ],
  ['the ages of tickets', '/questions', '#faq', [/ages 5 to 99/, /Thai Prison from 8 and Jack the Ripper from 13/]],
  ['how many adults children need', '/questions', '#faq', [/One adult in the room for every 3 children under 12/]],
  ['that children of 12 need no adult', '/questions', '#faq', [/From 12 up they can play without one/]],
  [
    'how many adults children need',
    '/birthday-parties',
    'main',
    [/under 12 need an adult in the room: one for every 3/],
  ],
  ['what a ticket costs', '/questions', '#faq', [/\$35 to \$39 per person/]],
  ['what a ticket costs', '/date-night', 'main', ['$35 to $39 each']],
  ['until when a booking can be moved', '/questions', '#faq', [/up to 24 hours before the game/]],
  ['until when a booking can be moved', '/legal', '#cancellation', [/24 hours before/]],
  [
    'what a birthday costs',
    '/birthday-parties',
    '#packages',
    ['$399', '8 players', '$639', '16 players', '$869', '24 players'],
  ],
  ['what extra kids cost', '/birthday-parties', '#packages', [/\$25 total for up to 4 more kids/]],
  ['how far ahead to book a birthday', '/birthday-parties', '#packages', [/at least 72 hours ahead/]],
  [
    'when birthdays can be held',
    '/birthday-parties',
    '#packages',
    [/Weekdays All day Saturdays Before 1 PM Sundays Before 1 PM or after 6 PM/],
  ],
  ['the rules of gift cards', '/gift-cards', '#rules', business.giftCards?.rules ?? []],
  ['the rules of gift cards', '/gift-cards', '#rules', [/email/i, /never expires/i, /any room/i, /own message/i]],
  [
    'the Halloween code',
    '/blog/halloween-weekday-special',
    'article',
    ['WEEKDAYWEEN', '10%', /four or more/, /Monday (to|through) Thursday/, 'October 31'],
  ],
  ['the discount for early virtual reality', '/blog/vr-experience-coming-soon', 'article', ['15%']],
  ['the discount for early virtual reality', '/questions', '#faq', ['15% off']],
  ['how soon an application is answered', '/careers', 'main', ['5 business days']],
  [
    'how soon an application is answered',
    '/blog/now-hiring-game-masters',
    'article',
    [/5 business days|five business days/],
  ],
  ['that games are booked in a new tab', '/questions', '#faq', [/opens in a new tab/]],
];

test.each(facts)('a visitor learns %s on %s in %s', (_fact, path, part, words) => {
  const text = textOf(site.page(path), part);
  const missing = words.filter((word) => (typeof word === 'string' ? !text.includes(word) : !word.test(text)));
  expect(missing, text.slice(0, 600)).toEqual([]);
});

test.each(rooms)('the page of a room repeats the rules of a visit while it can be played (%s)', (path) => {
  const text = ['.hero', '#facts'].map((part) => textOf(site.page(path), part)).join(' ');
  const isOpen = path !== '/rooms/alice-in-wonderland';
  const rules = [
    /ages 5 to 99/,
    /Under 12, bring one adult to play along for every 3 kids/,
    /On Fridays, Saturdays and Sundays, you need at least 3 players/,
    /15 minutes early/,
    /about 90 minutes in all/,
    /up to 24 hours before/,
    /\$35 to \$39/,
  ];
  expect(rules.filter((rule) => rule.test(text) !== isOpen)).toEqual([]);
});

test('a visitor can compare what every room asks of a body, in the same nine lines', () => {
  const lines = rooms.map((path) => {
    const { $ } = site.page(path);
    return $('#access dt')
      .map((_, heading) => $(heading).text().trim())
      .get();
  });
  expect(lines[0]).toHaveLength(9);
  for (const each of lines) expect(each).toEqual(lines[0]);
});

test('the legal page has its four anchors, in the order of the specification', () => {
  const { $ } = site.page('/legal');
  const anchors = $('#terms, #accessibility, #contact, #cookies')
    .map((_, section) => $(section).attr('id'))
    .get();
  expect(anchors).toEqual(['terms', 'accessibility', 'contact', 'cookies']);
});
