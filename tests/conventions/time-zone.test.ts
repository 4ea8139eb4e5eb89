import { expect, test } from 'vitest';
import { everyFile, read } from '../support/sources.ts';

/** Code and SQL that serve any venue. Tests and documents may name places. */
const isForAnyVenue = (path: string) =>
  /^(src|functions|supabase|scripts)\//.test(path) &&
  !path.startsWith('src/content/') &&
  // tables of letters that mean nothing
  !/\/(?:word-vectors|danger-weights|subject-weights)\.json$/.test(path) &&
  /\.(astro|css|d\.mts|html|js|json|mjs|py|sql|toml|ts|tsx|ya?ml)$/.test(path);

/** IANA names of zones (`Area/City`), old spellings of them included. UTC is no venue's. */
const zoneName =
  /\b(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Europe|Indian|Mexico|Pacific|US)\/[A-Z][A-Za-z_]+/g;

/** Words for the clocks of one country. */
const zoneWords =
  /\b(New York|Eastern|Central|Mountain|Pacific|Hawaii) (Standard |Daylight )?[Tt]ime\b|\b[ECMP](ST|DT|ST[56789][ECMP]DT)\b/g;

const named = (text: string) => [...(text.match(zoneName) ?? []), ...(text.match(zoneWords) ?? [])];

test('no time zone is written down outside the content', () => {
  const files = everyFile.filter(isForAnyVenue);
  expect(files).toContain('supabase/seed.sql');
  expect(files.flatMap((path) => named(read(path)).map((zone) => `${path}: ${zone}`))).toEqual([]);
});

test.each([
  ["(now() at time zone 'America/New_York')::date", 'America/New_York'],
  ['timeZone: "Pacific/Honolulu"', 'Pacific/Honolulu'],
  ["{ timeZone: 'US/Eastern' }", 'US/Eastern'],
  ['All times are Eastern Time.', 'Eastern Time'],
  ['Parties start at noon, New York time.', 'New York time'],
  ['From 4:00 PM EST', 'EST'],
])('this rule notices %s', (line, zone) => {
  expect(named(line)).toEqual([zone]);
});
