import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BodyInput, Call } from '#contracts/calls/call.ts';
import { type ErrorCode, errorCodes } from '#contracts/errors.ts';
import { routeTable, type RouteTable } from '#contracts/calls/route-table.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { permissionsOfRole, type StaffRole } from '#contracts/account/staff-permissions.ts';
import type { UserType } from '#contracts/roles.ts';
import { createClock } from '#infra/service/clock.ts';
import { type Answer, ApiClient, pathOf } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, newcomer, person } from '../harness/test-users.ts';
import { admin, otherAdmin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';
import { forgedTokens, forgeries, inStaffRole } from './forged-tokens.ts';

/** Every call of the route table by everybody: the table alone decides who gets past the door. */

const roles = [
  // First, while their tokens live: they signed in eleven minutes ago.
  'client of before',
  'worker of before',
  'admin of before',
  'nobody',
  'guest',
  'client',
  'other client',
  'worker',
  'other worker',
  'unapproved worker',
  'admin',
  'support',
  'finance',
  'trust',
  'auditor',
  'unverified client',
  'unverified worker',
  'session ended',
  'suspended',
  'demoted',
  ...forgeries,
] as const;
type Role = (typeof roles)[number];
/** Whom the table knows them as. The others hold a token that speaks for nobody, or does so no more. */
const userTypes: Partial<Record<Role, UserType>> = {
  'client of before': 'client',
  'worker of before': 'worker',
  'admin of before': 'admin',
  client: 'client',
  'other client': 'client',
  worker: 'worker',
  'other worker': 'worker',
  'unapproved worker': 'worker',
  admin: 'admin',
  support: 'admin',
  finance: 'admin',
  trust: 'admin',
  auditor: 'admin',
  'unverified client': 'client',
  'unverified worker': 'worker',
};
/** Of the admins; who isn't named is an owner. */
const staffRoles: Partial<Record<Role, StaffRole>> = {
  support: 'support',
  finance: 'finance',
  trust: 'trust',
  auditor: 'auditor',
};
const calls = Object.entries<Call>(routeTable);
let suki: TestSuki;
let clients: Record<Role, ApiClient>;

beforeAll(async () => {
  const clock = createClock();
  suki = await startTestSuki({ clock, secondAdmin: true });
  const { url } = suki;
  const { carla, andrea, jun, service } = await testUsersOf(url);
  const ofBefore = {
    'client of before': await person(url, 'Ana', 'Abad', 'client'),
    'worker of before': await person(url, 'Ben', 'Abad', 'worker'),
    'admin of before': await new ApiClient(url).signIn(otherAdmin.email, otherAdmin.password),
  };
  clock.jumpTo(new Date(clock.now().getTime() + 11 * MINUTE_MS));
  for (const each of [carla, andrea, jun]) await each.renew();
  clients = {
    ...ofBefore,
    nobody: new ApiClient(url),
    guest: new ApiClient(url, asBrowser),
    client: andrea,
    'other client': await person(url, 'Ria', 'Ramos', 'client'),
    worker: jun,
    'other worker': await approvedWorker(url, carla, 'Noy', 'Ramos', service.id),
    'unapproved worker': await person(url, 'Una', 'Ramos', 'worker'),
    admin: carla,
    support: await inStaffRole(suki, carla, 'support'),
    finance: await inStaffRole(suki, carla, 'finance'),
    trust: await inStaffRole(suki, carla, 'trust'),
    auditor: await inStaffRole(suki, carla, 'auditor'),
    ...(await forgedTokens(suki, carla)),
    'unverified client': await newcomer(suki.url, 'Mia', 'Santos', 'client'),
    'unverified worker': await newcomer(suki.url, 'Rey', 'Dizon', 'worker'),
    ...(await deadTokens(carla)),
  };
});
afterAll(() => suki.stop());

/** As a page of ours sends it, of somebody who has no account. */
function asBrowser(url: string, { headers, ...init }: RequestInit): Promise<Response> {
  const said = new Headers(headers);
  for (const [name, value] of Object.entries({ origin: suki.url, 'sec-fetch-site': 'same-origin' }))
    said.set(name, value);
  return fetch(url, { ...init, headers: said });
}

/** An admin who has signed out, a worker who was suspended, a worker who is a client now: each with the token of before. */
async function deadTokens(carla: ApiClient) {
  const change = (who: ApiClient, body: BodyInput<RouteTable['changeUser']>) =>
    carla.call('changeUser', { params: { id: who.session?.user.id ?? '' }, body });
  const gone = await new ApiClient(suki.url).signIn(admin.email, admin.password);
  const suspended = await person(suki.url, 'Sol', 'Cruz', 'worker');
  const demoted = await person(suki.url, 'Dem', 'Lopez', 'worker');
  await gone.call('logout', { body: {} });
  await change(suspended, { action: 'suspend', reason: 'Rude' });
  await change(demoted, { action: 'role', role: 'client' });
  // An end counts within two seconds.
  for (const who of [gone, suspended, demoted])
    await vi.waitFor(async () => expect((await who.send('GET', '/auth/me')).status).toBe(401), { timeout: 2_000 });
  return { 'session ended': gone, suspended, demoted };
}

type Door = 'through' | 'by the case' | ErrorCode;

function expected(call: Call, role: Role): Door {
  if (call.who === 'anyone') return 'through';
  const userType = userTypes[role];
  if (!userType) return 'unauthenticated';
  if (call.who !== 'signed-in' && !call.who.includes(userType)) return 'forbidden';
  const opened = userType === 'admin' ? doorOfStaff(call, staffRoles[role] ?? 'owner') : 'through';
  if (opened !== 'through') return opened;
  if (call.verified && role.startsWith('unverified')) return 'unverified';
  return call.freshSignIn === 'always' && role.endsWith('of before') ? 'sign_in_again' : 'through';
}

/** Where one call does several things, its handler asks for the permission of each. */
function doorOfStaff({ permission }: Call, role: StaffRole): Door {
  if (permission === undefined) return 'through';
  const wanted = typeof permission === 'string' ? [permission] : permission;
  const held = wanted.filter((one) => permissionsOfRole[role].has(one));
  if (held.length === 0) return 'forbidden';
  return held.length === wanted.length ? 'through' : 'by the case';
}

/** Ids of nothing and no body: whoever gets past the door is told 400, 404 or what the call answers. */
function knock(call: Call, role: Role): Promise<Answer> {
  // Signing out would end the session that the following calls need.
  const target =
    call.path === '/auth/logout' && role !== 'nobody'
      ? { method: 'POST', path: '/auth/logout', body: '{"refreshToken":7}' }
      : { method: call.method, path: pathOf(call) };
  return clients[role].send(target.method, target.path, 'body' in target ? { body: target.body ?? '' } : {});
}

describe.each(roles)('%s', (role) => {
  it.each(calls.map(([name, call]) => ({ name, call, door: expected(call, role) })))(
    '$name: $door',
    async ({ call, door }) => {
      const { status, body } = await knock(call, role);
      if (status >= 400) expect(Failure.parse(body)).toMatchObject({ success: false });
      expect(status).toBeLessThan(500);
      if (door === 'by the case') expect(status).not.toBe(401);
      else if (door === 'through') expect([call.who === 'anyone' ? 0 : 401, 403]).not.toContain(status);
      else expect({ status, code: Failure.parse(body).code }).toEqual({ status: errorCodes[door].status, code: door });
    },
  );
});

describe('tokens', () => {
  it.each(['Bearer nonsense', 'Bearer ', 'Basic abc', `Bearer ${'x'.repeat(5000)}`])(
    '%s lets nobody in',
    async (authorization) => {
      const { status, body } = await clients.nobody.send('GET', '/auth/me', { headers: { authorization } });
      expect({ status, code: Failure.parse(body).code }).toEqual({ status: 401, code: 'unauthenticated' });
    },
  );

  it('every documented code has its status', () => {
    for (const { status } of Object.values(errorCodes))
      expect([400, 401, 403, 404, 408, 409, 412, 413, 415, 416, 429, 500, 503]).toContain(status);
  });
});
