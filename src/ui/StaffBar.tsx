interface Props {
  /** Who is signed in; undefined while the backend cannot say. */
  name: string | undefined;
  signOut(everywhere: boolean): void;
}

/** Who works here right now, and the way out. */
export function StaffBar({ name, signOut }: Props) {
  return (
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
  );
}
