import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';
import { host, owner } from '../support/staff.ts';

const backend = useBackend();

beforeEach(() => backend.sql('delete from press_sums'));

/** Sums of a day that is so many days after the first of this month at the venue, or before it. */
const add = (
  days: number,
  source: string,
  presses: number,
  changes: { page?: string; room?: string; words?: string } = {},
) =>
  backend.sql(
    `insert into press_sums (day, pressed, page, room, source, campaign, presses)
     values (date_trunc('month', private.venue_today())::date + $1::int, 'booking', $2, $3, $4, $5, $6)`,
    [days, changes.page ?? '/', changes.room ?? '', source, changes.words ?? '', presses],
  );

interface Month {
  month: string;
  month_before: string;
  sums: { pressed: string; kind: string; name: string; presses: number; before: number }[];
}

async function read(body: object = {}): Promise<Month> {
  const { data, error } = await (await owner(backend)).rpc('dashboard_presses', body);
  if (error) throw new Error(error.message);
  return data as Month;
}

test('an owner sees a month beside the one before, by source, room, page and campaign', async () => {
  await add(0, 'search', 3, { page: '/rooms/a', room: 'a' });
  await add(0, 'mail', 5, { words: 'fall' });
  await add(-1, 'search', 7);
  await add(-40, 'direct', 100); // two months ago, always
  const { sums } = await read();
  const line = (kind: string, name: string, presses: number, before: number) => ({
    pressed: 'booking',
    kind,
    name,
    presses,
    before,
  });
  expect(sums).toEqual([
    line('all', '', 8, 7),
    line('campaign', 'fall', 5, 0),
    line('page', '/', 5, 7),
    line('page', '/rooms/a', 3, 0),
    line('room', '', 5, 7),
    line('room', 'a', 3, 0),
    line('source', 'mail', 5, 0),
    line('source', 'search', 3, 7),
  ]);
});

test('an owner looks back month by month, and no further than a year', async () => {
  await add(-1, 'search', 7);
  const [now, earlier, farthest] = [await read(), await read({ months_back: 1 }), await read({ months_back: 99 })];
  expect(earlier.month).toBe(now.month_before);
  expect(earlier.sums.find(({ kind }) => kind === 'all')).toMatchObject({ presses: 7, before: 0 });
  expect(farthest.month).toBe((await read({ months_back: 11 })).month);
});

test('a host at the counter may NOT read what was pressed', async () => {
  expect((await (await host(backend)).rpc('dashboard_presses')).error?.code).toBe('42501');
});

test('sums are deleted after 400 days, and not a day earlier', async () => {
  for (const days of [400, 401])
    await backend.sql(
      `insert into press_sums values (private.venue_today() - ${days}, 'chat', '/', '', 'direct', '', 1)`,
    );
  await backend.sql('select delete_what_is_old(now())');
  expect(await backend.sql('select (private.venue_today() - day)::int as age from press_sums')).toEqual([{ age: 400 }]);
});
