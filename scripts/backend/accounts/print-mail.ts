import type { Mail } from './mail.ts';

/** Shows in the terminal what a mail would have brought: nobody gets mail from the embedded backend. */
export function printMail({ to, subject, link, code }: Mail): void {
  const carried = link ?? (code && `Code ${code}`);
  console.log(['', `Mail to ${to}: ${subject}`, ...(carried ? [carried] : []), ''].join('\n  '));
}
