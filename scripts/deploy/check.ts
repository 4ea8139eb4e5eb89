import { checkAccounts } from './check-accounts.ts';
import { checkDatabase } from './check-database.ts';
import { checkFunctions } from './check-functions.ts';
import { checkSite } from './check-site.ts';
import { DeployError } from './deploy-error.ts';
import type { Finding } from './finding.ts';
import { supabaseApi } from './supabase-api.ts';
import type { DeploySettings } from './settings.ts';

/** All that is missing or wrong in production. Changes nothing; a part that cannot be read is a finding of its own. */
export async function checkProduction(settings: DeploySettings, revision: string): Promise<Finding[]> {
  const api = supabaseApi(settings);
  const parts = [
    checkDatabase(api, settings),
    checkAccounts(api, settings),
    checkFunctions(api, settings),
    checkSite(settings, revision),
  ];
  const outcomes = await Promise.allSettled(parts);
  const findings = outcomes.flatMap((outcome): Finding[] => {
    if (outcome.status === 'fulfilled') return outcome.value;
    const { reason } = outcome as { reason: unknown };
    if (!(reason instanceof DeployError)) throw reason;
    return [{ wrong: reason.message, remedy: 'the rest of that part was not looked at' }];
  });
  return findings.filter(({ wrong }, index) => findings.findIndex((each) => each.wrong === wrong) === index);
}
