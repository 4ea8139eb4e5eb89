import { useStore } from '@nanostores/react';
import { categories, type PlayedRoom } from '#domain/entry.ts';
import { $filter, filterEntries } from '#stores/entries.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { EntryList } from './EntryList.tsx';
import { GamesNotEscaped } from './GamesNotEscaped.tsx';

const states = [
  ['all', 'All'],
  ['listed', 'Listed'],
  ['hidden', 'Hidden'],
  ['deleted', 'Deleted'],
  ['not escaped', 'Not escaped'],
] as const;

const orders = [
  ['newest', 'Newest first'],
  ['fastest', 'Fastest first'],
] as const;

/** Lets a list of options decide what a choice means; anything else changes nothing. */
function among<Value extends string>(options: readonly (readonly [Value, string])[], use: (value: Value) => void) {
  return (value: string) => {
    const chosen = options.find(([each]) => each === value);
    if (chosen) use(chosen[0]);
  };
}

const kinds = [['', 'Every kind'], ...categories.map((each) => [each, each] as const)] as const;

/** Every game: search, filters, and what can be done with each. */
export function Teams({ rooms }: { rooms: PlayedRoom[] }) {
  const filter = useStore($filter);
  return (
    <div className="teams">
      <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <Field label="Search teams">
          {(links) => (
            <input
              {...links}
              type="search"
              value={filter.search}
              onChange={(event) => filterEntries({ search: event.target.value })}
            />
          )}
        </Field>
        <Select
          label="Room"
          value={filter.room}
          options={[['', 'Every room'], ...rooms.map(({ name }) => [name, name] as const)]}
          choose={(room) => filterEntries({ room })}
        />
        <Select
          label="Kind of team"
          value={filter.category}
          options={kinds}
          choose={among(kinds, (category) => filterEntries({ category }))}
        />
        <Select
          label="State"
          value={filter.state}
          options={states}
          choose={among(states, (state) => filterEntries({ state }))}
        />
        <Select
          label="Order"
          value={filter.order}
          options={orders}
          choose={among(orders, (order) => filterEntries({ order }))}
        />
        <Field label="From">
          {(links) => (
            <input
              {...links}
              type="date"
              value={filter.from}
              onChange={(event) => filterEntries({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label="To">
          {(links) => (
            <input
              {...links}
              type="date"
              value={filter.to}
              onChange={(event) => filterEntries({ to: event.target.value })}
            />
          )}
        </Field>
      </form>
      {filter.state === 'not escaped' ? <GamesNotEscaped rooms={rooms} /> : <EntryList rooms={rooms} />}
    </div>
  );
}
