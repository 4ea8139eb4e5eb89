import { beforeEach, expect, test } from 'vitest';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { handlePress } from '../../functions/count-press/handler.ts';
import { useBackend, venueDay } from '../support/backend.ts';
import { functionsOver, siteOrigin } from '../support/functions.ts';

const backend = useBackend();
const { business, rooms } = loadFacts();
const [[slug = '', roomLink = ''] = []] = Object.entries(business.booking.rooms);
const other = rooms.find((room) => room.slug !== slug)?.slug ?? '';

beforeEach(() => backend.sql('delete from press_sums; delete from chat_budgets'));

const press = (changes: object = {}) => ({ page: '/', link: roomLink, from: '', utm: ['', '', ''], ...changes });
const send = (body: unknown, headers?: Record<string, string>) =>
  functionsOver(backend).call(handlePress, body, headers);
const sums = () =>
  backend.sql('select pressed, page, room, source, campaign, presses::int from press_sums order by 1, 2, 3');

test('a press of a booking link is added to the sum of its day, page, room and source', async () => {
  const body = press({ page: `/rooms/${other}`, from: 'www.google.com' });
  expect(await (await send(body)).json()).toEqual({ outcome: 'counted' });
  await send(body);
  const [sum, ...rest] = await backend.sql<Record<string, unknown>>('select day::text, * from press_sums');
  expect(rest).toEqual([]);
  expect(sum).toMatchObject({
    pressed: 'booking',
    page: `/rooms/${other}`,
    room: slug,
    source: 'search',
    campaign: '',
  });
  expect(await backend.sql('select day::text, presses::int from press_sums')).toEqual([
    { day: venueDay(), presses: 2 },
  ]);
});

test('the chat that is opened counts for the room whose page it was', async () => {
  await send({ page: `/rooms/${other}.html`, from: new URL(siteOrigin).host, utm: ['', '', ''] });
  expect(await sums()).toEqual([
    { pressed: 'chat', page: `/rooms/${other}`, room: other, source: 'own-pages', campaign: '', presses: 1 },
  ]);
});

test('nothing that could name a visitor is kept: neither address, nor moment, nor the page that led here', async () => {
  await send(press({ from: 'a-small-blog.example.org', utm: ['', '', ''] }));
  const [row] = await backend.sql<Record<string, unknown>>('select * from press_sums');
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    'campaign',
    'day',
    'page',
    'pressed',
    'presses',
    'room',
    'source',
  ]);
  expect(JSON.stringify(row)).not.toMatch(/small-blog|203\.0\.113/);
  expect(row).toMatchObject({ source: 'other-sites' });
});

test.each(['sec-gpc', 'dnt'])('a visitor whose browser says %s is NOT counted', async (header) => {
  expect(await (await send(press(), { [header]: '1' })).json()).toEqual({ outcome: 'left_out' });
  expect(await sums()).toEqual([]);
  expect(await backend.sql('select * from chat_budgets')).toEqual([]);
});

test('a page that the site does not have is counted as another one, and the code of a share card is not kept', async () => {
  await send(press({ page: '/whatever-somebody-types' }));
  await send(press({ page: '/share/k7ma-x2' }));
  expect((await sums()).map((row) => (row as { page: string }).page)).toEqual(['/share', 'other']);
});

test.each([
  { what: 'a link that books nothing here', body: press({ link: 'https://elsewhere.example.org/book' }) },
  { what: 'a page without a path', body: press({ page: 'home' }) },
  { what: 'a press without words of a campaign', body: press({ utm: [] }) },
  { what: 'nothing', body: {} },
])('$what is refused and not counted', async ({ body }) => {
  expect((await send(body)).status).toBe(400);
  expect(await sums()).toEqual([]);
});

test('words that nobody can have read are refused', async () => {
  expect((await send(press({ utm: ['a'.repeat(101), '', ''] }))).status).toBe(413);
});

test('one connection, and the whole venue, is counted so often a day and no further', async () => {
  const strict = functionsOver(backend, {}, { limits: { ...limits, presses: { session: 1, address: 2, venue: 3 } } });
  const statuses = [];
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.3'])
    statuses.push((await strict.call(handlePress, press(), { 'x-forwarded-for': address })).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
  expect(await sums()).toMatchObject([{ presses: 3 }]);
});

test('a day has room for fifty campaigns: who invents more fills no table', async () => {
  const strict = functionsOver(backend, {}, { limits: { ...limits, presses: { session: 1, address: 99, venue: 99 } } });
  for (let number = 0; number < 55; number += 1)
    await strict.call(handlePress, press({ utm: ['', '', `words ${number}`] }));
  const [kept] = await backend.sql(`select count(distinct campaign)::int as campaigns, sum(presses)::int as presses,
    sum(presses) filter (where campaign = 'other')::int as others from press_sums`);
  expect(kept).toEqual({ campaigns: 51, presses: 55, others: 5 });
});

test('a page of another website may NOT count', async () => {
  expect((await send(press(), { origin: 'https://elsewhere.example.com' })).status).toBe(403);
});
