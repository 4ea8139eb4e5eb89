/**
 * Bundles every function into one file, as a deploy sends them, and says how large they are: `npm run bundle`. The facts in
 * them are those that were compiled last.
 */
import { bundleFunctions } from './deploy/bundle-functions.ts';

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000).toLocaleString('en-US');

console.log('| function | kB | kB compressed |\n| --- | --- | --- |');
const bundles = await bundleFunctions();
for (const { name, bytes, compressedBytes } of bundles.toSorted((one, other) => one.bytes - other.bytes)) {
  console.log(`| \`${name}\` | ${kilobytes(bytes)} | ${kilobytes(compressedBytes)} |`);
}
