import { randomUUID } from 'node:crypto';
import { chatEventSchema, type ChatReply } from '#contracts/chat.ts';

/** One question and what became of it. */
export interface Exchange {
  session: string;
  /** Milliseconds until the whole reply was there, as the visitor sees it. */
  milliseconds: number;
  /** Undefined when there was no proper reply. */
  reply: ChatReply | undefined;
}

/** What visitors ask, over and over. */
const questions = [
  'What are your hours on Saturday?',
  'how much for 6 people',
  'Where are you located?',
  'which room is the scariest?',
  'Can my 9 year old play?',
  'How do I book?',
  'do you have gift cards',
  'can we bring a birthday cake for 10 kids',
  'Is there parking nearby?',
  'thanks!',
];

/** A visitor begins a new conversation after so many questions, from another address. */
const questionsPerConversation = 20;

/** Asks one question as the browser does and reads the stream to its end. */
export async function exchange(url: string, question: string, session: string, address: string): Promise<Exchange> {
  const began = performance.now();
  const reply = await fetch(`${url}/functions/v1/ai-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-forwarded-for': address },
    body: JSON.stringify({ session_id: session, messages: [{ role: 'user', content: question }], page: '/' }),
  })
    .then((response) => response.text())
    .then(lastReply)
    .catch(() => undefined);
  return { session, milliseconds: performance.now() - began, reply };
}

function lastReply(stream: string): ChatReply | undefined {
  const last = stream.trim().split('\n\n').at(-1) ?? '';
  const event = chatEventSchema.parse(JSON.parse(last.replace(/^data: /, '')));
  return event.type === 'done' ? event.reply : undefined;
}

/** A visitor who asks without pause until the time is over. */
export async function talkUntil(url: string, end: number, visitor: number): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  let session = randomUUID();
  for (let asked = 0; performance.now() < end; asked += 1) {
    if (asked % questionsPerConversation === 0) session = randomUUID();
    const question = questions[(asked + visitor) % questions.length] ?? 'Hello';
    const conversation = Math.floor(asked / questionsPerConversation);
    exchanges.push(await exchange(url, question, session, `10.${visitor}.${conversation}.1`));
  }
  return exchanges;
}
