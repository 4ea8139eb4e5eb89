/** What people get wrong in the editor or in a file: each is one line, at the file that they touched, with what to write. */
import { describe, expect, test } from 'vitest';
import { otherPost, post, problems, type Edits } from './content-folder.ts';

const business = 'src/content/business.yaml';
const questions = 'src/content/questions.yaml';
const reviews = 'src/content/reviews.yaml';
const holidays = 'src/content/holidays.yaml';
const room = 'src/content/rooms/the-vault.yaml';
const redirects = 'src/content/redirects.yaml';
const posts = 'src/content/posts';

const inPost = (from: string, to: string): Edits => ({ [post]: [[from, to]] });
const text = (added: string): Edits => inPost('We have [a new safe]', `${added}\n\nWe have [a new safe]`);

const mistakes: [who: string, file: string, changes: Edits, says: RegExp][] = [
  ['forgets the title', post, inPost('title: A new safe\n', ''), /title: is missing; /],
  ['empties the excerpt', post, inPost('excerpt: It clicks.', "excerpt: ''"), /excerpt: is empty; write a text/],
  [
    'writes a title of a hundred letters',
    post,
    inPost('title: A new safe', `title: ${'A new safe '.repeat(10)}`),
    /title: .*at most 80 characters/,
  ],
  [
    'describes too briefly',
    post,
    inPost('metaDescription: A description', 'metaDescription: Short # A'),
    /metaDescription: .*at least 70 characters/,
  ],
  ['misspells a field', post, inPost('imageAlt:', 'imagAlt:'), /imageAlt/],
  [
    'misspells a category',
    post,
    inPost('category: Announcements', 'category: Announcement'),
    /category: .*write "Announcements"/,
  ],
  [
    'writes a day that does not exist',
    post,
    inPost('publishedAt: 2026-03-01', 'publishedAt: 2026-02-30'),
    /publishedAt: .*write a day such as/,
  ],
  [
    'writes a day as people speak',
    post,
    inPost('publishedAt: 2026-03-01', 'publishedAt: March 1st'),
    /publishedAt: .*write a day such as/,
  ],
  [
    'writes a time without its offset',
    post,
    inPost('publishedAt: 2026-03-01', "publishedAt: '2026-03-01T09:00'"),
    /publishedAt: .*write a day such as/,
  ],
  [
    'ends an offer on no day',
    post,
    inPost('category:', 'offerEndsOn: 2026-11-31\ncategory:'),
    /offerEndsOn: .*write an existing day/,
  ],
  ['writes yes for draft', post, inPost('category:', 'draft: yes please\ncategory:'), /draft: .*write true or false/],
  [
    'names a picture that is not there',
    post,
    inPost('imageUrl: ../../assets/vault.webp', 'imageUrl: ../../assets/volt.webp'),
    /imageUrl: there is no picture .*write "\.\.\/\.\.\/assets\/vault\.webp"/,
  ],
  [
    'names a photo of an iPhone',
    post,
    inPost('imageUrl: ../../assets/vault.webp', 'imageUrl: ../../assets/IMG_1.HEIC'),
    /imageUrl: .*HEIC.*save it as JPEG/,
  ],
  [
    'writes the name of a file as a description',
    post,
    inPost('imageAlt: A safe with a brass wheel', 'imageAlt: IMG_2041.JPG'),
    /imageAlt: .*write what somebody would see/,
  ],
  [
    'forgets the description of a picture in the text',
    post,
    text('![](../../assets/vault.webp)'),
    /line 13: the picture has no description; /,
  ],
  [
    'shows a picture of another site',
    post,
    text('![A safe](https://pictures.example.com/safe.jpg)'),
    /line 13: .*comes from another site.*save it/,
  ],
  ['starts with a main heading', post, text('# A new safe'), /line 13: .*start the heading with ##/],
  ['links to a page that is not there', post, text('[Gifts](/gift-card)'), /line 13: .*write "\/gift-cards"/],
  ['links to a section that is not there', post, text('[Prices](#what-it-cost)'), /line 13: .*#what-it-costs/],
  ['links without a slash', post, text('[Gifts](gift-cards)'), /line 13: .*write a page such as/],
  [
    'pastes the code of a film',
    post,
    text('<iframe src="https://www.youtube.com/embed/a"></iframe>'),
    /line 13: .*<video-card/,
  ],
  [
    'misspells a room in a card',
    post,
    text('<room-card id="the-volt" />'),
    /line 13: there is no room "the-volt"; .*the-vault/,
  ],
  ['misspells a fact', post, text('It costs {{prices.rang}}.'), /line 13: there is no fact .*prices\.range/],
  [
    'writes an old price',
    post,
    text('Tickets are $12 a person.'),
    /line 13: "\$12 a person" contradicts the facts: .*write \{\{prices/,
  ],
  [
    'forgets a quotation mark',
    post,
    inPost('title: A new safe', 'title: "A new safe'),
    /line 11: a quotation mark .* is never closed; close it/,
  ],
  ['writes a colon without quotes', post, inPost('title: A new safe', 'title: New: a safe'), /line 4: .*quot/],
  ['removes the lines around the fields', post, { [post]: 'We have a new safe.\n' }, /line 1: there are no fields; /],
  [
    'gives a file a name with spaces',
    `${posts}/A new safe.md`,
    {
      [post]: null,
      [`${posts}/A new safe.md`]: inFile(),
      [`src/content/site.yaml`]: [['post: a-new-safe', 'post: summer-offer']],
      [otherPost]: [['(/blog/a-new-safe)', '(/gift-cards)']],
    },
    /cannot be an address; rename it to/,
  ],
  [
    'saves a post as text',
    `${posts}/note.txt`,
    { [`${posts}/note.txt`]: 'A note.' },
    /is not read by the site; name it/,
  ],
  ['gives a guest six stars', reviews, { [reviews]: [['rating: 5', 'rating: 6']] }, /dana\.rating: /],
  [
    'misspells the room of a review',
    reviews,
    { [reviews]: [['room: the-vault', 'room: the-volt']] },
    /dana\.room: there is no room/,
  ],
  [
    'leaves an answer empty',
    questions,
    { [questions]: [["answer: '{{prices.range}} a person.'", "answer: ''"]] },
    /price\.answer: is empty; write a text/,
  ],
  [
    'links a question to nowhere',
    questions,
    { [questions]: [['href: /#rooms', 'href: /#room']] },
    /price\.link\.href: .*#rooms/,
  ],
  [
    'writes a ZIP code of four digits',
    business,
    { [business]: [[/postalCode: .*/, "postalCode: '1914'"]] },
    /address\.postalCode: .*write five digits/,
  ],
  [
    'writes a phone number in another way',
    business,
    { [business]: [[/phone: .*/, 'phone: 215-555-0142']] },
    /phone: .*write it like/,
  ],
  [
    'chooses a holiday of February 30',
    holidays,
    {
      [holidays]: [
        [/month: 12/, 'month: 2'],
        [/day: 25/, 'day: 30'],
      ],
    },
    /christmas\.rule\.day: /,
  ],
  ['writes a color by its name', room, { [room]: [[/light: .*/, 'light: red']] }, /light: .*write a color such as/],
  [
    'leads an old address to nowhere',
    redirects,
    { [redirects]: 'old:\n  /faq: /answers\n' },
    /\/faq: .*does not exist/,
  ],
];

function inFile(): string {
  return [
    '---',
    'title: A new safe',
    'excerpt: It clicks.',
    'category: Announcements',
    'imageUrl: ../../assets/vault.webp',
    'imageAlt: A safe with a brass wheel',
    'publishedAt: 2026-03-01',
    'metaDescription: A description that search engines like, because it has more than seventy characters.',
    '---',
    '',
    'We have a new safe.',
    '',
  ].join('\n');
}

/** Words of programs, which nobody who writes content has to know. */
const jargon =
  /\b(undefined|null|NaN|regex|schema|zod|parse error|exception|invalid input|expected \w+|stack|at Object)\b/i;

test('there are at least thirty', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(30);
});

describe('somebody who', () => {
  test.each(mistakes)('%s reads one line at the file with what to write', (_, file, changes, says) => {
    const lines = problems(changes);
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect(line.startsWith(`${file} – `)).toBe(true);
    expect(line).toMatch(says);
    expect(line).toMatch(/; \S/);
    expect(line).not.toMatch(jargon);
    expect(line.length).toBeLessThan(420);
  });
});
