import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $activity, $turns } from '#stores/chat.ts';
import { EmptyChat } from './EmptyChat.tsx';
import { Turn } from './Turn.tsx';
import type { Venue } from './venue.ts';

/** Everything said so far. It is no live region: a finished reply is announced once, beside it. */
export function Conversation({ venue }: { venue: Venue }) {
  const turns = useStore($turns);
  const activity = useStore($activity);
  const region = useRef<HTMLDivElement>(null);
  const newest = turns.at(-1)?.question.id;

  // The newest question goes to the top of the view, and its answer is read from there.
  useEffect(() => {
    if (newest) document.getElementById(newest)?.scrollIntoView({ block: 'start' });
  }, [newest]);
  // Whoever pressed a button that is gone now, such as a quick question, stays in the conversation.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.focus();
  });

  return (
    // What scrolls must be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="chat-scroll" ref={region} tabIndex={0} role="region" aria-label="Conversation">
      {turns.length === 0 ? (
        <EmptyChat venue={venue} />
      ) : (
        <ol className="chat-column">
          {turns.map((turn, index) => {
            const isLast = index === turns.length - 1;
            return <Turn key={turn.question.id} turn={turn} activity={isLast ? activity : null} venue={venue} />;
          })}
        </ol>
      )}
    </div>
  );
}
