import { phoneUrl } from '#lib/links.ts';
import { retryMessage, type ChatActivity } from '#stores/chat.ts';
import { Icon } from '#ui/Icon.tsx';

interface Props {
  activity: ChatActivity;
  /** How the last reply ended, if there is one. */
  ending: 'finished' | 'stopped' | 'broken' | undefined;
  phone: string;
}

/** What went wrong with the last question, with another try and somebody to call. */
export function TroubleNote({ activity, ending, phone }: Props) {
  const isUnanswered = activity.status === 'unanswered';
  const isCut = activity.status === 'idle' && (ending === 'stopped' || ending === 'broken');
  return (
    <>
      <div role="alert" className="chat-trouble">
        {activity.status === 'failed' && (
          <p>
            {/* A browser’s own message may have no end: `Failed to fetch`. */}
            <strong>{activity.message.replace(/\w$/, '$&.')}</strong>{' '}
            <span className="chat-else">You can also call us:</span> <a href={phoneUrl(phone)}>{phone}</a>
          </p>
        )}
      </div>
      {isUnanswered && <p className="chat-mark">This question never got an answer.</p>}
      {(activity.status === 'failed' || isUnanswered || isCut) && (
        <button type="button" className="chat-chip chat-retry" onClick={retryMessage}>
          <Icon name="retry" size={16} /> {activity.status === 'failed' ? 'Try again' : 'Ask again'}
        </button>
      )}
    </>
  );
}
