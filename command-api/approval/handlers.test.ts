import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { AdminChange } from '#contracts/approval/approval-subject.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { policyRunner } from '#tests/harness/policy-harness.ts';
import { registerAdmin } from '../account/first-admin.ts';
import { openAccount } from '../account/open-account.ts';
import type { AccountCommand } from '../account/commands.ts';
import { accountDecider } from '../account/decider.ts';
import { loadSettings } from '../platform/settings.ts';
import { platformHandlers } from '../platform/handlers.ts';
import { whenApprovalAnsweredTell } from '../process-managers/when-approval-answered-tell.ts';
import { whenApprovalExpires } from '../process-managers/when-approval-expires.ts';
import { whenApprovalGrantedCarryOut } from '../process-managers/when-approval-granted-carry-out.ts';
import { whenApprovalRequestedTell } from '../process-managers/when-approval-requested-tell.ts';
import { approvalHandlers } from './handlers.ts';

const nothing = { query: undefined, body: undefined };
let harness: AccountHarness;
let handlers: ReturnType<typeof approvalHandlers> & ReturnType<typeof platformHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  const deps = { ...harness.deps, admins: harness.staff.admins };
  handlers = { ...approvalHandlers(deps), ...platformHandlers(deps) };
});
afterEach(() => harness.close());

const password = 'narra-forest-7';
const admin = (firstName: string) =>
  registerAdmin(
    harness.deps,
    { email: `${firstName}@example.com`, password, firstName, lastName: 'Lim' },
    { commandId: randomUUID() },
  );

async function registerMia(): Promise<string> {
  const { account } = await openAccount(
    harness.deps,
    { email: 'mia@example.com', password, firstName: 'Mia', lastName: 'Cruz', userType: 'client', by: 'platform' },
    { commandId: randomUUID() },
  );
  return account.accountId;
}

const by = (accountId: string) => callBy({ accountId, userType: 'admin' });
const request = (who: string, accountId: string, change: AdminChange = 'make_admin') =>
  handlers.requestApproval({
    params: undefined,
    query: undefined,
    body: { change, accountId, reason: 'She runs the desk' },
    context: by(who),
  });
const grant = (who: string, id: string) => handlers.grantApproval({ ...nothing, params: { id }, context: by(who) });
const handle = (accountId: string, command: AccountCommand) =>
  harness.commands.handle(accountDecider, streams.account(accountId), command, {
    commandId: randomUUID(),
    actor: 'system',
    now: harness.deps.now().toISOString(),
  });
const withApp = (accountId: string) =>
  handle(accountId, { type: 'AddSecondFactor', data: { kind: 'totp', recoveryCodes: 10 } });

/** Runs all due tasks twice: after a crash a task may run again. */
async function runPolicies(): Promise<void> {
  const events = (await harness.eventLog.readAll({ after: 0 })) as Recorded[];
  const runner = policyRunner(
    [whenApprovalRequestedTell, whenApprovalAnsweredTell, whenApprovalGrantedCarryOut, whenApprovalExpires],
    { ...harness, ...harness.deps, settings: () => Promise.reject(new Error('not asked for')) },
    { events },
  );
  const now = harness.deps.now().toISOString();
  // Events have times of the machine's clock; tasks use the test's clock.
  for (const key of runner.due('2999-01-01T00:00:00.000Z')) await runner.run(key, now, { completes: false });
}

test('making an admin needs two: the others get a mail, and the new admin must sign in again', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const id = await registerMia();
  const { data } = await request(ana, id);
  await runPolicies();
  expect(harness.mails.map(({ to }) => to)).toEqual(['ben@example.com']);
  expect(harness.mails[0]?.text).toContain('Ana Lim asks to make Mia Cruz an admin.\nWhy: She runs the desk');
  expect(harness.mails[0]?.text).toContain('https://suki.test/admin/approvals');
  expect((await harness.account(id)).userType).toBe('client');

  await expect(grant(ana, data.id)).rejects.toMatchObject({ code: 'own_request' });
  await grant(ben, data.id);
  await runPolicies();
  await runPolicies();
  expect(await harness.account(id)).toMatchObject({ userType: 'admin', era: 1 });
  const changes = (await harness.eventLog.readStream(streams.account(id))).filter(({ type }) => type === 'RoleChanged');
  expect(changes.map((event) => event.data)).toEqual([
    { userType: 'admin', staffRole: 'owner', workerId: null, formerWorkerId: null, approvalId: data.id },
  ]);
  const approval = await harness.eventLog.readStream(streams.approval(data.id));
  expect(approval.map(({ metadata }) => metadata.actor)).toMatchObject([{ accountId: ana }, { accountId: ben }]);
});

