import { useState } from 'react';
import type { Contact } from '#domain/dashboard.ts';
import { closeContactNotice, note } from '#stores/dashboard-contacts.ts';
import { Field } from '#ui/Field.tsx';
import { useFocus } from '#ui/use-focus.ts';

/** Writes a note; the words stay until they are saved. */
function NoteForm({ contact, close }: { contact: Contact; close(): void }) {
  const first = useFocus<HTMLTextAreaElement>();
  return (
    <form
      className="form-stack note-form"
      onSubmit={(event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get('note') ?? '');
        void note(contact, words).then((isSaved) => isSaved && close());
      }}
    >
      <Field label={`Note on ${contact.name}`} hint="For colleagues. The visitor never sees it.">
        {(links) => (
          <textarea {...links} ref={first} name="note" rows={3} maxLength={1000} defaultValue={contact.note ?? ''} />
        )}
      </Field>
      <div className="colleague-choice">
        <button type="submit" className="button button-quiet">
          Save the note
        </button>
        <button type="button" className="text-button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** What colleagues should know of a request, and the way to write it. */
export function ContactNote({ contact }: { contact: Contact }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {contact.note && <p className="said contact-note">{contact.note}</p>}
      {isOpen && <NoteForm contact={contact} close={() => setOpen(false)} />}
      {!isOpen && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            closeContactNotice();
            setOpen(true);
          }}
        >
          {contact.note ? 'Change the note' : 'Write a note'}
          <span className="unseen"> on {contact.name}</span>
        </button>
      )}
    </>
  );
}
