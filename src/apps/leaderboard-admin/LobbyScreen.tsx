import { useStore } from '@nanostores/react';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import {
  $isSteering,
  $showableGames,
  $tvNotice,
  $tvRemote,
  showOnScreens,
  steerScreens,
  type TvRemoteState,
} from '#stores/tv-remote.ts';
import { dot } from './entry-words.ts';

/** How the screens stand, in a sentence. */
function standing(state: TvRemoteState): string {
  if (state.status === 'unknown') return 'How the screens stand cannot be read right now.';
  const { team, paused_seconds: paused } = state.remote;
  if (team) return `The screens show ${team.team_name}.`;
  if (paused > 0) return `The slides stand still for ${Math.ceil(paused / 60)} more min.`;
  return 'The slides turn by themselves.';
}

/** The remote of the screens in the lobby: slides on and back, a pause, and a team for its photo. */
export function LobbyScreen() {
  const state = useStore($tvRemote);
  const notice = useStore($tvNotice);
  const games = useStore($showableGames);
  const isBusy = useStore($isSteering);
  const isHeld = state.status === 'known' && (state.remote.team !== null || state.remote.paused_seconds > 0);
  return (
    <div className="screen-remote">
      <section className="plate" aria-label="Remote">
        <p>{standing(state)}</p>
        <p className="remote-buttons">
          <button type="button" className="button button-quiet" onClick={() => void steerScreens('previous')}>
            Back
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void steerScreens(isHeld ? 'resume' : 'pause')}
          >
            {isHeld ? 'Go on' : 'Pause'}
          </button>
          <button type="button" className="button button-quiet" onClick={() => void steerScreens('next')}>
            Next
          </button>
        </p>
        <p role="status">{isBusy ? 'Sending …' : notice}</p>
        <p className="field-hint">
          Every screen at{' '}
          <a className="link" href="/leaderboard/tv" target="_blank" rel="noopener">
            /leaderboard/tv
          </a>{' '}
          follows within three seconds. A pause ends by itself after 15 minutes, a team after one.
        </p>
      </section>
      <section aria-labelledby="show-team">
        <h2 id="show-team">Show a team now</h2>
        {games?.length === 0 && <p>No team is on the boards yet.</p>}
        <ul className="showable">
          {games?.map((game) => (
            <li key={game.id}>
              <span>
                <strong>{game.team_name}</strong>
                {dot}
                {formatGameTime(game.adjusted_time_seconds)}
                {dot}
                {game.room_name}
              </span>
              <button type="button" className="text-button" onClick={() => void showOnScreens(game)}>
                Show<span className="unseen"> {game.team_name}</span> on screen
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
