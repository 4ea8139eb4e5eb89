import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PlayedRoom } from '#domain/entry.ts';
import { everyEntry } from '#domain/entry-filter.ts';
import { filterEntries } from '#stores/entries.ts';
import { quickForm } from '#stores/entries-form.ts';
import { $lastSaved } from '#stores/queue.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryList } from './EntryList.tsx';
import { Saved } from './Saved.tsx';

/** The counter: one form, what was saved last, and the newest games below. */
export function LogTime({ rooms }: { rooms: PlayedRoom[] }) {
  const last = useStore($lastSaved);
  useEffect(() => {
    quickForm.open(rooms);
    filterEntries(everyEntry);
  }, [rooms]);
  return (
    <div className="log">
      <section className="plate" aria-label="New time">
        <EntryForm form={quickForm} rooms={rooms} action="Save time" isQuick last={<Saved entry={last} />} />
      </section>
      <div>
        <section aria-labelledby="newest">
          <h2 id="newest">Newest games</h2>
          <EntryList rooms={rooms} limit={8} />
        </section>
      </div>
    </div>
  );
}
