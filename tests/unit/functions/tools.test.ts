import { expect, test } from 'vitest';
import { createTools } from '../../../functions/ai-chat/tools.ts';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import type { VenueFactsFile } from '../../../functions/_shared/contracts/venue-facts.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { nightHours } from '../../support/night-venue.ts';
import { friday } from './ask-answerer.ts';

const sample = factsOn(friday);
const facts = { ...sample, business: { ...sample.business, ...nightHours } } as VenueFactsFile;

/** What a model that looks up a date is told, and what the guard lets it repeat. */
async function lookUp(date: string) {
  const allowed: string[] = [];
  const nothing = () => Promise.resolve(undefined);
  const context = { facts, now: friday, readBoard: nothing, readResults: nothing, allowed };
  const tool = createTools(context, answer, () => {})['opening_hours'];
  const found: unknown = await tool?.execute?.({ date }, { toolCallId: 'hours', messages: [], context: {} });
  return { found, allowed };
}

test.each([
  ['2026-11-24', { day: 'November 24, 2026', weekday: 'tuesday', closed: true }],
  [
    '2026-11-25',
    {
      day: 'November 25, 2026',
      weekday: 'wednesday',
      open: [
        { opens: '12:00 PM', closes: '2:00 PM' },
        { opens: '5:00 PM', closes: '10:00 PM' },
      ],
    },
  ],
  ['2026-11-26', { day: 'November 26, 2026', weekday: 'thursday', closed: true, exception: true, note: 'We eat pie.' }],
  [
    '2026-12-31',
    {
      day: 'December 31, 2026',
      weekday: 'thursday',
      open: [{ opens: '10:00 AM', closes: '1:00 AM' }],
      exception: true,
    },
  ],
])('a model that looks up %s gets the hours of that day', async (date, expected) => {
  const { found } = await lookUp(date);

  expect(JSON.parse(JSON.stringify(found))).toEqual(expected);
});

test('what it is told of a day may be repeated', async () => {
  expect((await lookUp('2026-11-25')).allowed).toEqual(expect.arrayContaining(['November 25, 2026', '5:00 PM']));
});
