import { useStore } from '@nanostores/react';
import { $messages, clearChat } from '#stores/chat.ts';
import { $chatView, closeChat, showContact } from '#stores/chat-window.ts';
import { Icon } from '#ui/Icon.tsx';
import { AssistantIcon } from './AssistantIcon.tsx';

/** Who answers here, that it is a machine, and the ways out: a person, an empty page, the door. */
export function ChatHeader({ name }: { name: string }) {
  const hasMessages = useStore($messages).length > 0;
  const view = useStore($chatView);
  return (
    <header className="chat-header">
      <div className="chat-lintel chat-column">
        <span className="chat-lamp">
          <AssistantIcon size={26} />
        </span>
        <div className="chat-names">
          <h2 id="chat-title" tabIndex={-1}>
            Ask {name}
          </h2>
          <p>Ask about rooms, prices and groups.</p>
        </div>
        {hasMessages && view === 'conversation' && (
          <button type="button" className="chat-tool" onClick={clearChat}>
            <Icon name="clear" />
            <span className="chat-tool-name">Clear</span>
          </button>
        )}
        <button type="button" className="chat-tool" aria-label="Close the chat" onClick={closeChat}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="chat-disclosure">
        <div className="chat-column">
          <p>
            <strong>Powered by AI.</strong> It knows this site’s facts but can still be wrong.
          </p>
          {view === 'conversation' && (
            <button type="button" className="chat-person" onClick={showContact}>
              <Icon name="person" size={16} /> Talk to a person
            </button>
          )}
        </div>
      </div>
    </header>
  );
}
