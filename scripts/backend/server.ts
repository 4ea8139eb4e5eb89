import { randomUUID } from 'node:crypto';
import { createAccounts, type AccountRules } from './accounts/accounts.ts';
import type { Mail } from './accounts/mail.ts';
import { readBoundedBody } from './bounded-body.ts';
import { answerAcrossOrigins } from './cross-origin.ts';
import { openDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { mountFunctions, type FunctionOptions } from './functions.ts';
import { listen } from './listen.ts';
import { withQuietRefusals } from './quiet-refusals.ts';
import { doRegularWork } from './regular-work.ts';
import { takeTurns } from './take-turns.ts';
import { readVenue, type Venue } from './venue.ts';

/** Where the embedded backend listens and keeps its data, and which sites may call it besides local ones. */
export interface BackendOptions {
  port: number;
  dataDirectory: string;
  siteOrigins?: string[];
  functions?: FunctionOptions;
  /** Address of the site, for links in mails; that of `npm start` unless given. */
  siteUrl?: string;
  accounts?: Partial<AccountRules>;
  /** Whose rooms, mails and days it has; the venue of the content unless given. */
  venue?: Venue;
  /** Told of every mail, which nobody gets: `npm start` shows it in the terminal. */
  onMail?: (mail: Mail) => void;
}

/** A running embedded backend. */
export interface Backend {
  /** Its address, to be given to the site as the address of its Supabase project. */
  url: string;
  /** Opens every table, made anew at every start: for the functions, when they run in a process of their own. */
  secretKey: string;
  /** Mails of accounts since the start, oldest first. They are sent to nobody. */
  mail: readonly Mail[];
  /**
   * Runs SQL as the owner of the database, past every policy: for scripts and tests in this process.
   * Without values it may be several statements; the rows are those of the last.
   */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Stops listening and puts the database away. Asking again is harmless. */
  close(): Promise<void>;
}

/** The parts of a hosted project that lite offers. Its other addresses show settings to anybody, so they stay shut. */
const openPaths = ['/rest/v1/', '/auth/v1/', '/storage/v1/object/'];

/**
 * Starts the stand-in for a hosted Supabase project: Postgres, the data interface and sign-in, in this process, on
 * this computer only, with the functions beside them. The port is taken first, so that a second start fails before it touches any data.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { port, dataDirectory, siteOrigins = [], siteUrl = 'http://localhost:4321', venue = readVenue() } = options;
  const secretKey = `sb_secret_${randomUUID()}`;
  const inTurn = takeTurns();
  const ready = Promise.withResolvers<Awaited<ReturnType<typeof openDatabase>>>();
  const mail: Mail[] = [];
  const accounts = createAccounts({
    query: async (text, values) => {
      const { connection } = await ready.promise;
      return (await connection.driver.query(text, values)).rows as never;
    },
    pass: async (request) => (await ready.promise).app.fetch(request),
    secretKey,
    siteUrl,
    venueName: venue.name,
    rules: options.accounts ?? {},
    onMail: (written) => {
      mail.push(written);
      options.onMail?.(written);
    },
  });

  const askDatabase = async (request: Request): Promise<Response> => {
    const { app } = await ready.promise;
    const { url, method, headers } = request;
    const body = await readBoundedBody(request); // before its turn: a slow sender keeps nobody waiting
    if (!body) return Response.json({ message: 'The body is larger than this project takes.' }, { status: 413 });
    const whole = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
    const isAboutAccounts = new URL(url).pathname.startsWith('/auth/v1/');
    return inTurn(async () => withQuietRefusals(() => (isAboutAccounts ? accounts(whole) : app.fetch(whole))));
  };
  // Functions take a turn for each question to the database and not while they wait for a model.
  const functions = mountFunctions(
    {
      url: `http://127.0.0.1:${port}`,
      secretKey,
      siteOrigins,
      fetch: (input, init) => askDatabase(new Request(input, init)),
    },
    options.functions ?? {},
  );
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (openPaths.some((path) => pathname.startsWith(path))) return askDatabase(request);
    const answered = pathname.startsWith('/functions/v1/') ? await functions.answer(request) : undefined;
    return answered ?? new Response('Not found', { status: 404 });
  };
  const server = await listen(port, (request) => answerAcrossOrigins(request, siteOrigins, answer));

  try {
    const lock = lockFolder(dataDirectory);
    const database = await openDatabase(dataDirectory, secretKey, venue).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    ready.resolve(database);
    let endRegularWork = () => {};
    if (options.functions?.warm) {
      void functions.warmUp();
      const mailRun = `http://127.0.0.1:${port}/functions/v1/deliver-mail`;
      endRegularWork = doRegularWork({
        deliverMail: () => functions.answer(new Request(mailRun, { method: 'POST' })),
        deleteWhatIsOld: () => inTurn(() => database.connection.driver.exec('select public.delete_what_is_old(now())')),
      });
    }

    const close = async () => {
      endRegularWork();
      await server.close();
      await functions.finish();
      await inTurn(() => database.connection.close());
      lock.release();
    };
    let closing: Promise<void> | undefined;
    return {
      url: server.url,
      secretKey,
      mail,
      sql: <Row>(text: string, values?: unknown[]) =>
        inTurn(async () => {
          const { driver } = database.connection;
          const result = values ? await driver.query(text, values) : (await driver.exec(text)).at(-1);
          return (result?.rows ?? []) as Row[];
        }),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    ready.promise.catch(() => undefined);
    ready.reject(error);
    await server.close();
    throw error;
  }
}
