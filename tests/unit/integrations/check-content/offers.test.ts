import { describe, expect, test } from 'vitest';
import { dump, load } from 'js-yaml';
import { problems, type Edits } from './content-folder.ts';
import { sampleFiles } from './sample-content.ts';

const business = 'src/content/business.yaml';
const giftPage = 'src/content/pages/gift-cards.yaml';
const legal = 'src/content/pages/legal.yaml';

type Fields = Record<string, unknown> & { booking: Record<string, unknown> };

/** The business file with some fields changed; `undefined` leaves a field out. */
function businessWith(changes: Record<string, unknown>, booking: Record<string, unknown> = {}): string {
  const fields = load(sampleFiles()[business] ?? '') as Fields;
  return dump({ ...fields, ...changes, booking: { ...fields.booking, ...booking } }, { skipInvalid: true });
}

/** A venue that has not written anything yet. */
const noPosts: Edits = {
  'src/content/posts/a-new-safe.md': null,
  'src/content/posts/summer-offer.md': null,
  'src/content/site.yaml': [[/ +hiring:\n +post: a-new-safe\n/, '']],
};

/** A page with a main action. */
const pageWithAction = (target: string) =>
  `${sampleFiles()[giftPage]}action: { label: Book, target: ${target}, note: Ask us. }\n`;

describe('somebody whose venue does not have everything', () => {
  test('leaves out what there is not, and is not bothered', () => {
    const none = {
      birthday: undefined,
      giftCards: undefined,
      careers: undefined,
      virtualReality: undefined,
      fiveStarReviews: undefined,
      promoCodes: undefined,
      social: undefined,
      neighborhoods: undefined,
    };
    const addresses = { birthday: undefined, giftCards: undefined, corporate: undefined };
    expect(
      problems({
        [business]: businessWith(none, addresses),
        [giftPage]: null,
        ...noPosts,
        'src/content/holidays.yaml': null,
        'src/content/polls.yaml': '# None yet.\n',
        'src/content/reviews.yaml': '',
        'src/content/questions.yaml': null,
        'src/content/redirects.yaml': null,
      }),
    ).toEqual([]);
  });

  test('is told of packages that cannot be booked, and of an address without packages', () => {
    expect(problems({ [business]: businessWith({}, { birthday: undefined }) })).toEqual([
      `${business} – booking.birthday: is missing, although the file has "birthday:"; add the address, or remove "birthday:"`,
    ]);
    expect(problems({ [business]: businessWith({ birthday: undefined }) })).toEqual([
      `${business} – birthday: is missing, although booking.birthday has an address; add "birthday:", or remove the address`,
    ]);
  });

  test('is told of a page that sells what the venue does not have', () => {
    expect(
      problems({ [business]: businessWith({}, { corporate: undefined }), [giftPage]: pageWithAction('corporate') }),
    ).toEqual([
      `${giftPage} – action.target: src/content/business.yaml has no "booking.corporate"; add it there, write "general", or delete this page`,
    ]);
    expect(
      problems({ [business]: businessWith({ careers: undefined }), [giftPage]: pageWithAction('careers') }),
    ).toEqual([
      `${giftPage} – action.target: src/content/business.yaml has no "careers"; add it there, write "general", or delete this page`,
    ]);
  });

  test('is told of a fact about something that there is not', () => {
    expect(
      problems({
        [business]: businessWith({ birthday: undefined }, { birthday: undefined }),
        'src/content/questions.yaml': dump({
          party: { question: 'A party?', answer: 'From {{birthday.bookAheadHours}} hours.', category: 'booking' },
        }),
        ...noPosts,
      }),
    ).toEqual([expect.stringContaining('party.answer: there is no fact {{birthday.bookAheadHours}}')]);
  });

  test('is told of a link to a section that the home page does not have', () => {
    const [problem] = problems({
      'src/content/reviews.yaml': null,
      'src/content/questions.yaml': dump({
        reviews: {
          question: 'Any reviews?',
          answer: 'Read them.',
          category: 'booking',
          link: { label: 'Read', href: '/#reviews' },
        },
      }),
      ...noPosts,
    });
    expect(problem).toContain('reviews.link.href: the link "/#reviews" leads to a section that / does not have');
  });
});

describe('somebody who adds and deletes pages', () => {
  test('can link to a page as soon as its file is there', () => {
    const page = sampleFiles()[giftPage] ?? '';
    const link = {
      question: 'Schools?',
      answer: 'Yes.',
      category: 'booking',
      link: { label: 'See', href: '/schools' },
    };
    const questions = dump({ price: { ...link }, schools: { ...link, question: 'Classes?' } });
    expect(
      problems({ ...noPosts, 'src/content/questions.yaml': questions, 'src/content/pages/schools.yaml': page }),
    ).toEqual([]);
    expect(problems({ ...noPosts, 'src/content/questions.yaml': questions })).toHaveLength(2);
  });

  test('cannot take an address that the site has itself', () => {
    const page = sampleFiles()[giftPage] ?? '';
    expect(problems({ 'src/content/pages/rooms.yaml': page })).toEqual([
      'src/content/pages/rooms.yaml – whole file: the site has a page of its own at /rooms; give the file another name',
    ]);
  });

  test('hears in one go of every page, section, room and picture that is missing', () => {
    const report = problems({
      [legal]: null,
      'src/content/rooms/the-vault.yaml': null,
      'src/content/rooms/the-crypt.yaml': null,
      'src/assets/vault.webp': null,
      'src/assets/brand/mark.svg': null,
    });
    expect(report).toEqual(
      expect.arrayContaining([
        `${legal} – whole file: is missing, and every page leads to it; add the page with the sections terms, privacy, cookies, accessibility, contact`,
        'src/content/rooms – whole folder: has no room; add a file for each room, such as src/content/rooms/the-vault.yaml',
        'src/assets/brand/mark.svg – whole file: is missing; add the venue’s mark, one color on nothing',
        'src/content/site.yaml – home.imageUrl: there is no picture at "../assets/vault.webp"; add the file src/assets/vault.webp',
      ]),
    );
  });

  test('is told which section of the legal page is missing', () => {
    expect(problems({ [legal]: [['- id: cookies', '- id: biscuits']] })).toEqual([
      `${legal} – sections: none has the id "cookies", to which every page leads; add a section with "id: cookies"`,
    ]);
  });

  test('is told of two rooms with one slug', () => {
    expect(problems({ 'src/content/rooms/the-crypt.yaml': [['slug: the-crypt', 'slug: the-vault']] })).toContain(
      'src/content/rooms/the-crypt.yaml – slug: "the-vault" is taken by src/content/rooms/the-vault.yaml; write another one',
    );
  });
});
