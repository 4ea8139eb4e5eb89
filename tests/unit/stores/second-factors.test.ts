import { beforeEach, expect, test, vi } from 'vitest';
import { openStaffTab } from '../../support/account-stores.ts';

const service = vi.hoisted(() => ({
  readFactors: vi.fn<typeof import('#services/second-factors.ts').readFactors>(),
  beginFactor: vi.fn<typeof import('#services/second-factors.ts').beginFactor>(),
  removeFactor: vi.fn<typeof import('#services/second-factors.ts').removeFactor>(),
  verifyCode: vi.fn<typeof import('#services/second-factors.ts').verifyCode>(),
}));
const staff = vi.hoisted(() => ({ lookAgain: vi.fn<() => Promise<void>>() }));
vi.mock('#services/second-factors.ts', () => service);
vi.mock('#stores/staff.ts', () => staff);

const phone = { id: 'phone', name: 'My phone' };
const begun = { ...phone, address: 'otpauth://totp/x', secret: 'ABCD' };
const done = <Result>(result: Result) => ({ status: 'done', result }) as const;
const failed = (code: string) => ({ status: 'failed', code }) as const;

beforeEach(() => {
  for (const call of [...Object.values(service), staff.lookAgain]) call.mockReset();
  service.readFactors.mockResolvedValue(done([phone]));
  openStaffTab('/xtra/account');
});

test('a second factor is named, shown to the app, and counts with its first code', async () => {
  const { $factorTask, $factorNotice, $factors, startAdding, nameFactor, confirmFactor } =
    await import('#stores/second-factors.ts');
  startAdding();
  service.beginFactor.mockResolvedValueOnce(done(begun));
  await nameFactor('  My phone ', 'Lantern & Latch');
  expect(service.beginFactor).toHaveBeenCalledWith('My phone', 'Lantern & Latch');
  expect($factorTask.get()).toEqual({ step: 'scanning', factor: begun });
  service.verifyCode.mockResolvedValueOnce(failed('mfa_verification_failed'));
  await confirmFactor('123456');
  expect($factorTask.get().step).toBe('scanning');
  service.verifyCode.mockResolvedValueOnce(done(null));
  await confirmFactor('123456');
  expect($factorTask.get()).toEqual({ step: 'none' });
  expect($factorNotice.get()).toContain('“My phone” is added.');
  expect($factors.get()).toEqual({ status: 'ready', factors: [phone] });
});

test('without a name, or with one that is in use, nothing is begun', async () => {
  const { $factorTask, startAdding, nameFactor } = await import('#stores/second-factors.ts');
  startAdding();
  await nameFactor('  ', 'venue');
  expect(service.beginFactor).not.toHaveBeenCalled();
  service.beginFactor.mockResolvedValueOnce(failed('mfa_factor_name_conflict'));
  await nameFactor('My phone', 'venue');
  expect($factorTask.get()).toMatchObject({ attempt: { message: expect.stringContaining('Choose another name') } });
});

test('a session that must show its second factor first is asked for a code, and then goes on', async () => {
  const { $factorTask, startAdding, nameFactor } = await import('#stores/second-factors.ts');
  const { $stepUp, stepUp } = await import('#stores/step-up.ts');
  startAdding();
  service.beginFactor.mockResolvedValueOnce(failed('insufficient_aal')).mockResolvedValueOnce(done(begun));
  await nameFactor('Tablet', 'venue');
  expect($stepUp.get()).toEqual({ factors: [phone] });
  service.verifyCode.mockResolvedValueOnce(done(null));
  await stepUp('phone', '123456');
  expect($stepUp.get()).toBeNull();
  expect($factorTask.get().step).toBe('scanning');
});

test('a second factor is removed after a code, and not with a wrong one', async () => {
  const { $factorTask, $factorNotice, startRemoving, confirmRemoval } = await import('#stores/second-factors.ts');
  startRemoving(phone);
  service.verifyCode.mockResolvedValueOnce(failed('mfa_verification_failed'));
  await confirmRemoval('phone', '123456');
  expect(service.removeFactor).not.toHaveBeenCalled();
  service.verifyCode.mockResolvedValueOnce(done(null));
  service.removeFactor.mockResolvedValueOnce(done(null));
  service.readFactors.mockResolvedValueOnce(done([]));
  await confirmRemoval('phone', '123456');
  expect(service.removeFactor).toHaveBeenCalledWith('phone');
  expect($factorTask.get()).toEqual({ step: 'none' });
  expect($factorNotice.get()).toBe('“My phone” is removed.');
});

test('a removal that fails says so and can be tried again; one that was done elsewhere counts as done', async () => {
  const { $factorTask, startRemoving, confirmRemoval } = await import('#stores/second-factors.ts');
  startRemoving(phone);
  service.verifyCode.mockResolvedValue(done(null));
  service.removeFactor.mockResolvedValueOnce(failed('unreachable'));
  await confirmRemoval('phone', '123456');
  expect($factorTask.get()).toMatchObject({ step: 'removing', attempt: { status: 'failed' } });
  service.removeFactor.mockResolvedValueOnce(failed('mfa_factor_not_found'));
  await confirmRemoval('phone', '123456');
  expect($factorTask.get()).toEqual({ step: 'none' });
});

test('a list that cannot be read says why', async () => {
  const { $factors, loadFactors } = await import('#stores/second-factors.ts');
  service.readFactors.mockResolvedValueOnce(failed('unreachable'));
  await loadFactors();
  expect($factors.get()).toMatchObject({ status: 'failed', message: expect.stringContaining('cannot be reached') });
});
