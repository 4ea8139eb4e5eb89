import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailSubjects } from '../../../scripts/backend/accounts/mail.ts';
import { functionNames } from '../../../scripts/deploy/bundle-functions.ts';
import { supabaseFiles } from '../../../scripts/supabase-files.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';
import { testMoment } from '../../support/clock.ts';
import { databaseVenue } from '../../support/database-venue.ts';
import { sampleWordsIn } from '../../support/sample-words.ts';

const files = supabaseFiles({
  ...databaseVenue,
  name: 'Cloak & "Crown"',
  timeZone: 'Pacific/Honolulu',
  rooms: [{ title: "The Widow's Walk", duration: 45, lastDay: '2026-06-30' }],
});

test('a hosted project is told the time zone of the venue', () => {
  expect(files['time-zone.sql']).toContain("values ('Pacific/Honolulu')");
});

test('sample teams played the rooms of the venue, whatever signs their names hold', () => {
  const [, rooms = ''] = /set_config\('private\.sample_rooms', '(.*)', false\)/.exec(files['sample-data.sql']!) ?? [];
  expect(JSON.parse(rooms.replaceAll("''", "'"))).toEqual([
    { title: "The Widow's Walk", duration: 45, lastDay: '2026-06-30' },
  ]);
});

test('every mail is signed with the name of the venue, written for a page', () => {
  const mails = Object.keys(files).filter((name) => name.startsWith('templates/'));
  expect(mails).toHaveLength(Object.keys(mailSubjects).length);
  for (const name of mails) {
    expect(files[name], name).toContain('staff pages of Cloak &#38; &#34;Crown&#34;');
    expect(files[name], name).not.toContain('{{ venue }}');
  }
});

test('nothing of the sample venue is in what a hosted project is told of another one, or mails in its name', () => {
  const { business, rooms } = bareVenueFacts(testMoment);
  const told = supabaseFiles({ ...business, rooms });
  expect(told['templates/recovery.html']).toContain(business.name.replace('&', '&#38;'));
  expect(sampleWordsIn(Object.entries(told))).toEqual([]);
});

test('the hosted project reads no file that nobody compiles', () => {
  const read = [...readFileSync('supabase/config.toml', 'utf8').matchAll(/"\.\/(?:supabase\/)?compiled\/([^"]*)"/g)];
  const bundles = functionNames().map((name) => `functions/${name}.js`);
  expect(read.map(([, name]) => name).toSorted()).toEqual([...Object.keys(files), ...bundles].toSorted());
});
