import { expect, test } from 'vitest';
import { scriptText } from '#lib/script-text.ts';

test('a name with a tag in it neither ends the structured data nor changes what it says', () => {
  const data = { name: '</script><script>alert(1)</script>', quote: '"<!--' };
  expect(scriptText(data)).not.toContain('<');
  expect(JSON.parse(scriptText(data))).toEqual(data);
});
