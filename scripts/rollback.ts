/**
 * Goes back to what was before: `npm run rollback site` or `npm run rollback functions`, each with the version or revision to
 * go back to behind it, if not the one before. The schedule leaves both alone until the next deploy. Migrations stay: what
 * is older works with what the database has more.
 */
import { beginDeploy, sayWhy } from './deploy/begin.ts';
import { DeployError } from './deploy/deploy-error.ts';
import { hold } from './deploy/hold.ts';
import { claimProduction } from './deploy/lock.ts';
import { rollBackFunctions, rollBackSite } from './deploy/rollback-steps.ts';

try {
  const [what, target, ...rest] = process.argv.slice(2);
  if ((what !== 'site' && what !== 'functions') || rest.length > 0) {
    throw new DeployError(
      'Write npm run rollback site, or npm run rollback functions, and a version behind it if you like.',
    );
  }
  const settings = beginDeploy();
  claimProduction(settings);
  // An outage of Supabase must not keep the site from going back.
  await hold(settings).catch(() =>
    console.error('The schedule could not be held: it may deploy again within an hour.'),
  );
  if (what === 'site') await rollBackSite(settings, target);
  else await rollBackFunctions(settings, target);
  console.log(`The ${what} went back. npm run deploy, or a push, goes on; until then the schedule rests.`);
} catch (error) {
  sayWhy(error);
}
