import { beforeAll, expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { ask, friday, says } from './ask-answerer.ts';

beforeAll(() => ask('hello'));

/** What families, party planners and leaders ask, and what they have to be told. */
const families: [string | string[], RegExp][] = [
  // who comes
  [
    'my sons class has 18 kids + teacher + 2 parents, all ten years old. enough adults?',
    /^No: 18 children under 12 need 6 adults in the room, so bring 3 more adults\./,
  ],
  ['how much in total for two couples + one single', /For 5 people/],
  ['can i come tomorrow w 2 friends', /^Yes, 3 people/],
  ['cost of sunday for 3 kids + me', /For 4 people/],
  ['mom dad and 3 kids on a saturday. whats the total', /For 5 people/],
  ['can 3 adults and 9 toddlers come', /^9 of you can’t play/],
  [
    ['We’re six: 2 adults and 4 kids', 'ages 5, 7, 10 and 13. how many adults needed'],
    /^3 children under 12 need 1 adult/,
  ],
  ['how many kids under 12 can 4 grown ups take', /^4 adults can take up to 12 children/],
  ['can a 16yo babysitter count as the grownup for my 3 kids', /^My notes don’t say/],
  // parties
  ['how much would the 24 kid package be per child', /comes to about \$36 each/],
  ['how much each if 8 kids split the small package', /comes to about \$50 each/],
  ['we got 8 kids for the small package but my nephews (3) want to come too', /\$424/],
  ['our party has 19 kids and no adults playing (all 12 and 13). price', /\$664/],
  ['Planning for March 6 2027, 2pm party. ok?', /^No: on Saturdays a party can start before 1 PM/],
  ['do you have a party on dec 24 in the morning?', /^On Christmas Eve .* a party can start all day(?!.*12:00 AM)/],
  ['if birthday is on sat 5 dec by what day must i book it', /book by Wednesday, December 2/],
  [
    ['How much is the party for 16?', 'and how many rooms does that use'],
    /^\*\*The middle party\*\*: Two rooms at once/,
  ],
  ['what time would a 16 kid party starting 11:30 saturday be finished', /12:45 PM.*plus cake(?!.*we open)/],
  ['My wife’s birthday is Monday. 6 adults at 8pm, normal tickets. price?', /For 6 people that is \$210 to \$234/],
  // rooms
  ['how big is the thai prison room', /^Thai Prison takes 2 to 12 players.*don’t know the size in feet/],
  ['does the alarm in thai prison go on long', /about twenty seconds/],
  ['are costumes allowed, the kids want to dress up', /^Whatever you’d wear/],
  ['any needles or surgery tools', /blunt props/],
  // times and money
  ['wrong date booked!! meant dec 5 not dec 12, can i change', /your game on Saturday, December 12/],
  [['how much for 2', 'on friday?'], /Mind the day/],
  ['total for 3 adults 2 kids in thai prison and again the next day in jack', /\$350 to \$390 for 5/],
  ['so 35 bucks each for kids too?', /^Tickets are \$35 to \$39(?!.*does not cover)/],
  ['what day is 2026-12-26 and are you open', /Saturday, December 26 we are open 12:00 PM/],
  ['what are the hours on Presidents day', /Presidents/],
  // what goes before
  [['prices?', 'for 7', 'and with the party package?'], /8-player package at \$399/],
  [['thai prison for 8 ok?', 'what about if one is 6 yrs old'], /^Yes, age 6 can play/],
  [['Birthday package for 16', 'does it matter if 3 are grown ups'], /^For 16 players/],
  ['my boy is 4 and turns 5 that day, can he play', /^From the birthday on, yes: tickets are for ages 5 to 99/],
  ['our girl turns 4 on sunday, can she join', /^No, a 4-year-old is too young/],
  ['he turns 8 on friday and wants his friends here', /^(?!.*chaperone)/s],
  ['my wife turns 50, what do you have for grown-ups', /nobody needs a chaperone/],
  // the rest
  ['12 kids aged 8 to 14, how many adults', /^Only those under 12 count/],
  ['my son is 10, his cousin 12. one adult enough?', /need one adult in the room for every 3/],
  ['soonest date for a birthday?', /Monday, November 23, after 3:00 PM/],
  ['you cancelled our game, do we get money back', /^If we have to cancel(?!.*no longer be)/],
  ['i am planning a proposal in the room, can you help', /a host will plan it with you/],
  ['we paid for 6 but only 4 came', /not refunded/],
  ['do you charge for people who only sit in the lobby', /no charge for waiting/],
  ['2 adults 3 kids jack today and thai tomorrow, total cost', /\$350 to \$390 for 5/],
  ['fog machines set off my asthma, is jack the ripper ok', /^Thin theatrical fog[^*]*I can’t give medical advice/],
  ['loud bangs give me panic attacks', /^\*\*Jack the Ripper\*\*: Sudden sounds/],
  ['i get motion sick', /^I (?:don’t know|can’t give medical advice)/],
  ['can a hearing dog come along', /^I don’t know/],
  ['my 14 year old wants to work there over summer', /^My notes name no age/],
];

test.each(families)('“%s” is answered', async (turns, expected) => {
  const reply = await ask(turns);
  expect(reply.text.replace(/\n+/g, ' ')).toMatch(expected);
});

test('nothing that is worked out for families is held back as invented', async () => {
  for (const [turns] of families) {
    const { text, computed } = await ask(turns);
    expect(guardReply(text, { facts: factsOn(friday), now: friday, allowed: computed }), String(turns)).toEqual({
      ok: true,
    });
  }
});

test('a second reading says nothing that the first has said', async () => {
  const text = await says('what do we do if we’re 13');
  expect(text.match(/13 people can play at the same time/g)).toHaveLength(1);
});

test('who asks for last month’s winners hears where they stand', async () => {
  const { text } = await answer([{ role: 'user', content: 'can i see last month’s winners' }], {
    facts: factsOn(friday),
    now: friday,
    readBoard: () => Promise.resolve([{ team_name: 'The Test Team', adjusted_time_seconds: 2285, date: '2026-11-02' }]),
  });
  expect(text).toMatch(/^The boards of this month and of last month are on the \[leaderboard page\]/);
});
