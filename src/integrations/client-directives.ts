import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when the island is touched, then replay the touch. */
    'client:touch'?: boolean;
    /** Hydrate when the island is within 100 px of the screen, but never before the page has been painted. */
    'client:near'?: boolean;
  }
}

/** Adds the ways of hydrating that Astro lacks: islands that cost nothing before somebody uses or nearly sees them. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/integrations/touch.ts' });
        addClientDirective({ name: 'near', entrypoint: './src/integrations/near.ts' });
      },
    },
  };
}
