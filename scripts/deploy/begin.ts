import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { DeployError } from './deploy-error.ts';
import { readDeploySettings, type DeploySettings } from './settings.ts';

/** Settings from the environment, and from `.env` where there is one. Prints every one that is missing or wrong, and throws. */
export function beginDeploy(): DeploySettings {
  if (existsSync('.env')) loadEnvFile('.env');
  const { settings, problems } = readDeploySettings(process.env);
  for (const name of ['VENUE_NOW', 'PREVIEW']) {
    if (process.env[name]) problems.push(`${name} is set: what it makes is no site for visitors; unset it.`);
  }
  if (settings && problems.length === 0) return settings;
  for (const problem of problems) console.error(problem);
  throw new DeployError('Nothing was done. docs/recipes/settings.md says what each setting is.');
}

/** Prints in one sentence why it ended, and makes the process end with 1. */
export function sayWhy(error: unknown): void {
  console.error(error instanceof DeployError ? error.message : error);
  process.exitCode = 1;
}
