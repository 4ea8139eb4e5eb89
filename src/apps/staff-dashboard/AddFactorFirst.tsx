import { staffPaths } from '#domain/staff.ts';

/** The way on for an owner who lacks the second factor that something final asks for. */
export function AddFactorFirst() {
  return (
    <p>
      <a href={`${staffPaths.account}#factors`}>Add a second factor to your account</a>
    </p>
  );
}
