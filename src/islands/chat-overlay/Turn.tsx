import type { ChatActivity, ChatTurn } from '#stores/chat.ts';
import { Message } from './Message.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import { ReplyExtras } from './ReplyExtras.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import type { Venue } from './venue.ts';

interface Props {
  turn: ChatTurn;
  /** What the assistant is doing about it; null for every turn but the last. */
  activity: ChatActivity | null;
  venue: Venue;
}

/** A question and what was said to it. */
export function Turn({ turn: { question, replies }, activity, venue }: Props) {
  return (
    <li className="turn" id={question.id}>
      <Message by="user" at={question.timestamp}>
        <p dir="auto" className="chat-words">
          {question.content}
        </p>
      </Message>
      {replies.map(({ id, content, timestamp, ending }) => (
        <Message
          key={id}
          by="assistant"
          at={timestamp}
          extras={
            ending.status === 'finished' && <ReplyExtras reply={ending.reply} isLast={activity?.status === 'idle'} />
          }
        >
          <MarkdownText text={content} />
          {ending.status === 'stopped' && <p className="chat-mark">You stopped this reply.</p>}
          {ending.status === 'broken' && <p className="chat-mark">The reply broke off here.</p>}
        </Message>
      ))}
      {activity?.status === 'streaming' && (
        <Message by="assistant">
          <MarkdownText text={activity.text} />
        </Message>
      )}
      {activity?.status === 'waiting' && (
        <Message by="assistant">
          <p className="chat-waiting">
            Looking it up
            <span className="chat-dots">
              <i /> <i /> <i />
            </span>
          </p>
        </Message>
      )}
      {activity && <TroubleNote activity={activity} ending={replies.at(-1)?.ending.status} phone={venue.phone} />}
    </li>
  );
}
