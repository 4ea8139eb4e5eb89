/** What a venue wrote itself is said before what could be worked out for any, of the room that it is true of, and again where somebody asks on. */
import { load, dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { assistantOver } from '../../support/assistant-over-content.ts';
import { fixtureSource } from '../../support/fixture-source.ts';

const source = fixtureSource('bare-venue');
const written = (file: string) => load(source.texts.get(file) ?? '') as Record<string, unknown>;
const [questions, business, room] = [
  'src/content/questions.yaml',
  'src/content/business.yaml',
  'src/content/rooms/the-drowned-library.yaml',
];
const category = 'experience';
const says = assistantOver({
  ...source,
  texts: new Map([
    ...source.texts,
    [
      questions,
      dump({
        ...written(questions),
        animals: {
          question: 'May a dog come along?',
          answer:
            'Service dogs, yes, in the lobby and in The Signal Tower. In The Drowned Library only with rubber boots. Pets wait outside.',
          category,
        },
        paying: {
          question: 'How can we pay?',
          answer: 'By card or phone at the counter. We take no cash and no checks.',
          category,
        },
        'fewer-of-us': {
          question: 'What if fewer people come than we booked for?',
          answer: 'Up to two may stay away at no cost until noon the day before.',
          category,
        },
      }),
    ],
    [
      business,
      dump({
        ...written(business),
        promoCodes: [
          {
            code: 'SEAWEED',
            percentOff: 25,
            minimumPlayers: 4,
            days: ['thursday', 'friday', 'sunday'],
            lastDay: '2026-12-20',
            post: 'seaweed',
          },
        ],
      }),
    ],
    [
      room,
      dump({
        ...written(room),
        questions: [
          ...(written(room)['questions'] as object[]),
          {
            id: 'portuguese',
            question: 'Can it be played in Portuguese?',
            answer: 'In Portuguese, yes. Say so when you book, because we change the cards.',
          },
        ],
      }),
    ],
  ]),
});

test('a text of one room names that room where nobody did', async () => {
  expect(await says('is there some game in portuguese')).toBe(
    '**The Drowned Library**: In Portuguese, yes. Say so when you book, because we change the cards.',
  );
});

test('how one pays is told in the venue’s own words', async () => {
  expect(await says('do you take cash')).toContain('no cash');
});

test('what fewer people mean is told in the venue’s own words', async () => {
  expect(await says('what if we are one person less than we booked')).toContain('Up to two may stay away');
});

describe('who asks on after a text', () => {
  test('hears what it says of the room that they name', async () => {
    expect(await says('can my dog come', 'into the drowned library as well?')).toContain('rubber boots');
  });

  test('hears until when a game of theirs is canceled for free, to the hour', async () => {
    expect(await says('can we cancel', 'its for sat dec 5, 6 pm. so till when exactly')).toContain(
      'until Thursday, December 3 at 6:00 PM',
    );
  });
});

test('who comes with “that code” means the one that there is', async () => {
  expect(await says('6 of us on thursday with that code, whats the damage')).toMatch(/with the code SEAWEED/);
});

test('grown men are counted', async () => {
  expect(await says('4 grown men on thursday, how much')).toMatch(/^For 4 people/);
});

test.each([
  ['were 11, 14 and 15, do we need some parent in there with us', /^Yes, at 11\./],
  ['can my 11 and 12 year old play alone', /^No, not alone/],
])('“%s” is answered the right way round', async (asked, said) => {
  expect(await says(asked)).toMatch(said);
});

test('the weekday right after a holiday is that day', async () => {
  expect(await says('are you open the tuesday right after christmas?')).toContain('December 29');
});
