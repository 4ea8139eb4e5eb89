import { z } from 'zod';
import { unless, type Finding } from './finding.ts';
import type { DeploySettings } from './settings.ts';
import type { SupabaseApi } from './supabase-api.ts';

const schema = z.object({
  site_url: z.string().nullish(),
  uri_allow_list: z.string().nullish(),
  smtp_host: z.string().nullish(),
  smtp_admin_email: z.string().nullish(),
  disable_signup: z.boolean().nullish(),
  password_min_length: z.number().nullish(),
  mfa_totp_verify_enabled: z.boolean().nullish(),
});

/** What is wrong with the accounts of the staff: addresses in mails, their sender, sign-up, passwords, second factors. */
export async function checkAccounts(api: SupabaseApi, { siteUrl }: DeploySettings): Promise<Finding[]> {
  const accounts = await api.read('/config/auth', schema);
  const push = 'npm run deploy sets it; where it stays so, look at Authentication on the page of the project';
  const passwordPage = `${siteUrl}/xtra/password`;
  const allowed = (accounts.uri_allow_list ?? '').split(',').map((address) => address.trim());
  return [
    ...unless(accounts.site_url === siteUrl, `Links in mails lead to ${accounts.site_url}, not to ${siteUrl}`, push),
    ...unless(allowed.includes(passwordPage), `The redirect address ${passwordPage} is not allowed`, push),
    ...unless(
      Boolean(accounts.smtp_host && accounts.smtp_admin_email),
      'Mails of accounts have no sender of their own: a few an hour go out, to members of the project only',
      'enter a mail server and its sender under Authentication, Emails, SMTP Settings',
    ),
    ...unless(accounts.disable_signup === true, 'Anybody can sign up', push),
    ...unless((accounts.password_min_length ?? 0) >= 12, 'Passwords may be shorter than 12 characters', push),
    ...unless(accounts.mfa_totp_verify_enabled === true, 'Second factors are off', push),
  ];
}
