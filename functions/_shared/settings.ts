import * as z from 'zod';
import type { AddressTrust } from './http/client-address.ts';

/** A setting that may be left out; an empty one counts as left out. */
const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** The key named `default`, or else the first. */
function readKeys(json: string | undefined, context: z.RefinementCtx): string | undefined {
  if (json === undefined) return undefined;
  try {
    const keys = z.record(z.string(), z.string()).parse(JSON.parse(json));
    return keys['default'] ?? Object.values(keys)[0];
  } catch {
    context.addIssue('is not a JSON object of keys');
    return undefined;
  }
}

const schema = z.object({
  /** Address of the Supabase project. */
  SUPABASE_URL: z.url(),
  /** Secret key of the project, `sb_secret_…`; opens every table, so it never leaves the functions. */
  SUPABASE_SECRET_KEY: optional,
  /** All secret keys by name, as JSON: a hosted project gives them to its functions by itself. */
  SUPABASE_SECRET_KEYS: optional.transform(readKeys),
  /** The older secret key that a hosted project gives to its functions by itself. */
  SUPABASE_SERVICE_ROLE_KEY: optional,
  /** Origins of the site, separated by commas, such as `https://www.your-venue.com`. Only their pages may call. */
  SITE_ORIGINS: optional,
  /** Base address of an OpenAI-compatible interface, such as `https://models.example.com/v1`. */
  AI_BASE_URL: optional.pipe(z.url().optional()),
  /** Key of that interface; a model on the same machine may need none. */
  AI_API_KEY: optional,
  /** Name of the model. */
  AI_MODEL: optional,
  /** Where the mail provider takes emails as JSON, such as `https://mail.example.com/emails`. */
  MAIL_API_URL: optional.pipe(z.url().optional()),
  /** Key of the mail provider. */
  MAIL_API_KEY: optional,
  /** Sender of the emails, such as `Assistant <assistant@your-venue.com>`. */
  MAIL_FROM: optional,
  /** Who at the venue gets summaries and contact requests. */
  MAIL_TO: optional,
  /** Header in which the platform in front names the visitor's address, over whatever a caller wrote there; `none` without one. */
  ADDRESS_HEADER: optional.pipe(
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,64}$/, 'is not the name of a header')
      .default('cf-connecting-ip'),
  ),
  /** Without that header: how many entries at the right end of `x-forwarded-for` our own machines wrote. 0 ignores it. */
  TRUSTED_HOPS: optional.pipe(z.coerce.number<string | undefined>().int().min(0).max(10).default(1)),
});

/** Names of all settings; the limits have names of their own. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** An OpenAI-compatible language model. */
export interface ModelSettings {
  baseUrl: string;
  key: string | undefined;
  name: string;
}

/** A mail provider with a JSON interface. */
export interface MailSettings {
  url: string;
  key: string;
  from: string;
  to: string;
}

/** Settings of the functions, parsed once. Without `model` the embedded answerer answers; without `mail` nothing is mailed. */
export interface Settings {
  backend: { url: string; key: string };
  siteOrigins: string[];
  model: ModelSettings | undefined;
  mail: MailSettings | undefined;
  /** Whose word counts about a visitor's address. */
  addressTrust: AddressTrust;
}

/** Reads the settings of the functions. Throws with the name of the setting that is missing or wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = schema.parse(environment);
  const key = values.SUPABASE_SECRET_KEY ?? values.SUPABASE_SECRET_KEYS ?? values.SUPABASE_SERVICE_ROLE_KEY;
  if (!key) throw new Error('SUPABASE_SECRET_KEY is missing: the functions cannot reach their tables without it.');
  return {
    backend: { url: values.SUPABASE_URL, key },
    siteOrigins: (values.SITE_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim().replace(/\/$/, '') || []),
    model: modelSettings(values),
    mail: mailSettings(values),
    addressTrust: {
      header: values.ADDRESS_HEADER === 'none' ? undefined : values.ADDRESS_HEADER.toLowerCase(),
      hops: values.TRUSTED_HOPS,
    },
  };
}

type Values = z.infer<typeof schema>;

function modelSettings(values: Values): ModelSettings | undefined {
  if (!values.AI_BASE_URL && !values.AI_MODEL) return undefined;
  if (!values.AI_BASE_URL || !values.AI_MODEL)
    throw new Error('AI_BASE_URL and AI_MODEL belong together: set both or none.');
  return { baseUrl: values.AI_BASE_URL, key: values.AI_API_KEY, name: values.AI_MODEL };
}

function mailSettings({ MAIL_API_URL, MAIL_API_KEY, MAIL_FROM, MAIL_TO }: Values): MailSettings | undefined {
  if (!MAIL_API_URL && !MAIL_API_KEY && !MAIL_FROM && !MAIL_TO) return undefined;
  if (!MAIL_API_URL || !MAIL_API_KEY || !MAIL_FROM || !MAIL_TO) {
    throw new Error('MAIL_API_URL, MAIL_API_KEY, MAIL_FROM and MAIL_TO belong together: set all four or none.');
  }
  return { url: MAIL_API_URL, key: MAIL_API_KEY, from: MAIL_FROM, to: MAIL_TO };
}
