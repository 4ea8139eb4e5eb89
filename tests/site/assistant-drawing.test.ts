import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '../support/built-site.ts';
import { today } from '../support/builds.ts';

const site = openSite(today);

test('a visitor who opens the chat sees the drawing that the venue gave its assistant', () => {
  const lines = [...readFileSync('src/assets/brand/assistant.svg', 'utf8').matchAll(/ d="([^"]+)"/g)];
  const scripts = site.files.filter((file) => file.endsWith('.js')).map((file) => site.read(file).toString());

  expect(lines.length).toBeGreaterThan(0);
  for (const [, line = ''] of lines) {
    const shown = scripts.some((script) => script.includes(` d="${line}"`) || script.includes(` d=\\"${line}\\"`));
    expect(shown).toBe(true);
  }
});
