/**
 * `npm run load:chat`: fifty visitors talk to the assistant of an embedded backend at once, for a minute, on this computer
 * only; then everything that was said is counted in the database. `--visitors 10 --seconds 5` make it smaller.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { formatReport, measureLoad } from './chat-load/measure-load.ts';

const { values } = parseArgs({ options: { visitors: { type: 'string' }, seconds: { type: 'string' } } });
const { visitors, seconds } = z
  .object({
    visitors: z.coerce.number().int().min(1).max(200).default(50),
    seconds: z.coerce.number().int().min(1).max(600).default(60),
  })
  .parse(values);

const dataDirectory = mkdtempSync(join(tmpdir(), 'chat-load-'));
try {
  const report = await measureLoad({ dataDirectory, visitors, seconds });
  console.log(formatReport(report));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
