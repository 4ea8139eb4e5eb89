import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Where the embedded backend keeps its database between starts. Git ignores it. */
export const defaultDataDirectory = resolve(root, '.backend');

/** The tables, functions and policies, in order: the same files a hosted project gets. */
export const migrationsDirectory = resolve(root, 'supabase/migrations');

/** What is compiled from the content before any command of the project. */
export const factsFile = resolve(root, 'functions/_shared/facts/facts.json');

/** Games of the sample data, without the rooms. */
export const seedFile = resolve(root, 'supabase/seed.sql');

/** What a hosted project has before its first migration. */
export const hostedDefaultsFile = resolve(import.meta.dirname, 'hosted-defaults.sql');

/** Tables of second factors, which every hosted project has. */
export const accountTablesFile = resolve(import.meta.dirname, 'accounts/tables.sql');
