import { quickQuestions } from '#domain/chat.ts';
import { outside } from '#lib/links.ts';
import { sendMessage } from '#stores/chat.ts';
import type { Venue } from './venue.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { AssistantIcon } from './AssistantIcon.tsx';

const drawings: readonly IconName[] = ['key', 'lock', 'calendar', 'pin'];

/** What a visitor finds before the first message. */
export function EmptyChat({ venue: { bookingUrl, withoutParties } }: { venue: Venue }) {
  return (
    <div className="chat-empty">
      <span className="chat-glow">
        <AssistantIcon size={48} />
      </span>
      <h3>What would you like to know?</h3>
      <p>Welcome! Ask about rooms, prices, {withoutParties ? '' : 'birthdays, '}big groups or how scary it gets.</p>
      <ul>
        {quickQuestions.map((question, index) => (
          <li key={question}>
            <button type="button" className="chat-quick" onClick={() => sendMessage(question)}>
              <Icon name={drawings[index] ?? 'chat'} size={22} />
              {question}
            </button>
          </li>
        ))}
      </ul>
      <a className="button" href={bookingUrl} {...outside}>
        Book Now
      </a>
    </div>
  );
}