test('one admin alone cannot make an admin, through any endpoint', async () => {
  const ana = await admin('Ana');
  const id = await registerMia();
  await expect(request(ana, id)).rejects.toMatchObject({ code: 'no_other_admin' });
  const role = (accountId: string, to: 'admin' | 'client') =>
    handlers.changeUser({
      params: { id: accountId },
      query: undefined,
      body: { action: 'role', role: to },
      context: by(ana),
    });
  await expect(role(id, 'admin')).rejects.toMatchObject({ code: 'second_admin_needed' });
  await expect(role(await admin('Ben'), 'client')).rejects.toMatchObject({ code: 'second_admin_needed' });
  expect((await harness.account(id)).userType).toBe('client');
});

test('the person concerned can approve their own removal; two concurrent removals of each other leave one', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const { data: goesBen } = await request(ana, ben, 'remove_admin');
  const { data: goesAna } = await request(ben, ana, 'remove_admin');
  await grant(ben, goesBen.id);
  await grant(ana, goesAna.id);
  await expect(runPolicies()).rejects.toMatchObject({ code: 'last_admin' });
  expect((await harness.staff.admins()).map(({ accountId }) => accountId)).toHaveLength(1);
});

test('an approval applies to the request that was seen, not to a later one', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const miaId = await registerMia();
  const { data: seen } = await request(ana, miaId);
  await handlers.withdrawApproval({ ...nothing, params: { id: seen.id }, context: by(ana) });
  harness.passMinutes(1);
  const { data: swapped } = await request(ana, miaId);
  expect(swapped.id).toBe(seen.id);
  const agree = ({ id, expiresAt }: typeof seen) =>
    handlers.grantApproval({ params: { id }, query: undefined, body: { expiresAt }, context: by(ben) });
  await expect(agree(seen)).rejects.toMatchObject({ code: 'stale' });
  await agree(swapped);
});

test('a request is void once its requester is no longer an admin', async () => {
  const [ana, ben, carla] = [await admin('Ana'), await admin('Ben'), await admin('Carla')];
  const { data } = await request(ana, await registerMia());
  await handle(ana, { type: 'SuspendAccount', data: { reason: 'Sold papers', by: carla, openJobs: 0 } });
  await expect(grant(ben, data.id)).rejects.toMatchObject({ code: 'not_allowed_now' });
});

test('is refused for people who cannot be reached, are suspended or already admins, and for oneself', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  await expect(request(ana, ben)).rejects.toMatchObject({ code: 'not_allowed_now' });
  await expect(request(ana, ana, 'remove_admin')).rejects.toMatchObject({ code: 'not_allowed_now' });
  await expect(request(ana, await registerMia(), 'remove_admin')).rejects.toMatchObject({ code: 'not_allowed_now' });
  await expect(request(ana, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  const { account } = await openAccount(
    harness.deps,
    { email: 'rey@example.com', password, firstName: 'Rey', lastName: 'Diaz', userType: 'client', by: 'themselves' },
    { commandId: randomUUID() },
  );
  await expect(request(ana, account.accountId)).rejects.toMatchObject({ code: 'not_allowed_now' });
});

test('expires after a week and can be requested again', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const id = await registerMia();
  const { data } = await request(ana, id);
  await expect(request(ben, id)).rejects.toMatchObject({ code: 'already_exists' });
  harness.passMinutes(7 * 24 * 60);
  await runPolicies();
  expect((await harness.eventLog.readStream(streams.approval(data.id))).at(-1)?.data).toMatchObject({
    because: 'expired',
  });
  await expect(grant(ben, data.id)).rejects.toMatchObject({ code: 'not_allowed_now' });
  await request(ben, id);
});

