import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { erasureWord, type ErasureReceipt } from '#domain/dashboard.ts';
import { downloadText } from '#lib/download.ts';
import {
  $visitorSearch,
  closeVisitor,
  eraseFoundVisitor,
  findVisitor,
  type VisitorSearch,
} from '#stores/dashboard-visitor.ts';
import { $staff } from '#stores/staff.ts';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';

const words: Record<string, string> = {
  chat_sessions: 'conversations',
  chat_messages: 'messages',
  chat_ratings: 'ratings',
  chat_summaries: 'summaries',
  contact_requests: 'contact requests',
  deliveries: 'mails to the venue',
  unanswered_questions: 'open questions',
  chat_budgets: 'counts of use',
};

/** Where an owner gives a visitor all that is kept of them, or erases it. */
export function Visitors() {
  const staff = useStore($staff);
  const search = useStore($visitorSearch);
  const isOwner = staff.status === 'signed-in' && staff.person.role === 'owner';
  if (!isOwner) return <p>Only an owner may look up a visitor.</p>;
  if (search.status === 'found') return <Found search={search} />;
  if (search.status === 'erased') return <Erased receipt={search.receipt} />;
  return (
    <form
      className="plate form-stack colleague-form"
      noValidate
      aria-labelledby="find-visitor"
      onSubmit={(event) => {
        event.preventDefault();
        void findVisitor(String(new FormData(event.currentTarget).get('wanted') ?? ''));
      }}
    >
      <h2 id="find-visitor">What we hold of a visitor</h2>
      <Field
        label="Address"
        hint="The email address or phone number that the visitor left, or the number of a conversation."
        problem={search.problem}
      >
        {(links) => <input {...links} name="wanted" autoComplete="off" autoCapitalize="none" maxLength={120} />}
      </Field>
      <button type="submit" className="button" aria-disabled={search.status === 'looking'}>
        {search.status === 'looking' ? 'Looking …' : 'Look it up'}
      </button>
    </form>
  );
}

function Counts({ counts }: { counts: [name: string, count: number][] }) {
  return (
    <ul className="visitor-counts">
      {counts
        .filter(([, count]) => count > 0)
        .map(([name, count]) => (
          <li key={name}>
            {count} {words[name] ?? name}
          </li>
        ))}
    </ul>
  );
}

function Found({ search }: { search: Extract<VisitorSearch, { status: 'found' }> }) {
  const { wanted, document, isErasing, problem } = search;
  const form = useRef<HTMLFormElement>(null);
  const counts = Object.entries(document).map(([name, rows]): [string, number] => [name, rows.length]);
  if (counts.every(([, count]) => count === 0)) {
    return (
      <div role="status">
        <p>We hold nothing of {wanted}.</p>
        <button type="button" className="text-button" onClick={closeVisitor}>
          Look up somebody else
        </button>
      </div>
    );
  }
  return (
    <div className="plate form-stack colleague-form">
      <h2>We hold of {wanted}</h2>
      <Counts counts={counts} />
      <p>
        <button
          type="button"
          className="button"
          onClick={() => downloadText(JSON.stringify(document, undefined, 2), 'visitor.json', 'application/json')}
        >
          Download all of it
        </button>
      </p>
      <form
        ref={form}
        className="form-stack"
        noValidate
        aria-label="Erase"
        onSubmit={(event) => {
          event.preventDefault();
          void eraseFoundVisitor(String(new FormData(event.currentTarget).get('word') ?? ''));
        }}
      >
        <Field label={`Type “${erasureWord}” to erase all of it for good`} hint="It cannot be brought back.">
          {(links) => <input {...links} name="word" autoComplete="off" autoCapitalize="none" />}
        </Field>
        <FormProblem message={problem} />
        <div className="colleague-choice">
          <button type="submit" className="button" aria-disabled={isErasing}>
            {isErasing ? 'Erasing …' : 'Erase'}
          </button>
          <button type="button" className="text-button" onClick={closeVisitor}>
            Look up somebody else
          </button>
        </div>
      </form>
    </div>
  );
}

function Erased({ receipt }: { receipt: ErasureReceipt }) {
  return (
    <div className="plate form-stack colleague-form" role="status">
      <h2>Erased</h2>
      <p>
        Receipt {receipt.id}: by {receipt.erased_by_name}. It names nobody and is kept.
      </p>
      <Counts counts={Object.entries(receipt.counts)} />
      <p>Backups of the last days still hold it. After a restore, erase it again.</p>
      <button type="button" className="text-button" onClick={closeVisitor}>
        Look up somebody else
      </button>
    </div>
  );
}
