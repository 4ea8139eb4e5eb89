import { useStore } from '@nanostores/react';
import { phoneUrl } from '#lib/links.ts';
import { $chatOpenedBy, openChat, type ChatButton } from '#stores/chat-window.ts';
import { Icon } from '#ui/Icon.tsx';
import { ChatDialog } from './ChatDialog.tsx';
import type { Venue } from './venue.ts';

interface Props {
  /** Where the button stands. */
  place: ChatButton;
  venue: Venue;
}

/** The button that opens the chat. Its popover is what a visitor gets when the chat cannot be loaded. */
export function ChatOverlay({ place, venue }: Props) {
  const openedBy = useStore($chatOpenedBy, { ssr: 'initial' });
  return (
    <>
      <button
        type="button"
        className={place === 'bar' ? 'bar-item chat-button' : 'chat-button'}
        aria-haspopup="dialog"
        aria-expanded={openedBy === place}
        onClick={() => openChat(place)}
      >
        <Icon name="chat" size={22} />
        <span className="chat-name">Chat</span>
        <span className="chat-wait">Opening…</span>
      </button>
      <div popover="auto" role="alert" className="chat-excuse">
        The chat won’t open right now. Call <a href={phoneUrl(venue.phone)}>{venue.phone}</a> or{' '}
        <a href={venue.bookingUrl} target="_blank" rel="noopener noreferrer">
          book online
        </a>
        .
      </div>
      {openedBy === place && <ChatDialog venue={venue} />}
    </>
  );
}
