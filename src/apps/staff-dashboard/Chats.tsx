import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ChatLine } from '#domain/dashboard.ts';
import { $chats, $chatSearch, loadChats, loadMoreChats, openChat, searchChats } from '#stores/dashboard-chats.ts';
import { Field } from '#ui/Field.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { Moment } from './Moment.tsx';
import { countOf } from './moments.ts';
import { Transcript } from './Transcript.tsx';

function ChatRow({ chat }: { chat: ChatLine }) {
  const begins = chat.begins ?? 'A conversation without a question';
  return (
    <li>
      <div className="row-what">
        <p className="row-name">{begins}</p>
        <p className="field-hint">
          <Moment at={chat.last_message_at} /> · {countOf(chat.messages, 'message')}
          {chat.has_summary && ' · summary'}
        </p>
        {chat.unanswered > 0 && <p className="badge">{countOf(chat.unanswered, 'question')} without an answer</p>}
      </div>
      <button type="button" className="text-button" onClick={() => void openChat(chat.id)}>
        Read<span className="unseen"> the chat: {begins}</span>
      </button>
    </li>
  );
}

/** Conversations with the assistant, found by what was said in them. */
export function Chats() {
  const list = useStore($chats);
  const words = useStore($chatSearch);
  useEffect(() => void loadChats(), []);
  return (
    <>
      <form
        className="chat-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void searchChats(String(new FormData(event.currentTarget).get('words') ?? ''));
        }}
      >
        <Field label="Search chats" hint="Words in messages and summaries. Kept for 90 days.">
          {(links) => <input {...links} name="words" type="search" maxLength={100} defaultValue={words} />}
        </Field>
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <PagedList
        list={list}
        empty={words ? `Nobody has said “${words}”.` : 'No chats yet.'}
        load={() => void loadChats()}
        loadMore={() => void loadMoreChats()}
      >
        {(chats) => (
          <ul className="rows">
            {chats.map((chat) => (
              <ChatRow key={chat.id} chat={chat} />
            ))}
          </ul>
        )}
      </PagedList>
      <Transcript />
    </>
  );
}
