/** The assistant with a language model behind it that does as a test says. */
import { afterAll, beforeAll } from 'vitest';
import { handleChat } from '../../functions/ai-chat/handler.ts';
import type { LogEntry } from '../../functions/_shared/dependencies.ts';
import { limits, type Limits } from '../../functions/_shared/limits.ts';
import type { ChatReply } from '#contracts/chat.ts';
import type { Backend } from '../../scripts/backend/server.ts';
import { functionsOver, readStream, type FunctionCaller } from './functions.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
// Loaded beforehand, as it is in a function that runs: loading counts as waiting.
import 'ai';
import '@ai-sdk/openai-compatible';
import '../../functions/ai-chat/tools.ts';

/** The limits in force, but however busy the machine is that runs the tests, the model has time enough. */
export const patientLimits: Limits = { ...limits, modelPatience: { silence: 600_000, total: 600_000 } };

/** Starts a model for the tests of a file. */
export function useModelChat(backend: Backend) {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());
  const model: Pick<ModelServer, 'behave' | 'requests' | 'hungUp'> = {
    behave: (...behaviors) => server.behave(...behaviors),
    get requests() {
      return server.requests;
    },
    get hungUp() {
      return server.hungUp;
    },
  };

  /** The functions with that model. */
  const withModel = (changes: Parameters<typeof functionsOver>[2] = {}) =>
    functionsOver(
      backend,
      { AI_BASE_URL: server.url, AI_API_KEY: 'a key', AI_MODEL: 'a-model' },
      { limits: patientLimits, ...changes },
    );

  /** Asks, and reads the reply to its end; `shown` is the text that came before it. */
  async function askModel(
    question: unknown,
    caller: FunctionCaller = withModel(),
  ): Promise<{ shown: string; reply: ChatReply; log: LogEntry | undefined }> {
    const response = await caller.call(handleChat, question, { accept: 'text/event-stream' });
    const { shown, reply } = await readStream(response);
    await caller.finish();
    return { shown, reply, log: caller.log.at(-1) };
  }

  return { model, withModel, askModel };
}
