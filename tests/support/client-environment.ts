/** Stands in for Astro's `astro:env/client` in unit tests; see `tests/vitest.config.ts`. */
export const PUBLIC_SUPABASE_URL = 'https://backend.example.com';
export const PUBLIC_SUPABASE_ANON_KEY = 'the public key';
