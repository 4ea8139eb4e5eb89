import { useState } from 'react';
import { readShareCode, shareCardPath } from '#domain/share-card.ts';
import type { ShareCardState } from '#stores/share.ts';

interface Props {
  status: Exclude<ShareCardState['status'], 'ready'>;
  email: string;
}

const words: Record<Props['status'], { heading: string; text: string }> = {
  loading: { heading: 'Your share card', text: 'Fetching it from the front desk …' },
  'no-code': {
    heading: 'Your share card',
    text: 'Type the code from your host’s slip to see your time, your place and pictures to post.',
  },
  unknown: {
    heading: 'No card behind this door',
    text: 'Either the code has a typo or the team has left the wall. Check the twelve letters and digits again.',
  },
  unreachable: {
    heading: 'The front desk isn’t answering',
    text: 'Your card is safe. We just can’t fetch it right now. Please try again in a minute.',
  },
  removed: {
    heading: 'You’re off the wall',
    text: 'Your team is gone from every board, the screen in our lobby and this card. Changed your mind? Write to us.',
  },
};

/** What the page says when there is no card to show, and a field for the code where that helps. */
export function CardNotice({ status, email }: Props) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { heading, text } = words[status];
  const open = () => {
    const code = readShareCode(typed);
    setIsWrong(!code);
    if (code) location.assign(shareCardPath(code));
  };
  return (
    <section className="card-notice" aria-busy={status === 'loading'}>
      <p className="eyebrow">Share card</p>
      <h1>{heading}</h1>
      <p className="lead" role="status">
        {text}
      </p>
      {(status === 'no-code' || status === 'unknown') && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <label htmlFor="share-code">Code</label>
          <input
            id="share-code"
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'share-code-wrong' : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button">
            Open my card
          </button>
          {isWrong && (
            <p id="share-code-wrong" className="card-wrong" role="alert">
              A code has twelve letters and digits, such as 4h7k 2m9p q3rt.
            </p>
          )}
        </form>
      )}
      {status === 'unreachable' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          Try again
        </button>
      )}
      <p className="card-again">
        <a className="link" href="/leaderboard">
          See the leaderboard
        </a>
        <a className="link" href={`mailto:${email}`}>
          Write to us
        </a>
      </p>
    </section>
  );
}
