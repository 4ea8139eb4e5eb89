import { beforeEach, expect, test, vi } from 'vitest';
import { openStaffTab } from '../../support/account-stores.ts';

const service = vi.hoisted(() => ({
  changeColleagueRole: vi.fn<typeof import('#services/colleagues.ts').changeColleagueRole>(),
  inviteColleague: vi.fn<typeof import('#services/colleagues.ts').inviteColleague>(),
  removeColleague: vi.fn<typeof import('#services/colleagues.ts').removeColleague>(),
  removeColleagueFactor: vi.fn<typeof import('#services/colleagues.ts').removeColleagueFactor>(),
}));
const readStaff = vi.hoisted(() => vi.fn<typeof import('#services/dashboard.ts').readStaff>());
const staff = vi.hoisted(() => ({ lookAgain: vi.fn<() => Promise<void>>() }));
vi.mock('#services/colleagues.ts', () => service);
vi.mock('#services/dashboard.ts', () => ({ readStaff }));
vi.mock('#stores/staff.ts', () => staff);

const maya = { user_id: 'maya', name: 'Maya', role: 'manager', created_at: '2026-11-20T12:00:00Z' } as const;
const refused = (code: string) => ({ status: 'failed', code, message: `In words: ${code}.` }) as const;

beforeEach(() => {
  for (const call of [...Object.values(service), staff.lookAgain]) call.mockReset();
  readStaff.mockReset().mockResolvedValue({ status: 'ready', read: { people: [maya], changes: [] } });
  openStaffTab();
});

test('an owner invites somebody, and the list is read anew', async () => {
  const { $colleagueTask, $colleagueNotice, startInviting, invite } = await import('#stores/dashboard-colleagues.ts');
  startInviting();
  service.inviteColleague.mockResolvedValueOnce({ status: 'done' });
  expect(await invite({ name: ' Ines ', email: 'Ines@Example.com ', role: 'owner' })).toBeUndefined();
  expect(service.inviteColleague).toHaveBeenCalledWith({ name: 'Ines', email: 'ines@example.com', role: 'owner' });
  expect($colleagueTask.get()).toEqual({ kind: 'none' });
  expect($colleagueNotice.get()).toBe('Ines is invited. The mail went to ines@example.com.');
  expect(readStaff).toHaveBeenCalledOnce();
});

test('an invitation without a name or an address goes nowhere', async () => {
  const { $colleagueTask, startInviting, invite } = await import('#stores/dashboard-colleagues.ts');
  startInviting();
  expect(await invite({ name: ' ', email: 'nowhere', role: 'manager' })).toBe('name');
  expect(Object.keys(($colleagueTask.get() as { problems: object }).problems)).toEqual(['name', 'email']);
  expect(service.inviteColleague).not.toHaveBeenCalled();
});

test('a refused invitation says why, and what was typed can be sent again', async () => {
  const { $colleagueTask, startInviting, invite } = await import('#stores/dashboard-colleagues.ts');
  startInviting();
  service.inviteColleague.mockResolvedValueOnce(refused('known_address'));
  await invite({ name: 'Ines', email: 'ines@example.com', role: 'manager' });
  expect($colleagueTask.get()).toMatchObject({ attempt: { status: 'failed', message: 'In words: known_address.' } });
  expect(staff.lookAgain).not.toHaveBeenCalled();
});

test('an owner takes somebody off the staff, asked once and done once', async () => {
  const { $colleagueNotice, startRemovingFrom, confirmColleagueTask } = await import('#stores/dashboard-colleagues.ts');
  startRemovingFrom(maya, 'remove');
  expect(service.removeColleague).not.toHaveBeenCalled();
  service.removeColleague.mockResolvedValueOnce({ status: 'done' });
  await Promise.all([confirmColleagueTask(), confirmColleagueTask()]);
  expect(service.removeColleague).toHaveBeenCalledExactlyOnceWith('maya');
  expect($colleagueNotice.get()).toBe('Maya is off the staff.');
});

test('an owner removes the second factor of a colleague who lost the phone', async () => {
  const { $colleagueNotice, startRemovingFrom, confirmColleagueTask } = await import('#stores/dashboard-colleagues.ts');
  startRemovingFrom(maya, 'factor');
  service.removeColleagueFactor.mockResolvedValueOnce({ status: 'done' });
  await confirmColleagueTask();
  expect($colleagueNotice.get()).toContain('signs in with the password alone');
});

test('an owner gives a colleague another role, asked once and told', async () => {
  const { $colleagueNotice, $colleagueTask, startChangingRole, changeRole } =
    await import('#stores/dashboard-colleagues.ts');
  startChangingRole(maya);
  await changeRole('manager');
  expect(service.changeColleagueRole).not.toHaveBeenCalled();
  startChangingRole(maya);
  service.changeColleagueRole.mockResolvedValueOnce(refused('second_factor_needed'));
  await changeRole('owner');
  expect($colleagueTask.get()).toMatchObject({ needsFactor: true, attempt: { status: 'failed' } });
  service.changeColleagueRole.mockResolvedValueOnce({ status: 'done' });
  await Promise.all([changeRole('counter'), changeRole('counter')]);
  expect(service.changeColleagueRole.mock.calls).toEqual([
    ['maya', 'owner'],
    ['maya', 'counter'],
  ]);
  expect($colleagueNotice.get()).toBe('Maya is at the counter now.');
});

test('an owner whose session is over is found out', async () => {
  const { startRemovingFrom, confirmColleagueTask } = await import('#stores/dashboard-colleagues.ts');
  startRemovingFrom(maya, 'remove');
  service.removeColleague.mockResolvedValueOnce(refused('not_signed_in'));
  await confirmColleagueTask();
  expect(staff.lookAgain).toHaveBeenCalled();
});

test('an invitation that got lost is mailed again, once for two presses', async () => {
  const { $colleagueNotice, inviteAgain } = await import('#stores/dashboard-colleagues.ts');
  service.inviteColleague.mockResolvedValueOnce({ status: 'done' });
  const person = { ...maya, email: 'maya@example.com', invited: true };
  await Promise.all([inviteAgain(person), inviteAgain(person)]);
  expect(service.inviteColleague).toHaveBeenCalledExactlyOnceWith({
    email: 'maya@example.com',
    name: 'Maya',
    role: 'manager',
  });
  expect($colleagueNotice.get()).toBe('Maya has a new invitation in the mail.');
  service.inviteColleague.mockResolvedValueOnce(refused('too_many'));
  await inviteAgain(person);
  expect($colleagueNotice.get()).toBe('In words: too_many.');
});

test('an owner without a second factor is shown where to add one, and the question stays open', async () => {
  const { $colleagueTask, startRemovingFrom, confirmColleagueTask } = await import('#stores/dashboard-colleagues.ts');
  startRemovingFrom(maya, 'remove');
  service.removeColleague.mockResolvedValueOnce(refused('second_factor_needed'));
  await confirmColleagueTask();
  expect($colleagueTask.get()).toMatchObject({ kind: 'remove', person: maya, needsFactor: true });
  expect(staff.lookAgain).not.toHaveBeenCalled();
  service.removeColleague.mockResolvedValueOnce(refused('unreachable'));
  await confirmColleagueTask();
  expect($colleagueTask.get()).toMatchObject({ kind: 'remove', needsFactor: false });
});
