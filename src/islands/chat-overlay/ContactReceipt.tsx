import { timeOfDay } from '#domain/chat.ts';
import { focusOnArrival } from './focus-on-arrival.ts';

interface Props {
  /** Code to name on the phone. */
  receipt: string;
  receivedAt: Date;
}

/** Says that the message has arrived, when, and by which code it is found again. */
export function ContactReceipt({ receipt, receivedAt }: Props) {
  return (
    <div className="receipt">
      <h4 tabIndex={-1} ref={focusOnArrival}>
        We have your message
      </h4>
      <p>
        Received at <time dateTime={receivedAt.toISOString()}>{timeOfDay(receivedAt)}</time>. A person will get back to
        you. If you call about it, give this code:
      </p>
      <p className="receipt-code">{receipt}</p>
    </div>
  );
}
