/** Sections of the home page that links can lead to, as in `/#rooms`. Each question is one more: `/#faq-parking`. */
export const homeAnchors = ['rooms', 'reviews', 'hall-of-fame', 'gift-cards', 'location', 'blog', 'faq'] as const;

/** Sections of every room's page that links can lead to, as in `/rooms/the-vault#access`. */
export const roomAnchors = [
  'story',
  'facts',
  'access',
  'gallery',
  'video',
  'questions',
  'find-us',
  'hall-of-fame',
  'book',
] as const;

/** Anchor of a question of the FAQ on the home page. */
export const questionAnchor = (id: string) => `faq-${id}`;
