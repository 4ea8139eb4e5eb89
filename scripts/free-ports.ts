import { connect, createServer } from 'node:net';

/** True when something answers on a local port, at either of the addresses that `localhost` stands for. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => doesAnswer(port, host)));
  return answers.includes(true);
}

function doesAnswer(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ port, host });
    socket.once('connect', () => (socket.destroy(), answer(true)));
    socket.once('error', () => answer(false));
  });
}

/** Throws one sentence when nothing could be served on a port: another program is there, or this user may not use it. */
export async function requirePort(port: number, setting: string): Promise<void> {
  if (await isTaken(port)) {
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another with ${setting}.`);
  }
  const refusal = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    const server = createServer();
    server.once('error', done);
    server.listen(port, '127.0.0.1', () => server.close(() => done(undefined)));
  });
  if (!refusal) return;
  throw new Error(`Port ${port} cannot be used (${refusal.code}). Choose another with ${setting}.`, { cause: refusal });
}
