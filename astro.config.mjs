// @ts-check
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { loadEnv } from 'vite';
import { localPublishableKey } from './scripts/backend/local-keys.ts';
import { checkContent } from './src/integrations/check-content.ts';
import { contentAges } from './src/integrations/content-ages.ts';
import { contentEditor } from './src/integrations/content-editor.ts';
import { clientDirectives } from './src/integrations/client-directives.ts';
import { writeFacts } from './src/integrations/compile-facts.ts';
import { fillComponentPosts } from './src/integrations/fill-component-posts.ts';
import { earlyScript } from './src/integrations/early-script.ts';
import { outsideLinks } from './src/integrations/outside-links.ts';
import { ownChatCopies } from './src/integrations/own-chat-copies.ts';
import { ownDomainCopies } from './src/integrations/own-domain-copies.ts';
import { plainIslands } from './src/integrations/plain-islands.ts';
import { postPictures } from './src/integrations/post-pictures.ts';
import { preview } from './src/integrations/preview.ts';
import { publishPictures } from './src/integrations/publish-pictures.ts';
import { redirectRules } from './src/integrations/redirect-rules.ts';
import { strictTransport } from './src/integrations/strict-transport.ts';
import { spareMemory } from './src/integrations/spare-memory.ts';
import { sitemapOptions } from './src/integrations/sitemap-options.ts';
import { tableColumns } from './src/integrations/table-columns.ts';
import { taskLists } from './src/integrations/task-lists.ts';
import { trimPages } from './src/integrations/trim-pages.ts';
import { venuePublicFiles } from './src/integrations/venue-files.ts';
import { prefetchRules } from './src/lib/prefetch-rules.ts';

/** The environment, and what an `.env` file adds to it. */
const environment = loadEnv('', process.cwd(), '');
const site = environment.SITE_URL ?? 'https://venue.example.com';
/** Where the built site goes; tests build beside the folder that `npm start` serves. */
const outDir = new URL(`./${environment.SITE_DIRECTORY ?? 'dist'}/`, import.meta.url);
/** The moment the site is built for, as `src/queries/clock.ts` has it. */
const buildTime = environment.VENUE_NOW ? new Date(environment.VENUE_NOW) : new Date();
/** True for a site that shows what is not public yet, for those who made it. */
const isPreview = environment.PREVIEW === '1';
const backendUrl = environment.PUBLIC_SUPABASE_URL ?? `http://127.0.0.1:${environment.BACKEND_PORT ?? 54321}`;

/**
 * React comes as one file: its parts are never needed apart, and together they compress 1.4 kB better. So does what every
 * board needs, which would be seven requests of a few hundred bytes. What pages without boards need too, when and where
 * the venue is, stays apart from it.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'venue', test: /\/src\/(domain\/venue(-time\.ts|\.json)|services\/environment\.ts)$/, priority: 2 },
  {
    name: 'boards',
    test: /\/src\/(domain\/(hall-of-fame|leaderboard|percentile)|services\/(ask|leaderboard)|lib\/shape)\.ts$/,
    priority: 1,
  },
];

export default defineConfig({
  site,
  outDir: fileURLToPath(outDir),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    spareMemory(),
    checkContent(),
    writeFacts(),
    contentAges(),
    contentEditor(new URL(backendUrl).origin),
    earlyScript(),
    clientDirectives(),
    plainIslands(),
    react(),
    mdx(),
    sitemap(sitemapOptions(outDir)),
    trimPages(),
    redirectRules(),
    preview(isPreview),
    strictTransport(environment.STRICT_TRANSPORT),
    venuePublicFiles(),
    publishPictures(),
  ],
  env: {
    schema: {
      /** Address of the Supabase project, or of the embedded backend. */
      PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public', url: true, default: backendUrl }),
      /** Publishable key. It is public: row level security is what protects the data. */
      PUBLIC_SUPABASE_ANON_KEY: envField.string({ context: 'client', access: 'public', default: localPublishableKey }),
      /** Lists share codes, so that cards get pages and pictures of their own. Stays on the machine that builds. */
      SUPABASE_SECRET_KEY: envField.string({ context: 'server', access: 'secret', optional: true }),
      /** Build the site as of another moment, an ISO timestamp; for previews of scheduled posts and for tests. */
      VENUE_NOW: envField.string({ context: 'server', access: 'public', optional: true }),
      /** Commit that is built; `npm run deploy` says it, and `/version.json` tells it on. */
      SITE_REVISION: envField.string({ context: 'server', access: 'public', optional: true }),
      /** GitHub repository that the editor at `/xtra/content` writes to, and its branch. */
      CONTENT_REPOSITORY: envField.string({ context: 'server', access: 'public', optional: true }),
      CONTENT_BRANCH: envField.string({ context: 'server', access: 'public', default: 'main' }),
      /** `1` shows drafts and posts of later days, on a site that is marked as a preview. */
      PREVIEW: envField.enum({ values: ['0', '1'], context: 'server', access: 'public', default: '0' }),
    },
  },
  // Optional: a face that is not there for the first paint waits for the next page, so that no line ever moves.
  fonts: [
    {
      name: 'Gloock',
      cssVariable: '--font-gloock',
      provider: fontProviders.local(),
      fallbacks: ['Gloock like Times', 'Gloock like Noto', 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: ['./src/assets/fonts/gloock.woff2'], weight: 400, style: 'normal', display: 'optional' }],
      },
    },
    {
      // For the name of the venue and main headings, which have as many lines whatever their typeface: it may come late.
      name: 'Gloock sign',
      cssVariable: '--font-sign',
      provider: fontProviders.local(),
      fallbacks: ['Gloock like Times', 'Gloock like Noto', 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: ['./src/assets/fonts/gloock.woff2'], weight: 400, style: 'normal', display: 'swap' }],
      },
    },
    {
      name: 'Hanken Grotesk',
      cssVariable: '--font-hanken',
      provider: fontProviders.local(),
      fallbacks: ['Hanken like Arial', 'Hanken like Roboto', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          { src: ['./src/assets/fonts/hanken-grotesk.woff2'], weight: '400 700', style: 'normal', display: 'optional' },
        ],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        `connect-src 'self' ${new URL(backendUrl).origin}`,
        `img-src 'self' data: ${new URL(backendUrl).origin}`,
        "media-src 'self'",
        "manifest-src 'self'",
      ],
      scriptDirective: { hashes: [`sha256-${createHash('sha256').update(prefetchRules).digest('base64')}`] },
    },
  },
  markdown: {
    processor: satteri({ hastPlugins: [outsideLinks, postPictures, tableColumns, taskLists] }),
    syntaxHighlight: false,
  },
  image: {
    service: {
      entrypoint: './src/integrations/cut-pictures.ts',
      config: { avif: { effort: 3, chromaSubsampling: '4:2:0' } },
    },
  },
  vite: {
    plugins: [tailwindcss(), ownDomainCopies(), ownChatCopies(), fillComponentPosts(buildTime)],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
  devToolbar: { enabled: false },
});
