/** The functions as tests call them: real handlers over a real database, with an answerer and a guard that are easy to foretell. */
import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { chatEventSchema, type ChatEvent, type ChatReply } from '#contracts/chat.ts';
import { createStaffAccounts } from '../../functions/_shared/accounts/staff-accounts.ts';
import type { Answer } from '../../functions/_shared/answerer/answer-types.ts';
import { createChatDatabase } from '../../functions/_shared/database/chat-database.ts';
import { connectDatabase } from '../../functions/_shared/database/connect.ts';
import type { ChatDependencies, LogEntry, StaffDependencies } from '../../functions/_shared/dependencies.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import type { Handler } from '../../functions/_shared/http/endpoint.ts';
import { limits } from '../../functions/_shared/limits.ts';
import { createCircuitBreaker } from '../../functions/_shared/model/circuit-breaker.ts';
import { readSettings } from '../../functions/_shared/settings.ts';
import type { Backend } from '../../scripts/backend/server.ts';

/** The site of the tests. */
export const siteOrigin = 'https://www.example.com';

/** What the embedded answerer of the tests says. */
export const plainAnswer = 'Tickets are $35 to $39 per person.';

const answerOf = (question: string): Answer => ({
  text: /parrot/.test(question) ? 'I do not have that information.' : plainAnswer,
  outcome: /parrot/.test(question) ? 'unanswered' : 'answered',
  topics: ['prices'],
  sources: [{ title: 'What does it cost?', href: '/questions#faq-price' }],
  cards: [],
  followUps: ['How do I book?'],
  offerPerson: /parrot/.test(question),
  computed: [],
});

type EveryDependency = ChatDependencies & StaffDependencies;

/** Handlers with their dependencies; what is logged and what goes on after an answer can be looked at. */
export interface FunctionCaller {
  dependencies: EveryDependency;
  log: LogEntry[];
  /** Sends a body to a handler from a page of the site. */
  call(handler: Handler<EveryDependency>, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Waits for mail and other work that goes on after an answer. */
  finish(): Promise<void>;
}

/** The functions over a backend. `environment` sets up a model or mail. */
export function functionsOver(
  backend: Backend,
  environment: Record<string, string> = {},
  changes: Partial<EveryDependency> = {},
): FunctionCaller {
  const log: LogEntry[] = [];
  const later: Promise<unknown>[] = [];
  const settings = readSettings({
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_ORIGINS: siteOrigin,
    ...environment,
  });
  const client = createClient(settings.backend.url, settings.backend.key, { auth: { persistSession: false } });
  const dependencies: EveryDependency = {
    settings,
    limits,
    allowLocalPages: false,
    database: createChatDatabase(connectDatabase(settings.backend)),
    accounts: createStaffAccounts(client, settings.backend.url),
    facts: loadFacts(),
    answer: async (messages) => answerOf(messages.at(-1)?.content ?? ''),
    guard: (text, { allowed = [] }) => {
      const prices = text.match(/\$\d+/g) ?? [];
      const offending = prices.filter(
        (price) => !['$35', '$39'].includes(price) && !allowed.some((fact) => fact.includes(price)),
      );
      return offending.length > 0 ? { ok: false, offending } : { ok: true };
    },
    circuit: createCircuitBreaker(),
    now: () => new Date(),
    log: (entry) => log.push(entry),
    runLater: (work) => later.push(work),
    ...changes,
  };
  return {
    dependencies,
    log,
    call: (handler, body, headers = {}) => handler(post(body, headers), dependencies),
    finish: async () => {
      await Promise.all(later);
    },
  };
}

/** A POST from a page of the site. */
export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://functions.example.com/', {
    method: 'POST',
    headers: { origin: siteOrigin, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A question of a new visitor, or of the one whose session is given. */
export function ask(question: string, session: string = randomUUID()) {
  return { session_id: session, messages: [{ role: 'user', content: question }], page: '/birthday-parties' };
}

/** The events of a streamed reply. */
export async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const lines = (await response.text()).split('\n\n').filter(Boolean);
  return lines.map((line) => chatEventSchema.parse(JSON.parse(line.replace(/^data: /, ''))));
}

/** The whole reply that ends a stream, and the text that was shown until then. */
export async function readStream(response: Response): Promise<{ shown: string; reply: ChatReply }> {
  const events = await eventsOf(response);
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error(`The stream ended with ${JSON.stringify(last)}`);
  const shown = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  return { shown, reply: last.reply };
}
