import { describe, expect, test } from 'vitest';
import { jobLine, openJobs } from '#domain/open-jobs.ts';

const host = {
  title: 'Host',
  label: 'From $17 an hour',
  details: ['Evenings', 'Part-time'],
  isOpen: true,
  applySubject: 'Application: host',
};
const carpenter = { title: 'Carpenter', isOpen: false, applySubject: 'Application: carpenter' };
const tip = { title: 'What to wear' };

describe('somebody who looks for work', () => {
  test('reads of those jobs alone for which somebody is looked for', () => {
    expect(openJobs([{ kind: 'text' }, { kind: 'cards', cards: [host, carpenter, tip] }])).toEqual([host]);
    expect(openJobs([{ kind: 'cards', cards: [{ ...carpenter, isOpen: undefined }] }])).toHaveLength(1);
  });

  test('sees the pay and the hours of the only job', () => {
    expect(jobLine([host])).toEqual(['From $17 an hour', 'Evenings', 'Part-time']);
    expect(jobLine([carpenter])).toEqual([]);
  });

  test('sees the names of several jobs, and nothing where there is none', () => {
    expect(jobLine([host, carpenter])).toEqual(['Host', 'Carpenter']);
    expect(jobLine([])).toEqual([]);
  });
});
