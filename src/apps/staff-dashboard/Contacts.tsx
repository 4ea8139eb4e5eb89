import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Contact } from '#domain/dashboard.ts';
import {
  $contactNotice,
  $contacts,
  $wantedContacts,
  loadContacts,
  loadMoreContacts,
  mark,
  showContacts,
  take,
} from '#stores/dashboard-contacts.ts';
import { openChat } from '#stores/dashboard-chats.ts';
import { PagedList } from '#ui/PagedList.tsx';
import { ContactNote } from './ContactNote.tsx';
import { Moment } from './Moment.tsx';
import { Reach } from './Reach.tsx';
import { ReplyBy } from './ReplyBy.tsx';
import { Shelves } from './Shelves.tsx';
import { Transcript } from './Transcript.tsx';

const shelves = [
  { value: 'new', label: 'Waiting' },
  { value: 'done', label: 'Done' },
] as const;

/** Who answers a request, so that nobody is called twice. */
function Taking({ contact }: { contact: Contact }) {
  const { mine, name, taken_by_name: holder } = contact;
  const label = mine ? 'Let go' : holder ? 'Take over' : 'I’ll answer';
  return (
    <>
      {holder && <p className="state">{mine ? 'You answer' : `${holder} answers`}</p>}
      <button type="button" className="text-button" onClick={() => void take(contact, !mine)}>
        {label}
        <span className="unseen"> ({name})</span>
      </button>
    </>
  );
}

function ContactRow({ contact }: { contact: Contact }) {
  const isDone = contact.status === 'done';
  const session = contact.session_id;
  return (
    <li className="contact">
      <div className="row-what">
        <p className="row-name">{contact.name}</p>
        <Reach reach={contact.reach} />
        <p className="said">{contact.message}</p>
        <p className="field-hint">
          Code {contact.receipt} · <Moment at={contact.received_at} />
          {contact.done_at && (
            <>
              {' '}
              · answered by {contact.done_by_name}, <Moment at={contact.done_at} />
            </>
          )}
        </p>
        <ContactNote contact={contact} />
        {session && (
          <button type="button" className="text-button" onClick={() => void openChat(session)}>
            Read the chat<span className="unseen"> of {contact.name}</span>
          </button>
        )}
      </div>
      <div className="contact-actions">
        {!isDone && <ReplyBy received={contact.received_at} />}
        {!isDone && <Taking contact={contact} />}
        <button
          type="button"
          className={isDone ? 'text-button' : 'button button-quiet'}
          onClick={() => void mark(contact, !isDone)}
        >
          {isDone ? 'Open again' : 'Mark done'}
          <span className="unseen"> ({contact.name})</span>
        </button>
      </div>
    </li>
  );
}

/** Visitors who asked for a person. */
export function Contacts() {
  const list = useStore($contacts);
  const wanted = useStore($wantedContacts);
  const notice = useStore($contactNotice);
  const undo = notice?.undo;
  useEffect(() => void loadContacts(), []);
  return (
    <>
      <Shelves label="Which requests" shelves={shelves} shown={wanted} show={(which) => void showContacts(which)} />
      <PagedList
        list={list}
        empty={wanted === 'new' ? 'Nobody waits for an answer.' : 'Nothing is done yet.'}
        load={() => void loadContacts()}
        loadMore={() => void loadMoreContacts()}
      >
        {(contacts) => (
          <ul className="rows">
            {contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </ul>
        )}
      </PagedList>
      <Transcript />
      <div role="status">
        {notice && (
          <div className="toast">
            <span>{notice.text}</span>
            {undo && (
              <button type="button" className="text-button" onClick={() => void mark(undo, false)}>
                Undo
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
