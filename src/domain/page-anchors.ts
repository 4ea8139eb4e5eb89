/** Sections of the home page that links can lead to, as in `/#rooms`. */
export const homeAnchors = ['rooms', 'reviews', 'hall-of-fame', 'gift-cards', 'location', 'blog', 'faq'] as const;

/** Sections of every room's page that links can lead to, as in `/rooms/the-vault#access`. */
export const roomAnchors = [
  'story',
  'facts',
  'access',
  'gallery',
  'video',
  'sound',
  'questions',
  'find-us',
  'hall-of-fame',
  'book',
] as const;

/** The page with all questions. The home page has a few of them. */
export const questionsPath = '/questions';

/** Anchor of a question on the page with all questions, as in `/questions#faq-parking`. */
export const questionAnchor = (id: string) => `faq-${id}`;

/** Address of a question. */
export const questionPath = (id: string) => `${questionsPath}#${questionAnchor(id)}`;
