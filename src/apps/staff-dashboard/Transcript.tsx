import { useStore } from '@nanostores/react';
import type { ChatMessage } from '#domain/dashboard.ts';
import { $messages, $openChat, closeChat, loadMoreMessages, reloadMessages } from '#stores/dashboard-chats.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { Moment } from './Moment.tsx';

const authors = { model: 'Assistant (language model)', answerer: 'Assistant (facts)' };

function factsOf({ outcome, stopped, rating, page }: ChatMessage): string {
  const facts = [
    outcome === 'unanswered' && 'no answer',
    stopped && 'stopped',
    rating === 'up' && 'rated helpful',
    rating === 'down' && 'rated not helpful',
    page && `on ${page}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** A conversation, word for word, under its summary. */
export function Transcript() {
  const open = useStore($openChat);
  const list = useStore($messages);
  if (!open) return null;
  return (
    <Dialog heading="Conversation" close={closeChat}>
      {open.summary && (
        <details className="more chart-table">
          <summary>Summary</summary>
          <p className="said">{open.summary}</p>
        </details>
      )}
      <PagedList
        list={list}
        empty="Nothing is kept of this conversation."
        load={() => void reloadMessages()}
        loadMore={() => void loadMoreMessages()}
      >
        {(messages) => (
          <ol className="transcript">
            {messages.map((message) => (
              <li key={message.number} data-role={message.role}>
                <p className="field-hint">
                  {message.answered_by ? authors[message.answered_by] : 'Visitor'} · <Moment at={message.created_at} />
                </p>
                <p className="said">{message.content}</p>
                {factsOf(message) && <p className="field-hint">{factsOf(message)}</p>}
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </Dialog>
  );
}
