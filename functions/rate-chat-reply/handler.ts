import { cutText } from '../../src/domain/clean-text.ts';
import { chatRatingRequestSchema } from '../_shared/contracts/chat-rating.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';
import { Refusal } from '../_shared/http/refusal.ts';
import { redact } from '../_shared/privacy/redact.ts';

/** Stores what a visitor thought of a reply of the visitor's own conversation. */
export const handleRating: Handler = endpoint(
  'rate-chat-reply',
  chatRatingRequestSchema,
  async ({ body, dependencies }) => {
    const { session_id: session, message_id: message, rating, reason } = body;
    const known = await dependencies.database.rateReply({
      session,
      message,
      rating,
      reason: reason ? cutText(redact(reason), 500) : null,
    });
    if (!known) throw new Refusal('bad_request', 'That conversation has no such reply.');
    return { body: { status: 'stored' }, notes: { rating } };
  },
);
