import { dump, load } from 'js-yaml';
import { redirectsSchema } from '../../src/schemas/redirects.ts';

/** Where the old addresses are kept. */
export const redirectsFile = 'src/content/redirects.yaml';
/** Each address is two rules, and the CDN takes two thousand. */
export const mostRedirects = 1000;

/** What the file leads on already. */
export const readRedirects = (text: string | undefined): Record<string, string> =>
  redirectsSchema.safeParse(load(text ?? '') ?? {}).data?.old ?? {};

/** True for an address that the server can lead on: it takes lower case only. */
export const canLeadOn = (path: string): boolean => redirectsSchema.safeParse({ old: { [path]: '/' } }).success;

/** The file with further addresses at its end; what stands in it stays, its comments too. */
export function addRedirects(text: string | undefined, added: Readonly<Record<string, string>>): string {
  const wanted = { ...readRedirects(text), ...added };
  const lines = dump(added, { lineWidth: -1 }).replace(/^(?=.)/gm, '  ');
  const whole = text && /^old:\s*$/m.test(text) ? `${text.trimEnd()}\n${lines}` : '';
  const isWhole = whole && JSON.stringify(readRedirects(whole)) === JSON.stringify(wanted);
  const [comments = ''] = /^(?:#.*\n)*/.exec(text ?? '') ?? [];
  return isWhole ? whole : `${comments}${dump({ old: wanted }, { lineWidth: -1 })}`;
}
