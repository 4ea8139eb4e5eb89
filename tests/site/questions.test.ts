import { expect, test } from 'vitest';
import { formatDays, formatSpans, groupHours } from '#domain/opening-hours.ts';
import { openSite, textOf } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business, questions } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const page = openSite(today).page('/questions');
const { $ } = page;
const items = $('#faq details').toArray();

test.runIf(isSample)(
  'all questions come in four groups: the first answer of each can be read at once, and one opens at a time',
  () => {
    for (const list of $('#faq .questions').toArray()) {
      const group = $(list).find('details').toArray();
      expect(new Set(group.map((item) => $(item).attr('name'))).size).toBe(1);
      expect(group.filter((item) => $(item).attr('open') !== undefined)).toEqual([group[0]]);
    }
    expect(new Set(items.map((item) => $(item).attr('name'))).size).toBe(4);
    const groups = $('#faq h2')
      .toArray()
      .map((heading) => [$(heading).text().trim(), $(heading).parent().find('details').length]);
    const count = (category: string) => questions.filter((question) => question.category === category).length;
    expect(groups).toEqual([
      ['Booking', count('booking')],
      ['The experience', count('experience')],
      ['Policies', count('policies')],
      ['Getting here', count('location')],
    ]);
    expect(items.length).toBeGreaterThanOrEqual(24);
  },
);

test('every answer says something, and facts rather than their names', () => {
  const unfit = items.filter(
    (item) => !/^[^{}]{20,}$/.test($(item).find('summary').nextAll().text().replace(/\s+/g, ' ').trim()),
  );
  expect(unfit.map((item) => $(item).find('summary').text().trim())).toEqual([]);
});

test('what most people ask is answered in figures above the questions, from the facts of the venue', () => {
  const said = textOf(page, '#faq dl');
  const { policies } = business;
  for (const part of [`${policies.minimumAge}`, 'and up', `${policies.cancellationHours} hours before`, '$', 'minutes'])
    expect(said).toContain(part);
  for (const row of groupHours(business.hours))
    expect(said).toContain(`${formatDays(row.days)} ${formatSpans(row.spans)}`);
});

test('every question has an address of its own', () => {
  const ids = items.map((item) => $(item).attr('id') ?? '');
  expect(ids.toSorted()).toEqual(questions.map(({ id }) => `faq-${id}`).toSorted());
});
