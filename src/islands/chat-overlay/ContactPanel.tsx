import { useStore } from '@nanostores/react';
import { phoneUrl } from '#lib/links.ts';
import { $contact } from '#stores/contact.ts';
import { showConversation } from '#stores/chat-window.ts';
import { Icon } from '#ui/Icon.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactReceipt } from './ContactReceipt.tsx';
import { focusOnArrival } from './focus-on-arrival.ts';
import type { Venue } from './venue.ts';

/** The ways to a person: phone, email, and a form that keeps the request. */
export function ContactPanel({ venue }: { venue: Venue }) {
  const contact = useStore($contact);
  return (
    // What scrolls must be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="chat-scroll contact" role="region" aria-labelledby="contact-title" tabIndex={0}>
      <div className="chat-column">
        <button type="button" className="chat-chip" onClick={showConversation}>
          <Icon name="back" size={16} /> Back to the chat
        </button>
        <h3 id="contact-title" tabIndex={-1} ref={focusOnArrival}>
          Talk to a person
        </h3>
        <p>
          Call <a href={phoneUrl(venue.phone)}>{venue.phone}</a> while we’re open, write to{' '}
          <a href={`mailto:${venue.email}`}>{venue.email}</a>, or leave a message here and we’ll get back to you.
        </p>
        {contact.status === 'received' ? (
          <ContactReceipt receipt={contact.receipt} receivedAt={contact.receivedAt} />
        ) : (
          <ContactForm contact={contact} phone={venue.phone} />
        )}
      </div>
    </div>
  );
}
