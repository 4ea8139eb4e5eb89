import { useStore } from '@nanostores/react';
import { ordinal } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { venueMonth } from '#domain/venue-time.ts';
import type { EntryFormStore } from '#stores/entries-form.ts';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `this month`, or `in October 2026`. */
const inMonth = (month: string) =>
  month === venueMonth(new Date()) ? 'this month' : `in ${monthName.format(new Date(`${month}-15T12:00:00Z`))}`;

/** Where the time in a form would stand, as soon as it is typed. */
export function Preview({ form }: { form: EntryFormStore }) {
  const preview = useStore(form.$preview);
  return (
    <output className="preview" aria-live="polite">
      {preview && (
        <>
          <span className="preview-time">{formatGameTime(preview.seconds)}</span>
          <span>
            {preview.isKnown
              ? `${ordinal(preview.rank)} of ${preview.total} ${inMonth(preview.month)}`
              : 'rank not known while offline'}
          </span>
        </>
      )}
    </output>
  );
}
