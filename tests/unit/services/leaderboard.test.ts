import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { team } from '../../support/leaderboard.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch); // before the import: the client keeps the fetch it finds when it is made
const { readLeaderboard } = await import('#services/leaderboard.ts');

/** The request that reached the backend. */
const request = () => new Request(...fetch.mock.lastCall!);

afterEach(() => {
  fetch.mockReset();
  vi.useRealTimers();
});

describe('the request', () => {
  beforeEach(() => {
    fetch.mockResolvedValue(Response.json([]));
  });

  test('reads all fields, fastest first, with the public key and nobody’s account', async () => {
    await readLeaderboard();
    const { method, url, headers } = request();

    expect(method).toBe('GET');
    expect(url).toBe(
      'https://backend.example.com/rest/v1/leaderboard_entries?select=*&order=adjusted_time_seconds.asc',
    );
    expect(headers.get('apikey')).toBe('the public key');
    expect(headers.has('authorization')).toBe(false);
  });

  test('asks for one room, from a day on, and no more than wanted', async () => {
    await readLeaderboard({ roomName: 'Jack & Co., the Ripper', since: '2026-05-01', limit: 10 });

    expect(Object.fromEntries(new URL(request().url).searchParams)).toEqual({
      select: '*',
      order: 'adjusted_time_seconds.asc',
      room_name: 'eq.Jack & Co., the Ripper',
      date: 'gte.2026-05-01',
      limit: '10',
    });
  });
});

test('the teams arrive in the order of the backend, without columns that the site does not know', async () => {
  const teams = [team(), team()];
  fetch.mockResolvedValue(Response.json(teams.map((each) => ({ ...each, phone: '(215) 555-0199' }))));

  expect(await readLeaderboard()).toEqual(teams);
});

describe('the board stays empty when the backend', () => {
  const valid = team();

  test.each([
    { answer: 'answers with an error', response: () => Response.json({ message: 'boom' }, { status: 500 }) },
    { answer: 'answers with an error that looks like teams', response: () => Response.json([valid], { status: 500 }) },
    { answer: 'does not know the table', response: () => Response.json({ code: 'PGRST205' }, { status: 404 }) },
    { answer: 'refuses the key', response: () => Response.json({ message: 'no' }, { status: 401 }) },
    { answer: 'answers with a page of HTML', response: () => new Response('<!doctype html><h1>Welcome</h1>') },
    { answer: 'answers with nothing', response: () => new Response('') },
    { answer: 'answers with no list', response: () => Response.json({ teams: [valid] }) },
    { answer: 'answers with null', response: () => Response.json(null) },
    { answer: 'leaves out a field', response: () => Response.json([valid, { ...valid, date: undefined }]) },
    {
      answer: 'writes the time as text',
      response: () => Response.json([{ ...valid, adjusted_time_seconds: '2400' }]),
    },
    { answer: 'has a team without a name', response: () => Response.json([{ ...valid, team_name: null }]) },
  ])('$answer', async ({ response }) => {
    fetch.mockImplementation(async () => response());

    expect(await readLeaderboard()).toEqual([]);
  });

  test('is down, and stays down when asked again', async () => {
    vi.useFakeTimers();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    const answer = readLeaderboard();
    await vi.runAllTimersAsync();

    expect(await answer).toEqual([]);
  });
});

describe('a visitor is kept waiting eight seconds at most', () => {
  /** Stands in for the clock of `AbortSignal.timeout`, which fake timers do not reach. */
  const patience = () => {
    const controller = new AbortController();
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    return { clock, runOut: () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')) };
  };

  test('when the backend does not answer', async () => {
    const { clock, runOut } = patience();
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          runOut();
        }),
    );

    expect(await readLeaderboard()).toEqual([]);
    expect(clock).toHaveBeenCalledExactlyOnceWith(8000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('when the backend asks to come back in a minute', async () => {
    const { runOut } = patience();
    vi.useFakeTimers();
    fetch.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    });
    const answer = readLeaderboard();
    await vi.advanceTimersByTimeAsync(8000);
    runOut();

    expect(await answer).toEqual([]);
  });
});

describe('a team’s logo', () => {
  const logoOf = async (url: string | null) => {
    fetch.mockResolvedValue(Response.json([team({ team_logo_url: url })]));
    const [read] = await readLeaderboard();
    return read?.team_logo_url;
  };

  test('is shown when the venue’s own backend serves it', async () => {
    const own = 'https://backend.example.com/storage/v1/object/public/logos/owls.png';

    expect(await logoOf(own)).toBe(own);
  });

  test.each([
    'https://tracker.example.com/owls.png',
    'https://backend.example.com.tracker.example.com/owls.png',
    'https://backend.example.com@tracker.example.com/owls.png',
    'http://backend.example.com/owls.png',
    '//tracker.example.com/https://backend.example.com/owls.png',
    'javascript:alert(1)',
    '',
  ])('is left out when it is “%s”, so that nobody else learns who visits', async (url) => {
    expect(await logoOf(url)).toBeNull();
  });

  test('may be missing', async () => {
    expect(await logoOf(null)).toBeNull();
  });
});
