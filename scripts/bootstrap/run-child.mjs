import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const missing = 127; // what a shell answers for a command that is not there

/**
 * Runs a command in this terminal and resolves with its exit status. Signals are passed on, and the end of npm counts as
 * one: told to stop, npm tells only the shell between itself and this process, and everything else would live on.
 */
export function runChild(command, words, options) {
  const child = spawn(command, words, { ...options, stdio: 'inherit' });
  const stop = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500);
  if (!process.env.npm_lifecycle_event) clearInterval(watch); // started by hand: may outlive the terminal
  return new Promise((done) => {
    child.once('error', ({ message }) => {
      console.error(message);
      done(missing);
    });
    child.once('exit', (status) => done(status ?? 1));
  }).finally(() => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, stop);
  });
}
