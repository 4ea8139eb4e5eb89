import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  escapeRatesBy,
  percentOf,
  recommendedSize,
  type EscapeRate,
  type GameSum,
  type GameTrait,
} from '#domain/escape-rate.ts';
import { $games, loadGames } from '#stores/dashboard-games.ts';
import { countOf, showDay } from './moments.ts';

/** Games of a size before it is compared with others: below that, one lucky evening decides. */
const enoughToCompare = 20;

const tables: readonly { trait: GameTrait; heading: string; column: string; unknown: string }[] = [
  { trait: 'room_name', heading: 'By room', column: 'Room', unknown: '' },
  { trait: 'team_size', heading: 'By size of the team', column: 'Players', unknown: 'Not written down' },
  { trait: 'category', heading: 'By kind of team', column: 'Kind', unknown: 'Not said' },
  { trait: 'month', heading: 'By month', column: 'Month', unknown: '' },
  { trait: 'host', heading: 'By host', column: 'Logged by', unknown: 'Somebody who has left' },
];

function Rates({ rates, column, unknown }: { rates: readonly EscapeRate[]; column: string; unknown: string }) {
  return (
    <table className="rates">
      <thead>
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">Got out</th>
          <th scope="col">Games</th>
          <th scope="col">Rate</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={String(rate.value)}>
            <th scope="row">{rate.value ?? unknown}</th>
            <td>{rate.escaped}</td>
            <td>{rate.games}</td>
            <td>{percentOf(rate)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rooms in which enough teams of two sizes or more played, with the size that got out most often. */
function BestSizes({ sums }: { sums: readonly GameSum[] }) {
  const rooms = escapeRatesBy('room_name', sums).flatMap(({ value }) => {
    const best = recommendedSize(
      sums.filter(({ room_name: room }) => room === value),
      enoughToCompare,
    );
    return best ? [{ room: String(value), best }] : [];
  });
  if (rooms.length === 0)
    return (
      <p className="field-hint">
        Which size gets out most often shows once two sizes of a room have {enoughToCompare} games each.
      </p>
    );
  return (
    <ul>
      {rooms.map(({ room, best }) => (
        <li key={room}>
          {room}: teams of {best.value} get out most often, {percentOf(best)}% of {countOf(best.games, 'game')} since{' '}
          {showDay(best.since)}
        </li>
      ))}
    </ul>
  );
}

/** How often teams get out, for owners: by room, size, kind, month and host, with the games each number stands on. */
export function Games() {
  const games = useStore($games);
  useEffect(() => void loadGames(), []);
  if (games.status === 'loading') return <p role="status">Reading …</p>;
  if (games.status === 'failed')
    return (
      <p role="status">
        {games.message}{' '}
        <button type="button" className="text-button" onClick={() => void loadGames()}>
          Try again
        </button>
      </p>
    );
  if (games.read.length === 0)
    return (
      <p className="list-empty">
        No team that did not get out is logged in the last year. Press “Did not get out” at the counter: a room counts
        from its first such game.
      </p>
    );
  return (
    <>
      <p className="field-hint">
        The last twelve months. A room counts from its first game without an escape, because before that only escapes
        were written down.
      </p>
      <BestSizes sums={games.read} />
      {tables.map(({ trait, heading, ...words }) => (
        <section key={trait} className="dashboard-part" aria-labelledby={`rates-${trait}`}>
          <h2 id={`rates-${trait}`}>{heading}</h2>
          <Rates rates={escapeRatesBy(trait, games.read)} {...words} />
        </section>
      ))}
    </>
  );
}
