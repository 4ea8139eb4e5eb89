import { expect, test } from 'vitest';
import { filmFrame, filmSite } from '#domain/film.ts';

test.each([
  ['https://www.youtube.com/watch?v=a', 'YouTube'],
  ['https://youtu.be/a', 'YouTube'],
  ['https://vimeo.com/1', 'Vimeo'],
  ['https://www.films.example.com/1', 'films.example.com'],
  ['http://youtu.be/a', undefined],
  ['javascript:alert(1)', undefined],
  ['abc', undefined],
])('whoever presses the card of %s is told where it leads: %s', (address, site) => {
  expect(filmSite(address)).toBe(site);
});

test.each([
  ['https://www.youtube.com/watch?v=aB-1_&t=10', 'https://www.youtube-nocookie.com/embed/aB-1_?autoplay=1'],
  ['https://youtu.be/aB-1_?si=x', 'https://www.youtube-nocookie.com/embed/aB-1_?autoplay=1'],
  ['https://m.youtube.com/shorts/aB-1_', 'https://www.youtube-nocookie.com/embed/aB-1_?autoplay=1'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
])('the film at %s plays in the post from where the least is kept about who watches', (address, frame) => {
  expect(filmFrame(address)).toBe(frame);
});

test.each([
  'https://www.instagram.com/reel/abc',
  'https://www.youtube.com/@venue',
  'https://vimeo.com/channels/staffpicks',
  'https://youtube.com.example.com/watch?v=a',
  'javascript:alert(1)',
])('what is no film of a known site is left where it lives: %s', (address) => {
  expect(filmFrame(address)).toBeUndefined();
});
