import { useStore } from '@nanostores/react';
import type { ManagedGameNotEscaped, PlayedRoom } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import {
  $gamesNotEscaped,
  $outcomeOfGame,
  bringBackGame,
  closeOutcome,
  loadGamesNotEscaped,
  loadMoreGamesNotEscaped,
  openCorrection,
  takeOutGame,
} from '#stores/games-not-escaped.ts';
import { $filter } from '#stores/entries.ts';
import { PagedList } from '#ui/PagedList.tsx';
import { CorrectGame } from './CorrectGame.tsx';
import { dayFormat, factsOf } from './entry-words.ts';

function Row({ game, rooms }: { game: ManagedGameNotEscaped; rooms: readonly PlayedRoom[] }) {
  const day = dayFormat.format(new Date(`${game.date}T12:00:00Z`));
  const { time_left_seconds: left, logged_by_name: host } = game;
  const stopped = left !== null && `${formatGameTime(left)} left`;
  const facts = [day, factsOf(game), stopped, host && `logged by ${host}`].filter(Boolean);
  const unseen = <span className="unseen">{` ${game.room_name}, ${day}`}</span>;
  return (
    <li data-tint={rooms.find((room) => room.name === game.room_name)?.slug}>
      <div className="entry-what">
        <p className="entry-name">{game.room_name}</p>
        <p className="entry-facts">{facts.join('\u00A0· ')}</p>
      </div>
      <div className="entry-actions">
        <button type="button" className="text-button" onClick={() => openCorrection(game)}>
          Correct{unseen}
        </button>
        <button type="button" className="text-button" onClick={() => void takeOutGame(game)}>
          Take out{unseen}
        </button>
      </div>
    </li>
  );
}

/** Games whose teams did not get out, to be looked at and corrected. */
export function GamesNotEscaped({ rooms }: { rooms: readonly PlayedRoom[] }) {
  const list = useStore($gamesNotEscaped);
  const filter = useStore($filter);
  const outcome = useStore($outcomeOfGame);
  const undo = outcome?.undo;
  return (
    <>
      <PagedList
        list={list}
        empty={filter.search ? 'No name is kept of teams that did not get out.' : 'No games found.'}
        load={() => void loadGamesNotEscaped()}
        loadMore={() => void loadMoreGamesNotEscaped()}
      >
        {(games) => (
          <ul className="entries">
            {games.map((game) => (
              <Row key={game.id} game={game} rooms={rooms} />
            ))}
          </ul>
        )}
      </PagedList>
      <CorrectGame rooms={rooms} />
      <div role="status">
        {outcome && (
          <div className="toast">
            <span>{outcome.text}</span>
            {undo && (
              <button type="button" className="text-button" onClick={() => void bringBackGame(undo)}>
                Undo
              </button>
            )}
            <button type="button" className="text-button" aria-label="Close message" onClick={closeOutcome}>
              ×
            </button>
          </div>
        )}
      </div>
    </>
  );
}
