import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import type { Call } from '#contracts/calls/call.ts';
import { RequiredSecondStep } from '#contracts/calls/account-second-factor.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { ApiClient, pathOf } from '../harness/api-client.ts';
import { appCode } from '../harness/authenticator.ts';
import type { Session } from '#contracts/views/account.ts';
import { expectEach } from '../harness/failing-cells.ts';
import { admin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { TOKEN_SIGNING_KEY, testTokens } from '../harness/test-tokens.ts';
import { Failure } from './failure-shape.ts';

/** Required second factor: every call of the route table by an admin with one factor, and by one with both. */

const calls = Object.entries<Call>(routeTable).map(([name, call]) => ({ name, call }));
const nameOf = ({ name }: { name: string }) => name;
let suki: TestSuki;
let one: ApiClient;
let both: ApiClient;

let before: Session | null;

beforeAll(async () => {
  const clock = createTestClock();
  suki = await startTestSuki({ clock, env: { ADMIN_SECOND_FACTOR: 'required', TOKEN_SIGNING_KEY } });
  both = await new ApiClient(suki.url).signIn(admin.email, admin.password);
  before = both.session;
  const { secret } = await both.call('startTotp');
  // A code is valid for its half minute, which has just begun here.
  clock.jumpTo(new Date(Math.ceil(clock.now().getTime() / 30_000) * 30_000));
  both.keep(await both.call('confirmTotp', { body: { code: appCode(secret, clock.now()) } }));
  one = new ApiClient(suki.url);
  one.token = await tokenOfOneFactor(both.token ?? '');
});
afterAll(() => suki.stop());

/** The same token with one factor. */
async function tokenOfOneFactor(token: string): Promise<string> {
  const holder = await testTokens().verify(token);
  if (!holder) throw new Error('The access token is not valid');
  return testTokens().issue({ ...holder, factors: 1 });
}

function expectedOutcome({ who, path }: Call): 'through' | 'forbidden' | 'second_factor_needed' {
  if (who === 'anyone') return 'through';
  if (who !== 'signed-in' && !who.includes('admin')) return 'forbidden';
  return path.startsWith('/auth/') ? 'through' : 'second_factor_needed';
}

function sendTo(client: ApiClient, call: Call) {
  // Signing out would end the session that the following calls need.
  const body = call.path === '/auth/logout' ? '{"refreshToken":7}' : '';
  return client.send(call.method, pathOf(call), call.method === 'GET' ? {} : { body });
}

describe('an admin without a second factor', () => {
  it('is announced at sign-in', () => {
    expect(before).toMatchObject({ secondFactorMissing: true, user: { userType: 'admin' } });
    expect(both.session).not.toHaveProperty('secondFactorMissing');
  });

  it('may only call endpoints of their own account', () =>
    expectEach(calls, nameOf, async ({ call }) => {
      const { status, body } = await sendTo(one, call);
      expect(status).toBeLessThan(500);
      const expected = expectedOutcome(call);
      // For an account with a second factor, one factor alone cannot change how it signs in.
      const isRefused = expected !== 'through' || status === 403;
      if (!isRefused) return expect(status).not.toBe(call.who === 'anyone' ? 0 : 401);
      const code = expected === 'through' ? 'second_factor_needed' : expected;
      expect({ status, code: Failure.parse(body).code }).toEqual({ status: 403, code });
    }));

  it('gets no socket', async () => {
    const refused = (options: object, namespace: string) => {
      const socket = io(`${suki.url}/${namespace}`, { forceNew: true, reconnection: false, ...options });
      return new Promise((resolve) => socket.once('connect_error', ({ message }) => resolve(message))).finally(() =>
        socket.close(),
      );
    };
    const { token } = one;
    expect(await refused({ query: { token }, transports: ['websocket'] }, 'account')).toBe('second_factor_needed');
    expect(await refused({ auth: { token } }, 'chat')).toBe('second_factor_needed');
  });

  it('is treated as anonymous on public endpoints', async () => {
    expect((await one.send('GET', '/services')).status).toBe(200);
  });
});

describe('an admin with a second factor', () => {
  it('may make every call that requires it', () => {
    const withBoth = calls.filter(({ call }) => expectedOutcome(call) === 'second_factor_needed');
    expect(withBoth.length).toBeGreaterThan(100);
    return expectEach(withBoth, nameOf, async ({ call }) => {
      const { status } = await sendTo(both, call);
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    });
  });

  it('keeps it when the token is renewed', async () => {
    const refreshToken = both.session?.refreshToken;
    both.keep(await both.call('refresh', { body: { refreshToken } }));
    expect((await both.send('GET', '/admin/users')).status).toBe(200);
  });
});

it('opens no session by password alone for an account with a second factor, under any name and key', async () => {
  const thief = new ApiClient(suki.url);
  const body = JSON.stringify({ email: admin.email, password: admin.password });
  const answer = await thief.send('POST', '/auth/login', { body, headers: { 'idempotency-key': 'again' } });
  expect({ status: answer.status, code: Failure.parse(answer.body).code }).toEqual({
    status: 403,
    code: 'second_factor_needed',
  });
  const { ticket } = RequiredSecondStep.parse((answer.body as { details: unknown }).details);
  expect(answer.headers.getSetCookie()).toEqual([]);
  for (const authorization of [`Bearer ${ticket}`, `bearer ${ticket}`])
    expect((await thief.send('GET', '/auth/me', { headers: { authorization } })).status).toBe(401);
  const guess = JSON.stringify({ ticket, code: 'AAAA-AAAA-AAAA' });
  expect((await thief.send('POST', '/auth/second-factor', { body: guess })).status).toBe(400);
});

it('rejects a forged token that claims two factors', async () => {
  const [header, payload, signature] = (one.token ?? '').split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...(claims as object), amr: ['mfa'] })).toString('base64url');
  const headers = { authorization: `Bearer ${header}.${forged}.${signature}` };
  expect((await one.send('GET', '/admin/users', { headers })).status).toBe(401);
});
