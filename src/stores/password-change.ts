import { atom, type ReadableAtom } from 'nanostores';
import { accountMessage } from '#domain/account-messages.ts';
import { passwordProblem } from '#domain/password.ts';
import { requestMailedCode, setPassword } from '#services/password.ts';
import { lookAgain } from './staff.ts';
import { askForCode } from './step-up.ts';

/** The fields of the form; the mailed code is asked for only when the sign-in service wants it. */
export const passwordFields = ['current', 'password', 'mailedCode'] as const;
export type PasswordField = (typeof passwordFields)[number];

/** Where the change stands: what is wrong by field, and whether a code was mailed. */
export type PasswordChangeState =
  | {
      status: 'writing';
      problems: Partial<Record<PasswordField, string>>;
      isCodeMailed: boolean;
      isSending: boolean;
    }
  | { status: 'done' };

const blank: PasswordChangeState = { status: 'writing', problems: {}, isCodeMailed: false, isSending: false };
const state = atom<PasswordChangeState>(blank);

/** Where the change of the password stands. */
export const $passwordChange: ReadableAtom<PasswordChangeState> = state;

/** Fields that a refusal is about; any other is said under the new password. */
const fieldOf: Record<string, PasswordField> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  reauthentication_not_valid: 'mailedCode',
};

/** Begins anew. */
export function startPasswordChange(): void {
  state.set(blank);
}

/** Mails a code, the first one or another. */
export async function mailCode(): Promise<void> {
  const before = state.get();
  if (before.status === 'done') return;
  const outcome = await requestMailedCode();
  const problem = outcome.status === 'failed' && accountMessage(outcome.code);
  state.set({ ...before, isSending: false, isCodeMailed: true, problems: problem ? { mailedCode: problem } : {} });
}

/** Changes the password, with the code from the mail where one was asked for. Returns the first field that is wrong. */
export async function changePassword(words: Record<PasswordField, string>): Promise<PasswordField | undefined> {
  const before = state.get();
  if (before.status === 'done' || before.isSending) return undefined;
  const problems: Partial<Record<PasswordField, string>> = {};
  if (!words.current) problems.current = accountMessage('current_password_required');
  const weakness = passwordProblem(words.password);
  if (weakness) problems.password = weakness;
  if (before.isCodeMailed && !words.mailedCode.trim()) problems.mailedCode = accountMessage('reauthentication_needed');
  const first = passwordFields.find((field) => problems[field]);
  if (first) {
    state.set({ ...before, problems });
    return first;
  }
  state.set({ ...before, problems: {}, isSending: true });
  const outcome = await setPassword({
    current: words.current,
    password: words.password,
    ...(before.isCodeMailed && { mailedCode: words.mailedCode.replace(/\s/g, '') }),
  });
  if (outcome.status === 'done') {
    state.set({ status: 'done' });
    return undefined;
  }
  if (outcome.code === 'reauthentication_needed') {
    await mailCode();
    return 'mailedCode';
  }
  if (outcome.code === 'insufficient_aal') {
    state.set({ ...before, problems: {} });
    await askForCode(() => changePassword(words));
    return undefined;
  }
  const field = fieldOf[outcome.code] ?? 'password';
  state.set({ ...before, isSending: false, problems: { [field]: accountMessage(outcome.code) } });
  if (outcome.code === 'session_missing') await lookAgain();
  return field;
}
