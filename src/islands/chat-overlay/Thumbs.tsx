import { useStore } from '@nanostores/react';
import { $ratings, rateReply } from '#stores/chat-rating.ts';
import { Icon } from '#ui/Icon.tsx';

const thumbs = [
  { thumb: 'up', name: 'This reply helped' },
  { thumb: 'down', name: 'This reply did not help' },
] as const;

/** A thumb up or down for a reply, and the reason for whoever wants to give one. */
export function Thumbs({ messageId }: { messageId: string }) {
  const rating = useStore($ratings)[messageId];
  return (
    <div className="chat-thumbs">
      {thumbs.map(({ thumb, name }) => (
        <button
          key={thumb}
          type="button"
          aria-label={name}
          aria-pressed={rating?.thumb === thumb && rating.status !== 'failed'}
          onClick={() => void rateReply(messageId, thumb)}
        >
          <Icon name={thumb} size={18} />
        </button>
      ))}
      <span role="status">
        {rating?.status === 'stored' && 'Thank you.'}
        {rating?.status === 'explained' && 'Thanks, noted.'}
        {rating?.status === 'failed' && 'That didn’t reach us. Please try again.'}
      </span>
      {rating?.status === 'stored' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const reason = new FormData(event.currentTarget).get('reason');
            void rateReply(messageId, rating.thumb, typeof reason === 'string' ? reason : '');
          }}
        >
          <input name="reason" maxLength={500} aria-label="Why? (optional)" placeholder="Why? (optional)" />
          <button type="submit" className="chat-chip">
            Send reason
          </button>
        </form>
      )}
    </div>
  );
}
