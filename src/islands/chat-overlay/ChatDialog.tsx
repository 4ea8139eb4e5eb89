import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { $announcement } from '#stores/chat.ts';
import { $chatView, closeChat } from '#stores/chat-window.ts';
import { adoptStyles } from './adopt-styles.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { Conversation } from './Conversation.tsx';
import { fitToKeyboard } from './fit-to-keyboard.ts';
import { loadMarkdown } from './MarkdownText.tsx';
import type { Venue } from './venue.ts';

/** The chat over the whole screen: the browser's own dialog, so the page behind is out of reach until it closes. */
export function ChatDialog({ venue }: { venue: Venue }) {
  const view = useStore($chatView);
  const announcement = useStore($announcement);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    adoptStyles();
    element.showModal();
    // With a mouse one wants to type. On a phone the keyboard would hide the questions, and where not everything fits on
    // the screen, the visitor begins at the top.
    const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
    const fits = frame.current !== null && frame.current.scrollHeight <= frame.current.clientHeight;
    element.querySelector<HTMLElement>(hasMouse && fits ? 'textarea' : 'h2')?.focus();
    void loadMarkdown();
    const end = fitToKeyboard(element);
    return () => {
      end();
      element.close(); // gives the focus back before the dialog leaves the page
    };
  }, []);

  return createPortal(
    <dialog ref={dialog} className="chat" aria-labelledby="chat-title" onClose={closeChat}>
      <div className="chat-frame" ref={frame}>
        <ChatHeader name={venue.name} />
        {view === 'contact' ? (
          <ContactPanel venue={venue} />
        ) : (
          <>
            <Conversation venue={venue} />
            <Composer bookingUrl={venue.bookingUrl} />
          </>
        )}
      </div>
      <p role="status" className="chat-unseen">
        {announcement}
      </p>
    </dialog>,
    document.body,
  );
}
