/** What the legal page has to say because the site does it: on the site as it is, and on that of a venue that has just been made. */
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { retentionDays } from '#domain/retention.ts';
import { largeVenue, today } from '../support/builds.ts';
import { openSite } from '../support/built-site.ts';

describe.each([
  ['the venue', openSite(today)],
  ['a new venue', openSite(largeVenue)],
])('on the site of %s', (_, site) => {
  /** What stands under Privacy, up to the next section: a line each. */
  const privacy = () => {
    const { $ } = site.page('/legal');
    const section = $('#privacy');
    expect(section).toHaveLength(1);
    return section
      .find('li')
      .toArray()
      .map((line) => load(line).text().replace(/\s+/g, ' '));
  };

  test('whoever looks for a subject under Privacy finds it in bold at the start of its line', () => {
    const { $ } = site.page('/legal');
    const lines = $('#privacy li').toArray();
    expect(lines.length).toBeGreaterThan(3);
    const plain = lines.filter((line) => !/^[A-Z][^.]+: $/.test($(line).children('b:first-child').text()));
    expect(plain.map((line) => $(line).text())).toEqual([]);
  });

  test('whoever presses a booking link can read that it is counted, of whom nothing is kept, and for how long', () => {
    expect(site.files).toContain('/press.js'); // what counts them
    const said = privacy().filter((line) => /\bcount/i.test(line) && /\bbooking links?\b/i.test(line));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${retentionDays.presses} days`);
    expect(said[0]).toMatch(/no cookie/i);
    expect(said[0]).toMatch(/do not track/i);
  });
});
