import { beforeEach, expect, test, vi } from 'vitest';
import { openStaffTab } from '../../support/account-stores.ts';

const password = vi.hoisted(() => ({
  spendLink: vi.fn<typeof import('#services/password.ts').spendLink>(),
  setPassword: vi.fn<typeof import('#services/password.ts').setPassword>(),
  requestMailedCode: vi.fn<typeof import('#services/password.ts').requestMailedCode>(),
}));
const staff = vi.hoisted(() => ({ lookAgain: vi.fn<() => Promise<void>>() }));
const askForCode = vi.hoisted(() => vi.fn<typeof import('#stores/step-up.ts').askForCode>());
vi.mock('#services/password.ts', () => password);
vi.mock('#stores/staff.ts', () => staff);
vi.mock('#stores/step-up.ts', () => ({ askForCode }));

const done = { status: 'done', result: null } as const;
const failed = (code: string) => ({ status: 'failed', code }) as const;
const words = { current: 'the old password', password: '4 words that differ', mailedCode: '' };

beforeEach(() => {
  for (const call of [...Object.values(password), staff.lookAgain, askForCode]) call.mockReset();
  openStaffTab('/xtra/password#token_hash=abc&type=recovery');
});

/** Opens the page that a link leads to. */
async function openLinkPage() {
  const stores = await import('#stores/password-link.ts');
  stores.$passwordLink.subscribe(() => undefined);
  return stores;
}

test('a link is spent when the button is pressed and not before, once, and leaves the address', async () => {
  const tab = openStaffTab('/xtra/password#token_hash=abc&type=invite');
  const { $passwordLink, openLink } = await openLinkPage();
  expect($passwordLink.get()).toMatchObject({ status: 'unspent', kind: 'invite' });
  expect(password.spendLink).not.toHaveBeenCalled();
  password.spendLink.mockResolvedValue(done);
  await Promise.all([openLink(), openLink()]);
  expect(password.spendLink).toHaveBeenCalledExactlyOnceWith('invite', 'abc');
  expect($passwordLink.get()).toEqual({ status: 'spent', kind: 'invite' });
  expect(tab.shown).toEqual(['/xtra/password']);
});

test('a link that was used says so, and one that could not be tried stays good', async () => {
  const { $passwordLink, openLink } = await openLinkPage();
  password.spendLink.mockResolvedValueOnce(failed('unreachable'));
  await openLink();
  expect($passwordLink.get()).toMatchObject({
    status: 'unspent',
    problem: expect.stringContaining('cannot be reached'),
  });
  password.spendLink.mockResolvedValueOnce(failed('otp_expired'));
  await openLink();
  expect($passwordLink.get()).toEqual({ status: 'dead', message: 'This link has been used or has run out.' });
});

test('a first password is long enough before it is sent', async () => {
  const { $newPassword, choosePassword } = await import('#stores/new-password.ts');
  await choosePassword('short');
  expect(password.setPassword).not.toHaveBeenCalled();
  expect($newPassword.get()).toMatchObject({ status: 'failed', message: expect.stringContaining('at least 12') });
  password.setPassword.mockResolvedValueOnce(failed('weak_password'));
  await choosePassword('known elsewhere 12');
  expect($newPassword.get()).toMatchObject({ status: 'failed' });
  password.setPassword.mockResolvedValueOnce(done);
  await choosePassword('4 words that differ');
  expect($newPassword.get()).toEqual({ status: 'done' });
});

test('a first password for an account whose code is missing makes the page look again', async () => {
  const { choosePassword } = await import('#stores/new-password.ts');
  password.setPassword.mockResolvedValueOnce(failed('insufficient_aal'));
  await choosePassword('4 words that differ');
  expect(staff.lookAgain).toHaveBeenCalled();
});

test('a change says what is wrong by field, the first one first, and sends nothing', async () => {
  const { $passwordChange, changePassword } = await import('#stores/password-change.ts');
  expect(await changePassword({ current: '', password: 'short', mailedCode: '' })).toBe('current');
  expect($passwordChange.get()).toMatchObject({
    problems: {
      current: expect.stringContaining('current password'),
      password: expect.stringContaining('at least 12'),
    },
  });
  expect(password.setPassword).not.toHaveBeenCalled();
});

test.each([
  ['current_password_invalid', 'current'],
  ['same_password', 'password'],
  ['weak_password', 'password'],
  ['unreachable', 'password'],
])('the refusal %s stands at the field %s', async (code, field) => {
  const { $passwordChange, changePassword } = await import('#stores/password-change.ts');
  password.setPassword.mockResolvedValueOnce(failed(code));
  expect(await changePassword(words)).toBe(field);
  expect(Object.keys(($passwordChange.get() as { problems: object }).problems)).toEqual([field]);
});

test('who signed in long ago gets a code by mail, and the change is sent with it', async () => {
  const { $passwordChange, changePassword } = await import('#stores/password-change.ts');
  password.setPassword.mockResolvedValueOnce(failed('reauthentication_needed'));
  password.requestMailedCode.mockResolvedValueOnce(done);
  expect(await changePassword(words)).toBe('mailedCode');
  expect($passwordChange.get()).toMatchObject({ isCodeMailed: true, problems: {} });
  expect(await changePassword(words)).toBe('mailedCode'); // nothing typed yet
  password.setPassword.mockResolvedValueOnce(failed('reauthentication_not_valid'));
  expect(await changePassword({ ...words, mailedCode: '1' })).toBe('mailedCode');
  password.setPassword.mockResolvedValueOnce(done);
  await changePassword({ ...words, mailedCode: '1234 5678' });
  expect(password.setPassword).toHaveBeenLastCalledWith({
    current: words.current,
    password: words.password,
    mailedCode: '12345678',
  });
  expect($passwordChange.get()).toEqual({ status: 'done' });
});

test('when no code can be mailed the form says why and keeps its place', async () => {
  const { $passwordChange, changePassword } = await import('#stores/password-change.ts');
  password.setPassword.mockResolvedValueOnce(failed('reauthentication_needed'));
  password.requestMailedCode.mockResolvedValueOnce(failed('over_email_send_rate_limit'));
  await changePassword(words);
  expect($passwordChange.get()).toMatchObject({
    problems: { mailedCode: expect.stringContaining('sent a moment ago') },
  });
});

test('a session that must show its second factor again is asked for a code, and the change goes on', async () => {
  const { $passwordChange, changePassword } = await import('#stores/password-change.ts');
  password.setPassword.mockResolvedValueOnce(failed('insufficient_aal')).mockResolvedValueOnce(done);
  await changePassword(words);
  await askForCode.mock.calls[0]?.[0]();
  expect($passwordChange.get()).toEqual({ status: 'done' });
});
