import type { PressRequest } from '../_shared/contracts/press.ts';

/** Kinds of places that lead to a page, as the table `press_sums` names them. */
export type PressSource = 'search' | 'social' | 'mail' | 'campaign' | 'other-sites' | 'own-pages' | 'direct';

/** Words in the host of a page, as parts between dots, by the kind of place that it is. Mail comes before search: mail.google.com. */
const hosts: readonly (readonly [PressSource, RegExp])[] = [
  ['mail', /(^|\.)(mail|webmail|outlook|gmail|gm|protonmail)\./],
  [
    'search',
    /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|startpage|qwant|kagi|baidu|yandex|googlequicksearchbox)(\.|$)/,
  ],
  ['search', /^search\./],
  [
    'social',
    /(^|\.)(facebook|instagram|tiktok|twitter|reddit|pinterest|linkedin|youtube|threads|nextdoor|snapchat|whatsapp|bsky)(\.|$)/,
  ],
  ['social', /^(x\.com|t\.co|lnkd\.in|youtu\.be|l\.messenger\.com)$/],
];

/** What a campaign says of its own way, `utm_medium`. */
const media: readonly (readonly [PressSource, RegExp])[] = [
  ['mail', /^(e-?mail|newsletter)$/],
  ['social', /^social(-.*)?$/],
];

const find = (table: typeof hosts, text: string) => table.find(([, pattern]) => pattern.test(text))?.[0];

/** Where a press comes from: the kind of place, and the cleaned words of a campaign. `own` are the hosts of the site itself. */
export function sourceOfPress(
  { from, utm: [source, medium, name] }: Pick<PressRequest, 'from' | 'utm'>,
  own: readonly string[],
): { source: PressSource; campaign: string } {
  const campaign = cleanCampaign(name) || cleanCampaign(source);
  if (campaign || medium) return { source: find(media, cleanCampaign(medium)) ?? 'campaign', campaign };
  const host = from.toLowerCase();
  if (host === '') return { source: 'direct', campaign };
  if (own.includes(host)) return { source: 'own-pages', campaign };
  return { source: find(hosts, host) ?? 'other-sites', campaign };
}

/**
 * Words of a campaign as they are counted: small letters, digits and hyphens, at most forty. What could name one person, an
 * email address, a long number or a random sequence, is left out whole.
 */
export function cleanCampaign(words: string): string {
  if (/@|%40|\d{5}|[0-9a-f]{8}-|(?=\S*\d)(?=\S*[a-z])[a-z0-9]{16}/i.test(words)) return '';
  const cleaned = words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return cleaned.slice(0, 40).replace(/^-+|-+$/g, '');
}
