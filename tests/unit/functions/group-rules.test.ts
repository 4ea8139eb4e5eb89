/** The page asks "How many in your group?" and the assistant is asked the same: both answer from the same rules. */
import { expect, test } from 'vitest';
import { planGroup, type GroupChoice } from '#domain/group-plan.ts';
import { sayPrice } from '#domain/prices.ts';
import { roomStatus } from '#domain/retirement.ts';
import { capitalized } from '#domain/words.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { friday, says } from './ask-answerer.ts';

const facts = factsOn(friday);
const venue = {
  rooms: facts.rooms.filter((room) => roomStatus(room, friday) !== 'retired'),
  policies: facts.business.policies,
  prices: facts.business.prices,
};
const planned = (choice: GroupChoice) => planGroup(choice, venue);

test.each<GroupChoice>([
  { players: 4, ages: [], day: 'monday' },
  { players: 6, ages: [10, 10], day: 'saturday' },
  { players: 9, ages: [], day: 'sunday' },
])('$players with children of $ages on $day pay what the assistant says', async (choice) => {
  const { total } = planned(choice);
  expect(await says(`How much is it for ${choice.players} people on a ${capitalized(choice.day ?? '')}?`)).toContain(
    sayPrice(total),
  );
});

test.each([5, 8, 9, 12])('%i players are sent to the same rooms', async (players) => {
  const plan = planned({ players, ages: [] });
  const reply = await says(`Can ${players} of us play?`);
  for (const { room } of plan.rooms) expect(reply).toContain(room.title);
  expect(reply.includes('several rooms')).toBe(plan.way === 'several-rooms');
});

test('a crowd plays in as many rounds', async () => {
  const { rounds } = planned({ players: 40, ages: [] });
  expect(await says('We are 40 people, how does that work?')).toContain(`${rounds} rounds`);
});

test.each([2, 4, 7])('%i children of nine need as many adults', async (kids) => {
  const { adults } = planned({ players: kids, ages: Array.from({ length: kids }, () => 9) });
  expect(await says(`How many adults do ${kids} kids aged 9 need?`)).toMatch(new RegExp(`need ${adults} adults? in`));
});

test('a pair hears of the same minimum on a Saturday', async () => {
  const { smallest } = planned({ players: 2, ages: [], day: 'saturday' });
  expect(await says('Can two of us play on a Saturday?')).toContain(`at least ${smallest} players`);
});
