interface Props {
  /** Who is signed in; undefined while the backend cannot say. */
  name: string | undefined;
  /** Something about this device that is worth knowing, as a sentence. */
  notice: string | null;
  signOut(everywhere: boolean): void;
}

/** Who works here right now, and the way out. */
export function StaffBar({ name, notice, signOut }: Props) {
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
    </>
  );
}
