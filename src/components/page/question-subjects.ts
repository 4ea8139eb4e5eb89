import type { Question } from '#schemas/question.ts';

/** What a group of questions is called, by its category. */
export const subjectTitles: Readonly<Record<Question['category'], string>> = {
  booking: 'Booking',
  experience: 'The experience',
  policies: 'Policies',
  location: 'Getting here',
};

/** Anchor of a group on the page with all questions. */
export const subjectAnchor = (category: Question['category']) => `about-${category}`;
