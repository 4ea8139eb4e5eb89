import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when the island is touched, then replay the touch. */
    'client:touch'?: boolean;
  }
}
