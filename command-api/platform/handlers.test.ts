import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { policyRunner } from '#tests/harness/policy-harness.ts';
import { completeApplication } from '#tests/harness/complete-application.ts';
import { registerAdmin } from '../account/first-admin.ts';
import { openAccount } from '../account/open-account.ts';
import { loadAccount } from '../account/person.ts';
import { whenConfigChangeDueApply } from '../process-managers/when-config-change-due-apply.ts';
import { approvalDecider } from '../approval/decider.ts';
import { workerDecider } from '../worker/decider.ts';
import type { ChangeUser } from './change-user.ts';
import { platformHandlers } from './handlers.ts';
import { loadSettings } from './settings.ts';

let harness: AccountHarness;
let handlers: ReturnType<typeof platformHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = platformHandlers({ ...harness.deps, admins: harness.staff.admins });
});
afterEach(() => harness.close());

async function person(userType: 'client' | 'worker' | 'admin') {
  const wanted = {
    email: `${userType}@example.com`,
    password: 'sampaguita-1',
    firstName: 'Maria',
    lastName: 'Santos',
    userType,
    by: 'platform' as const,
  };
  const { account } = await openAccount(harness.deps, wanted, { commandId: randomUUID() });
  return account;
}

function change(accountId: string, body: ChangeUser, admin = 'admin-1') {
  return handlers.changeUser({
    params: { id: accountId },
    query: undefined,
    body,
    context: callBy({ accountId: admin, userType: 'admin' }),
  });
}

async function workerState(workerId: string | null) {
  return (await harness.commands.load(workerDecider, streams.worker(workerId ?? ''))).state;
}

function complete(workerId: string | null) {
  return completeApplication(harness.commands, {
    workerId: workerId ?? '',
    service: { serviceId: 'tap', name: 'Tap repair', category: 'plumbing' },
    context: () => ({ commandId: randomUUID(), actor: 'system', now: harness.deps.now().toISOString() }),
  });
}

test('uses defaults until an admin changes them', async () => {
  const known = () => loadSettings(harness.commands, harness.deps.now());
  expect(await known()).toEqual(defaultSettings);
  const context = callBy({ accountId: 'admin-1', userType: 'admin' });
  const { data, position } = await handlers.changeConfig({
    params: undefined,
    query: undefined,
    body: { reviewWithinDays: 14 },
    context,
  });
  expect(data).toEqual({ settings: { ...defaultSettings, reviewWithinDays: 14 }, scheduled: [], approval: null });
  expect(position).toBe(await harness.eventLog.head());
  expect(await known()).toEqual(data.settings);
});

test('a scheduled change is effective at its time, is recorded by the policy, and can be withdrawn before', async () => {
  const nothing = { params: undefined, query: undefined };
  const context = () => callBy({ accountId: 'admin-1', userType: 'admin' }, randomUUID());
  const known = async () => (await loadSettings(harness.commands, harness.deps.now())).reviewWithinDays;
  const effectiveAt = new Date(harness.deps.now().getTime() + 60_000).toISOString();
  const plan = (reviewWithinDays: number) =>
    handlers.changeConfig({ ...nothing, body: { reviewWithinDays, effectiveAt }, context: context() });
  const id = (await plan(20)).data.scheduled[0]?.changeId ?? '';
  await handlers.withdrawConfigChange({ params: { id }, query: undefined, body: undefined, context: context() });
  const { data } = await plan(10);
  expect(data.scheduled).toMatchObject([{ changes: { reviewWithinDays: 10 }, effectiveAt }]);
  expect(await known()).toBe(30);
  harness.passMinutes(1);
  expect(await known()).toBe(10);

  const events = (await harness.eventLog.readAll({ after: 0 })) as Recorded[];
  const never = () => Promise.reject(new Error('not asked for'));
  const runner = policyRunner([whenConfigChangeDueApply], { ...harness, ...harness.deps, settings: never }, { events });
  const now = harness.deps.now().toISOString();
  expect(runner.due(now)).toHaveLength(1);
  for (const key of runner.due(now)) await runner.run(key, now, { completes: false });
  for (const key of runner.due(now)) await runner.run(key, now);
  const written = await harness.eventLog.readStream(streams.system());
  expect(written.map(({ type }) => type)).toEqual([
    'ConfigChangeScheduled',
    'ConfigChangeWithdrawn',
    'ConfigChangeScheduled',
    'ConfigChanged',
  ]);
  expect(await known()).toBe(10);
});

