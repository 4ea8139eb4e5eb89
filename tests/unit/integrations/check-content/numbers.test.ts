import { describe, expect, test } from 'vitest';
import { post, problems, textProblems } from './content-folder.ts';

const business = 'src/content/business.yaml';
/** Two rooms of one hour for 2 to 8, $35 to $39, three players from Friday to Sunday, ages 5 to 99, a day of notice. */
const told = (text: string) => textProblems(`\n${text}`);

describe('a number that contradicts a fact is reported with the fact and what to write', () => {
  test.each([
    ['Tickets are $30 to $34 a person.', '{{prices.range}}'],
    ['Come for $29 each.', '{{prices.range}}'],
    ['A ticket costs $41.', '{{prices.range}}'],
    ['That is $120 for four people, before tax.', '{{prices.total.4}}'],
    ['At that price, six friends come to $199.', '{{prices.total.6}}'],
    ['The 8-player package costs $379.', '{{birthday.packages}}'],
    ['One group of extra kids is $30.', '{{birthday.extraKidsPrice}}'],
    ['Register early and take 20% off.', '{{virtualReality.earlyRegistrationDiscount}}'],
    ['Tickets are for ages 6 to 99.', '{{policies.minimumAge}}'],
    ['We sell tickets from age seven.', '{{policies.minimumAge}}'],
    ['The minimum age is 8.', '{{policies.minimumAge}}'],
    ['Kids under 14 need an adult in the room.', '{{policies.adultNeededBelowAge}}'],
    ['Bring one adult for every four kids.', '{{policies.childrenPerAdult}}'],
    ['Cancel up to 48 hours before and pay nothing.', '{{policies.cancellationHours}}'],
    ['Plans change? Thirty-six hours’ notice is all we ask.', '{{policies.cancellationHours}}'],
    ['Birthday parties are booked at least 48 hours ahead.', '{{birthday.bookAheadHours}}'],
    ['It is a 75-minute game.', '{{openRooms.minutes}}'],
    ['The game lasts ninety minutes.', '{{openRooms.minutes}}'],
    ['Arrive 10 minutes early.', '{{policies.arriveMinutesEarly}}'],
    ['Plan on about 120 minutes in all.', '{{policies.visitMinutes}}'],
    ['On Saturdays every team needs at least four players.', '{{policies.minimumPlayers.saturday}}'],
    ['From Friday to Sunday the team has at least 2 people.', '{{policies.minimumPlayers.friday}}'],
    ['The Vault takes up to 10.', '{{rooms.the-vault.capacity}}'],
    ['The Crypt holds two of you; The Vault is for 3 to 8 players.', '{{rooms.the-vault.capacity}}'],
    ['From 10 people up you book several rooms.', '{{policies.severalRoomsFrom}}'],
  ])('an author who writes “%s” hears it', (text, fact) => {
    expect(told(text)).toEqual([expect.stringMatching(/^line 13: "[^"]+" contradicts the facts: .+; write /)]);
    expect(told(text)[0]).toContain(`write ${fact}`);
  });

  test('on the line where its sentence starts', () => {
    expect(told('A first line.\n\nHere it says\nthat tickets are $20. And more.')).toEqual([
      'line 15: "tickets are $20" contradicts the facts: a ticket costs $35 to $39; write {{prices.range}} in place of the ' +
        'number, or {{meant …}} around it where it is another one',
    ]);
  });

  test('in every text of the venue, and never in what guests wrote', () => {
    const [piece, wrong] = ['It clicks.', 'It clicks. Tickets are $20 a person.'];

    expect(problems({ [post]: [[`excerpt: ${piece}`, `excerpt: ${wrong}`]] })).toHaveLength(1);
    expect(
      problems({ 'src/content/questions.yaml': [["'{{prices.range}} a person.'", '$20 a person.']] }),
    ).toHaveLength(1);
    expect(problems({ 'src/content/pages/gift-cards.yaml': [['From {{prices.minimum}}.', '$20 each.']] })).toHaveLength(
      1,
    );
    expect(
      problems({ 'src/content/rooms/the-vault.yaml': [['Yes, two can.', 'The game takes 45 minutes.']] }),
    ).toHaveLength(1);
    expect(problems({ 'src/content/reviews.yaml': [[piece, wrong]] })).toEqual([]);
  });
});

test('after a change of prices, age and notice, every old one is reported', () => {
  const text = 'Tickets are $35 to $39 each. We sell them from age 5. Cancel until 24 hours before.';
  const edits = { [post]: [['We have', `${text} We have`] as [string, string]] };

  expect(problems(edits)).toEqual([]);
  expect(
    problems({
      ...edits,
      [business]: [
        ['from: 35', 'from: 40'],
        ['to: 39', 'to: 45'],
        ['minimumAge: 5', 'minimumAge: 7'],
        ['cancellationHours: 24', 'cancellationHours: 48'],
      ],
    }).map((line) => /"([^"]+)"/.exec(line)?.[1]),
  ).toEqual(['$35 to $39 each', 'age 5', 'until 24 hours']);
});

test.each([
  'Tickets are $35 to $39 a person, so $140 to $156 for a family of four.',
  'On Saturdays every team needs at least three players.',
  'Afterward we had a $5 coffee each, and $12 cocktails for two.',
  'They spent $20 on tacos and $60 for two taxis.',
  'Forty-five minutes into the game the lights went out.',
  'They got out with six minutes left and spent four of them hugging.',
  'The walk from the station takes 12 minutes.',
  'At minute forty they hit a lock that cost them eight minutes.',
  'Jonah, 8, and Walt, 74, wanted a chair.',
  'It suits most kids from 8 up.',
  'A parent signs for anyone under 18.',
  'Ten people from a restaurant two neighborhoods over took The Vault on a Monday.',
  'Play it twice and you will be 20% faster.',
  'We are open for 8 hours on Saturdays and answer within 48 hours.',
  'Enjoy the 50% humidity of our cellar.',
  'Dinner is $39 per plate, the party package is $399.',
  'By bus it is about 25 minutes; change at 5th Street.',
  'Tickets are {{meant $25}} a person at the other place.',
  'Read [the rules](/questions#faq-price) by 9:30 PM, call [(215) 555-0142](tel:+12155550142).',
])('a number that is no fact of the venue, or is right, is left alone: %s', (text) => {
  expect(told(text)).toEqual([]);
});
