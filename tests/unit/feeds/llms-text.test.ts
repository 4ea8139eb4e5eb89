import { expect, test } from 'vitest';
import { llmsText } from '#feeds/llms-text.ts';
import { nightHours } from '../../support/night-venue.ts';
import { llmsSource, room, venue } from '../../support/venue.ts';

/** What is written about a room: from its bold line to the next one. */
const about = (text: string, title: string) =>
  text.split(/\n\n(?=\*\*|##)/).find((part) => part.startsWith(`**Room: ${title}`));

test('an assistant learns the name, the summary and the day of the facts before anything else', () => {
  const [name, summary, day] = llmsText(llmsSource()).split('\n\n');

  expect(name).toBe('# Bell & Bolt');
  expect(summary).toBe('> Bell & Bolt has two escape rooms.');
  expect(day).toContain('as of November 20, 2026');
});

test('an assistant can answer what a visit costs, when the door is open and whom to call', () => {
  const text = llmsText(llmsSource());

  expect(text).toContain('- $35 to $39 per person');
  expect(text).toContain('- Mon–Fri: 4:00 PM to 9:30 PM');
  expect(text).toContain('- Phone: (215) 555-0100');
  expect(text).toContain('- 8 players: $399');
  expect(text).toContain('- Never expires.');
  expect(text).toContain('- **Is it hard?** It is Medium. [See the rooms](https://bell.example.com/#rooms)');
});

test('an assistant knows every kind of price, and the smallest team of each day', () => {
  const business = venue();
  business.prices = {
    person: 30,
    days: [{ days: ['saturday', 'sunday'], person: 36 }],
    children: { underAge: 12, person: 20 },
  };
  business.policies.minimumPlayers = [
    { days: ['friday'], players: 3 },
    { days: ['saturday', 'sunday'], players: 4 },
  ];
  const text = llmsText(
    llmsSource({ business, rooms: [room(), room({ title: 'The Crypt', prices: { person: 45 } })] }),
  );

  expect(text).toContain(
    '- $30 Monday through Friday, $36 Saturday and Sunday, per person.\n- $20 for each child under 12.\n',
  );
  expect(text).toContain('- The Crypt: $45 per person.\n');
  expect(text).toContain('- On Fridays a team needs at least 3 players.\n');
  expect(text).toContain('- On Saturdays and Sundays a team needs at least 4 players.\n');
});

test('an assistant knows how many can play a room and where to book it', () => {
  const vault = about(llmsText(llmsSource()), 'The Vault');

  expect(vault).toContain('Players: 2 to 8, best with 4 to 6.');
  expect(vault).toContain('Booking page: https://book.example.com/the-vault');
});

test('nobody is told to play a room that has retired', () => {
  const retired = room({
    title: 'The Attic',
    slug: 'the-attic',
    status: 'retired',
    lastDay: '2025-12-31',
    bookingUrl: undefined,
  });
  const attic = about(llmsText(llmsSource({ rooms: [room(), retired] })), 'The Attic');

  expect(attic).toContain('It is no longer played. Its last day was December 31, 2025.');
  expect(attic).not.toMatch(/book|players|ages/i);
});

test('somebody who asks about a room in its last weeks hears when it closes', () => {
  const closing = room({ status: 'retiring', lastDay: '2026-12-31' });

  expect(about(llmsText(llmsSource({ rooms: [closing] })), 'The Vault')).toContain(
    'Its last day is December 31, 2026.',
  );
});

test('a program that follows llmstxt.org finds only links under the headings', () => {
  const [, ...sections] = llmsText(llmsSource()).split('\n## ');

  expect(sections.map((section) => section.split('\n')[0])).toEqual(['Rooms', 'Pages', 'Blog', 'Optional']);
  for (const section of sections) {
    const lines = section.split('\n').slice(1).filter(Boolean);
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\): .+/);
  }
});

test('an assistant that reads the file knows closed days, nights and every exception of the coming year', () => {
  const text = llmsText(llmsSource({ business: { ...venue(), ...nightHours }, today: '2026-11-20' }));

  expect(text).toContain('- Tue: closed\n- Wed: 12:00 PM to 2:00 PM and 5:00 PM to 10:00 PM\n');
  expect(text).toContain('- Fri: 6:00 PM to 2:00 AM\n');
  expect(text).toContain(
    [
      '**Other hours**',
      '',
      '- Thursday, November 26, 2026: closed. We eat pie.',
      '- Friday, December 25, 2026: 10:00 AM to 1:00 PM. Brunch only.',
      '- Monday, December 28, 2026 to Thursday, December 31, 2026: 10:00 AM to 11:30 PM.',
      '- Thursday, December 31, 2026: 10:00 AM to 1:00 AM.',
    ].join('\n'),
  );
  expect(llmsText(llmsSource())).not.toContain('Other hours');
});
