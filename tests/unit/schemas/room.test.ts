import { expect, test } from 'vitest';
import { roomSchema } from '#schemas/room.ts';
import { anyPicture, problems } from '../../support/schema.ts';
import { room as shownRoom } from '../../support/venue.ts';

const schema = roomSchema(anyPicture);
const { status: _, href: __, bookingUrl: ___, ...facts } = shownRoom();
const picture = { url: './safe.webp', alt: 'A safe', title: 'The safe' };
const question = { id: 'difficulty', question: 'Is it hard?', answer: 'It is Medium.' };
const room = (changes: Record<string, unknown> = {}) => ({
  ...facts,
  metaDescription: 'The Vault is a bank job for two to eight players: one night, one safe and one way out.',
  imageUrl: './wide.webp',
  imageUrlTall: './tall.webp',
  gallery: [picture, picture, picture],
  questions: [question, question, question],
  ...changes,
});

test('a room with every fact filled in is taken as it is, with or without a last day', () => {
  expect(schema.parse(room())).toEqual(room());
  expect(schema.parse(room({ lastDay: new Date('2025-12-31T00:00:00Z') })).lastDay).toBe('2025-12-31');
});

test('a room may show another picture on the way to it, with words for those who cannot see it', () => {
  const teaser = { imageUrl: './hands.webp', imageAlt: 'Hands at a safe' };

  expect(schema.parse(room({ teaser })).teaser).toEqual(teaser);
  expect(problems(schema, room({ teaser: { imageUrl: './hands.webp' } }))[0]).toMatch('teaser.imageAlt');
});

test('a film may begin as another picture of the room than its hero', () => {
  const video = { ...facts.video, imageUrl: './desk.webp' };

  expect(schema.parse(room({ video })).video).toEqual(video);
});

test.each([
  { mistake: 'a difficulty that we do not have', changes: { difficulty: 'Nightmare' }, field: 'difficulty' },
  { mistake: 'a room for nobody', changes: { demographic: [] }, field: 'demographic' },
  { mistake: 'a game of no length', changes: { duration: 0 }, field: 'duration' },
  {
    mistake: 'a team size left out',
    changes: { groupSize: { minimum: 2, maximum: 8, idealMinimum: 4 } },
    field: 'groupSize.idealMaximum',
  },
  {
    mistake: 'a scare level of six',
    changes: { scareLevel: { level: 6, note: 'Too scary.' } },
    field: 'scareLevel.level',
  },
  {
    mistake: 'a scare level without a reason',
    changes: { scareLevel: { level: 1, note: '' } },
    field: 'scareLevel.note',
  },
  { mistake: 'two highlights', changes: { highlights: ['A safe', 'A key'] }, field: 'highlights' },
  { mistake: 'a gallery of two', changes: { gallery: [picture, picture] }, field: 'gallery' },
  {
    mistake: 'a video from elsewhere',
    changes: { video: { ...facts.video, mobile: 'https://video.example.com/a.mp4' } },
    field: 'video.mobile',
  },
  {
    mistake: 'a sound from elsewhere',
    changes: { sound: { file: 'https://sound.example.com/a.mp3', alt: 'A safe, ticking.' } },
    field: 'sound.file',
  },
  {
    mistake: 'a sound that not every browser plays',
    changes: { sound: { file: '/sound/the-vault.ogg', alt: 'A safe, ticking.' } },
    field: 'sound.file',
  },
  {
    mistake: 'a sound without words for those who cannot hear it',
    changes: { sound: { file: '/sound/the-vault.m4a' } },
    field: 'sound.alt',
  },
  { mistake: 'a color by its name', changes: { palette: { ...facts.palette, light: 'gold' } }, field: 'palette.light' },
  { mistake: 'an alias in capitals', changes: { aliases: ['The Safe'] }, field: 'aliases.0' },
  { mistake: 'no languages at all', changes: { languages: [] }, field: 'languages' },
  { mistake: 'a last day that does not exist', changes: { lastDay: '2025-12-32' }, field: 'lastDay' },
  { mistake: 'a misspelled field', changes: { lastday: '2025-12-31' }, field: '' },
])('an author is told of $mistake', ({ changes, field }) => {
  expect(problems(schema, room(changes)).map((problem) => problem.split(':')[0])).toEqual([field]);
});

test.each(['stepFree', 'flashingLight', 'soundOnlyClues', 'seating', 'exit'])(
  'an author cannot leave out what a guest with a disability needs to know: %s',
  (field) => {
    const accessibility = { ...facts.accessibility, [field]: undefined };

    expect(problems(schema, room({ accessibility }))[0]).toMatch(`accessibility.${field}`);
  },
);
