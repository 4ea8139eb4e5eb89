import { z } from 'zod';

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** A setting without which nothing can be deployed; the sentence says where it comes from. */
const needed = (from: string) => optional.refine((value) => value !== undefined, `is missing: ${from}`);

const isHttps = (value: string | undefined) =>
  value === undefined || /^(https:\/\/[^/\s]+|http:\/\/127\.0\.0\.1:\d+)\/?$/.test(value);

const schema = z.object({
  /** Address of the site, such as `https://www.your-venue.com`. */
  SITE_URL: needed('the address of the site, such as https://www.your-venue.com').refine(
    isHttps,
    'is wrong: write https:// and the name of the site, and nothing behind it',
  ),
  /** Address of the hosted project. */
  PUBLIC_SUPABASE_URL: needed('Project Settings, Data API, shows the address of the project').refine(
    isHttps,
    'is wrong: write the address of the project, such as https://abcdefghijklmnopqrst.supabase.co',
  ),
  /** Publishable key of the hosted project. */
  PUBLIC_SUPABASE_ANON_KEY: needed('Project Settings, API Keys, shows the publishable key').refine(
    (value) => !value?.startsWith('sb_secret_'),
    'is wrong: it is the secret key, and it would stand on every page; take the publishable one',
  ),
  /** What the project is called in its own address; needed only where it answers under a name of your own. */
  SUPABASE_PROJECT_REF: optional,
  /** Lets the build give share cards pages of their own. */
  SUPABASE_SECRET_KEY: optional,
  /** Opens the project for the command line of Supabase. */
  SUPABASE_ACCESS_TOKEN: needed('make one at supabase.com, Account, Access Tokens'),
  /** Address of the pooler, for machines that the project’s own address does not reach. */
  SUPABASE_DB_URL: optional,
  /** Opens the account that serves the site. */
  CLOUDFLARE_API_TOKEN: needed(
    'make one at dash.cloudflare.com, My Profile, API Tokens, from “Edit Cloudflare Workers”',
  ),
  /** Which account that is. */
  CLOUDFLARE_ACCOUNT_ID: needed('dash.cloudflare.com, Workers & Pages, shows it at the right'),
  /** Name of the Worker that serves the site, where it is not that of `wrangler.jsonc`: for a second site to try things on. */
  WORKER_NAME: optional,
  /** Where the management interface of Supabase answers. */
  SUPABASE_API_URL: z.url().default('https://api.supabase.com'),
  /** Where the interface of Cloudflare answers. */
  CLOUDFLARE_API_BASE_URL: z.url().default('https://api.cloudflare.com/client/v4'),
});

/** What a deploy needs to know. */
export interface DeploySettings {
  siteUrl: string;
  supabase: {
    url: string;
    publishableKey: string;
    ref: string;
    secretKey: string | undefined;
    accessToken: string;
    apiUrl: string;
    /** What migrations are pushed to: the project by its name, or the address that was given. */
    database: string;
  };
  cloudflare: { token: string; account: string; worker: string | undefined; apiUrl: string };
}

/** Names of all settings of a deploy. */
export const deploySettingNames = Object.keys(schema.shape);

/** Reads the settings of a deploy: them, or one sentence for each that is missing or wrong. */
export function readDeploySettings(environment: Record<string, string | undefined>): {
  settings: DeploySettings | undefined;
  problems: string[];
} {
  const result = schema.safeParse(environment);
  const problems = result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  const values = result.data;
  const ref = values?.SUPABASE_PROJECT_REF ?? /^https:\/\/([a-z]{20})\./.exec(values?.PUBLIC_SUPABASE_URL ?? '')?.[1];
  if (values && !ref) {
    problems.push('SUPABASE_PROJECT_REF is missing: the twenty letters of the project in the address of its page.');
  }
  if (!values || !ref) return { settings: undefined, problems };
  const plain = (address: string | undefined) => (address ?? '').replace(/\/$/, '');
  return {
    problems: [],
    settings: {
      siteUrl: plain(values.SITE_URL),
      supabase: {
        url: plain(values.PUBLIC_SUPABASE_URL),
        publishableKey: values.PUBLIC_SUPABASE_ANON_KEY ?? '',
        ref,
        secretKey: values.SUPABASE_SECRET_KEY,
        accessToken: values.SUPABASE_ACCESS_TOKEN ?? '',
        apiUrl: plain(values.SUPABASE_API_URL),
        database: values.SUPABASE_DB_URL ?? ref,
      },
      cloudflare: {
        token: values.CLOUDFLARE_API_TOKEN ?? '',
        account: values.CLOUDFLARE_ACCOUNT_ID ?? '',
        worker: values.WORKER_NAME,
        apiUrl: plain(values.CLOUDFLARE_API_BASE_URL),
      },
    },
  };
}
