import '../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCalls, phoneCalls } from '#contracts/calls/account.ts';
import { bookingCalls } from '#contracts/calls/booking.ts';
import { workerCalls } from '#contracts/calls/worker.ts';
import type { User } from '#contracts/views/account.ts';
import { RETRY_DELAY_MS, sukiBaseQuery } from './api.ts';
import { fails, fakeServer, fakeTimeLimits, json, type Sent } from './testing/fake-server.ts';
import { requestOf } from './call-query.ts';
import { noteServerDate, serverNow } from '../browser/server-time.ts';
import { provideNavigate } from '../browser/go-to.ts';
import { forgetPositions, notePosition } from './read-your-writes.ts';
import { CHANGE_LIMIT_MS, READ_LIMIT_MS, type CallRequest } from './send-call.ts';
import { clearStorages, readStoredUser, storeUser } from '../browser/storage.ts';
import { holdSession } from '../browser/testing/held-session.ts';
import { forgetAccessToken, readAccessToken } from '../browser/access-token.ts';
import { showToast } from '../ui/over-the-page/toast.ts';

vi.mock('../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));
let sent: Sent[] = [];
let gone: { path: string; state: unknown }[] = [];

function server(answer: Parameters<typeof fakeServer>[0]) {
  sent = fakeServer(answer);
}

async function call(request: CallRequest) {
  const controller = new AbortController();
  return sukiBaseQuery(request, { signal: controller.signal } as Parameters<typeof sukiBaseQuery>[1], {});
}

const readBooking = { call: bookingCalls.readBooking, args: { id: 'b 1' } };
const jwt = (claims: { exp?: number; sub?: string }) => `h.${btoa(JSON.stringify(claims))}.s`;
const accept = { call: bookingCalls.acceptBooking, args: { id: 'b1' } };

beforeEach(() => {
  forgetAccessToken();
  sent = [];
  gone = [];
  localStorage.clear();
  forgetPositions();
  provideNavigate((path, options) => void gone.push({ path, state: options?.state }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call', () => {
  it('reads the server’s clock from every response, also from refusals', async () => {
    for (const status of [200, 409]) {
      const serverMs = Math.floor(Date.now() / 1000) * 1000 - 75 * 60_000;
      server(() => json(status, { success: true, data: {} }, { Date: new Date(serverMs).toUTCString() }));
      await call(readBooking);
      expect(serverNow() - serverMs).toBeLessThan(60_000);
      noteServerDate(new Date().toUTCString());
    }
  });

  it('goes to /api with token, cookies and its arguments in path and query', async () => {
    holdSession('A');
    server(() => json(200, { success: true, data: { items: [] } }));
    await call(readBooking);
    await call({ call: workerCalls.listWorkers, args: { q: 'jun & co', page: 2, serviceId: undefined, sort: '' } });
    expect(sent[0]).toMatchObject({ url: '/api/bookings/b%201', method: 'GET', credentials: 'include' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer A');
    expect(sent[1]?.url).toBe('/api/workers?q=jun+%26+co&page=2');
  });

  it('sends the browser’s attempt id when it requests or uses a code, and in no other call', async () => {
    server(() => json(200, { success: true, data: {} }));
    const body = { phone: '+639171234567', code: '123456' };
    for (const one of [phoneCalls.sendSignInCode, phoneCalls.loginByPhone, accountCalls.login])
      await call(requestOf(one, { body: { ...body, email: 'a', password: 'b' } }));
    const [asked, brought, other] = sent.map(({ headers }) => headers.get('suki-attempt'));
    expect(asked).toMatch(/^[\w-]{36}$/);
    expect([brought, other]).toEqual([asked, null]);
  });

  it('returns the data field if present, else the whole body', async () => {
    server(({ url }) =>
      url.endsWith('b1') ? json(200, { success: true, data: { id: 'b1' } }) : json(200, { user: 'x' }),
    );
    expect(await call({ call: bookingCalls.readBooking, args: { id: 'b1' } })).toEqual({ data: { id: 'b1' } });
    expect(await call({ call: accountCalls.me, args: {} })).toEqual({ data: { user: 'x' } });
  });

  it.each([
    [
      json(409, { success: false, code: 'too_soon', message: 'That time is too soon.' }),
      409,
      'too_soon',
      'That time is too soon.',
    ],
    [json(200, { success: false, message: 'No' }), 200, '200', 'No'],
    [
      json(400, { success: false, errors: [{ path: 'a' }, { path: 'b', msg: 'b is wrong' }] }),
      400,
      '400',
      'b is wrong',
    ],
    [json(400, { errors: [{ message: 'first' }, { message: 'second' }] }), 400, '400', 'first'],
    [new Response('<html>', { status: 502 }), 502, '502', 'Request failed (502)'],
  ])('fails with status, code, message and body (%#)', async (response, status, code, message) => {
    server(() => response.clone());
    const { error } = await call(accept);
    expect(error).toMatchObject({ status, code, message });
    expect(error).toHaveProperty('body');
  });
});

it('updates the guards after a refusal for an unproven address, so that they lead to /verify-email', async () => {
  storeUser({ isAuthenticated: true, userType: 'client', email: 'andrea@suki.ph', emailVerified: true }, 'u1');
  server(() => fails(403, 'unverified'));
  expect(await call(accept)).toMatchObject({ error: { status: 403, code: 'unverified' } });
  expect(readStoredUser()).toMatchObject({ emailVerified: false, email: 'andrea@suki.ph' });
});

it('updates the guards after a refusal for a missing second factor, except during sign-in', async () => {
  storeUser({ isAuthenticated: true, userType: 'admin', email: 'carla@suki.ph' }, 'u1');
  server(() => json(403, { success: false, code: 'second_factor_needed', message: 'No', details: { ticket: 't' } }));
  await call({ call: accountCalls.login, args: { body: { email: 'a', password: 'b' } } });
  expect(readStoredUser()).not.toHaveProperty('secondFactorMissing');
  server(() => fails(403, 'second_factor_needed'));
  expect(await call(readBooking)).toMatchObject({ error: { status: 403, code: 'second_factor_needed' } });
  expect(readStoredUser()).toMatchObject({ secondFactorMissing: true, email: 'carla@suki.ph' });
});

describe('the client’s own writes', () => {
  it('are awaited by the calls of the next seconds', async () => {
    vi.useFakeTimers();
    server(({ method }) => json(200, { data: {} }, method === 'POST' ? { 'Suki-Position': '41' } : {}));
    notePosition(12);
    await call(accept);
    await call(readBooking);
    vi.advanceTimersByTime(5001);
    await call(readBooking);
    expect(sent.map(({ headers }) => headers.get('suki-after'))).toEqual(['12', '41', null]);
  });
});

describe('a refused token', () => {
  const session = { success: true, data: { accessToken: 'B' } };
  const user: User = {
    _id: 'u1',
    id: 'u1',
    email: 'andrea@suki.ph',
    phone: null,
    name: 'Andrea Reyes',
    firstName: 'Andrea',
    lastName: 'Reyes',
    role: 'client',
    userType: 'client',
    staffRole: null,
    workerId: null,
    otherSide: null,
    services: [],
    hourlyRate: null,
    location: null,
    isApproved: true,
    emailVerified: true,
    phoneVerified: false,
    pendingEmail: null,
    pendingPhone: null,
    avatar: null,
    language: 'en',
    status: 'active',
    defaultPaymentMethodName: null,
    notifications: { popUps: true, mails: true },
  };

  function expiring({ isOver = false } = {}) {
    server(({ url, headers }) => {
      if (url === '/api/auth/refresh') return isOver ? fails(401, 'unauthenticated') : json(200, session);
      return headers.get('authorization') === 'Bearer B' ? json(200, { data: 'yes' }) : fails(401, 'unauthenticated');
    });
  }

  it('is refreshed once for all calls that used it, and the calls are repeated', async () => {
    holdSession('A');
    expiring();
    const outcomes = await Promise.all([call(readBooking), call(accept), call(readBooking)]);
    expect(outcomes).toEqual([{ data: 'yes' }, { data: 'yes' }, { data: 'yes' }]);
    expect(sent.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
    expect(readAccessToken()).toBe('B');
  });

  it('is not refreshed again for a call that was sent before the refresh', async () => {
    holdSession('A');
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    let first = true;
    server(async ({ url, headers }) => {
      if (url === '/api/auth/refresh') return json(200, session);
      if (headers.get('authorization') === 'Bearer B') return json(200, { data: 'yes' });
      if (url.endsWith('/accept') && first) {
        first = false;
        await slow;
      }
      return fails(401, 'unauthenticated');
    });
    const late = call(accept);
    await call(readBooking);
    release();
    expect(await late).toEqual({ data: 'yes' });
    expect(sent.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('keeps the idempotency key on the repeat, and uses a new one for the next action', async () => {
    holdSession('A');
    expiring();
    await call(accept);
    await call(accept);
    const keys = sent.filter(({ url }) => url.endsWith('/accept')).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('that cannot be refreshed ends the session: storage is cleared, with one redirect to /login', async () => {
    holdSession('A');
    storeUser({ isAuthenticated: true }, 'u1');
    expiring({ isOver: true });
    const [one] = await Promise.all([call(readBooking), call(readBooking)]);
    expect(one?.error).toMatchObject({ status: 401, message: 'Refresh failed' });
    expect(readAccessToken()).toBeNull();
    expect(readStoredUser()).toBeNull();
    expect(gone).toEqual([{ path: '/login', state: { from: '/client/home' } }]);
    expect(showToast).toHaveBeenLastCalledWith(
      'Session expired. Please sign in again.',
      expect.objectContaining({ variant: 'error' }),
    );
  });

  it('is kept when the refresh request failed', async () => {
    holdSession('A');
    server(({ url }) => (url === '/api/auth/refresh' ? fails(503, 'unavailable') : fails(401, 'unauthenticated')));
    expect((await call(accept)).error).toMatchObject({ code: 'network' });
    expect(readAccessToken()).toBe('A');
    expect(gone).toEqual([]);
  });

  it('that has expired by the clock is refreshed in advance, unless the clock is wrong', async () => {
    holdSession(jwt({ exp: 1 }));
    server(({ url }) =>
      url === '/api/auth/refresh'
        ? json(200, { data: { accessToken: jwt({ exp: 9e9 }) } })
        : json(200, { data: 'yes' }),
    );
    await Promise.all([call(readBooking), call(readBooking)]);
    expect(sent.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/api/auth/refresh', null],
      ['/api/bookings/b%201', `Bearer ${jwt({ exp: 9e9 })}`],
      ['/api/bookings/b%201', `Bearer ${jwt({ exp: 9e9 })}`],
    ]);
    holdSession(jwt({ exp: 1 }));
    server(({ url }) =>
      url === '/api/auth/refresh' ? json(200, { data: { accessToken: jwt({ exp: 2 }) } }) : json(200, { data: 'yes' }),
    );
    await call(readBooking);
    await call(readBooking);
    expect(sent.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('whose refresh completes after a sign-out does not sign the user in again', async () => {
    holdSession('A');
    server(({ url }) => {
      if (url !== '/api/auth/refresh') return fails(401, 'unauthenticated');
      clearStorages();
      return json(200, { data: { ...session.data, user } });
    });
    expect((await call(readBooking)).error).toMatchObject({ status: 401 });
    expect(readAccessToken()).toBeNull();
    expect(readStoredUser()).toBeNull();
    expect(gone).toEqual([]);
  });

  it('whose refresh completes after another user signed in is not used for the call', async () => {
    holdSession(jwt({ sub: 'u1' }));
    const theirs = jwt({ sub: 'u2' });
    server(({ url }) => {
      if (url !== '/api/auth/refresh') return fails(401, 'unauthenticated');
      clearStorages();
      holdSession(theirs, 'u2');
      return json(200, session);
    });
    expect(await call(accept)).toEqual({ error: expect.objectContaining({ code: 'network' }) });
    expect(readAccessToken()).toBe(theirs);
    expect(sent).toHaveLength(2);
  });

  it('that the cookie of another user refreshes belongs to that user, and the call fails', async () => {
    holdSession(jwt({ sub: 'u1' }));
    server(({ url }) =>
      url === '/api/auth/refresh'
        ? json(200, { data: { accessToken: jwt({ sub: 'u2' }), user: { ...user, _id: 'u2', id: 'u2' } } })
        : fails(401, 'unauthenticated'),
    );
    expect(await call(accept)).toEqual({ error: expect.objectContaining({ code: 'network' }) });
    expect(sent).toHaveLength(2);
  });

  it('is distinguished from a wrong password', async () => {
    server(() => fails(401, 'wrong_credentials'));
    await call({ call: accountCalls.login, args: { body: { email: 'a', password: 'b' } } });
    expect(sent).toHaveLength(1);
    expect(gone).toEqual([]);
  });
});

describe('a newly opened tab', () => {
  it('fetches a token with the cookie, once for all its calls, and hides it from scripts', async () => {
    holdSession(null);
    server(({ url }) =>
      url === '/api/auth/refresh' ? json(200, { data: { accessToken: 'B' } }) : json(200, { data: 'yes' }),
    );
    await Promise.all([call(readBooking), call(readBooking)]);
    expect(sent.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/api/auth/refresh', null],
      ['/api/bookings/b%201', 'Bearer B'],
      ['/api/bookings/b%201', 'Bearer B'],
    ]);
    expect(sent[0]).toMatchObject({ credentials: 'include', body: {} });
    expect(sent[0]?.headers.get('suki-refresh-token')).toBe('cookie');
    expect(JSON.stringify(localStorage)).not.toContain('"B"');
  });

  it('moves the refresh token of an earlier version into the cookie', async () => {
    localStorage.setItem('suki.refreshToken', 'R1');
    localStorage.setItem('suki.accessToken', 'A');
    server(({ url }) =>
      url === '/api/auth/refresh' ? json(200, { data: { accessToken: 'B' } }) : json(200, { data: 'yes' }),
    );
    await call(readBooking);
    expect(sent[0]).toMatchObject({ url: '/api/auth/refresh', body: { refreshToken: 'R1' } });
    expect([localStorage.getItem('suki.refreshToken'), localStorage.getItem('suki.accessToken')]).toEqual([null, null]);
  });

  it('of a guest fetches no token', async () => {
    server(() => json(200, { data: 'yes' }));
    await call(readBooking);
    expect(sent.map(({ url }) => url)).toEqual(['/api/bookings/b%201']);
  });

  it('of an ended session leads to /login once, and remembers the page', async () => {
    holdSession(null);
    server(() => fails(401, 'unauthenticated'));
    await Promise.all([call(readBooking), call(accept), call(readBooking)]);
    expect(gone).toEqual([{ path: '/login', state: { from: '/client/home' } }]);
  });
});

describe('an unavailable server', () => {
  it.each([
    ['is broken', () => fails(500, 'internal')],
    ['is unavailable', () => fails(503, 'unavailable')],
    ['answers partially', () => new Response('{"success":true,"data":')],
  ])('is retried once for a read when it %s', async (_how, failure) => {
    vi.useFakeTimers();
    let answers = 0;
    server(() => (++answers < 2 ? failure() : json(200, { data: 1 })));
    const outcome = call(readBooking);
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ data: 1 });
  });

  it.each([400, 403, 404, 409, 429])('is not retried after %i', async (status) => {
    vi.useFakeTimers();
    server(() => fails(status, 'refused'));
    const outcome = call(readBooking);
    await vi.runAllTimersAsync();
    expect((await outcome).error).toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  it('results in its error after the retry', async () => {
    vi.useFakeTimers();
    server(() => Promise.reject(new TypeError('no route')));
    const outcome = call(readBooking);
    await vi.runAllTimersAsync();
    expect((await outcome).error).toMatchObject({ status: 0, code: 'network', message: 'Request failed (0)' });
    expect(sent).toHaveLength(2);
  });

  it('is not retried for commands or while the browser is offline', async () => {
    server(() => Promise.reject(new TypeError('no route')));
    await call(accept);
    vi.stubGlobal('navigator', { onLine: false });
    expect((await call(readBooking)).error).toMatchObject({ code: 'offline' });
    expect(sent).toHaveLength(2);
  });
});

describe('an action with a lost response', () => {
  const review = (rating: number) => ({ call: bookingCalls.reviewBooking, args: { id: 'b1', body: { rating } } });
  const keys = () => sent.map(({ headers }) => headers.get('idempotency-key'));

  it.each([
    ['the connection broke', () => Promise.reject(new TypeError('reset'))],
    ['the server was unavailable', () => fails(503, 'unavailable')],
    ['another server answered', () => new Response('<html>Welcome to the hotel</html>')],
  ])('reuses its key when it is repeated: %s', async (_how, lost) => {
    let isLost = true;
    server(() => (isLost ? lost() : json(200, { data: 'yes' })));
    expect((await call(review(4))).error).toBeDefined();
    expect((await call(review(4))).error).toBeDefined();
    await call(review(5));
    isLost = false;
    expect(await call(review(4))).toEqual({ data: 'yes' });
    await call(review(4));
    const [first, second, other, third, next] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, other, next]).size).toBe(3);
  });

  it.each([
    ['too many requests', () => fails(429, 'too_many_requests')],
    ['the request arrived too slowly', () => fails(408, 'request_timeout')],
    ['signed out', () => fails(401, 'unauthenticated')],
    ['re-authentication is needed', () => fails(403, 'sign_in_again')],
    ['a second factor is needed', () => fails(403, 'second_factor_needed')],
    ['another server answered', () => new Response('<html>', { status: 404 })],
  ])('reuses its key after a refusal before execution: %s', async (_how, refusal) => {
    // Pending keys are kept for ten minutes and shared by all tests.
    const text = `Asked ${_how}`;
    const ask = () => call({ call: bookingCalls.reviewBooking, args: { id: 'b1', body: { rating: 4, text } } });
    const answers = [() => Promise.reject(new TypeError('reset')), refusal, () => json(200, { data: 'yes' })];
    server(
      ({ url }) =>
        (url === '/api/auth/refresh' ? fails(401, 'unauthenticated') : answers.shift()?.()) ?? fails(404, 'x'),
    );
    await ask();
    await ask();
    await ask();
    const asked = sent.filter(({ url }) => url.endsWith('/review'));
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('uses a new key after a refusal, and much later', async () => {
    vi.useFakeTimers();
    server(() => fails(409, 'conflict'));
    await call(review(3));
    await call(review(3));
    server(() => Promise.reject(new TypeError('reset')));
    await call(review(3));
    vi.advanceTimersByTime(10 * 60_000);
    const [lost] = keys();
    await call(review(3));
    expect(keys().at(-1)).not.toBe(lost);
  });
});

it('ignores responses not from the API and retries', async () => {
  vi.useFakeTimers();
  let isHotel = true;
  server(() => (isHotel ? new Response('<html>Welcome to the hotel</html>') : json(200, { data: 'yes' })));
  const outcome = call(readBooking);
  await vi.advanceTimersByTimeAsync(1);
  isHotel = false;
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ data: 'yes' });
});

describe('a server that never answers', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('is retried once for a read after the time limit, and then counts as a lost connection', async () => {
    fakeTimeLimits();
    server(never);
    const outcome = call(readBooking);
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + RETRY_DELAY_MS);
    expect(sent).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect((await outcome).error).toMatchObject({ status: 0, code: 'network' });
    expect(sent).toHaveLength(2);
  });

  it('fails a change after the time limit; a repeat by hand reuses its key', async () => {
    fakeTimeLimits();
    server(never);
    const create = { call: bookingCalls.createBooking, args: { body: {}, idempotencyKey: 'k-1' } };
    for (const tries of [1, 2]) {
      const outcome = call(create);
      await vi.advanceTimersByTimeAsync(CHANGE_LIMIT_MS);
      expect((await outcome).error).toMatchObject({ status: 0, code: 'network' });
      expect(sent).toHaveLength(tries);
    }
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
  });

  it('ends a refresh too, without ending the session', async () => {
    fakeTimeLimits();
    holdSession('A');
    server(({ url }) => (url === '/api/auth/refresh' ? never() : fails(401, 'unauthenticated')));
    const outcome = call(accept);
    await vi.advanceTimersByTimeAsync(CHANGE_LIMIT_MS);
    expect((await outcome).error).toMatchObject({ code: 'network' });
    expect(readAccessToken()).toBe('A');
    expect(gone).toEqual([]);
  });

  it('ends with `aborted` when the caller cancels', async () => {
    server(never);
    const controller = new AbortController();
    const outcome = sukiBaseQuery(accept, { signal: controller.signal } as Parameters<typeof sukiBaseQuery>[1], {});
    await Promise.resolve().then(() => controller.abort());
    expect((await outcome).error).toMatchObject({ code: 'aborted' });
  });
});
