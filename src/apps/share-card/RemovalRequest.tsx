import { useStore } from '@nanostores/react';
import { $removal, hasRemovalCode, offerRemoval, removeFromWall } from '#stores/share.ts';
import { useFocus } from '#ui/use-focus.ts';

/** What the question says to a team that holds its own secret, and to anybody else. */
const words = {
  own: {
    question: (team: string) => `Take ${team} off the wall?`,
    text: 'Your team disappears at once from every board, the screen in our lobby and this card. To come back, write to',
    yes: 'Yes, take us off',
    sending: 'Taking you off …',
  },
  asked: {
    question: (team: string) => `Ask us to take ${team} off the wall?`,
    text: 'With the private link on your slip it happens at once. Without it, a person looks at your request first, because anybody could have the link to a card. To add something, write to',
    yes: 'Yes, please ask',
    sending: 'Asking …',
  },
};

function Asked() {
  const place = useFocus<HTMLParagraphElement>();
  return (
    <p className="card-removal" role="status" tabIndex={-1} ref={place}>
      We have your request. Someone on our staff will look at it, usually the same day.
    </p>
  );
}

function Question({
  team,
  email,
  isFailed,
  isSending,
}: {
  team: string;
  email: string;
  isFailed: boolean;
  isSending: boolean;
}) {
  const place = useFocus<HTMLHeadingElement>();
  const { question, text, yes, sending } = words[hasRemovalCode() ? 'own' : 'asked'];
  return (
    <section className="card-removal card-question" aria-labelledby="removal-heading">
      <h2 id="removal-heading" tabIndex={-1} ref={place}>
        {question(team)}
      </h2>
      <p>
        {text}{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
      {isFailed && (
        <p className="card-wrong" role="alert">
          That didn’t reach us, so you’re still listed. Please try again.
        </p>
      )}
      <p className="card-buttons">
        <button type="button" className="button" disabled={isSending} onClick={() => void removeFromWall()}>
          {isSending ? sending : yes}
        </button>
        <button type="button" className="button button-quiet" onClick={() => offerRemoval(false)}>
          Keep us up
        </button>
      </p>
    </section>
  );
}

/** The way off the wall: one question, and the team is gone at once, or staff are asked. */
export function RemovalRequest({ team, email }: { team: string; email: string }) {
  const state = useStore($removal, { ssr: 'initial' });
  if (state === 'asked') return <Asked />;
  if (state !== 'offered')
    return <Question team={team} email={email} isFailed={state === 'failed'} isSending={state === 'sending'} />;
  return (
    <p className="card-removal">
      <button type="button" className="link" onClick={() => offerRemoval(true)}>
        Take us off the wall
      </button>
    </p>
  );
}
