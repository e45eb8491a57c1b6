import { handleWith } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { openCommandHarness } from '#tests/harness/command-harness.ts';
import { accountDecider } from '../account/decider.ts';
import { workerDecider } from '../worker/decider.ts';
import { whenNumberChangeUndoneWithdrawPayoutAccount as policy } from './when-number-change-undone-withdraw-payout-account.ts';

const changedAt = '2026-11-20T01:00:00.000Z';
const undoneAt = '2026-11-21T01:00:00.000Z';
const account = {
  workerId: 'w-jun',
  accountId: 'a-jun',
  method: 'gcash',
  account: '+639990000000',
  name: 'Jun Bautista',
  bank: null,
} as const;

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
beforeEach(async () => {
  harness = await openCommandHarness();
});
afterEach(() => harness.close());

const context = () => ({ commandId: crypto.randomUUID(), actor: 'system' as const, now: undoneAt });

/** A worker whose account was set then. */
async function worker(setAt: string): Promise<void> {
  const registered: AccountEvent = {
    type: 'AccountRegistered',
    data: {
      accountId: 'a-jun',
      email: null,
      phone: '+639171234821',
      firstName: 'Jun',
      lastName: 'Bautista',
      userType: 'worker',
      workerId: 'w-jun',
      avatar: null,
      language: 'en',
    },
  };
  const applied: WorkerEvent = {
    type: 'WorkerApplied',
    data: { workerId: 'w-jun', accountId: 'a-jun', name: 'Jun Bautista', avatar: null },
  };
  await handleWith(harness.commands, accountDecider, streams.account('a-jun'), () => [registered], context());
  const set: WorkerEvent = { type: 'PayoutAccountSet', data: { ...account, setAt, heldUntil: null } };
  await handleWith(harness.commands, workerDecider, streams.worker('w-jun'), () => [applied, set], context());
}

async function undone(kind: 'phone' | 'email') {
  const data = { changeId: 'c1', kind, value: '+639171234821', proven: true, changedAt, reason: 'not_me' };
  const step = policy.on.ContactChangeUndone?.({
    type: 'ContactChangeUndone',
    stream: 'account-a-jun',
    data,
    recordedAt: undoneAt,
  } as Recorded<'ContactChangeUndone'>);
  if (!step || 'cancel' in step) return;
  const deps = { ...harness, settings: () => Promise.reject(new Error('not asked for')) };
  for (let time = 0; time < 2; time++)
    await policy.act(step.schedule.data, deps, { ...context(), commandId: `task-${time}` });
}

async function payoutAccount() {
  const { state } = await harness.commands.loadNewest(workerDecider, streams.worker('w-jun'));
  return state.kind === 'worker' ? state.payoutAccount : undefined;
}

it('withdraws an account set since the number changed, once', async () => {
  await worker('2026-11-20T02:00:00.000Z');
  await undone('phone');
  expect(await payoutAccount()).toBeNull();
  expect(
    (await harness.eventLog.readStream(streams.worker('w-jun'))).filter(
      ({ type }) => type === 'PayoutAccountWithdrawn',
    ),
  ).toHaveLength(1);
});

it('keeps an account set before', async () => {
  await worker('2026-11-19T02:00:00.000Z');
  await undone('phone');
  expect(await payoutAccount()).toMatchObject({ account: account.account });
});

it('ignores a restored email, because codes went to the number', async () => {
  await worker('2026-11-20T02:00:00.000Z');
  await undone('email');
  expect(await payoutAccount()).toMatchObject({ account: account.account });
});
