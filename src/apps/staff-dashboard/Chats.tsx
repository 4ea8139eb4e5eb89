import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ChatLine } from '#domain/dashboard.ts';
import {
  $chats,
  $chatSearch,
  $wantedChats,
  loadChats,
  loadMoreChats,
  openChat,
  searchChats,
  showChats,
} from '#stores/dashboard-chats.ts';
import { PagedList } from '#ui/PagedList.tsx';
import { SearchForm } from '#ui/SearchForm.tsx';
import { Moment } from './Moment.tsx';
import { countOf } from './moments.ts';
import { Shelves } from './Shelves.tsx';
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

const shelves = [
  { value: 'all', label: 'All' },
  { value: 'unanswered', label: 'Without an answer' },
  { value: 'not helpful', label: 'Not helpful' },
] as const;

const emptyShelves = {
  all: 'No chats yet.',
  unanswered: 'No chat has a question without an answer.',
  'not helpful': 'Nobody has called a reply not helpful.',
};

/** Conversations with the assistant, found by what was said in them. */
export function Chats() {
  const list = useStore($chats);
  const words = useStore($chatSearch);
  const wanted = useStore($wantedChats);
  useEffect(() => void loadChats(), []);
  return (
    <>
      <SearchForm
        label="Search chats"
        hint="Words in messages and summaries. Kept for 90 days."
        words={words}
        search={(typed) => void searchChats(typed)}
      />
      <Shelves label="Which chats" shelves={shelves} shown={wanted} show={(which) => void showChats(which)} />
      <PagedList
        list={list}
        empty={words ? `No chat here has “${words}” in it.` : emptyShelves[wanted]}
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
