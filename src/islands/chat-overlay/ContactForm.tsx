import { useRef } from 'react';
import { phoneUrl } from '#lib/links.ts';
import { sendContact } from '#stores/contact.ts';
import type { ContactState } from '#stores/contact-form.ts';
import { ContactField } from './ContactField.tsx';

interface Props {
  contact: Exclude<ContactState, { status: 'received' }>;
  phone: string;
}

/** The form that asks for a person. What was typed stays until it is received. */
export function ContactForm({ contact, phone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const problems = contact.status === 'writing' ? contact.problems : {};
  const send = async () => {
    const wrong = await sendContact();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ContactField name="name" label="Your name" autoComplete="name" problem={problems.name} />
      <ContactField name="reach" label="Email or phone" autoComplete="email" problem={problems.reach} />
      <ContactField name="message" label="What is it about?" problem={problems.message} />
      <div role="alert" className="chat-trouble">
        {contact.status === 'failed' && (
          <p>
            <strong>{contact.message}</strong> Nothing you typed is lost. Try again, or call{' '}
            <a href={phoneUrl(phone)}>{phone}</a>.
          </p>
        )}
      </div>
      <p role="status" className="contact-work">
        {contact.status === 'sending' &&
          contact.isWorking &&
          'We’re very busy. Your browser needs a few seconds to show that you’re a person. Please keep this page open.'}
      </p>
      <button type="submit" className="button" aria-disabled={contact.status === 'sending'}>
        {contact.status === 'sending' ? 'Sending…' : 'Send message'}
      </button>
    </form>
  );
}
