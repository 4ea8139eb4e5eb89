import { createClient } from '@supabase/supabase-js';
import { createStaffAccounts } from './accounts/staff-accounts.ts';
import { answer } from './answerer/answer.ts';
import { createChatDatabase } from './database/chat-database.ts';
import type { Dependencies } from './dependencies.ts';
import { factsOn } from './facts/facts-file.ts';
import { guardReply } from './guard/guard-reply.ts';
import { limits } from './limits.ts';
import { createCircuitBreaker } from './model/circuit-breaker.ts';
import { readSettings } from './settings.ts';

/** Supabase's own way to let work go on after an answer. */
interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

function runLater(work: Promise<unknown>): void {
  const settled = work.catch(() => undefined);
  (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(settled);
}

/** What the functions run with: settings from the environment, the real clock, the project's own database. */
export function createDependencies(
  environment: Record<string, string | undefined>,
  changes: Partial<Dependencies> & { fetch?: typeof fetch } = {},
): Dependencies {
  const { fetch: ownFetch, ...replaced } = changes;
  const settings = readSettings(environment);
  const client = createClient(settings.backend.url, settings.backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(ownFetch && { global: { fetch: ownFetch } }),
  });
  return {
    settings,
    limits,
    allowLocalPages: false,
    database: createChatDatabase(client),
    accounts: createStaffAccounts(client, settings.backend.url, ownFetch),
    get facts() {
      return factsOn(this.now());
    },
    answer,
    guard: guardReply,
    circuit: createCircuitBreaker(),
    now: () => new Date(),
    // eslint-disable-next-line no-console -- the platform collects what is written to the console
    log: (entry) => console.info(JSON.stringify(entry)),
    runLater,
    ...replaced,
  };
}
