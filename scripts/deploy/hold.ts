import { z } from 'zod';
import { runTool } from './run-tool.ts';
import type { DeploySettings } from './settings.ts';
import { supabaseApi } from './supabase-api.ts';

/**
 * Name of a secret of the project that is there while somebody has rolled back: the schedule then leaves the site alone, on
 * whatever machine it runs. No function reads it.
 */
export const holdName = 'SCHEDULED_DEPLOYS_HELD';

const namesSchema = z.array(z.object({ name: z.string() }));

/** Whether somebody has rolled back and nobody has deployed since. */
export async function isHeld(settings: DeploySettings): Promise<boolean> {
  const secrets = await supabaseApi(settings).read('/secrets', namesSchema);
  return secrets.some(({ name }) => name === holdName);
}

/** Keeps the schedule from deploying. */
export const hold = ({ supabase }: DeploySettings): Promise<void> =>
  runTool('supabase', ['secrets', 'set', `${holdName}=1`, `--remote=${supabase.ref}`, '--yes']);

/** Lets the schedule deploy again. */
export const release = ({ supabase }: DeploySettings): Promise<void> =>
  runTool('supabase', ['secrets', 'unset', holdName, `--remote=${supabase.ref}`, '--yes']);
