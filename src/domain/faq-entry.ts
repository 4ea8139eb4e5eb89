/** Longest question that the site's list of questions takes (src/schemas/question.ts). */
const longestQuestion = 140;
/** Words of a question that make its key. */
const wordsInKey = 6;

/** A visitor's words as a question: one line, no `{{facts}}`, a capital first and a question mark last, short enough. */
export function asQuestion(words: string): string {
  const line = words
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?\s]+$/, '');
  const short = line.length < longestQuestion ? line : `${line.slice(0, longestQuestion - 2).replace(/\s+\S*$/, '')}…`;
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}?`;
}

/** Key of an entry: its first words in small letters, joined by hyphens. */
function keyOf(question: string): string {
  const plain = question.normalize('NFKD').toLowerCase().replace(/['’]/g, '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, wordsInKey).join('-') || 'new-question';
}

/**
 * A visitor's question as an entry of src/content/questions.yaml. The answer is empty: a build stops until somebody has
 * written it. The question is quoted, so that whatever a visitor typed stays a question and cannot become anything else.
 */
export function faqEntry(words: string): string {
  const question = asQuestion(words);
  return [
    `${keyOf(question)}:`,
    `  question: ${JSON.stringify(question)}`,
    `  answer: "" # write it: one to four sentences`,
    `  category: experience # booking, experience, policies or location`,
    '',
  ].join('\n');
}
