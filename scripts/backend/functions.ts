import type { ChatDependencies, LogEntry, StaffDependencies } from '../../functions/_shared/dependencies.ts';
import type { Handler } from '../../functions/_shared/http/endpoint.ts';

/** What tests and scripts may replace in the functions of the embedded backend. */
export interface FunctionOptions {
  /** Settings such as AI_BASE_URL; those of the process unless given. */
  environment?: Record<string, string | undefined>;
  /** Loads them and answers a question at once, so that the first visitor need not wait for that. */
  warm?: boolean;
  changes?: Partial<Pick<ChatDependencies, 'limits' | 'now' | 'log' | 'answer' | 'guard'>>;
}

/** The backend as its own functions reach it: in this process, without the network. */
interface Inside {
  url: string;
  secretKey: string;
  siteOrigins: string[];
  fetch: typeof fetch;
}

/** The functions of the project, answering in this process as the deployed ones do under Deno. */
export interface MountedFunctions {
  /** Undefined when there is no function of that name. */
  answer(request: Request): Promise<Response | undefined>;
  /** Does what the first question would have to wait for. Never throws: what is wrong is told to the first caller. */
  warmUp(): Promise<void>;
  /** Waits until nothing is left that goes on after an answer, such as sending mail. */
  finish(): Promise<void>;
}

const prefix = '/functions/v1/';

/** Loaded with the first call: a start of the site does not wait for them. */
async function loadHandlers(): Promise<Record<string, Handler<ChatDependencies & StaffDependencies>>> {
  const [chat, summary, rating, contact, poll, press, invite, remove, factor, health, mail] = await Promise.all([
    import('../../functions/ai-chat/handler.ts'),
    import('../../functions/send-chat-summary/handler.ts'),
    import('../../functions/rate-chat-reply/handler.ts'),
    import('../../functions/send-contact-request/handler.ts'),
    import('../../functions/cast-poll-vote/handler.ts'),
    import('../../functions/count-press/handler.ts'),
    import('../../functions/invite-staff/handler.ts'),
    import('../../functions/remove-staff/handler.ts'),
    import('../../functions/remove-second-factor/handler.ts'),
    import('../../functions/health/handler.ts'),
    import('../../functions/deliver-mail/handler.ts'),
  ]);
  return {
    'ai-chat': chat.handleChat,
    'send-chat-summary': summary.handleSummary,
    'rate-chat-reply': rating.handleRating,
    'send-contact-request': contact.handleContactRequest,
    'cast-poll-vote': poll.handlePollVote,
    'count-press': press.handlePress,
    'invite-staff': invite.handleInvitation,
    'remove-staff': remove.handleStaffRemoval,
    'remove-second-factor': factor.handleSecondFactorRemoval,
    health: health.handleHealth,
    'deliver-mail': mail.handleMailRun,
  };
}

/** Mounts the functions beside the data interface. Nothing is loaded or parsed before the first call. */
export function mountFunctions(
  inside: Inside,
  { environment = process.env, changes }: FunctionOptions,
): MountedFunctions {
  const unfinished = new Set<Promise<unknown>>();
  const runLater = (work: Promise<unknown>) => {
    const settled = work.catch(() => undefined).finally(() => unfinished.delete(settled));
    unfinished.add(settled);
  };
  const load = async () => {
    const [handlers, { createChatDependencies }, { createStaffDependencies }] = await Promise.all([
      loadHandlers(),
      import('../../functions/ai-chat/wiring.ts'),
      import('../../functions/_shared/accounts/wiring.ts'),
    ]);
    const settings = {
      ...environment,
      SUPABASE_URL: inside.url,
      SUPABASE_SECRET_KEY: inside.secretKey,
      SITE_ORIGINS: inside.siteOrigins.join(','),
    };
    const own = { fetch: inside.fetch, allowLocalPages: true, log: logProblems, now: clock(environment), runLater };
    const { accounts } = createStaffDependencies(settings, own);
    const dependencies = Object.assign(createChatDependencies(settings, { ...own, ...changes }), { accounts });
    return { handlers, dependencies };
  };
  let loading: ReturnType<typeof load> | undefined;
  /** Loads them once; after a failure the next call tries again. */
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    answer: async (request) => {
      const { handlers, dependencies } = await loaded();
      const handle = handlers[new URL(request.url).pathname.slice(prefix.length)];
      return handle?.(request, dependencies);
    },
    warmUp: async () => {
      try {
        const { dependencies } = await loaded();
        const { facts, now, answer } = dependencies;
        await answer([{ role: 'user', content: 'When are you open?' }], { facts, now: now() });
      } catch {
        // told to the first caller
      }
    },
    finish: async () => {
      while (unfinished.size > 0) await Promise.all(unfinished);
    },
  };
}

/** The site can be built as of another moment; its assistant then lives at the same moment. */
function clock({ VENUE_NOW: moment }: Record<string, string | undefined>): () => Date {
  return () => (moment ? new Date(moment) : new Date());
}

/** A developer wants to know what failed; the rest would only fill the terminal. */
function logProblems(entry: LogEntry): void {
  if (
    Number(entry['status']) >= 500 ||
    entry['model_failure'] ||
    entry['model_circuit'] ||
    entry['withheld'] ||
    entry['delivery']
  )
    console.warn(JSON.stringify(entry));
}
