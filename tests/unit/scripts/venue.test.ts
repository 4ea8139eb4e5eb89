import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVenue } from '../../../scripts/backend/venue.ts';

const directory = mkdtempSync(join(tmpdir(), 'venue-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Writes facts as they are compiled, and reads the venue from them. */
function readFrom(facts: object) {
  const file = join(directory, 'facts.json');
  writeFileSync(file, JSON.stringify(facts));
  return readVenue(file);
}
const business = { name: 'Cloak & Crown', timeZone: 'America/Phoenix', phone: '(602) 555-0100' };

test('the database gets the rooms in their order on the pages, and nothing that it does not need', () => {
  const rooms = [
    { slug: 'attic', title: 'The Attic', duration: 75, order: 2, lastDay: '2026-06-30' },
    { slug: 'vault', title: 'The Vault', duration: 60, order: 1 },
  ];
  expect(readFrom({ business, rooms, questions: [] })).toEqual({
    name: 'Cloak & Crown',
    timeZone: 'America/Phoenix',
    rooms: [
      { title: 'The Vault', duration: 60 },
      { title: 'The Attic', duration: 75, lastDay: '2026-06-30' },
    ],
  });
});

test('facts without a time zone stop the start, instead of a day that is wrong', () => {
  expect(() => readFrom({ business: { name: 'Cloak & Crown' }, rooms: [] })).toThrow('timeZone');
});
