/** At a venue that nobody fitted the assistant to, and whose visitors use none of its words, it is right as often as is published. */
import { expect, test, vi } from 'vitest';
import { inventedVenues, type InventedMark } from '../eval/invented-venues.ts';
import { markInvented } from '../eval/strict.ts';

// Two hundred questions take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** What decision 049 publishes, a little below: the answerer may get better, not worse. */
const least = { right: 0.3, admitted: 0.6, wrong: 0.08 };

test('what strangers ask at invented venues is answered, or admitted not to be known, as often as is published', async () => {
  const marks: InventedMark[] = [];
  for (const venue of inventedVenues('held-out')) marks.push(...(await markInvented(venue)));
  const count = (...some: InventedMark[]) => marks.filter((mark) => some.includes(mark)).length;
  const unknown = count('admitted', 'claimed');
  const known = marks.length - unknown;
  expect(count('right', 'unclear') / known).toBeGreaterThanOrEqual(least.right);
  expect(count('wrong') / known).toBeLessThanOrEqual(least.wrong);
  expect(count('admitted') / unknown).toBeGreaterThanOrEqual(least.admitted);
});
