import { describe, expect, test } from 'vitest';
import { shorten } from '../../../functions/_shared/answerer/composing/shorten.ts';
import { ask, says } from './ask-answerer.ts';

describe('whoever asks what it costs', () => {
  test.each<[string | string[], RegExp]>([
    ['does the price already include sales tax', /^No, tax comes on top\./],
    ['is there tax on top of the 35', /^Yes, tax comes on top\./],
    ['can ten of us play for under $300', /^No, \$300 is not enough: 10 tickets come to \$350 to \$390/],
    ['if it is just us two do we have to pay for the whole room that fits eight', /^No, .*For 2 people that is \$70/],
    [['what would 12 people cost', 'and what is that each?'], /^Tickets are \$35 to \$39 per person/],
    [['price for jack the ripper?', 'do my kids pay the same as me?'], /^Yes\. Children pay the same/],
    [['what is the cheapest way to play', 'just me and my girlfriend'], /^For 2 people that is \$70 to \$78/],
    ['we pooled 150 bucks, how many of us can get in (tax not counted)', /\$150 pays for 3 players/],
    ['24 colleagues, what budget should I ask my boss for?', /^For 24 people that is \$840 to \$936/],
  ])('hears the answer to “%s” first', async (turns, begins) => {
    expect(await says(turns)).toMatch(begins);
  });

  test('hears what a garage costs, and not a ticket, when they ask for parking', async () => {
    const text = await says('what is parking going to cost me for the night');

    expect(text).toContain('Garage');
    expect(text).not.toContain('$35');
  });

  test('is told nothing of invoices and gift cards while they ask how to pay', async () => {
    const text = await says('do we pay up front or when we get there?');

    expect(text).toMatch(/^You pay online when you book/);
    expect(text).not.toMatch(/invoice|gift card/i);
  });

  test('is not told that nobody is taxed where no note says so', async () => {
    const { text, outcome } = await ask('we are tax exempt, can you take the sales tax off');

    expect(text).toMatch(/^I don’t know/);
    expect(outcome).toBe('unanswered');
  });
});

describe('whoever asks for a deposit', () => {
  test('hears what the venue says of it for their occasion', async () => {
    expect(await says('do you need a down payment for a company event?')).toBe(
      'No deposit is due. Nothing is charged until you say yes.',
    );
  });

  test('hears that no note names one, and not how far ahead a party is booked', async () => {
    const text = await says('do I need to leave a deposit for a birthday party?');

    expect(text).toMatch(/^My notes name no deposit/);
    expect(text).not.toContain('72 hours');
  });
});

describe('whoever has a code', () => {
  test.each([
    ['any coupon codes right now?', /^No code works right now\. WEEKDAYWEEN ended/],
    ['can I stack two promo codes on one order', /^No\. One code per booking/i],
    ['booked already, then found a promo code. too late to use it?', /^No\. One code per booking/i],
    ['my code is SAVE20, does it work', /^I don’t know a code by that name[^.]*\.$/],
    ['do you have a military discount', /^I don’t know of any discount for that \(military\)/],
    ['do you get a discount if there are 10 or more of you', /^I don’t know of any discount for that \(groups\)/],
  ])('hears the answer to “%s” first', async (turn, begins) => {
    expect(await says(turn)).toMatch(begins);
  });
});

describe('whoever asks about a gift card', () => {
  test.each<[string | string[], RegExp]>([
    ['can I get a plastic gift card mailed to my mom in Ohio?', /^No, it lives in e-mail/],
    [
      ['how much to put on a gift card for two?', 'what about three, on a saturday?'],
      /^3 players come to \$105 to \$117/,
    ],
    ['can I use two gift cards on one booking', /^Yes\b/],
    ['do your gift cards expire?', /^No\b(?!.*pick any room)/s],
  ])('hears of “%s” what they asked for', async (turns, begins) => {
    expect(await says(turns)).toMatch(begins);
  });

  test('hears no Yes from a text on another question about gift cards', async () => {
    expect(await says('can I get the leftover $12 on my gift card back in cash?')).not.toMatch(/^Yes/);
  });
});

describe('whoever plans a party', () => {
  test.each<[string | string[], RegExp]>([
    [
      '8 kids all age 7 coming for the party. How many moms have to go in?',
      /^For 8 children under 12 that is 3 adults/,
    ],
    ['do the other parents have to hang around during the party?', /^No, only the adults needed/],
    [['do parents have to stay at a birthday party', 'all the kids are 13'], /^No adult has to go in: from 12 up/],
    [
      '9 kids turning 8, two parents, enough for the party?',
      /^No: for 9 children .* You have 2, so bring 1 more adult/,
    ],
    [['I want the 16 person party package', 'do the two dads who play along count?'], /^Yes, adults who go in count/],
    [
      ['we want a kids party for 20 in December', 'does saturday work?'],
      /^Yes, on Saturdays a party can start before 1 PM/,
    ],
    [
      'how much per kid does the small birthday package work out to',
      /^The 8-player package at \$399 [^.]*\$50 each[^.]*\.$/,
    ],
    ['what does a birthday party cost', /^Birthday packages: .*(?<!ahead\.)$/],
    ['what times are possible for a birthday party on sundays', /^On Sundays a party can start [^.]*\.$/],
  ])('hears of “%s” no more than the answer', async (turns, expected) => {
    expect(await says(turns)).toMatch(expected);
  });

  const list = [
    '- Just your group, no strangers.',
    '- A table in the lobby for cake and presents.',
    '- A photo of each team, sent only to you.',
    '- The first key goes to the guest of honor.',
    '- A host from start to finish, ready with a hint before anyone cries.',
  ];
  const heardOf = (question: string) =>
    shorten(list.join('\n'), { questions: [question], isComposed: false, computed: [] });

  test('hears of the one thing that they ask for, and of the whole list where they ask for all', () => {
    expect(heardOf('do we get a photo of each team')).toBe('A photo of each team, sent only to you.');
    expect(heardOf('what do we get')).toBe(list.join('\n'));
  });
});

test('whoever asks whether so many can be taken hears Yes before the plan', async () => {
  expect(await says('we are 30 people at the company, can you handle us all?')).toMatch(/^Yes, 30 people/);
});

test('whoever asks where to buy a gift card finds the page first', async () => {
  expect(await says('where do I buy one of those gift cards')).toMatch(/^Online: \[/);
});

test('a Yes that goes on with “and” is said whole', async () => {
  expect(await says('my boss wants 20 gift cards for the staff, can you bill us?')).not.toMatch(/^With\b/);
});
