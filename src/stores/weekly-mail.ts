import { atom, type ReadableAtom } from 'nanostores';
import { setWeeklyMail } from '#services/weekly-mail.ts';

/** Whether this owner gets the mail of the week; undefined until that is known. */
const wanted = atom<boolean | undefined>(undefined);
const notice = atom('');

/** Whether this owner gets the mail of the week; undefined until that is known. */
export const $weeklyMail: ReadableAtom<boolean | undefined> = wanted;

/** What came of the last change. */
export const $weeklyMailNotice: ReadableAtom<string> = notice;

/** Asks what holds. */
export async function loadWeeklyMail(): Promise<void> {
  const answer = await setWeeklyMail(null);
  if (answer !== undefined) wanted.set(answer);
  else notice.set('This cannot be read right now. Check the connection and load the page again.');
}

/** Says whether the mail is wanted. */
export async function chooseWeeklyMail(choice: boolean): Promise<void> {
  const answer = await setWeeklyMail(choice);
  if (answer === undefined) return notice.set('Not changed: there is no connection.');
  wanted.set(answer);
  notice.set(answer ? 'You get the mail from next Monday on.' : 'You get no more of these mails.');
}
