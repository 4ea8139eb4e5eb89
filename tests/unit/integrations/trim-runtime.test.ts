import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { digest } from '#integrations/trim-pages/trim-policy.ts';
import { trimRuntime } from '#integrations/trim-pages/trim-runtime.ts';

/** Astro's element for islands, as this version of Astro writes it into pages. */
const prebuilt = new URL('../../../node_modules/astro/dist/runtime/server/astro-island.prebuilt.js', import.meta.url);
const { default: runtime } = (await import(prebuilt.href)) as { default: string };

test('what no page uses of Astro’s element for islands is still found in it, and what is left is a script that the policy knows', () => {
  const page = `<meta http-equiv="content-security-policy" content="script-src ${digest(runtime)}"><script>${runtime}</script>`;
  const html = trimRuntime(page);
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  expect(() => new Script(script)).not.toThrow();
  expect(runtime.length - script.length).toBeGreaterThan(1000);
  expect(script).not.toMatch(
    /RegExp|BigInt|after-swap|astro:unmount|observed|Changed|before-hydration|split|__proto__|parsing props/,
  );
  expect(html).toContain(digest(script));
});

test('a page without islands stays as it is', () => {
  expect(trimRuntime('<script>1</script>')).toBe('<script>1</script>');
});
