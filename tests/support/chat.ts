/** The chat as a visitor finds it, and assistants that answer as a test wants. */
import type { Page, Route } from '@playwright/test';
import type { ChatReply, ChatRequest } from '#contracts/chat.ts';
import { backendUrl } from './addresses.ts';
import { somePage } from './places.ts';
import { mobileBar } from './shell.ts';

/** The chat over the whole screen. */
export const chat = (page: Page) => page.getByRole('dialog', { name: /^Ask / });

/** The button that opens it: in the bar of a phone, in the corner of a larger screen. */
export const chatButton = (page: Page) =>
  (page.viewportSize()?.width ?? 0) < 768
    ? mobileBar(page).getByRole('button', { name: 'Chat' })
    : page.locator('.chat-corner').getByRole('button', { name: 'Chat' });

/** Where a visitor writes, and what sends it. */
export const composer = (page: Page) => chat(page).getByRole('textbox', { name: 'Your question' });
export const send = (page: Page) => chat(page).getByRole('button', { name: 'Send', exact: true });

/** Questions and replies, oldest first. */
export const said = (page: Page) => chat(page).getByRole('region', { name: 'Conversation' });

/** Opens the chat on a page. */
export async function openChat(page: Page, path = somePage): Promise<void> {
  await page.goto(path);
  await chatButton(page).click();
  await chat(page).waitFor();
}

/** Types a question and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
}

const events = (...all: unknown[]) => all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

/** A reply as it comes over the line. */
export const streamOf = (whole: ChatReply) => ({
  contentType: 'text/event-stream',
  headers: { 'access-control-allow-origin': '*' },
  body: events({ type: 'delta', text: whole.message }, { type: 'done', reply: whole }),
});

/** Answers every call of a function, and collects what was sent to it. */
export async function fakeFunction(page: Page, name: string, answer: (route: Route) => unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`${backendUrl}/functions/v1/${name}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await answer(route);
  });
  return sent;
}

/** An assistant that answers each question with what `answer` makes of it. Returns the requests it got. */
export async function fakeAssistant(page: Page, answer: (question: string) => ChatReply): Promise<ChatRequest[]> {
  await fakeFunction(page, 'send-chat-summary', (route) => route.fulfill(json({ status: 'stored' })));
  await fakeFunction(page, 'count-press', (route) => route.fulfill(json({ outcome: 'counted' })));
  const sent = await fakeFunction(page, 'ai-chat', (route) => {
    const { messages } = route.request().postDataJSON() as ChatRequest;
    return route.fulfill(streamOf(answer(messages.at(-1)?.content ?? '')));
  });
  return sent as ChatRequest[];
}

/** An answer of a function in one piece. */
export const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
});

/** An assistant that says what the test tells it to, when the test tells it to. */
export interface PacedAssistant {
  say(text: string): Promise<void>;
  finish(whole: ChatReply): Promise<void>;
  /** Breaks the connection. */
  cut(): Promise<void>;
  /** True once the browser has hung up. */
  isAborted(): Promise<boolean>;
}

interface Line {
  stream?: ReadableStreamDefaultController<Uint8Array>;
  isAborted: boolean;
}

/** Puts an assistant on the line whose pace the test decides. Call it before the page is opened. */
export async function pacedAssistant(page: Page): Promise<PacedAssistant> {
  await fakeFunction(page, 'send-chat-summary', (route) => route.fulfill(json({ status: 'stored' })));
  await page.addInitScript((address) => {
    const line: Line = { isAborted: false };
    Object.assign(window, { line });
    const browsers = window.fetch.bind(window);
    window.fetch = (target, init) => {
      if (target !== address) return browsers(target, init);
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          line.stream = stream;
          line.isAborted = false;
          init?.signal?.addEventListener('abort', () => {
            line.isAborted = true;
            stream.error(new DOMException('The visitor hung up.', 'AbortError'));
          });
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    };
  }, `${backendUrl}/functions/v1/ai-chat`);
  const onLine = <Result>(work: (line: Line, text: string) => Result, text = '') =>
    page.evaluate(`(${work.toString()})(window.line, ${JSON.stringify(text)})`) as Promise<Result>;
  const put = (text: string) => onLine((line, words) => line.stream?.enqueue(new TextEncoder().encode(words)), text);
  return {
    say: (text) => put(events({ type: 'delta', text })) as Promise<void>,
    finish: (whole) => put(events({ type: 'done', reply: whole })) as Promise<void>,
    cut: () => onLine((line) => line.stream?.error(new TypeError('The connection is lost.'))) as Promise<void>,
    isAborted: () => onLine((line) => line.isAborted),
  };
}
