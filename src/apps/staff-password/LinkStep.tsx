import { openLink, type LinkState } from '#stores/password-link.ts';
import { FormProblem } from '#ui/FormProblem.tsx';

const words = {
  recovery: { heading: 'A new password', text: 'Press the button to go on. The link in your mail works once.' },
  invite: {
    heading: 'Welcome to the crew',
    text: 'You were invited to the staff pages. Press the button to choose your password. The link works once.',
  },
};

/** Asks for a press of a button, so that a program that opens links of mails does not use them up. */
export function LinkStep({ link }: { link: Extract<LinkState, { status: 'unspent' }> }) {
  const { heading, text } = words[link.kind];
  return (
    <section className="plate door form-stack">
      <p className="eyebrow">Staff</p>
      <h1>{heading}</h1>
      <p className="door-lead">{text}</p>
      <FormProblem message={link.problem} />
      <button type="button" className="button" aria-disabled={link.isSending} onClick={() => void openLink()}>
        {link.isSending ? 'Opening …' : 'Go on'}
      </button>
    </section>
  );
}
