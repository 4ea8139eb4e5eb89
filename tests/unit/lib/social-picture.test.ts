import { expect, test } from 'vitest';
import { socialPictureName, socialPicturePath } from '#lib/social-picture.ts';

test.each([
  { path: '/', picture: '/social/home.jpg', name: 'home' },
  { path: '/gift-cards', picture: '/social/gift-cards.jpg', name: 'gift-cards' },
  { path: '/blog/a-new-safe', picture: '/social/blog/a-new-safe.jpg', name: 'blog/a-new-safe' },
])('who shares $path shows $picture', ({ path, picture, name }) => {
  expect(socialPicturePath(path)).toBe(picture);
  expect(socialPictureName(path)).toBe(name);
});
