import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { workNeededSchema } from '#contracts/work.ts';
import { doWork, isDone, mostBits, workFor, type Work } from '../../src/domain/work.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { handleContactRequest } from '../../functions/send-contact-request/handler.ts';
import { useBackend } from '../support/backend.ts';
import { testMoment } from '../support/clock.ts';
import { functionsOver } from '../support/functions.ts';

const backend = useBackend();
const small = { ...limits, contactRequests: { session: 9, address: 2, venue: 1 }, contactWork: { pieces: 3, bits: 4 } };
let clock: Date;
let visitors: number;
beforeEach(async () => {
  await backend.sql('delete from contact_requests; delete from chat_budgets');
  clock = testMoment;
  visitors = 0;
  await send(form()); // the venue's number of this day
});

const form = (changes: object = {}) => ({
  request_id: randomUUID(),
  name: 'Dana',
  reach: 'dana@example.com',
  message: 'We are fourteen.',
  ...changes,
});
const nextAddress = () => `198.51.100.${(visitors += 1)}`;
const caller = () => functionsOver(backend, {}, { limits: small, now: () => clock });
const send = (body: object, address = nextAddress()) =>
  caller().call(handleContactRequest, body, { 'cf-connecting-ip': address });
const workOf = async (response: Response): Promise<Work> => workNeededSchema.parse(await response.json()).work;
const stored = async () => (await backend.sql('select id from contact_requests')).length;

test('on a day with too many messages a visitor’s browser works, and the message is taken all the same', async () => {
  const body = form();
  const refused = await send(body);
  expect(refused.status).toBe(429);
  const answer = workNeededSchema.parse(await refused.json());
  expect(answer.error).toMatchObject({ code: 'work_needed', message: expect.stringContaining('(215) 555-0142') });
  const { token } = answer.work;
  const answers = await doWork(answer.work);
  expect((await send({ ...body, work: { token, answers } })).status).toBe(200);
  expect(await stored()).toBe(2);
  expect((await send({ ...body, work: { token, answers } })).status).toBe(200);
  expect(await stored()).toBe(2);
});

test('fifty visitors after the venue’s number are all served', async () => {
  for (let visitor = 0; visitor < 50; visitor += 1) {
    const body = form();
    const work = await workOf(await send(body));
    expect((await send({ ...body, work: { token: work.token, answers: await doWork(work) } })).status).toBe(200);
  }
  expect(await stored()).toBe(51);
});

test.each<{ what: string; change: (work: Work, answers: number[]) => object }>([
  { what: 'that is not done', change: ({ token }, answers) => ({ token, answers: answers.map((each) => each + 1) }) },
  { what: 'of which a piece is missing', change: ({ token }, answers) => ({ token, answers: answers.slice(1) }) },
  {
    what: 'that the caller made easier',
    change: ({ token }, answers) => ({ token: token.replace(/\.3\.\d+\./, '.1.1.'), answers: answers.slice(0, 1) }),
  },
  {
    what: 'that the caller made up',
    change: () => ({ token: `${testMoment.getTime() + 60_000}.1.1.${'0'.repeat(64)}`, answers: [1] }),
  },
  { what: 'that is nonsense', change: () => ({ token: 'please', answers: [] }) },
])('work $what is not taken: the visitor is asked for other work', async ({ change }) => {
  const body = form();
  const work = await workOf(await send(body));
  const answers = await doWork(work);
  const again = await send({ ...body, work: change(work, answers) });
  expect(again.status).toBe(429);
  expect((await workOf(again)).pieces).toBe(3);
  expect(await stored()).toBe(1);
});

test('work is good for one message and for ten minutes', async () => {
  const work = await workOf(await send(form()));
  const done = { token: work.token, answers: await doWork(work) };
  expect((await send(form({ work: done }))).status).toBe(429);

  const body = form();
  const late = await workOf(await send(body));
  const lateDone = { token: late.token, answers: await doWork(late) };
  clock = new Date(clock.getTime() + 10 * 60_000 + 1);
  expect((await send({ ...body, work: lateDone })).status).toBe(429);
  expect(await stored()).toBe(1);
});

test('work does not move the number of one connection', async () => {
  const address = nextAddress();
  const statuses = [];
  for (let request = 0; request < 3; request += 1) {
    const body = form();
    const refused = await send(body, address);
    const { work } = (await refused.json()) as { work?: Work };
    if (!work) statuses.push(refused.status);
    else
      statuses.push(
        (await send({ ...body, work: { token: work.token, answers: await doWork(work) } }, address)).status,
      );
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('the more messages come in, the longer the work, up to what an old phone can do', () => {
  const size = { pieces: 16, bits: 12 };
  const bits = [200, 399, 400, 800, 1600, 3200, 1_000_000].map((used) => workFor(used, 200, size).bits);
  expect(bits).toEqual([12, 12, 13, 14, 15, 16, mostBits]);
  expect(workFor(5, 0, size).bits).toBe(14);
});

test('a page that has given up stops to compute, and an answer fits its own piece only', async () => {
  await expect(doWork({ token: 'x', pieces: 1, bits: 60 }, AbortSignal.timeout(20))).rejects.toThrow('timeout');
  const work = { token: 'x', pieces: 2, bits: 8 };
  const [first = 0, second = 0] = await doWork(work);
  expect(await isDone(work, [first, second])).toBe(true);
  expect(await isDone(work, [second, first])).toBe(first === second);
});
