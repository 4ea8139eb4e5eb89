import type { ReactNode } from 'react';
import { timeOfDay } from '#domain/chat.ts';
import { Icon } from '#ui/Icon.tsx';
import { AssistantIcon } from './AssistantIcon.tsx';

interface Props {
  by: 'user' | 'assistant';
  /** Missing while it is still being said. */
  at?: Date;
  children: ReactNode;
  /** What belongs below the time. */
  extras?: ReactNode;
}

/** A message with its speaker's icon and the time: the visitor's on the right, the assistant's on the left. */
export function Message({ by, at, children, extras }: Props) {
  return (
    <div className={`message by-${by}`}>
      <span className="message-icon">
        {by === 'user' ? <Icon name="person" size={18} /> : <AssistantIcon size={18} />}
      </span>
      <div className="message-body">
        <span className="chat-unseen">{by === 'user' ? 'You said:' : 'The assistant said:'}</span>
        {children}
        {at && <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>}
        {extras}
      </div>
    </div>
  );
}
