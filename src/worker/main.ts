/** What the CDN runs: for share cards before it looks for a file, for other addresses where there is none (`wrangler.jsonc`). */
import { answer, type Files } from './answer.ts';
import type { KeptAnswers } from './read-card.ts';

export default {
  fetch(request: Request, { FILES }: { FILES: Files }): Promise<Response> {
    // The CDN's own store of answers; browsers have no default one, and their types say so.
    const { default: kept } = caches as unknown as { default: KeptAnswers };
    return answer(request, FILES, kept);
  },
};
