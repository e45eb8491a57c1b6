import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { policyRunner } from '#tests/harness/policy-harness.ts';
import { accountDecider } from '../account/decider.ts';
import { openAccount } from '../account/open-account.ts';
import { streams } from '#contracts/events/streams.ts';
import { whenBugAnsweredTell } from './when-bug-answered-tell.ts';

const NOW = '2026-11-20T02:00:00.000Z';
let harness: AccountHarness;
let accountId: string;

beforeEach(async () => {
  harness = await openAccountHarness();
  const { account } = await openAccount(
    harness.deps,
    {
      email: 'mia@example.com',
      password: 'narra-forest-7',
      firstName: 'Mia',
      lastName: 'Cruz',
      userType: 'client',
      by: 'themselves',
    },
    { commandId: crypto.randomUUID() },
  );
  ({ accountId } = account);
  harness.mails.length = 0;
});
afterEach(() => harness.close());

async function proveEmail(): Promise<void> {
  await harness.commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'VerifyContact', data: { kind: 'email', value: 'mia@example.com' } },
    { commandId: crypto.randomUUID(), actor: 'system', now: NOW },
  );
}

const whose = () => ({
  bugId: 'b-1',
  reporter: { accountId, name: 'Mia Cruz', avatar: null },
  role: 'client' as const,
});

function recorded(type: string, data: object): Recorded {
  const metadata = { schemaVersion: 1, actor: 'system', commandId: 'c', $correlationId: 'c', $causationId: 'c' };
  // What the policy reads of an event.
  return { id: 'e-1', stream: 'bug-b-1', revision: 1, position: 1, recordedAt: NOW, type, data, metadata } as Recorded;
}

const triaged = (change: Partial<DataOf<'BugTriaged'>>) =>
  recorded('BugTriaged', {
    ...whose(),
    status: 'open',
    priority: 'medium',
    before: { status: 'open', priority: 'medium' },
    note: null,
    ...change,
  });

async function mailsAfter(event: Recorded) {
  const runner = policyRunner(
    [whenBugAnsweredTell],
    { ...harness, ...harness.deps, settings: () => Promise.reject(new Error('not asked for')) },
    { events: [event] },
  );
  await runner.settle(NOW);
  return harness.mails;
}

it('mails how a report ended, with what staff wrote', async () => {
  await proveEmail();
  const [mail] = await mailsAfter(triaged({ status: 'resolved', note: 'Load the page again' }));
  expect(mail).toMatchObject({ to: 'mia@example.com', subject: 'What you reported is fixed' });
  expect(mail?.text).toContain('Load the page again');
});

it('mails why a report was deleted', async () => {
  await proveEmail();
  const [mail] = await mailsAfter(recorded('BugDeleted', { ...whose(), reason: 'Told twice' }));
  expect(mail).toMatchObject({ subject: 'Your report is off our list' });
  expect(mail?.text).toContain('Told twice');
});

it('sends no mail for a step without a message or for a changed priority', async () => {
  await proveEmail();
  expect(await mailsAfter(triaged({ status: 'in_progress' }))).toEqual([]);
  expect(await mailsAfter(triaged({ priority: 'urgent' }))).toEqual([]);
});

it('sends no mail to an unproven address', async () => {
  expect(await mailsAfter(triaged({ status: 'resolved' }))).toEqual([]);
});

it('sends no mail to people who disabled it', async () => {
  await proveEmail();
  await harness.commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'ChangeAccount', data: { notifications: { mails: false }, now: NOW } },
    { commandId: crypto.randomUUID(), actor: 'system', now: NOW },
  );
  expect(await mailsAfter(triaged({ status: 'resolved' }))).toEqual([]);
});
