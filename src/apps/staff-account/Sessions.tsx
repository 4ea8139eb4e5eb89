import { askToSignOut } from '#stores/leaving.ts';

/** Where else one is signed in, and the way to end it. */
export function Sessions() {
  return (
    <section className="plate form-stack" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <p>
        You stay signed in on every device until you sign out there. Left a phone in the lobby, or used a computer that
        is not yours? Sign out everywhere; it is felt at once.
      </p>
      <button type="button" className="button button-quiet account-action" onClick={() => askToSignOut(true)}>
        Sign out on every device
      </button>
    </section>
  );
}
