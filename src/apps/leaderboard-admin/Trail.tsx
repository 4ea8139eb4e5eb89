import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { venueTimeZone } from '#domain/venue-time.ts';
import { notEscapedLabel } from '#domain/entry.ts';
import { $changes, $changeSearch, loadChanges, loadMoreChanges, searchChanges } from '#stores/entries-changes.ts';
import { PagedList } from '#ui/PagedList.tsx';
import { SearchForm } from '#ui/SearchForm.tsx';

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: venueTimeZone,
});

const shown = (value: unknown) => (value === null || value === undefined || value === '' ? '–' : String(value));

const nameless = ({ before, after }: Record<'before' | 'after', Record<string, unknown>>) =>
  before.escaped === false || after.escaped === false ? notEscapedLabel : 'a game that is gone';

/** Every change there ever was: who, when, what; found by words, and read on to the first one. */
export function Trail() {
  const list = useStore($changes);
  const words = useStore($changeSearch);
  useEffect(() => void loadChanges(), []);
  return (
    <>
      <SearchForm
        label="Search changes"
        hint="Names of teams and people, what was done, and what changed. Beginnings of words count."
        words={words}
        search={(typed) => void searchChanges(typed)}
      />
      <PagedList
        list={list}
        empty={words ? `No change has “${words}” in it.` : 'Nobody has changed anything yet.'}
        load={() => void loadChanges()}
        loadMore={() => void loadMoreChanges()}
      >
        {(changes) => (
          <ol className="trail">
            {changes.map((change) => (
              <li key={change.id}>
                <p>
                  <strong>{change.changed_by_name}</strong> · {change.action} · {change.team_name ?? nameless(change)}
                </p>
                <p className="field-hint">
                  <time dateTime={change.changed_at}>{momentFormat.format(new Date(change.changed_at))}</time>
                  {change.action === 'edited' &&
                    Object.keys(change.after).map(
                      (field) =>
                        field !== 'escaped' &&
                        ` · ${field.replaceAll('_', ' ')}: ${shown(change.before[field])} → ${shown(change.after[field])}`,
                    )}
                </p>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
}
