import { expect, test } from 'vitest';
import { contrast } from '#domain/contrast.ts';
import { findProblems } from '#integrations/check-content/find-problems.ts';
import { askAnswers } from '../../../scripts/venue/ask-answers.ts';
import { drawPlaceholder } from '../../../scripts/venue/draw-placeholder.ts';
import { inventedContacts, unreplacedTexts } from '../../../scripts/venue/leftovers.ts';
import { parseAnswers, readAnswers } from '../../../scripts/venue/read-answers.ts';
import { roomPalette } from '../../../scripts/venue/room-palette.ts';
import { venueContent } from '../../../scripts/venue/venue-content.ts';
import { testMoment } from '../../support/clock.ts';
import { alwaysThere } from '../../support/fixture-source.ts';

const answers = `
name: The Cedar Key
address: { street: 12 Mill Street, city: Boise, state: ID, postalCode: '83702', country: US }
coordinates: { latitude: 43.6, longitude: -116.2 }
phone: (208) 555-0144
email: hello@example.com
timeZone: America/Boise
hours:
  monday: closed
  tuesday: { opens: '15:00', closes: '21:00' }
  wednesday: { opens: '15:00', closes: '21:00' }
  thursday: { opens: '15:00', closes: '21:00' }
  friday: { opens: '12:00', closes: '01:00' }
  saturday: { opens: '12:00', closes: '23:00' }
  sunday: [{ opens: '10:00', closes: '13:00' }, { opens: '15:00', closes: '20:00' }]
prices: { person: 32 }
booking: https://booking.example.com/cedar-key
rooms:
  - { title: The Sawmill, description: The saw runs and the doors are shut., players: { from: 2, to: 6 }, color: '#b0703a' }
  - { title: Captain’s Cabin, description: The tide is in the lock., players: { from: 2, to: 5 }, color: '#101820' }
`;
const written = readAnswers(answers, 'mine.yaml');

/** The files of a new venue where a build would find them, with what every site has. */
function asSource() {
  const { texts, pictures } = venueContent(written);
  return {
    texts: new Map([...texts].filter(([path]) => path.endsWith('.yaml')).map(([path, text]) => [`src/${path}`, text])),
    files: new Set([
      ...[...texts.keys(), ...pictures.map(({ path }) => path)].map((path) => `src/${path}`),
      ...alwaysThere,
    ]),
  };
}

test('what is written for a new venue has no problem, and says that it is starter text with a made-up address', () => {
  const source = asSource();
  expect(findProblems(source, { now: testMoment, origin: 'https://venue.example' })).toEqual([]);
  expect(unreplacedTexts(source).map((line) => line.split(':')[0])).toContain('src/content/rooms/captains-cabin.yaml');
  expect(inventedContacts(source)).toContain('src/content/business.yaml: (208) 555-0144');
});

/** What an error says, line by line. */
function complaintsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
}

test('an owner who answers wrongly is told each mistake in a line, before anything is written', () => {
  const wrong = answers
    .replace('America/Boise', 'Boise')
    .replace("color: '#101820'", 'color: blue')
    .replace('Captain’s Cabin', 'the sawmill');
  const lines = complaintsOf(() => readAnswers(wrong, 'mine.yaml')).filter((line) => line.startsWith('mine.yaml'));
  expect(lines).toEqual([
    'mine.yaml – timeZone: "Boise" cannot be used; write the IANA name of a time zone: a region, a slash and a city',
    'mine.yaml – rooms, entry 2, color: "blue" cannot be used; write a color such as "#b04a3a"',
    'mine.yaml – rooms, entry 2, title: would have the address of "The Sawmill": /rooms/the-sawmill; write another name',
  ]);
});

test('an owner is asked on the terminal what the file would say', async () => {
  const said: Record<string, string> = {
    'Name of the venue': 'The Cedar Key',
    'Street and house': '12 Mill Street',
    'City?': 'Boise',
    'State,': 'ID',
    'ZIP code': '83702',
    'Latitude and': '43.6, -116.2',
    'Phone,': '(208) 555-0144',
    'Email for': 'hello@example.com',
    'Time zone?': 'America/Boise',
    'Address of your booking': 'https://booking.example.com/cedar-key',
    'Hours on monday': 'closed',
    'Hours on tuesday': '15:00-21:00',
    'Hours on sunday': '10:00-13:00, 15:00-20:00',
    'Price per person': '28-32',
    'How many rooms': '1',
    'Room 1: name': 'The Sawmill',
    'The Sawmill: what happens': 'The saw runs and the doors are shut.',
  };
  const question = async (words: string) =>
    Object.entries(said).find(([beginning]) => words.startsWith(beginning))?.[1] ?? '';
  const { hours, prices, rooms } = parseAnswers(await askAnswers({ question }), 'your answers');

  expect(hours.monday).toBe('closed');
  expect(hours.saturday).toEqual({ opens: '15:00', closes: '21:00' });
  expect(hours.sunday).toEqual([
    { opens: '10:00', closes: '13:00' },
    { opens: '15:00', closes: '20:00' },
  ]);
  expect(prices.person).toEqual({ from: 28, to: 32 });
  expect(rooms).toMatchObject([{ title: 'The Sawmill', players: { from: 2, to: 6 }, minutes: 60 }]);
});

test.each(['#101820', '#ffffff', '#b0703a', '#00ff00', '#3300aa'])(
  'from the color %s a room gets a light that can be read on its dark',
  (color) => {
    const { light, dark } = roomPalette(color);
    expect(contrast(light, dark)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a drawn picture has the size that was asked for, and weighs little', async () => {
  const drawn = await drawPlaceholder({ motif: 'door', colors: roomPalette('#b0703a'), width: 480, height: 320 });
  expect(drawn.length).toBeGreaterThan(500);
  expect(drawn.length).toBeLessThan(20_000);
});
