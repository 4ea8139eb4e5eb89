import { minifySync } from 'vite';

/** A script as it stands in a page: its first round trip is counted in bytes. Throws when the script does not parse. */
export function inlineSource(script: string): string {
  const { code, errors } = minifySync('inline.js', script);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  return code;
}
