import { beforeEach, expect, test, vi } from 'vitest';
import { openStaffTab } from '../../support/account-stores.ts';

const signInStaff = vi.hoisted(() => vi.fn<typeof import('#services/staff.ts').signInStaff>());
const verifyCode = vi.hoisted(() => vi.fn<typeof import('#services/second-factors.ts').verifyCode>());
const requestPasswordMail = vi.hoisted(() => vi.fn<typeof import('#services/password.ts').requestPasswordMail>());
const staff = vi.hoisted(() => ({ signOut: vi.fn<() => Promise<void>>(), lookAgain: vi.fn<() => Promise<void>>() }));
vi.mock('#services/staff.ts', () => ({ signInStaff }));
vi.mock('#services/second-factors.ts', () => ({ verifyCode }));
vi.mock('#services/password.ts', () => ({ requestPasswordMail }));
vi.mock('#stores/staff.ts', () => staff);

const failed = (code: string) => ({ status: 'failed', code }) as const;

beforeEach(() => {
  for (const call of [signInStaff, verifyCode, requestPasswordMail, staff.signOut, staff.lookAgain]) call.mockReset();
  openStaffTab('/xtra');
});

test('an email address is sent without the spaces around it, and pressing twice sends once', async () => {
  const { signIn } = await import('#stores/sign-in.ts');
  signInStaff.mockResolvedValue({ status: 'done', result: 'kept' });
  await Promise.all([signIn(' maya@example.com ', 'a password'), signIn('maya@example.com', 'a password')]);
  expect(signInStaff.mock.calls).toEqual([['maya@example.com', 'a password']]);
});

test.each([
  ['invalid_credentials', /do not belong together/],
  ['over_request_rate_limit', /Too many attempts/],
  ['unreachable', /cannot be reached/],
  ['something_new', /Something went wrong/],
])('%s is told in words', async (code, words) => {
  const { $signIn, signIn } = await import('#stores/sign-in.ts');
  signInStaff.mockResolvedValue(failed(code));
  await signIn('maya@example.com', 'wrong');
  expect($signIn.get()).toEqual({ status: 'failed', message: expect.stringMatching(words) });
});

test('a session that this device’s clock ends at once is given up, with a word about the clock', async () => {
  const { $signIn, signIn } = await import('#stores/sign-in.ts');
  signInStaff.mockResolvedValue({ status: 'done', result: 'useless' });
  await signIn('maya@example.com', 'a password');
  expect(staff.signOut).toHaveBeenCalled();
  expect($signIn.get()).toEqual({
    status: 'failed',
    message: expect.stringContaining('clock of this device is wrong'),
  });
});

test('the sign-in page says why somebody is here again, until they try', async () => {
  openStaffTab('/xtra?next=%2Fxtra%2Fdashboard&why=expired');
  const { $signOutReason, signIn } = await import('#stores/sign-in.ts');
  $signOutReason.subscribe(() => undefined);
  expect($signOutReason.get()).toContain('Your session has run out');
  signInStaff.mockResolvedValue(failed('invalid_credentials'));
  await signIn('maya@example.com', 'wrong');
  expect($signOutReason.get()).toBeNull();
});

test('a code goes to the sign-in service as six digits, and what is none goes nowhere', async () => {
  const { $codeStep, enterCode } = await import('#stores/code-step.ts');
  expect(await enterCode('factor', '12 34')).toBe(false);
  expect(verifyCode).not.toHaveBeenCalled();
  expect($codeStep.get()).toMatchObject({ status: 'failed', message: expect.stringContaining('six digits') });
  verifyCode.mockResolvedValue({ status: 'done', result: null });
  expect(await enterCode('factor', '123 456')).toBe(true);
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith('factor', '123456');
  expect($codeStep.get()).toEqual({ status: 'idle' });
});

test('a wrong code is told, and a factor that the owner removed makes the page look who this is', async () => {
  const { $codeStep, enterCode } = await import('#stores/code-step.ts');
  verifyCode.mockResolvedValueOnce(failed('mfa_verification_failed'));
  expect(await enterCode('factor', '123456')).toBe(false);
  expect($codeStep.get()).toMatchObject({ message: expect.stringContaining('used before') });
  expect(staff.lookAgain).not.toHaveBeenCalled();
  verifyCode.mockResolvedValueOnce(failed('mfa_factor_not_found'));
  await enterCode('factor', '123456');
  expect(staff.lookAgain).toHaveBeenCalled();
});

test.each([{ status: 'done', result: null } as const, failed('over_email_send_rate_limit')])(
  'who forgot the password reads the same whether the address is known or not: %o',
  async (outcome) => {
    const { $forgotten, askForLink } = await import('#stores/forgotten-password.ts');
    requestPasswordMail.mockResolvedValue(outcome);
    await askForLink(' maya@example.com ');
    expect(requestPasswordMail).toHaveBeenCalledWith('maya@example.com', 'https://example.com/xtra/password');
    expect($forgotten.get()).toEqual({ status: 'sent', email: 'maya@example.com' });
  },
);

test('who cannot reach the server is not told that a mail is on its way', async () => {
  const { $forgotten, askForLink } = await import('#stores/forgotten-password.ts');
  requestPasswordMail.mockResolvedValue(failed('unreachable'));
  await askForLink('maya@example.com');
  expect($forgotten.get()).toMatchObject({ status: 'failed' });
});
