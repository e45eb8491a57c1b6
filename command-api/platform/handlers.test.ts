import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { completeApplication } from '#tests/harness/complete-application.ts';
import { openAccount } from '../account/open-account.ts';
import { loadAccount } from '../account/person.ts';
import { workerDecider } from '../worker/decider.ts';
import type { ChangeUser } from './change-user.ts';
import { platformHandlers } from './handlers.ts';
import { loadSettings } from './settings.ts';

let floor: AccountHarness;
let handlers: ReturnType<typeof platformHandlers>;

beforeEach(async () => {
  floor = await openAccountHarness();
  handlers = platformHandlers(floor.deps);
});
afterEach(() => floor.close());

async function person(userType: 'client' | 'worker' | 'admin') {
  const wanted = {
    email: `${userType}@example.com`,
    password: 'sampaguita-1',
    firstName: 'Maria',
    lastName: 'Santos',
    userType,
    by: 'platform' as const,
  };
  const { account } = await openAccount(floor.deps, wanted, { commandId: randomUUID() });
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
  return (await floor.commands.load(workerDecider, streams.worker(workerId ?? ''))).state;
}

function complete(workerId: string | null) {
  return completeApplication(floor.commands, {
    workerId: workerId ?? '',
    service: { serviceId: 'tap', name: 'Tap repair', category: 'plumbing' },
    context: () => ({ commandId: randomUUID(), actor: 'system', now: floor.deps.now().toISOString() }),
  });
}

test('settings are the defaults until an admin changes them', async () => {
  expect(await loadSettings(floor.commands)).toEqual(defaultSettings);
  const context = callBy({ accountId: 'admin-1', userType: 'admin' });
  const { data, position } = await handlers.changeConfig({
    params: undefined,
    query: undefined,
    body: { commissionPercent: 15 },
    context,
  });
  expect(data).toEqual({ ...defaultSettings, commissionPercent: 15 });
  expect(position).toBe(await floor.eventLog.head());
  expect(await loadSettings(floor.commands)).toEqual(data);
});

describe('an admin', () => {
  test('approves and rejects a worker', async () => {
    const { accountId, workerId } = await person('worker');
    await expect(change(accountId, { action: 'approve' })).rejects.toMatchObject({
      code: 'application_incomplete',
      details: { missing: ['services', 'place', 'valid_id'] },
    });
    await complete(workerId);
    const { position } = await change(accountId, { action: 'approve' });
    expect(position).toBe(await floor.eventLog.head());
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
    expect((await loadAccount(floor.commands, accountId)).suspension).toEqual({ reason: 'Rude' });
    await change(accountId, { action: 'reinstate' });
    expect((await loadAccount(floor.commands, accountId)).suspension).toBeNull();
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

  test('makes a client a worker, who then has applied; leaving work takes the approval back', async () => {
    const { accountId } = await person('client');
    await change(accountId, { action: 'role', role: 'worker' });
    const { workerId } = await loadAccount(floor.commands, accountId);
    expect(await workerState(workerId)).toMatchObject({ kind: 'worker', accountId, approval: { status: 'applied' } });
    await complete(workerId);
    await change(accountId, { action: 'approve' });
    await change(accountId, { action: 'role', role: 'client' });
    expect(await loadAccount(floor.commands, accountId)).toMatchObject({ userType: 'client', workerId: null });
    expect(await workerState(workerId)).toMatchObject({ approval: { status: 'rejected' } });
    await change(accountId, { action: 'role', role: 'worker' });
    expect(await loadAccount(floor.commands, accountId)).toMatchObject({ userType: 'worker', workerId });
  });
});
