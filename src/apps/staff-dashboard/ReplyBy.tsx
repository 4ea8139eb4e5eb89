import { useStore } from '@nanostores/react';
import { replyBy } from '#domain/contact.ts';
import { $thisMinute } from '#stores/this-minute.ts';
import { Moment } from './Moment.tsx';

/** Until when a visitor should have an answer; once that has passed, it says so. */
export function ReplyBy({ received }: { received: string }) {
  const due = replyBy(new Date(received));
  const isLate = due.getTime() < useStore($thisMinute);
  return (
    <p className="state" data-state={isLate ? 'failed' : 'waiting'}>
      {isLate ? 'Late: reply was due' : 'Reply by'} <Moment at={due.toISOString()} />
    </p>
  );
}
