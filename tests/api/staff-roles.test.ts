import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiClient } from '../harness/api-client.ts';
import { grantStaffRoleByTwo } from '../harness/two-admin-changes.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { person, testUsersOf } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
const staff = {} as Record<StaffRole, ApiClient>;

beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true });
  cast = await testUsersOf(suki.url);
  staff.owner = cast.carla;
  for (const role of ['support', 'finance', 'trust', 'auditor'] as const) staff[role] = await inRole(role);
});
afterAll(() => suki.stop());

const firstNames = { owner: 'Olive', support: 'Sol', finance: 'Fe', trust: 'Tess', auditor: 'Aldo' };

/** A user to whom two owners gave this role, signed in again. */
async function inRole(role: StaffRole): Promise<ApiClient> {
  const one = await person(suki.url, firstNames[role], 'Cruz', 'client');
  const { id = '', email = '' } = one.session?.user ?? {};
  await grantStaffRoleByTwo(suki.url, id, role);
  return new ApiClient(suki.url).signIn(email, 'suki-test-1');
}

const statusOf = async (role: StaffRole, method: string, path: string, body?: object) =>
  (await staff[role].send(method, path, body ? { body: JSON.stringify(body) } : {})).status;

it('are returned at sign-in, and open their own calls', async () => {
  expect(staff.support.session?.user).toMatchObject({ userType: 'admin', staffRole: 'support' });
  expect(staff.owner.session?.user.staffRole).toBe('owner');
  expect(await statusOf('support', 'GET', '/admin/tickets')).toBe(200);
  expect(await statusOf('support', 'GET', '/admin/payouts')).toBe(403);
  expect(await statusOf('finance', 'GET', '/admin/payouts')).toBe(200);
  expect(await statusOf('auditor', 'GET', '/admin/payouts')).toBe(200);
});

it('give support no access to money through direct calls', async () => {
  const calls = [
    ['PATCH', '/admin/payments/b-1/verify', {}],
    ['POST', '/admin/payments/b-1/refund', { reason: 'For me' }],
    ['PATCH', '/admin/payouts/p-1/mark-paid', { reference: 'x' }],
    ['POST', '/admin/exports', { list: 'payouts', filters: '2026-11-20' }],
    ['PUT', '/admin/config', { commissionPercent: 0 }],
    ['POST', '/admin/approvals', { change: 'make_admin', accountId: 'a-1', reason: 'Me' }],
  ] as const;
  for (const [method, path, body] of calls)
    expect([path, await statusOf('support', method, path, body)]).toEqual([path, 403]);
});

it('let an auditor read, and change nothing', async () => {
  for (const path of ['/admin/audit-logs', '/admin/events', '/admin/config', '/admin/approvals', '/admin/parked'])
    expect([path, await statusOf('auditor', 'GET', path)]).toEqual([path, 200]);
  expect(await statusOf('auditor', 'PUT', '/admin/config', { commissionPercent: 0 })).toBe(403);
  expect(await statusOf('auditor', 'POST', '/admin/conversations/c-1/show-messages', { reason: 'x' })).toBe(403);
});

it('reserve access of staff to owners: no other role suspends or adds staff', async () => {
  const owner = staff.owner.session?.user.id ?? '';
  const client = cast.andrea.session?.user.id ?? '';
  const suspend = { action: 'suspend', reason: 'Out of my way' };
  expect(await statusOf('trust', 'PATCH', `/admin/users/${owner}`, suspend)).toBe(403);
  expect(await statusOf('support', 'PATCH', `/admin/users/${client}`, suspend)).toBe(403);
  expect(await statusOf('finance', 'PATCH', `/admin/users/${client}`, { action: 'role', role: 'worker' })).toBe(403);
});

it('open the history of what they may read, and no other', async () => {
  const of = (role: StaffRole, stream?: string) =>
    statusOf(role, 'GET', `/admin/events${stream ? `?stream=${stream}` : ''}`);
  const account = streams.account(cast.andrea.session?.user.id ?? '');
  expect(await of('support', account)).toBe(200);
  expect(await of('support')).toBe(403);
  expect(await of('support', 'payout-p-1')).toBe(403);
  expect(await of('finance', 'payout-p-1')).toBe(200);
  expect(await statusOf('support', 'GET', '/admin/streams/system')).toBe(403);
  expect(await statusOf('support', 'GET', `/admin/audit-logs?stream=${account}`)).toBe(200);
  expect(await statusOf('support', 'GET', '/admin/audit-logs?q=Andrea')).toBe(403);
});

it('show reports about people to the trust role, and not to roles that only read disputes', async () => {
  expect(await statusOf('trust', 'GET', '/admin/safety-reports')).toBe(200);
  expect(await statusOf('auditor', 'GET', '/admin/safety-reports')).toBe(200);
  for (const role of ['support', 'finance'] as const) {
    expect(await statusOf(role, 'GET', '/admin/disputes')).toBe(200);
    expect(await statusOf(role, 'GET', '/admin/safety-reports')).toBe(403);
    expect(await statusOf(role, 'GET', '/admin/events?stream=safety-r-1')).toBe(403);
  }
  expect(await statusOf('auditor', 'POST', '/admin/safety-reports/r-1/close', { outcome: 'no_action' })).toBe(403);
});

it('count only their own tasks under “Needs you”', async () => {
  await person(suki.url, 'Una', 'Ramos', 'worker');
  const needs = async (role: StaffRole) => (await staff[role].call('readAdminOverview', { query: {} })).needsYou;
  expect(await needs('trust')).toMatchObject({ workersToApprove: 1, names: ['Una Ramos'] });
  expect(await needs('finance')).toMatchObject({ workersToApprove: 0, names: [], oldestAppliedAt: null });
});

it('appear in the list of people', async () => {
  const { items } = await staff.auditor.call('listUsers', { query: { staffRole: 'support' } });
  expect(items.map(({ name, staffRole }) => [name, staffRole])).toEqual([['Sol Cruz', 'support']]);
});

it('end the sessions of a person whose role changes', async () => {
  const { user } = staff.support.session ?? {};
  await grantStaffRoleByTwo(suki.url, user?.id ?? '', 'finance');
  expect((await staff.support.send('GET', '/admin/tickets')).status).toBe(401);
  const anew = await new ApiClient(suki.url).signIn(user?.email ?? '', 'suki-test-1');
  expect((await anew.send('GET', '/admin/payouts')).status).toBe(200);
  expect((await anew.send('GET', '/admin/tickets')).status).toBe(403);
});
