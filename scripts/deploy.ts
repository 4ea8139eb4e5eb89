/**
 * Brings what is in this folder to the hosted project and the site: `npm run deploy`. Stopped at any moment, start it again.
 * `--check` changes nothing and says what is missing or wrong. `--scheduled` deploys only if time has changed something.
 */
import { beginDeploy, sayWhy } from './deploy/begin.ts';
import { DeployError } from './deploy/deploy-error.ts';
import { warningAboutDocker } from './deploy/docker.ts';
import { claimProduction } from './deploy/lock.ts';
import { currentRevision } from './deploy/revision.ts';
import { deploySteps } from './deploy/steps.ts';

const words = process.argv.slice(2);

try {
  const unknown = words.find((word) => word !== '--check' && word !== '--scheduled');
  if (unknown !== undefined) throw new DeployError(`${unknown} is unknown: write --check, --scheduled or nothing.`);
  const settings = beginDeploy();
  const revision = currentRevision();
  if (words.includes('--check')) {
    const { checkProduction } = await import('./deploy/check.ts'); // a deploy need not wait for it
    const findings = await checkProduction(settings, revision);
    for (const { wrong, remedy } of findings) console.log(`${wrong.replace(/\.$/, '')}.\n  → ${remedy}`);
    console.log(findings.length === 0 ? 'Nothing is missing.' : `${findings.length} to do.`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  } else {
    claimProduction(settings);
    const due = words.includes('--scheduled')
      ? await (await import('./deploy/due.ts')).whatIsDue(settings, revision, new Date())
      : { reasons: [] };
    if ('rest' in due) console.log(due.rest);
    else {
      for (const reason of due.reasons) console.log(`Because ${reason}.`);
      const warning = warningAboutDocker();
      if (warning) console.log(warning);
      const steps = deploySteps(settings, revision);
      for (const [index, { name, run }] of steps.entries()) {
        console.log(`Step ${index + 1} of ${steps.length}: ${name}`);
        await run();
      }
      console.log(`${settings.siteUrl} serves ${revision}.`);
    }
  }
} catch (error) {
  sayWhy(error);
}
