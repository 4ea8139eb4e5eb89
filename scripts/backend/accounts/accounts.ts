/**
 * The embedded sign-in leaves out second factors, invitations and what Supabase Auth asks of a change of password. This
 * adds them, following the protocol of the real server, and hands everything else through. Tests and `npm start` use it;
 * a hosted project has all of it.
 */
import { localPublishableKey } from '../local-keys.ts';
import { AccountError, answerError } from './account-error.ts';
import type { Query } from './account-rows.ts';
import { administrate } from './admin.ts';
import { completeSession, completeUser, type Method } from './assurance.ts';
import { limitAttempts } from './attempts.ts';
import { readCaller } from './caller.ts';
import { checkChange, endOtherSessions, isGuarded, type AccountChange } from './change-password.ts';
import { challengeFactor, enrolFactor, ownFactor, unenrolFactor, type NewFactor } from './factors.ts';
import { writeMail, type Mail } from './mail.ts';
import { invite, notify, reauthenticate, recover, type Post } from './mailed-codes.ts';
import { verifyFactor, type FactorCode } from './verify-factor.ts';

/** Limits of the stand-in that a test may move. */
export interface AccountRules {
  /** Codes and links that one address may try at once. */
  attempts: number;
  /** Seconds until an account is written to again about the same. */
  secondsBetweenMails: number;
}

/** What the real server has unless it is told otherwise. */
const usualRules: AccountRules = { attempts: 30, secondsBetweenMails: 60 };

/** What the accounts of a backend need of it. */
export interface AccountSurroundings {
  query: Query;
  /** The embedded sign-in. */
  pass(request: Request): Promise<Response>;
  secretKey: string;
  siteUrl: string;
  /** Name that the mails give the venue. */
  venueName: string;
  rules?: Partial<AccountRules>;
  onMail(mail: Mail): void;
}

const prefix = '/auth/v1';

/** Answers the addresses of sign-in. */
export function createAccounts({ query, pass, secretKey, siteUrl, venueName, rules, onMail }: AccountSurroundings) {
  const { attempts, secondsBetweenMails } = { ...usualRules, ...rules };
  const limits = {
    verify: limitAttempts(attempts, 6),
    challenge: limitAttempts(attempts, 15),
    code: limitAttempts(attempts, 15),
  };
  const used = new Map<string, Set<number>>();
  const post: Post = {
    query,
    secondsBetweenMails,
    send: (kind, fields) => onMail(writeMail(kind, { siteUrl, venueName, ...fields })),
  };

  /** Passes a request on and completes the session in the answer. */
  const passSession = async (request: Request, method?: Method) => {
    const answer = await pass(request);
    if (!answer.ok) return answer;
    const session = (await answer.json()) as Parameters<typeof completeSession>[1];
    return Response.json(await completeSession(query, session, method));
  };

  const onFactor = async (request: Request, factorId: string, action: string | undefined): Promise<unknown> => {
    const caller = await readCaller(request, query);
    const address = request.headers.get('cf-connecting-ip') ?? '';
    if (request.method === 'DELETE' && !action) {
      const removed = await unenrolFactor(query, caller, factorId);
      notify(post, 'mfa_factor_unenrolled', caller);
      return removed;
    }
    if (request.method !== 'POST') return undefined;
    if (action === 'challenge') {
      limits.challenge(request);
      return challengeFactor(query, caller, factorId, address);
    }
    if (action !== 'verify') return undefined;
    limits.code(request);
    const code = await read<FactorCode>(request);
    await verifyFactor(query, caller, factorId, code, { address, used, now: new Date() });
    if (ownFactor(caller, factorId).status === 'unverified') notify(post, 'mfa_factor_enrolled', caller);
    return passSession(await refreshRequest(query, request, caller.session.id));
  };

  const onUser = async (request: Request): Promise<Response> => {
    const change = request.method === 'PUT' ? await read<AccountChange>(request.clone()) : {};
    const caller = isGuarded(change) ? await readCaller(request, query) : undefined;
    if (caller) await checkChange(query, caller, change);
    const answer = await pass(request);
    if (!answer.ok) return answer;
    if (caller && change.password !== undefined) {
      await endOtherSessions(query, caller);
      notify(post, 'password_changed', caller);
    }
    return Response.json(await completeUser(query, (await answer.json()) as { id: string }));
  };

  const serve = async (request: Request): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(prefix.length);
    const call = `${request.method} ${path}`;
    const [, factorId = '', action] = /^\/factors\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (factorId) return onFactor(request, factorId, action);
    if (path.startsWith('/admin/') || path === '/invite') {
      if (keyOf(request) !== secretKey) throw new AccountError(403, 'not_admin', 'User not allowed');
      return path === '/invite' ? invite(post, await read(request)) : administrate(query, request.method, path);
    }
    if (call === 'POST /token') {
      return passSession(request, searchParams.get('grant_type') === 'password' ? 'password' : undefined);
    }
    if (call === 'POST /verify') {
      limits.verify(request);
      return passSession(await asKnownType(request), 'otp');
    }
    if (call === 'POST /factors') {
      return enrolFactor(
        query,
        await readCaller(request, query),
        await read<NewFactor>(request),
        new URL(siteUrl).host,
      );
    }
    if (call === 'POST /recover') return recover(post, (await read<{ email?: string }>(request)).email);
    if (call === 'GET /reauthenticate') return reauthenticate(post, await readCaller(request, query));
    return path === '/user' ? onUser(request) : undefined;
  };

  return async (request: Request): Promise<Response> => {
    if (![localPublishableKey, secretKey].includes(keyOf(request))) return pass(request);
    try {
      const answer = await serve(request.clone());
      if (answer instanceof Response) return answer;
      return answer === undefined ? await pass(request) : Response.json(answer);
    } catch (error) {
      if (error instanceof AccountError) return answerError(request, error);
      throw error;
    }
  };
}

/** The key of the project that a call shows, in its header or in its address. */
const keyOf = (request: Request) =>
  request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';

async function read<Body>(request: Request): Promise<Body> {
  const text = await request.text();
  try {
    return (text ? JSON.parse(text) : {}) as Body;
  } catch {
    throw new AccountError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

/** The embedded sign-in knows an invitation as a confirmed sign-up: the token is in the same place. */
async function asKnownType(request: Request): Promise<Request> {
  const body = await read<{ type?: string }>(request.clone());
  return body.type === 'invite' ? withBody(request, { ...body, type: 'signup' }) : request;
}

/** Renews a session, so that its next access token carries the new level. */
async function refreshRequest(query: Query, request: Request, sessionId: string): Promise<Request> {
  const [row] = await query<{ token: string }>(
    'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
    [sessionId],
  );
  const url = new URL(`${prefix}/token?grant_type=refresh_token`, request.url);
  return withBody(new Request(url, { headers: request.headers, method: 'POST' }), { refresh_token: row?.token });
}

function withBody(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) });
}
