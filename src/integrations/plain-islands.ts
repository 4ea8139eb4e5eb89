import type { AstroIntegration } from 'astro';

/** Lets a page place an element of `src/elements` with `client:touch`: HTML that is there, and a function that comes to life in it. */
export function plainIslands(): AstroIntegration {
  return {
    name: 'plain-islands',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({
          name: 'plain-islands',
          serverEntrypoint: './src/integrations/plain-islands/server.ts',
          clientEntrypoint: './src/integrations/plain-islands/visit.ts',
        });
      },
    },
  };
}
