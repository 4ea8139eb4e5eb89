import { createChatDatabase } from './database/chat-database.ts';
import { connectDatabase } from './database/connect.ts';
import type { Dependencies } from './dependencies.ts';
import { factsOn } from './facts/facts-file.ts';
import { readLimits } from './limits.ts';
import { readSettings } from './settings.ts';

/** Supabase's own way to let work go on after an answer. */
interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

function runLater(work: Promise<unknown>): void {
  const settled = work.catch(() => undefined);
  (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(settled);
}

/** What takes the place of the usual dependencies: a clock of its own, or a way to the database without the network. */
export type Changes<Needed extends Dependencies = Dependencies> = Partial<Needed> & { fetch?: typeof fetch };

/**
 * What every function runs with: settings from the environment, the real clock, the project's own database. Whoever answers
 * questions or changes the staff adds what that takes (`ai-chat/wiring.ts`, `accounts/wiring.ts`): no other function loads it.
 */
export function createDependencies(
  environment: Record<string, string | undefined>,
  changes: Changes = {},
): Dependencies {
  const { fetch: ownFetch, ...replaced } = changes;
  const settings = readSettings(environment);
  return {
    settings,
    limits: readLimits(environment),
    allowLocalPages: false,
    database: createChatDatabase(connectDatabase(settings.backend, ownFetch)),
    get facts() {
      return factsOn(this.now());
    },
    now: () => new Date(),
    // eslint-disable-next-line no-console -- the platform collects what is written to the console
    log: (entry) => console.info(JSON.stringify(entry)),
    runLater,
    ...replaced,
  };
}
