import { FormProblem } from '#ui/FormProblem.tsx';

interface Props {
  /** What is wrong with the link, when there was one. */
  message?: string;
  isSignedIn?: boolean;
}

/** Without a good link nobody chooses a password here; it says where to get one. */
export function NoLink({ message, isSignedIn = false }: Props) {
  return (
    <section className="plate door form-stack">
      <p className="eyebrow">Staff</p>
      <h1>{message ? 'This link is spent' : 'Choose a password'}</h1>
      <FormProblem message={message} />
      {isSignedIn ? (
        <>
          <p className="door-lead">You are signed in. Your password is changed on your account page.</p>
          <a className="button" href="/xtra/account">
            My account
          </a>
        </>
      ) : (
        <>
          <p className="door-lead">
            A link from a mail opens this page, once. For another link press “Forgotten password?” on the sign-in page
            and type the address that the mail came to. That works for an invitation too.
          </p>
          <a className="button" href="/xtra">
            To the sign-in page
          </a>
        </>
      )}
    </section>
  );
}
