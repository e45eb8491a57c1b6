import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { type ErrorCode, errorCodes } from '#contracts/errors.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { type Answer, ApiClient, pathOf } from '../api-client.ts';
import { castOf, newcomer } from '../cast.ts';
import { startTestSuki, type TestSuki } from '../start-suki.ts';
import { Failure } from './failure-shape.ts';

/** Every call of the route table by everybody: the table alone decides who gets past the door. */

const roles = ['nobody', 'client', 'worker', 'admin', 'unverified client', 'unverified worker'] as const;
type Role = (typeof roles)[number];
/** Whom the table knows them as. */
const userTypes = { client: 'client', worker: 'worker', admin: 'admin', 'unverified client': 'client', 'unverified worker': 'worker' } as const;
const calls = Object.entries<Call>(routeTable);
let suki: TestSuki;
let clients: Record<Role, ApiClient>;

beforeAll(async () => {
  suki = await startTestSuki();
  const { carla, andrea, jun } = await castOf(suki.url);
  clients = {
    nobody: new ApiClient(suki.url), client: andrea, worker: jun, admin: carla,
    'unverified client': await newcomer(suki.url, 'Mia', 'Santos', 'client'), 'unverified worker': await newcomer(suki.url, 'Rey', 'Dizon', 'worker'),
  };
});
afterAll(() => suki.stop());

function expected(call: Call, role: Role): 'through' | ErrorCode {
  if (call.who === 'anyone') return 'through';
  if (role === 'nobody') return 'unauthenticated';
  if (call.who !== 'signed-in' && !call.who.includes(userTypes[role])) return 'forbidden';
  return call.verified && role.startsWith('unverified') ? 'unverified' : 'through';
}

/** Ids of nothing and no body: whoever gets past the door is told 400, 404 or what the call answers. */
function knock(call: Call, role: Role): Promise<Answer> {
  // Signing out would end the session that the following calls need.
  const target = call.path === '/auth/logout' && role !== 'nobody' ? { method: 'POST', path: '/auth/logout', body: '{"refreshToken":7}' } : { method: call.method, path: pathOf(call) };
  return clients[role].send(target.method, target.path, 'body' in target ? { body: target.body ?? '' } : {});
}

describe.each(roles)('%s', (role) => {
  it.each(calls.map(([name, call]) => ({ name, call, door: expected(call, role) })))('$name: $door', async ({ call, door }) => {
    const { status, body } = await knock(call, role);
    if (status >= 400) expect(Failure.parse(body)).toMatchObject({ success: false });
    expect(status).toBeLessThan(500);
    if (door === 'through') expect([call.who === 'anyone' ? 0 : 401, 403]).not.toContain(status);
    else expect({ status, code: Failure.parse(body).code }).toEqual({ status: errorCodes[door].status, code: door });
  });
});

describe('tokens', () => {
  it.each(['Bearer nonsense', 'Bearer ', 'Basic abc', `Bearer ${'x'.repeat(5000)}`])('%s lets nobody in', async (authorization) => {
    const { status, body } = await clients.nobody.send('GET', '/auth/me', { headers: { authorization } });
    expect({ status, code: Failure.parse(body).code }).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it('every documented code has its status', () => {
    for (const { status } of Object.values(errorCodes)) expect([400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503]).toContain(status);
  });
});
