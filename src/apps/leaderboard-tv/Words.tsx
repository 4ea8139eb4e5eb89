import { nameSize } from '#domain/tv-slides.ts';
import type { WordsSlide } from '#domain/tv-words.ts';

/** What the venue says between its boards: house rules, a greeting, other hours. */
export function Words({ slide: { heading, lines } }: { slide: WordsSlide }) {
  return (
    <section className="tv-notice tv-words">
      <h1 data-size={nameSize(heading)}>{heading}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
