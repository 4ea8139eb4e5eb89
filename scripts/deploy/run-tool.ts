import { spawn } from 'node:child_process';
import { DeployError } from './deploy-error.ts';

/**
 * Runs one of the project’s own tools in this terminal, and rejects with one sentence unless it ends well. `profile` of the
 * environment reaches tests only: it leads the command line of Supabase to another management interface.
 */
export function runTool(command: string, words: string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } });
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new DeployError(`${command} cannot be started: ${error.message}`, error)));
    child.once('exit', (status, signal) => {
      if (status === 0) done();
      else fail(new DeployError(`${command} ended with ${signal ?? status}; it says above why.`));
    });
  });
}
