import { dump } from 'js-yaml';
import { room, venue } from '../../../support/venue.ts';

/** Files of a small site by their path. */
export type SampleFiles = Record<string, string>;

const pictures = { imageUrl: '../../assets/vault.webp', imageUrlTall: '../../assets/vault.webp' };
const longEnough = 'A description that search engines like, because it has more than seventy characters.';

function roomFile(slug: string, title: string, order: number): string {
  const {
    status: _status,
    href: _href,
    bookingUrl: _url,
    ...fields
  } = room({ id: order, slug, title, order, aliases: [] });
  const picture = { url: '../../assets/vault.webp', alt: 'A safe.', title: 'The safe' };
  const question = (id: string) => ({ id, question: `Is ${id} hard?`, answer: 'It is Medium.' });
  return dump({
    ...fields,
    ...pictures,
    metaDescription: longEnough,
    gallery: [picture, picture, picture],
    questions: [question('it'), question('the-lock'), question('the-end')],
  });
}

const neighborhoods = [{ keyword: 'center', title: 'Center City', text: 'Near.', minutesAway: 10 }];
const booking = {
  ...venue().booking,
  rooms: { 'the-vault': 'https://book.example.com/vault', 'the-crypt': 'https://book.example.com/crypt' },
};

const newSafe = `---
id: 1
slug: a-new-safe
title: A new safe
excerpt: It clicks.
category: Announcements
imageUrl: ../../assets/vault.webp
imageAlt: A safe with a brass wheel
publishedAt: 2026-03-01
metaDescription: ${longEnough}
---

We have [a new safe](/rooms/the-vault#story). [Prices](#what-it-costs) are below.

![A brass wheel](../../assets/vault.webp)

## What it costs

<section id="poll">
  <a href="/questions#faq-price">Prices</a> and <a href="mailto:desk@example.com">our address</a>.
</section>
`;

const summerOffer = `---
id: 2
slug: summer-offer
title: Summer offer
excerpt: Cool rooms for hot days.
category: Promotions
imageUrl: ../../assets/vault.webp
imageAlt: A safe with a brass wheel
publishedAt: '2026-06-01T09:00:00-04:00'
metaDescription: ${longEnough}
---

Read about [the safe](/blog/a-new-safe), or [book](https://book.example.com/all).
`;

/** A small site in which everything is right. */
export function sampleFiles(): SampleFiles {
  return {
    'src/content/business.yaml': dump({ ...venue(), neighborhoods, booking }),
    'src/content/site.yaml': dump({
      home: {
        description: longEnough,
        eyebrow: 'By the river in {{venue.city}}',
        imageUrl: '../assets/vault.webp',
        imageUrlTall: '../assets/vault.webp',
        hiring: { post: 'a-new-safe' },
      },
      map: {
        kind: 'drawn',
        alt: 'Our door is on the quay.',
        streets: ['Quay', 'Mill St'],
        crossStreets: ['1st St', '2nd St', '3rd St'],
        door: { street: 'Quay', after: '2nd St' },
      },
    }),
    'src/content/rooms/the-vault.yaml': roomFile('the-vault', 'The Vault', 1),
    'src/content/rooms/the-crypt.yaml': roomFile('the-crypt', 'The Crypt', 2),
    'src/content/posts/a-new-safe.md': newSafe,
    'src/content/posts/summer-offer.md': summerOffer,
    'src/content/pages/legal.yaml': dump({
      label: 'Legal',
      title: 'Legal',
      metaDescription: longEnough,
      eyebrow: 'Legal',
      heading: 'The rules',
      lead: 'In plain words.',
      sections: ['terms', 'privacy', 'cookies', 'accessibility', 'contact'].map((id) => ({
        id,
        kind: 'text',
        heading: id,
      })),
    }),
    'src/content/pages/gift-cards.yaml': dump({
      label: 'Gift cards',
      title: 'Gift Cards',
      metaDescription: longEnough,
      eyebrow: 'Gifts',
      heading: 'Give an hour',
      lead: 'From {{prices.minimum}}.',
      sections: [{ id: 'how-it-works', kind: 'text', heading: 'How it works' }],
    }),
    'src/content/reviews.yaml': dump({
      dana: {
        text: 'It clicks.',
        author: 'Dana M.',
        rating: 5,
        source: 'Google',
        date: '2026-05-01',
        room: 'the-vault',
        audienceType: 'family',
        verified: true,
      },
    }),
    'src/content/questions.yaml': dump({
      price: {
        question: 'What does it cost?',
        answer: '{{prices.range}} a person.',
        category: 'booking',
        link: { label: 'See the rooms', href: '/#rooms' },
      },
    }),
    'src/content/holidays.yaml': dump({
      christmas: {
        name: 'Christmas',
        rule: { kind: 'fixed', month: 12, day: 25 },
        headline: 'Give an hour',
        cta: 'It never expires.',
        emoji: '🎄',
      },
    }),
    'src/content/polls.yaml': dump({
      'favorite-lock': {
        question: 'Which lock do you like?',
        options: [
          { id: 'key', label: 'One with a key.' },
          { id: 'dial', label: 'One with a dial.' },
        ],
      },
    }),
    'src/content/redirects.yaml': dump({ old: { '/our-safes': '/rooms/the-vault', '/safes-*': '/#rooms' } }),
    'src/assets/brand/mark.svg': '',
    'src/assets/vault.webp': '',
    'src/pages/index.astro': '',
    'src/pages/[page].astro': '',
    'src/pages/[questions].astro': '',
    'src/pages/legal.astro': '',
    'src/pages/rooms/[slug].astro': '',
    'src/pages/blog/[...page].astro': '',
    'src/pages/blog/[slug].astro': '',
    'src/pages/blog/category/[category]/[...page].astro': '',
    'src/content/public/favicon.svg': '',
    'src/content/public/favicon.ico': '',
    'src/content/public/apple-touch-icon.png': '',
    'src/content/public/icon-192.png': '',
    'src/content/public/icon-512.png': '',
    'src/content/public/icon-maskable-512.png': '',
    'src/content/public/video/the-vault-mobile.mp4': '',
    'src/content/public/video/the-vault-desktop.mp4': '',
  };
}
