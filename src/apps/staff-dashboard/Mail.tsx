import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Delivery } from '#domain/dashboard.ts';
import { $deliveries, loadMail, loadMoreDeliveries } from '#stores/dashboard-mail.ts';
import { PagedList } from '#ui/PagedList.tsx';
import { Moment } from './Moment.tsx';
import { countOf } from './moments.ts';

const kinds = { contact: 'Contact request', summary: 'Chat summary', week: 'The week, for an owner' };
const states = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' };

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  return (
    <li>
      <div className="row-what">
        <p className="row-name">{kinds[delivery.kind]}</p>
        <p className="field-hint">
          to {delivery.recipient} · <Moment at={delivery.created_at} />
          {delivery.attempts > 1 && ` · ${countOf(delivery.attempts, 'attempt')}`}
        </p>
        {delivery.last_error && <p className="field-problem">{delivery.last_error}</p>}
        {delivery.next_attempt_at && (
          <p className="field-hint">
            Next try from <Moment at={delivery.next_attempt_at} /> on
          </p>
        )}
      </div>
      <p className="state" data-state={delivery.status}>
        {states[delivery.status]}
      </p>
    </li>
  );
}

/** What was mailed to the venue. */
export function Mail() {
  const list = useStore($deliveries);
  useEffect(() => void loadMail(), []);
  return (
    <PagedList
      list={list}
      empty="Nothing has been mailed yet."
      load={() => void loadMail()}
      loadMore={() => void loadMoreDeliveries()}
    >
      {(deliveries) => (
        <ul className="rows">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
