import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';

/** Where the backend is, and the publishable key that browsers show it. */
export const backend = { url: PUBLIC_SUPABASE_URL, key: PUBLIC_SUPABASE_ANON_KEY };