test('settings of money wait for a second admin, with a reason; others are effective at once', async () => {
  const admin = (firstName: string) =>
    registerAdmin(
      harness.deps,
      { email: `${firstName}@example.com`, password: 'sampaguita-1', firstName, lastName: 'Lim' },
      { commandId: randomUUID() },
    );
  const ana = await admin('Ana');
  const set = (reason?: string) =>
    handlers.changeConfig({
      params: undefined,
      query: undefined,
      body: { commissionPercent: 15, bookingHorizonDays: 60, ...(reason && { reason }) },
      context: callBy({ accountId: ana, userType: 'admin' }, randomUUID()),
    });
  const known = () => loadSettings(harness.commands, harness.deps.now());
  await expect(set('A promotion')).rejects.toMatchObject({ code: 'no_other_admin' });
  await admin('Ben');
  await expect(set()).rejects.toMatchObject({ code: 'invalid' });
  expect(await known(), 'no partial change').toEqual(defaultSettings);

  const { data } = await set('A promotion');
  expect(data.settings).toMatchObject({ commissionPercent: 12, bookingHorizonDays: 60 });
  const { state } = await harness.commands.loadNewest(approvalDecider, streams.approval(data.approval?.id ?? ''));
  expect(state).toMatchObject({
    status: 'open',
    subject: { change: 'money_settings', before: { commissionPercent: 12 }, after: { commissionPercent: 15 } },
    reason: 'A promotion',
  });
});

describe('an admin', () => {
  test('approves and rejects a worker', async () => {
    const { accountId, workerId } = await person('worker');
    await expect(change(accountId, { action: 'approve' })).rejects.toMatchObject({
      code: 'application_incomplete',
      details: { missing: ['services', 'place', 'valid_id', 'clearance'] },
    });
    await complete(workerId);
    const { position } = await change(accountId, { action: 'approve' });
    expect(position).toBe(await harness.eventLog.head());
    expect(await workerState(workerId)).toMatchObject({ approval: { status: 'approved' } });
    await change(accountId, { action: 'reject', reason: 'The clearance has expired' });
    expect(await workerState(workerId)).toMatchObject({
      approval: { status: 'rejected', reason: 'The clearance has expired' },
    });
  });

  test('approves workers only', async () => {
    const { accountId } = await person('client');
    await expect(change(accountId, { action: 'approve' })).rejects.toMatchObject({ code: 'not_allowed_now' });
    await expect(change('nobody', { action: 'approve' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('suspends and reinstates', async () => {
    const { accountId } = await person('client');
    await change(accountId, { action: 'suspend', reason: 'Rude' });
    expect((await loadAccount(harness.commands, accountId)).suspension).toEqual({ reason: 'Rude' });
    await change(accountId, { action: 'reinstate' });
    expect((await loadAccount(harness.commands, accountId)).suspension).toBeNull();
  });

  test('can neither suspend nor demote themselves', async () => {
    const { accountId } = await person('admin');
    await expect(change(accountId, { action: 'suspend', reason: 'Holiday' }, accountId)).rejects.toMatchObject({
      code: 'not_allowed_now',
    });
    await expect(change(accountId, { action: 'role', role: 'client' }, accountId)).rejects.toMatchObject({
      code: 'not_allowed_now',
    });
  });

  test('makes a client a worker with an application; ending the role revokes the approval', async () => {
    const { accountId } = await person('client');
    await change(accountId, { action: 'role', role: 'worker' });
    const { workerId } = await loadAccount(harness.commands, accountId);
    expect(await workerState(workerId)).toMatchObject({ kind: 'worker', accountId, approval: { status: 'applied' } });
    await complete(workerId);
    await change(accountId, { action: 'approve' });
    await change(accountId, { action: 'role', role: 'client' });
    expect(await loadAccount(harness.commands, accountId)).toMatchObject({ userType: 'client', workerId: null });
    expect(await workerState(workerId)).toMatchObject({ approval: { status: 'rejected' } });
    await change(accountId, { action: 'role', role: 'worker' });
    expect(await loadAccount(harness.commands, accountId)).toMatchObject({ userType: 'worker', workerId });
  });
});