test('two other admins reset an admin’s second factor, and the requester is notified', async () => {
  const [ana, ben, carla] = [await admin('Ana'), await admin('Ben'), await admin('Carla')];
  await withApp(carla);
  const { data } = await request(ana, carla, 'second_factor_reset');
  await expect(grant(carla, data.id), 'a thief may hold the session of the subject').rejects.toMatchObject({
    code: 'not_allowed_now',
  });
  await grant(ben, data.id);
  await runPolicies();
  await runPolicies();
  expect((await harness.account(carla)).secondFactors).toEqual([]);
  const events = await harness.eventLog.readStream(streams.account(carla));
  expect(events.filter(({ type }) => type === 'SecondFactorReset').map((event) => event.data)).toEqual([
    { reason: 'She runs the desk', approvalId: data.id },
  ]);
  expect(harness.mails.filter(({ to }) => to === 'ana@example.com')[0]).toMatchObject({
    subject: 'Another admin said yes',
    text: expect.stringContaining('You asked to reset two-step sign-in for Carla Lim. Ben Lim agreed'),
  });
});

test('second factors are reset this way for admins only, and not with only two admins', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const id = await registerMia();
  await withApp(id);
  await expect(request(ana, id, 'second_factor_reset')).rejects.toMatchObject({ code: 'not_allowed_now' });
  await expect(request(ana, ben, 'second_factor_reset'), 'has none').rejects.toMatchObject({ code: 'not_allowed_now' });
  await withApp(ben);
  // The person concerned cannot approve.
  await expect(request(ana, ben, 'second_factor_reset')).rejects.toMatchObject({ code: 'no_other_admin' });
});

test('notifies the requester of a refusal with its reason, while they are an admin', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const refuse = async (who: string) => {
    const { data } = await request(ana, who);
    const body = { reason: 'Too soon' };
    await handlers.refuseApproval({ params: { id: data.id }, query: undefined, body, context: by(ben) });
  };
  await refuse(await registerMia());
  await runPolicies();
  expect(harness.mails.filter(({ to }) => to === 'ana@example.com')[0]).toMatchObject({
    subject: 'Another admin said no',
    text: expect.stringContaining('Ben Lim said no, and nothing changes.\nWhy: Too soon'),
  });
  harness.mails.length = 0;
  await handle(ana, { type: 'SuspendAccount', data: { reason: 'Sold papers', by: ben, openJobs: 0 } });
  await runPolicies();
  expect(harness.mails.map(({ to }) => to)).not.toContain('ana@example.com');
});

test('settings of money change once another admin approves, and only from the values they saw', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const ask = async (commissionPercent: number) => {
    const body = { commissionPercent, reason: 'A promotion' };
    const { data } = await handlers.changeConfig({ params: undefined, query: undefined, body, context: by(ana) });
    return data.approval?.id ?? '';
  };
  const [first, second] = [await ask(15), await ask(10)];
  await grant(ben, first);
  await runPolicies();
  await runPolicies();
  expect((await loadSettings(harness.commands, harness.deps.now())).commissionPercent).toBe(15);
  await expect(grant(ben, second)).rejects.toMatchObject({ code: 'not_allowed_now' });
  expect(harness.mails.map(({ text }) => text).join()).toContain('change money settings (Commission, 12% → 15%)');
});

const askForRole = (asking: string, accountId: string, staffRole: StaffRole, context = by(asking)) =>
  handlers.requestApproval({
    params: undefined,
    query: undefined,
    body: { change: 'staff_role', accountId, staffRole, reason: 'She answers people' },
    context,
  });

