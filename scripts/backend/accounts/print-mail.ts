import type { Mail } from './mail.ts';

/** Shows in the terminal what a mail would have brought: nobody gets mail from the embedded backend. */
export function printMail({ to, subject, link, code }: Mail): void {
  console.log(`\n  Mail to ${to}: ${subject}\n  ${link ?? `Code ${code}`}\n`);
}
