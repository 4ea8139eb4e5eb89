import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleMailRun } from '../../functions/deliver-mail/handler.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import { weeklyMailText, type WeeklyReport } from '../../functions/_shared/mail/weekly-report.ts';
import { useBackend } from '../support/backend.ts';
import { functionsOver, siteOrigin } from '../support/functions.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { venue } from '../support/venue.ts';

const backend = useBackend();
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeEach(async () => {
  mail.behave('takes it');
  await backend.sql('delete from weekly_reports');
});

const settings = {
  MAIL_API_KEY: 'a mail key',
  MAIL_FROM: 'assistant@example.com',
  MAIL_TO: 'desk@example.com',
};
/** The functions on a moment, with mail. */
const onMoment = (moment: string, environment: Record<string, string> = { ...settings, MAIL_API_URL: mail.url }) =>
  functionsOver(backend, environment, { now: () => new Date(moment) });

/** The clock calls. */
async function run(caller: ReturnType<typeof functionsOver>) {
  const request = new Request('https://functions.example.com/deliver-mail', { method: 'POST', body: '{}' });
  await handleMailRun(request, caller.dependencies);
  await caller.finish();
}

const monday = '2026-11-23T13:00:00Z';

test('on Monday at eight owners get the week in one mail, from whichever running function is called', async () => {
  await Promise.all([run(onMoment(monday)), run(onMoment(monday)), run(onMoment(monday))]);
  await run(onMoment('2026-11-23T13:05:00Z'));
  const owners = await backend.sql<{ email: string }>(
    `select email from auth.users join staff on staff.user_id = users.id where staff.role = 'owner'`,
  );
  expect(mail.mails.flatMap(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
  const [first] = mail.mails;
  expect(first?.subject).toBe(`${loadFacts().business.name}: your week from November 16 to November 22`);
  expect(first?.text).toContain(`${siteOrigin}/xtra/account`);
  expect(first).not.toHaveProperty('reply_to');
});

test('nobody is mailed on Monday before eight, and a week that could not be mailed is tried again without being made twice', async () => {
  await run(onMoment('2026-11-23T12:59:00Z'));
  expect(mail.mails).toEqual([]);
  mail.behave({ status: 500 }, 'takes it');
  await run(onMoment(monday));
  await backend.sql(`update deliveries set next_attempt_at = now() where status = 'waiting'`);
  await run(onMoment('2026-11-23T13:10:00Z'));
  const keys = mail.mails.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.length - new Set(keys).size).toBe(1);
  expect(await backend.sql(`select count(*)::int from weekly_reports`)).toEqual([{ count: 1 }]);
});

test('a venue without mail writes no week down, and its Monday can still be told once mail is set up', async () => {
  await run(onMoment(monday, {}));
  expect(await backend.sql('select week from weekly_reports')).toEqual([]);
  await run(onMoment('2026-11-24T13:00:00Z'));
  expect(mail.mails.length).toBeGreaterThan(0);
});

const quiet: WeeklyReport['before'] = {
  rooms: [],
  booking_presses: 0,
  booking_source: null,
  chats: 0,
  thumbs_up: 0,
  thumbs_down: 0,
  contacts: 0,
  questions: 0,
};
const context = {
  venue: 'Bell & Bolt',
  name: 'Robin',
  site: 'https://www.example.com',
  hours: { ...venue(), hoursExceptions: [{ on: '2026-11-26', hours: 'closed' as const, note: 'Thanksgiving.' }] },
  now: new Date(monday),
};

test('an owner reads games by room, the week before, and what comes up', () => {
  const { subject, text } = weeklyMailText(
    {
      week: '2026-11-16',
      now: {
        ...quiet,
        rooms: [
          { room_name: 'The Vault', games: 20, escaped: 14, fastest_seconds: 2463 },
          { room_name: 'The Attic', games: 2, escaped: 0, fastest_seconds: null },
        ],
        booking_presses: 120,
        booking_source: 'search',
        chats: 35,
        thumbs_up: 12,
        thumbs_down: 1,
        contacts: 5,
        contacts_open: 2,
        questions: 4,
      },
      before: { ...quiet, rooms: [{ room_name: 'The Vault', games: 18, escaped: 18, fastest_seconds: 2400 }] },
    },
    context,
  );
  expect(subject).toBe('Bell & Bolt: your week from November 16 to November 22');
  expect(text.split('\n')).toEqual([
    'Good morning Robin,',
    '',
    'this was November 16 to November 22, with the week before in parentheses.',
    '',
    'Games: 22, 14 got out (18)',
    '  The Vault: 20, 14 got out, fastest 41:03',
    '  The Attic: 2, 0 got out',
    'Presses of a booking link: 120 (0), most of them from: Search',
    'Chats with the assistant: 35 (0); thumbs up 12, thumbs down 1',
    'Visitors who asked for a person: 5 (0); 2 wait for an answer now',
    'New questions without an answer: 4 (0)',
    '',
    'Coming up:',
    '  Thu, Nov 26: closed. Thanksgiving.',
    '',
    'More on the dashboard: https://www.example.com/xtra/dashboard',
    '',
    'Owners get this mail on Mondays. Switch it off under My account: https://www.example.com/xtra/account',
  ]);
});

test('a venue that logs winners alone does not read that everybody got out, and a quiet week says so in zeros', () => {
  const winners = {
    ...quiet,
    contacts_open: 0,
    rooms: [{ room_name: 'The Vault', games: 3, escaped: 3, fastest_seconds: 2463 }],
  };
  const { text } = weeklyMailText({ week: '2026-11-16', now: winners, before: quiet }, context);
  expect(text).toContain('Games: 3 (0)\n  The Vault: 3, fastest 41:03\n');
  const nothing = weeklyMailText({ week: '2026-11-16', now: { ...quiet, contacts_open: 0 }, before: quiet }, context);
  expect(nothing.text).toContain('Games: 0 (0)\nPresses of a booking link: 0 (0)\n');
});
