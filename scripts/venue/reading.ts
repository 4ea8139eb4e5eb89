import { readFileSync } from 'node:fs';
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { load } from 'js-yaml';
import { z } from 'astro/zod';
import type { Prose } from './prose.ts';

const settings = z
  .strictObject({
    longestSentence: z.number().int().positive(),
    kinds: z.array(z.string()),
    knownWords: z.array(z.string()),
    wornPhrases: z.array(z.strictObject({ phrase: z.string(), instead: z.string() })),
  })
  .parse(load(readFileSync(new URL('reading.yaml', import.meta.url), 'utf8')));

/** A sentence that could read better, where it is, and what to do. */
export interface Advice {
  file: string;
  field: string;
  sentence: string;
  instead: string;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?:;][”"’)]*)\s+/);

/** Advice about sentences: too long, worn or not what a native speaker writes. */
export async function readAloud(texts: readonly Prose[]): Promise<Advice[]> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.importWords(settings.knownWords);
  const advice: Advice[] = [];
  for (const { file, field, text } of texts) {
    const say = (sentence: string, instead: string) => advice.push({ file, field, sentence, instead });
    for (const sentence of sentencesOf(text)) {
      const count = sentence.split(/\s+/).length;
      if (count > settings.longestSentence) say(sentence, `it has ${count} words: make two of it`);
    }
    for (const { phrase, instead } of settings.wornPhrases) {
      const sentence = sentencesOf(text).find((each) => each.toLowerCase().includes(phrase.toLowerCase()));
      if (sentence) say(sentence, `“${phrase}”: ${instead}`);
    }
    for (const lint of await linter.lint(text, { language: 'plaintext' })) {
      const words = lint.get_problem_text();
      const isName = lint.lint_kind() === 'Spelling' && /^\p{Lu}|\s/u.test(words);
      if (isName || !settings.kinds.includes(lint.lint_kind())) continue;
      const better = lint.suggestions().map((suggestion) => suggestion.get_replacement_text());
      say(sentenceAt(text, lint.span().start), `“${words}”: ${better.slice(0, 3).join(', ') || lint.message()}`);
    }
  }
  return advice;
}

/** The sentence around a place of a text. */
function sentenceAt(text: string, place: number): string {
  let end = 0;
  return sentencesOf(text).find((sentence) => (end = text.indexOf(sentence, end) + sentence.length) > place) ?? text;
}

/** Advice in a line: `src/content/questions.yaml – price.answer: “alot”: a lot, in: It costs alot.` */
export const sayAdvice = ({ file, field, sentence, instead }: Advice) =>
  `${file} – ${field}: ${instead}, in: ${sentence}`;
