import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BodyInput, Call } from '#contracts/calls/call.ts';
import { type ErrorCode, errorCodes } from '#contracts/errors.ts';
import { routeTable, type RouteTable } from '#contracts/calls/route-table.ts';
import type { UserType } from '#contracts/roles.ts';
import { type Answer, ApiClient, pathOf } from '../harness/api-client.ts';
import { testUsersOf, newcomer, person } from '../harness/test-users.ts';
import { admin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

/** Every call of the route table by everybody: the table alone decides who gets past the door. */

const roles = [
  'nobody',
  'client',
  'worker',
  'admin',
  'unverified client',
  'unverified worker',
  'session ended',
  'suspended',
  'demoted',
] as const;
type Role = (typeof roles)[number];
/** Whom the table knows them as. The others hold a token that is minutes old and speaks for nobody any more. */
const userTypes: Partial<Record<Role, UserType>> = {
  client: 'client',
  worker: 'worker',
  admin: 'admin',
  'unverified client': 'client',
  'unverified worker': 'worker',
};
const calls = Object.entries<Call>(routeTable);
let suki: TestSuki;
let clients: Record<Role, ApiClient>;

beforeAll(async () => {
  suki = await startTestSuki();
  const { carla, andrea, jun } = await testUsersOf(suki.url);
  clients = {
    nobody: new ApiClient(suki.url),
    client: andrea,
    worker: jun,
    admin: carla,
    'unverified client': await newcomer(suki.url, 'Mia', 'Santos', 'client'),
    'unverified worker': await newcomer(suki.url, 'Rey', 'Dizon', 'worker'),
    ...(await deadTokens(carla)),
  };
});
afterAll(() => suki.stop());

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

function expected(call: Call, role: Role): 'through' | ErrorCode {
  if (call.who === 'anyone') return 'through';
  const userType = userTypes[role];
  if (!userType) return 'unauthenticated';
  if (call.who !== 'signed-in' && !call.who.includes(userType)) return 'forbidden';
  return call.verified && role.startsWith('unverified') ? 'unverified' : 'through';
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
      if (door === 'through') expect([call.who === 'anyone' ? 0 : 401, 403]).not.toContain(status);
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
