import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { outside } from '#lib/links.ts';
import {
  $activity,
  $draft,
  $messages,
  isBusy,
  longestMessage,
  sendDraft,
  stopReply,
  writeDraft,
} from '#stores/chat.ts';
import { Icon } from '#ui/Icon.tsx';

/** From so many characters left on, the visitor sees how many there are. */
const nearTheEnd = 200;

/** Enter sends and Shift+Enter breaks the line; the Enter that ends a composed character does neither. */
function sendOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  sendDraft();
}

/** Where the visitor writes. */
export function Composer({ bookingUrl }: { bookingUrl: string }) {
  const draft = useStore($draft);
  const busy = isBusy(useStore($activity));
  const isFirst = useStore($messages).length === 0;
  const left = longestMessage - draft.length;
  return (
    <form
      className="composer chat-column"
      onSubmit={(event) => {
        event.preventDefault();
        sendDraft();
      }}
    >
      {isFirst && (
        <p className="chat-notice">
          Chats are kept for 90 days, and a language model may read them.{' '}
          <a href="/legal#privacy" {...outside}>
            Privacy
          </a>
        </p>
      )}
      {busy && (
        <button type="button" className="chat-chip chat-stop" onClick={stopReply}>
          <Icon name="stop" size={16} /> Stop
        </button>
      )}
      <div className="composer-row">
        <textarea
          aria-label="Your question"
          aria-describedby={left <= nearTheEnd ? 'chat-left' : undefined}
          placeholder="Ask me anything..."
          dir="auto"
          rows={1}
          maxLength={longestMessage}
          enterKeyHint="send"
          value={draft}
          onChange={({ currentTarget }) => writeDraft(currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <button type="submit" className="composer-send" aria-label="Send" disabled={busy || draft.trim() === ''}>
          <Icon name="send" />
        </button>
      </div>
      <p className="composer-foot">
        <a href={bookingUrl} {...outside}>
          Book your escape room here
        </a>
        {left <= nearTheEnd && (
          <span id="chat-left">{left === 1 ? '1 character left' : `${left} characters left`}</span>
        )}
      </p>
    </form>
  );
}
