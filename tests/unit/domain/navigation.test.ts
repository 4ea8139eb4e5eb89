import { describe, expect, test } from 'vitest';
import { navigation, type NavigationSource } from '#domain/navigation.ts';

type SourcePage = NavigationSource['pages'][number];

const page = (id: string, data: Partial<SourcePage['data']> = {}): SourcePage => ({ id, data: { label: id, ...data } });
const menus = (changes: Partial<NavigationSource> = {}) =>
  navigation({ pages: [], roomsNote: 'Two of them', hasPosts: false, hasQuestions: false, ...changes });
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

describe('a visitor of a venue with nothing but rooms', () => {
  test('finds the boards, the rooms and the rules, and nothing else', () => {
    const { header, experiences, support, legal, pageOf } = menus({ pages: [page('legal')] });
    expect(labels(header)).toEqual(['Rooms', 'Leaderboard']);
    expect(experiences).toEqual([{ label: 'Rooms', href: '/#rooms', note: 'Two of them' }]);
    expect(labels(support)).toEqual(['Contact Us']);
    expect(legal.map(({ href }) => href)).toEqual(['/legal', '/legal#terms', '/legal#accessibility']);
    expect(pageOf).toEqual({});
  });
});

describe('a visitor of a venue with more', () => {
  test('finds the blog and the questions once there are some', () => {
    const { header, support } = menus({ hasPosts: true, hasQuestions: true });
    expect(header.at(-1)).toEqual({ label: 'Blog', href: '/blog' });
    expect(support.at(-1)).toEqual({ label: 'FAQ', href: '/questions' });
  });

  test('finds each page in the menus it names, in their order and in their words', () => {
    const pages = [
      page('schools', { menus: { header: { label: 'Schools', order: 2 } } }),
      page('parties', {
        menus: {
          header: { label: 'Parties', order: 1 },
          experiences: { label: 'A party', order: 1, note: 'With cake' },
        },
      }),
    ];
    const { header, experiences, support } = menus({ pages });
    expect(labels(header)).toEqual(['Rooms', 'Leaderboard', 'Parties', 'Schools']);
    expect(experiences[1]).toEqual({ label: 'A party', href: '/parties', note: 'With cake' });
    expect(labels(support)).toEqual(['Contact Us']);
  });

  test('finds a page that names no menu in the footer', () => {
    expect(menus({ pages: [page('schools')] }).support.at(-1)).toEqual({ label: 'schools', href: '/schools' });
  });

  test('comes from a button to the page that sells the thing, whatever its name', () => {
    const action = { target: 'giftCards' } as const;
    expect(menus({ pages: [page('vouchers', { action })] }).pageOf).toEqual({ giftCards: '/vouchers' });
  });

  test('finds at the end of a page on a phone what neither its bar nor the sheet leads to, each once', () => {
    const pages = [
      page('vouchers', { action: { target: 'giftCards' }, menus: { footer: { label: 'Vouchers', order: 1 } } }),
      page('party', {
        menus: {
          header: { label: 'Party', order: 1 },
          experiences: { label: 'A party', order: 1, note: 'With cake' },
        },
      }),
      page('work', { menus: { header: { label: 'Work', order: 2 }, footer: { label: 'Jobs', order: 2 } } }),
    ];
    const { phone } = menus({ pages, hasPosts: true, hasQuestions: true });
    const expected = ['/leaderboard', '/work', '/blog', '/#location', '/questions'];
    expect(phone.map(({ href }) => href)).toEqual([...expected, '/legal', '/legal#terms', '/legal#accessibility']);
  });
});
