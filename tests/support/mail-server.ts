/** A mail provider that behaves as told, with the JSON interface of the real ones. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An email as it was handed in. */
export interface Mail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  reply_to?: string;
  /** From the header: the same email has the same one. */
  idempotencyKey: string | undefined;
  authorization: string | undefined;
}

/** What the provider does: takes the email, answers a status, or never answers. */
export type MailBehavior = 'takes it' | 'never answers' | { status: number };

/** A running mail provider. */
export interface MailServer {
  url: string;
  /** Everything that was handed in, taken or not. */
  mails: Mail[];
  /** What it does next: one behavior for each email, the last one for all further ones. */
  behave(...behaviors: [MailBehavior, ...MailBehavior[]]): void;
  close(): Promise<void>;
}

/** Starts a mail provider on this computer, on any free port. */
export async function startMailServer(): Promise<MailServer> {
  let behaviors: MailBehavior[] = ['takes it'];
  let mails: Mail[] = [];
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(Buffer.concat(await incoming.toArray()).toString()) as Mail;
    const { 'idempotency-key': key, authorization } = incoming.headers;
    mails.push({ ...body, idempotencyKey: String(key), authorization });
    const [behavior, ...further] = behaviors;
    if (further.length > 0) behaviors = further;
    if (behavior === 'never answers') return;
    const status = typeof behavior === 'object' ? behavior.status : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"id":"mail-1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    get mails() {
      return mails;
    },
    behave: (...told) => {
      behaviors = told;
      mails = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
