import { CONTENT_BRANCH, CONTENT_REPOSITORY } from 'astro:env/server';

/** The repository that the editor writes to, such as `your-venue/site`; a copy on the own computer needs none. */
export const editorRepository = CONTENT_REPOSITORY ?? 'your-venue/site';

/** Its branch. */
export const editorBranch = CONTENT_BRANCH;
