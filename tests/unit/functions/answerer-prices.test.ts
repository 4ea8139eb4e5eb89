import { describe, expect, test } from 'vitest';
import { assistantOf, offendingIn, venueWith } from './priced-venue.ts';

const byDay = {
  days: [
    { days: ['monday' as const, 'tuesday' as const, 'wednesday' as const, 'thursday' as const], person: 30 },
    { days: ['friday' as const, 'saturday' as const, 'sunday' as const], person: 36 },
  ],
  children: { underAge: 12, person: 20 },
  groups: [{ players: 7, person: 26 }],
};

describe('a visitor of a venue with prices by day', () => {
  const says = assistantOf(venueWith(byDay, { minimumPlayers: [{ days: ['saturday', 'sunday'], players: 4 }] }));

  test.each<[string | string[], string[], string[]]>([
    ['how much for 5 on a Tuesday?', ['$30', '$150'], ['$36', '$180']],
    [['how much for 5 on a Tuesday?', 'what about Saturday?'], ['$36', '$180'], ['$150']],
    ['what would five of us pay on sunday', ['$36', '$180'], ['$150']],
    ['What does a ticket cost?', ['$30 Monday through Thursday', '$36 Friday through Sunday'], []],
    ['price for 4 people?', ['$120 to $144'], []],
    ['is it cheaper for kids?', ['Children under 12 pay $20'], ['one price for everybody']],
    ['how much for 2 adults and 3 kids aged 9 on a Wednesday', ['$120'], ['$150']],
    ['family of four with kids 6 and 8 on sunday, total price?', ['$112'], ['$80']],
    ['family of four with kids 6 and 8 on sunday, total?', ['$112'], ['$80']],
    ['my daughter is 10, what does she pay', ['Children under 12 pay $20'], []],
    ['what do 8 people pay on a saturday', ['$208', '$26'], ['$288']],
    ['is there a group discount?', ['$26 per person in a group of 7 or more'], ['don’t know']],
  ])('hears for “%s” what that costs', async (turns, said, unsaid) => {
    const text = await says(turns);

    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });

  test.each<[string, string]>([
    ['can 3 of us play on saturday?', 'on Saturday and Sunday a game needs at least 4 players'],
    ['can 2 of us come on a friday?', 'Yes'],
    ['what is the minimum of 2 for?', 'On Saturdays and Sundays a game needs at least 4 players'],
  ])('hears for “%s” the smallest team of the day', async (turn, words) => {
    expect((await says(turn)).toLowerCase()).toContain(words.toLowerCase());
  });
});

describe('a visitor of a venue whose rooms cost differently', () => {
  const says = assistantOf(venueWith({ person: 28 }, { crypt: { person: { from: 40, to: 44 } } }));

  test.each([
    ['what does The Crypt cost?', ['The Crypt', '$40 to $44'], ['$28']],
    ['how much is the vault for 4?', ['$112'], ['$40']],
    ['how much is it?', ['The Vault $28', 'The Crypt $40 to $44'], []],
    ['can two play on a saturday', ['2'], ['at least 3']],
    ['do kids pay less?', ['Children pay the same'], []],
  ])('hears for “%s” the price of that room', async (turn, said, unsaid) => {
    const text = await says(turn);

    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });
});

describe('the guard of a venue with prices by day and room', () => {
  const offending = offendingIn(venueWith(byDay, { crypt: { person: 45 } }));

  test.each([
    'On Saturdays tickets are $30 per person.',
    'Tuesday costs $36 each.',
    'Monday through Thursday it is $36 a person, Friday through Sunday $36.',
    'For 5 people on a Saturday that is $150.',
    'The Crypt is $30 per person.',
    'Children pay $15 each on Sundays.',
    'Tickets are $31 per person.',
  ])('never lets a visitor read “%s”', (text) => {
    expect(offending(text)).not.toEqual([]);
  });

  test.each([
    'On Saturdays tickets are $36 per person.',
    'Tickets are $30 Monday through Thursday, $36 Friday through Sunday.',
    'For 5 people on a Saturday that is $180; on a Tuesday it is $150.',
    'The Crypt is $45 per person on any day.',
    'Children under 12 pay $20 each, on Sundays too.',
    'From 7 people on it is $26 per person.',
  ])('lets a visitor read “%s”', (text) => {
    expect(offending(text, ['5 people'])).toEqual([]);
  });

  test('lets a sum pass that was worked out for this visitor', () => {
    expect(offending('On Sunday that comes to $117.')).not.toEqual([]);
    expect(offending('On Sunday that comes to $117.', ['$117'])).toEqual([]);
  });
});
