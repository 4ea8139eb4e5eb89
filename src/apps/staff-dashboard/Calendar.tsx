import { useState } from 'react';
import { eventsAhead, staleContent, type ContentDates, type ContentEvent } from '#domain/content-calendar.ts';
import { formatDay } from '#domain/publication.ts';
import { venueDay } from '#domain/venue-time.ts';
import { Moment } from './Moment.tsx';
import { Questions } from './Questions.tsx';

const editor = '/xtra/content';
const say = (day: string) => formatDay(day, 'short');
const verbs: Readonly<Record<ContentEvent['kind'], string>> = {
  appears: 'goes live',
  offer: 'ends',
  ends: 'ends',
  hours: 'in force',
};

function When({ event: { at, from } }: { event: ContentEvent }) {
  if (from) return <>{`${say(from)} to ${say(at)}`}</>;
  return at.length === 10 ? <time dateTime={at}>{say(at)}</time> : <Moment at={at} />;
}

interface RowProps {
  what: string;
  edit: string;
  children: React.ReactNode;
}

function Row({ what, edit, children }: RowProps) {
  return (
    <li>
      <div className="row-what">
        <p className="row-name">{what}</p>
        <p className="field-hint">{children}</p>
      </div>
      <a className="text-button" href={editor + edit}>
        Open<span className="unseen"> {what} in the editor</span>
      </a>
    </li>
  );
}

/** What of the content comes, goes and grows old, and what visitors asked in vain. */
export function Calendar({ dates }: { dates: ContentDates }) {
  const [now] = useState(() => new Date());
  const ahead = eventsAhead(dates, now);
  const stale = staleContent(dates, now, say);
  return (
    <>
      <p className="dashboard-lead">
        As of the last build. What is not public yet is told by its day alone: the editor and the preview show it whole.
      </p>
      <section className="calendar-part" aria-labelledby="ahead">
        <h2 id="ahead">Coming up</h2>
        {ahead.length === 0 && <p>Nothing is planned from {say(venueDay(now))} on.</p>}
        <ol className="rows">
          {ahead.map((event) => (
            <Row key={`${event.kind} ${event.at} ${event.what}`} what={event.what} edit={event.edit}>
              <When event={event} /> · {verbs[event.kind]}
            </Row>
          ))}
        </ol>
      </section>
      <section className="calendar-part" aria-labelledby="stale">
        <h2 id="stale">Worth another look</h2>
        {stale.length === 0 && <p>Everything is of today.</p>}
        {!dates.files && (
          <p className="field-hint">
            How old the facts are is not known here: the build had only a part of the history.
          </p>
        )}
        <ul className="rows">
          {stale.map(({ what, why, edit }) => (
            <Row key={`${what} ${why}`} what={what} edit={edit}>
              {why}
            </Row>
          ))}
        </ul>
      </section>
      <section className="calendar-part" aria-labelledby="asked">
        <h2 id="asked">Asked, and not answered</h2>
        <Questions />
      </section>
    </>
  );
}
