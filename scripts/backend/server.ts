import { answerAcrossOrigins } from './cross-origin.ts';
import { openDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { listen } from './listen.ts';
import { takeTurns } from './take-turns.ts';

/** Where the embedded backend listens and keeps its data, and which sites may call it besides local ones. */
export interface BackendOptions {
  port: number;
  dataDirectory: string;
  siteOrigins?: string[];
}

/** A running embedded backend. */
export interface Backend {
  /** Its address, to be given to the site as the address of its Supabase project. */
  url: string;
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
 * this computer only. The port is taken first, so that a second start fails before it touches any data.
 */
export async function startBackend({ port, dataDirectory, siteOrigins = [] }: BackendOptions): Promise<Backend> {
  const inTurn = takeTurns();
  const ready = Promise.withResolvers<Awaited<ReturnType<typeof openDatabase>>>();

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!openPaths.some((path) => pathname.startsWith(path))) return new Response('Not found', { status: 404 });
    const { app } = await ready.promise;
    return inTurn(async () => app.fetch(request));
  };
  const server = await listen(port, (request) => answerAcrossOrigins(request, siteOrigins, answer));

  try {
    const lock = lockFolder(dataDirectory);
    const database = await openDatabase(dataDirectory).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    ready.resolve(database);

    const close = async () => {
      await server.close();
      await inTurn(() => database.connection.close());
      lock.release();
    };
    let closing: Promise<void> | undefined;
    return {
      url: server.url,
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
