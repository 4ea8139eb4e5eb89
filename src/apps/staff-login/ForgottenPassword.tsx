import { useStore } from '@nanostores/react';
import { $forgotten, askAgain, askForLink } from '#stores/forgotten-password.ts';
import { FormProblem } from '#ui/FormProblem.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { EmailField } from './EmailField.tsx';

/** Asks for a mail with a link to a new password. What it says does not tell whether an address is known. */
export function ForgottenPassword({ back }: { back(): void }) {
  const heading = useFocus<HTMLHeadingElement>();
  const state = useStore($forgotten);
  const leave = () => {
    askAgain();
    back();
  };
  return (
    <section className="plate door form-stack">
      <p className="eyebrow">Staff</p>
      <h1 ref={heading} tabIndex={-1}>
        Forgotten password
      </h1>
      <div role="status" className="form-stack">
        {state.status === 'sent' && (
          <>
            <p>
              If <strong>{state.email}</strong> belongs to an account, a mail with a link is on its way. The link works
              once and for one hour.
            </p>
            <p className="field-hint">Nothing there after a few minutes? Look into the spam folder.</p>
          </>
        )}
      </div>
      {state.status === 'sent' ? (
        <button type="button" className="button button-quiet" onClick={askAgain}>
          Try another address
        </button>
      ) : (
        <form
          className="form-stack"
          onSubmit={(event) => {
            event.preventDefault();
            void askForLink(String(new FormData(event.currentTarget).get('email') ?? ''));
          }}
        >
          <p className="door-lead">We mail you a link. It opens a page where you choose a new password.</p>
          <EmailField />
          <FormProblem message={state.status === 'failed' ? state.message : undefined} />
          <button type="submit" className="button" aria-disabled={state.status === 'sending'}>
            {state.status === 'sending' ? 'Sending …' : 'Send me a link'}
          </button>
        </form>
      )}
      <button type="button" className="text-button" onClick={leave}>
        Back to sign-in
      </button>
    </section>
  );
}