test('two owners assign a staff role, and other staff can neither request nor approve', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const id = await registerMia();
  const { data: asSupport } = await askForRole(ana, id, 'support');
  await runPolicies();
  expect(harness.mails[0]?.text).toContain('Ana Lim asks to give Mia Cruz the staff role “support”.');
  await grant(ben, asSupport.id);
  await runPolicies();
  expect(await harness.account(id)).toMatchObject({ userType: 'admin', staffRole: 'support', era: 1 });

  const support = callBy({ accountId: id, userType: 'admin', staffRole: 'support' });
  await expect(askForRole(id, ben, 'finance', support)).rejects.toMatchObject({ code: 'forbidden' });
  const { data: asFinance } = await askForRole(ana, id, 'finance');
  const params = { id: asFinance.id };
  await expect(handlers.grantApproval({ ...nothing, params, context: support })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(
    handlers.refuseApproval({ params, query: undefined, body: { reason: 'No' }, context: support }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  await grant(ben, asFinance.id);
  await runPolicies();
  expect(await harness.account(id)).toMatchObject({ userType: 'admin', staffRole: 'finance', era: 2 });
  await expect(askForRole(ana, id, 'finance')).rejects.toMatchObject({ code: 'not_allowed_now' });
});

test('only an owner can be the second admin', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const { data } = await askForRole(ana, ben, 'auditor');
  await grant(ben, data.id);
  await runPolicies();
  expect((await harness.account(ben)).staffRole).toBe('auditor');
  await expect(askForRole(ana, await registerMia(), 'support')).rejects.toMatchObject({ code: 'no_other_admin' });
});

test('two owners who concurrently demote each other leave one owner', async () => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const { data: goesBen } = await askForRole(ana, ben, 'support');
  const { data: goesAna } = await askForRole(ben, ana, 'support');
  await grant(ben, goesBen.id);
  await grant(ana, goesAna.id);
  await expect(runPolicies()).rejects.toMatchObject({ code: 'last_admin' });
  const roles = (await harness.staff.admins()).map(({ staffRole }) => staffRole);
  expect(new Set(roles)).toEqual(new Set(['owner', 'support']));
});

test.each(['waits', 'is refused'])('carries out the approved request, not a later one that was %s', async (outcome) => {
  const [ana, ben] = [await admin('Ana'), await admin('Ben')];
  const id = await registerMia();
  const askFor = (staffRole: StaffRole) =>
    handlers.requestApproval({
      params: undefined,
      query: undefined,
      body: { change: 'staff_role', accountId: id, staffRole, reason: 'She runs the desk' },
      context: by(ana),
    });
  const agreed = await askFor('support');
  await grant(ben, agreed.data.id);
  const more = await askFor('owner');
  expect(more.data.id).toBe(agreed.data.id);
  if (outcome === 'is refused')
    await handlers.refuseApproval({
      params: { id: more.data.id },
      query: undefined,
      body: { reason: 'Not that' },
      context: by(ben),
    });
  await runPolicies();
  expect(await harness.account(id)).toMatchObject({ userType: 'admin', staffRole: 'support' });
});

describe('releasing a number', () => {
  const phone = '+639171234567';

  /** A phone-only client. */
  async function lourdes(): Promise<string> {
    const { account } = await openAccount(
      harness.deps,
      { phone, firstName: 'Lourdes', lastName: 'Abad', userType: 'client', by: 'themselves', proves: 'phone' },
      { commandId: randomUUID() },
    );
    return account.accountId;
  }

  test.each([
    { change: 'number_release', type: 'PhoneReleased', left: null },
    { change: 'number_confirm', type: 'PhoneConfirmed', left: phone },
  ] as const)('$change needs two admins, and the log names the approval', async ({ change, type, left }) => {
    const [ana, ben] = [await admin('Ana'), await admin('Ben')];
    const id = await lourdes();
    const { data } = await request(ana, id, change);
    await expect(grant(ana, data.id)).rejects.toMatchObject({ code: 'own_request' });
    expect((await harness.account(id)).phone).toBe(phone);
    await grant(ben, data.id);
    await runPolicies();
    await runPolicies();
    const stored = (await harness.eventLog.readStream(streams.account(id))).filter((event) => event.type === type);
    expect(stored.map((event) => event.data)).toMatchObject([{ phone, approvalId: data.id }]);
    expect((await harness.account(id)).phone).toBe(left);
  });

  test('is not released if it changed since', async () => {
    const [ana, ben] = [await admin('Ana'), await admin('Ben')];
    const id = await lourdes();
    const { data } = await request(ana, id, 'number_release');
    await handle(id, { type: 'ReleasePhone', data: { phone, because: 'unused' } });
    await expect(grant(ben, data.id)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });

  test('of an admin cannot be confirmed', async () => {
    const ana = await admin('Ana');
    await expect(request(ana, await admin('Ben'), 'number_confirm')).rejects.toMatchObject({ code: 'not_allowed_now' });
  });
});
