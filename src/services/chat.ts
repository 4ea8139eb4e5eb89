import { chatEventSchema, chatReplySchema, type ChatEvent, type ChatReply, type ChatRequest } from '#contracts/chat.ts';
import type { ChatRatingRequest } from '#contracts/chat-rating.ts';
import type { ChatSummaryRequest } from '#contracts/chat-summary.ts';
import { isOwnPath, isWebAddress, sendingFailed } from '#domain/chat.ts';
import { report } from '#lib/report.ts';
import { explain, invokeFunction } from './invoke-function.ts';
import { readEventStream } from './event-stream.ts';

/** How a question ended. `stopped`: the visitor stopped it. `failed`: with a sentence for the visitor. */
export type ChatOutcome =
  { status: 'answered'; reply: ChatReply } | { status: 'stopped' } | { status: 'failed'; message: string };

/** How long the assistant may be silent before the question counts as failed, in milliseconds. */
const patience = 30_000;

/**
 * Asks the assistant and hands on the text of its reply as it comes. Never throws: a refusal, a broken connection,
 * silence and nonsense all end as `failed`, after the text that came before (specification, section 8).
 */
export async function askAssistant(
  request: ChatRequest,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<ChatOutcome> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp);
  let silence = setTimeout(hangUp, patience);
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(hangUp, patience);
  };
  try {
    const response = await invokeFunction('ai-chat', request, { accept: 'text/event-stream', signal: line.signal });
    hear();
    if (!response.ok) return failed((await explain(response)) ?? sendingFailed);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return answered(await response.json());
    for await (const data of readEventStream(response.body)) {
      hear();
      const event: ChatEvent = chatEventSchema.parse(JSON.parse(data));
      if (event.type === 'delta') onText(event.text);
      if (event.type === 'done') return answered(event.reply);
      if (event.type === 'error') return failed(event.message || sendingFailed);
    }
    return failed(sendingFailed, 'The stream ended without an end.');
  } catch (reason) {
    return signal.aborted ? { status: 'stopped' } : failed(ownMessage(reason), reason);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', hangUp);
  }
}

/** A reply without links that lead nowhere a visitor should go. */
function answered(answer: unknown): ChatOutcome {
  const reply = chatReplySchema.parse(answer);
  const sources = reply.sources.filter(({ href }) => isOwnPath(href));
  const cards = reply.cards.filter((card) =>
    card.kind === 'room'
      ? isOwnPath(card.href) && (card.booking === undefined || isWebAddress(card.booking))
      : isWebAddress(card.href),
  );
  return { status: 'answered', reply: { ...reply, sources, cards } };
}

/** What a browser says of a network that failed; every other mistake is ours, and no visitor could read it. */
function ownMessage(reason: unknown): string {
  return (reason instanceof TypeError && reason.message) || sendingFailed;
}

function failed(message: string, reason: unknown = message): ChatOutcome {
  report('The chat message failed', reason);
  return { status: 'failed', message };
}

/** Has the conversation summed up for the venue. Outlives the page; a failure is only logged (section 8). */
export async function sendChatSummary(request: ChatSummaryRequest): Promise<void> {
  try {
    const response = await invokeFunction('send-chat-summary', request, { keepalive: true });
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  } catch (reason) {
    report('The chat summary failed', reason);
  }
}

/** Stores a thumb for a reply. Returns whether it was stored; never throws. */
export async function rateReply(request: ChatRatingRequest): Promise<boolean> {
  try {
    const response = await invokeFunction('rate-chat-reply', request, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
    return true;
  } catch (reason) {
    report('The rating failed', reason);
    return false;
  }
}
