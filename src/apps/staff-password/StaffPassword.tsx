import { useStore } from '@nanostores/react';
import { $codeStep, enterCode } from '#stores/code-step.ts';
import { $passwordLink } from '#stores/password-link.ts';
import { $openedByLink, $staff } from '#stores/staff.ts';
import { CodeForm } from '#ui/CodeForm.tsx';
import { LinkStep } from './LinkStep.tsx';
import { NewPassword } from './NewPassword.tsx';
import { NoLink } from './NoLink.tsx';

/** Where the links of mails lead: press a button, type a code where there is a second factor, choose a password. */
export function StaffPassword() {
  const link = useStore($passwordLink);
  const staff = useStore($staff);
  const isFromLink = useStore($openedByLink);
  const attempt = useStore($codeStep);
  if (link.status === 'unspent') return <LinkStep link={link} />;
  if (link.status === 'dead') return <NoLink message={link.message} />;
  if (staff.status === 'checking')
    return (
      <p className="gate-wait" role="status">
        One moment …
      </p>
    );
  const mayChoose = link.status === 'spent' || isFromLink;
  if (staff.status === 'signed-out' || !mayChoose) return <NoLink isSignedIn={staff.status === 'signed-in'} />;
  if (staff.status === 'code')
    return (
      <section className="plate door form-stack">
        <p className="eyebrow">Second step</p>
        <h1>Your code, please</h1>
        <p className="door-lead">This account has a second factor. Type its code before you choose a password.</p>
        <CodeForm
          factors={staff.factors}
          attempt={attempt}
          action="Go on"
          enter={(factorId, code) => void enterCode(factorId, code)}
        >
          <p className="field-hint">Lost your phone? Ask the owner to remove your second factor.</p>
        </CodeForm>
      </section>
    );
  const isNew = link.status === 'spent' && link.kind === 'invite';
  return <NewPassword isNew={isNew} name={staff.status === 'signed-in' ? staff.person.name : undefined} />;
}
