import { spawnSync } from 'node:child_process';

/**
 * What to know before functions are sent from a machine on which no Docker runs; undefined where one does. The command line of
 * Supabase packs functions with it, and otherwise has the platform pack them, which takes less.
 */
export function warningAboutDocker(): string | undefined {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) return undefined;
  return (
    'Docker does not run here, so the platform packs the functions itself. It says that it takes 5 MB then, and ai-chat has 8, ' +
    '3.6 compressed: if it refuses, start Docker, or let GitHub deploy, whose machines have it.'
  );
}
