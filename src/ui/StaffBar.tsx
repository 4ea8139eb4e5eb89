import { Dialog } from './Dialog.tsx';

interface Props {
  /** Who is signed in; undefined while the backend cannot say. */
  name: string | undefined;
  /** Something about this device that is worth knowing, as a sentence. */
  notice: string | null;
  signOut(everywhere: boolean): void;
  /** Games that were saved here and not sent, when somebody wants to sign out all the same; null otherwise. */
  leaving: { unsent: number } | null;
  signOutAnyway(): void;
  stay(): void;
}

/** Who works here right now, and the way out. */
export function StaffBar({ name, notice, signOut, leaving, signOutAnyway, stay }: Props) {
  return (
    <>
      <div className="staff-bar">
        <p>
          {name ? (
            <>
              Signed in as <strong>{name}</strong>
            </>
          ) : (
            'Offline: what you save waits on this device.'
          )}
        </p>
        <button type="button" className="text-button" onClick={() => signOut(false)}>
          Sign out
        </button>
        <button type="button" className="text-button" onClick={() => signOut(true)}>
          Sign out everywhere
        </button>
      </div>
      <div role="status">{notice && <p className="staff-notice">{notice}</p>}</div>
      {leaving && (
        <Dialog heading="Sign out with unsent games?" close={stay}>
          <p>
            {leaving.unsent === 1 ? '1 game of yours is' : `${leaving.unsent} games of yours are`} not on the boards
            yet. They stay on this device and are sent only when you sign in here again; nobody else sees them.
          </p>
          <div className="chips">
            <button type="button" className="button" onClick={stay}>
              Stay signed in
            </button>
            <button type="button" className="button button-quiet" onClick={signOutAnyway}>
              Sign out anyway
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
