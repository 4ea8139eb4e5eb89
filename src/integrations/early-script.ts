import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { cookieConsentKey, promoDismissedKey } from '../domain/browser-keys.ts';
import { inlineSource } from './inline-source.ts';

/** Puts `early.js` inline into the head of every page, where Astro's content security policy knows its hash. */
export function earlyScript(): AstroIntegration {
  return {
    name: 'early-script',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        const source = readFileSync(new URL('./early.js', import.meta.url), 'utf8');
        const script = source.replace('PROMO_KEY', promoDismissedKey('')).replace('COOKIE_KEY', cookieConsentKey);
        injectScript('head-inline', inlineSource(script));
      },
    },
  };
}
