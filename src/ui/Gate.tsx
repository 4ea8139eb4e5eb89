import { useEffect, type ReactNode } from 'react';

interface Props {
  status: 'checking' | 'signed-out' | 'code' | 'stranger' | 'offline' | 'signed-in';
  /** Leaves for the sign-in page, which also asks for the code of a second factor. */
  signIn(): void;
  signOut(): void;
  children: ReactNode;
}

/** Shows a staff page to staff, a plain refusal to other accounts, and leads everybody else to the sign-in page. */
export function Gate({ status, signIn, signOut, children }: Props) {
  const isOut = status === 'signed-out' || status === 'code';
  useEffect(() => {
    if (isOut) signIn();
  }, [isOut, signIn]);
  if (status === 'signed-in' || status === 'offline') return children;
  if (status === 'stranger')
    return (
      <section className="plate gate">
        <h1>This account is not on the staff</h1>
        <p>
          You are signed in, but this part of the site is for people who work at the venue. If you do, ask the owner to
          add you.
        </p>
        <button type="button" className="button" onClick={signOut}>
          Sign in with another account
        </button>
      </section>
    );
  return (
    <p className="gate-wait" role="status">
      {isOut ? 'Taking you to the sign-in page …' : 'One moment …'}
    </p>
  );
}
