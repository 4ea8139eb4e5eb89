import { closeChat, showContact } from '#stores/chat-window.ts';
import { sendMessage, type FinishedReply } from '#stores/chat.ts';
import { Icon } from '#ui/Icon.tsx';
import { ReplyCard } from './ReplyCard.tsx';
import { Thumbs } from './Thumbs.tsx';

interface Props {
  reply: FinishedReply;
  /** True for the newest reply: only that one suggests what to ask next. */
  isLast: boolean;
}

/** What comes with a reply: things to act on, where it stands, a thumb, a person, what to ask next. */
export function ReplyExtras({ reply, isLast }: Props) {
  return (
    <>
      {reply.cards.length > 0 && (
        <ul className="chat-cards">
          {reply.cards.map((card) => (
            <li key={card.href}>
              <ReplyCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {reply.sources.length > 0 && (
        <p className="chat-sources">
          On our pages:{' '}
          {reply.sources.map(({ title, href }) => (
            <a key={href} href={href} onClick={closeChat}>
              {title}
            </a>
          ))}
        </p>
      )}
      {reply.offer_person && (
        <button type="button" className="chat-chip" onClick={showContact}>
          <Icon name="person" size={16} /> Ask a person instead
        </button>
      )}
      {reply.message_id && <Thumbs messageId={reply.message_id} />}
      {isLast && reply.follow_ups.length > 0 && (
        <ul className="chat-next" aria-label="What to ask next">
          {reply.follow_ups.map((question) => (
            <li key={question}>
              <button type="button" className="chat-chip" onClick={() => sendMessage(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
