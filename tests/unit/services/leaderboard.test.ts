import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rankedTeam, team } from '../../support/leaderboard.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { readGames, readTeams } = await import('#services/leaderboard.ts');

const roomName = 'Jack the Ripper';
/** The request that reached the backend. */
const request = () => new Request(...fetch.mock.lastCall!);
const parameters = () => [...new URL(request().url).searchParams];

/** Gives the stubbed `fetch` back: `unstubGlobals` takes it away between tests. */
beforeEach(() => void vi.stubGlobal('fetch', fetch));
afterEach(() => {
  fetch.mockReset();
  vi.useRealTimers();
});

describe('the request for games', () => {
  beforeEach(() => {
    fetch.mockImplementation(async () => Response.json([]));
  });

  test('reads all fields, fastest first, with the public key and nobody’s account, and asks how many there are', async () => {
    await readGames({ roomName: 'Jack & Co., the Ripper', limit: 3 });
    const { method, url, headers } = request();

    expect(method).toBe('GET');
    expect(url).toMatch(
      'https://backend.example.com/rest/v1/leaderboard_entries?select=*&order=adjusted_time_seconds.asc&',
    );
    expect(parameters().slice(2)).toEqual([
      ['room_name', 'eq.Jack & Co., the Ripper'],
      ['limit', '3'],
    ]);
    expect(headers.get('apikey')).toBe('the public key');
    expect(headers.get('prefer')).toBe('count=exact');
    expect(headers.has('authorization')).toBe(false);
  });

  test('asks for one month, from its first day to before the next', async () => {
    await readGames({ roomName, month: '2026-12', limit: 3 });

    expect(parameters().slice(4)).toEqual([
      ['date', 'gte.2026-12-01'],
      ['date', 'lt.2027-01-01'],
    ]);
  });
});

test('games arrive in the order of the backend with their number, without columns that the site does not know', async () => {
  const games = [team(), team()];
  fetch.mockResolvedValue(
    Response.json(
      games.map((each) => ({ ...each, phone: '(215) 555-0199' })),
      { headers: { 'content-range': '0-1/57' } },
    ),
  );

  expect(await readGames({ roomName, limit: 2 })).toEqual({ fastest: games, total: 57 });
});

test('an answer without a number, or with games that nobody asked for, is put right', async () => {
  const games = [team({ date: '2026-06-30' }), team({ date: '2026-05-31' }), team({ room_name: 'Thai Prison' })];
  fetch.mockResolvedValue(Response.json(games));

  expect(await readGames({ roomName, month: '2026-06', limit: 3 })).toEqual({ fastest: [games[0]], total: 1 });
});

describe('the request for ranked teams', () => {
  test('names what is wanted and nothing else', async () => {
    fetch.mockImplementation(async () => Response.json([]));

    const shown = 'id,room_name,team_name,team_logo_url,adjusted_time_seconds,date,hints_used,rank,total,percentile';
    await readTeams({ from: '2026-06-01', to: '2026-06-30', category: 'duo', limit: 10 });
    expect(new URL(request().url).pathname).toBe('/rest/v1/rpc/leaderboard_board');
    expect(parameters()).toEqual([
      ['row_limit', '10'],
      ['select', shown],
      ['period_start', '2026-06-01'],
      ['period_end', '2026-06-30'],
      ['team_category', 'duo'],
    ]);
    await readTeams({ roomName, limit: 10 });
    expect(parameters()).toEqual([
      ['row_limit', '10'],
      ['select', shown],
      ['room', roomName],
    ]);
  });

  test('brings teams with their places, and tells an empty board from no answer', async () => {
    const teams = [rankedTeam({ hints_used: 2, percentile: 87 })];
    fetch.mockResolvedValueOnce(Response.json(teams));
    expect(await readTeams({ limit: 10 })).toEqual(teams);
    fetch.mockResolvedValueOnce(Response.json([]));
    expect(await readTeams({ limit: 10 })).toEqual([]);
    fetch.mockResolvedValueOnce(Response.json([{ ...teams[0], rank: null }]));
    expect(await readTeams({ limit: 10 })).toBeUndefined();
    fetch.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await readTeams({ limit: 10 })).toBeUndefined();
  });
});

describe('the board stays empty when the backend', () => {
  const valid = team();

  test.each([
    { answer: 'answers with an error', response: () => Response.json({ message: 'boom' }, { status: 500 }) },
    { answer: 'answers with an error that looks like teams', response: () => Response.json([valid], { status: 500 }) },
    { answer: 'does not know the table', response: () => Response.json({ code: 'PGRST205' }, { status: 404 }) },
    { answer: 'refuses the key', response: () => Response.json({ message: 'no' }, { status: 401 }) },
    { answer: 'answers with a page of HTML', response: () => new Response('<!doctype html><h1>Welcome</h1>') },
    { answer: 'answers with half a list', response: () => new Response('[{"id":') },
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

    expect(await readGames({ roomName, limit: 3 })).toBeUndefined();
  });

  test('is down, and stays down when asked again', async () => {
    vi.useFakeTimers();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    const answer = readGames({ roomName, limit: 3 });
    await vi.runAllTimersAsync();

    expect(await answer).toBeUndefined();
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

    expect(await readGames({ roomName, limit: 3 })).toBeUndefined();
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
    const answer = readGames({ roomName, limit: 3 });
    await vi.advanceTimersByTimeAsync(8000);
    runOut();

    expect(await answer).toBeUndefined();
  });
});

describe('a team’s logo', () => {
  const logoOf = async (url: string | null) => {
    fetch.mockResolvedValue(Response.json([team({ team_logo_url: url })]));
    const games = await readGames({ roomName, limit: 3 });
    return games?.fastest[0]?.team_logo_url;
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
