import type { AstroIntegration } from 'astro';

/** Adds `client:touch`: an island costs nothing until somebody touches it, and the touch is not lost. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/integrations/touch.ts' });
      },
    },
  };
}
