import { readVenue } from '../backend/venue.ts';
import { isHeld, release } from './hold.ts';
import { runTool } from './run-tool.ts';
import type { DeploySettings } from './settings.ts';

/** One step of a deploy. Each may be done again, and half of one is finished by doing it again. */
export interface DeployStep {
  name: string;
  run(): Promise<void>;
}

/** What `supabase/config.toml` reads from the environment. */
export const configEnvironment = ({ siteUrl }: DeploySettings) => ({
  SITE_URL: siteUrl,
  PASSWORD_PAGE_URL: `${siteUrl}/xtra/password`,
});

/** Words that name another Worker than `wrangler.jsonc` does. */
export const workerWords = ({ cloudflare }: DeploySettings): string[] =>
  cloudflare.worker ? ['--name', cloudflare.worker] : [];

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL that tells the database its time zone and where its functions answer: one statement, because a database takes no more at once. */
const venueSql = (timeZone: string, projectUrl: string) =>
  [
    'insert into private.venue_settings (time_zone, functions_url)',
    `values (${quote(timeZone)}, ${quote(`${projectUrl}/functions/v1`)})`,
    'on conflict (only_row) do update set time_zone = excluded.time_zone, functions_url = excluded.functions_url',
  ].join(' ');

/**
 * The steps of a deploy in their order: the database first, because what is older works with what it has more; then the
 * functions, and the pages that call them last. The build compiles the facts, and the functions take those of the build: the
 * same facts are in both. A build that fails has changed nothing that a visitor sees.
 */
export function deploySteps(settings: DeploySettings, revision: string): DeployStep[] {
  const { supabase } = settings;
  const environment = configEnvironment(settings);
  const supabaseTool = (...words: string[]) => runTool('supabase', words, environment);
  const remote = `--remote=${supabase.ref}`;
  return [
    {
      name: 'migrations',
      run: () => supabaseTool('db', 'push', `--remote=${supabase.database}`, '--yes'),
    },
    {
      name: 'venue: its time zone, and where its functions answer',
      run: () =>
        supabaseTool(
          'db',
          'query',
          venueSql(readVenue().timeZone, supabase.url),
          `--remote=${supabase.database}`,
          '--yes',
        ),
    },
    { name: 'settings of accounts and mails', run: () => supabaseTool('config', 'push', remote, '--yes') },
    {
      name: 'build',
      run: () =>
        runTool('astro', ['build'], {
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          ...environment,
          SITE_REVISION: revision,
        }),
    },
    {
      name: 'functions',
      run: async () => {
        await runTool('node', ['scripts/bundle-functions.ts']);
        await supabaseTool('functions', 'deploy', remote, '--yes');
      },
    },
    { name: 'site', run: () => runTool('wrangler', ['deploy', ...workerWords(settings), '--message', revision]) },
    {
      name: 'schedule: it may deploy again',
      run: async () => {
        if (await isHeld(settings)) await release(settings);
      },
    },
  ];
}
