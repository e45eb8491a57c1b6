import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

/**
 * Requests that Suki's pages never send: repeated parameters, names with a meaning in JavaScript, debugging methods.
 */

let suki: TestSuki;
let andrea: ApiClient;
beforeAll(async () => {
  suki = await startTestSuki();
  ({ andrea } = await testUsersOf(suki.url));
});
afterAll(() => suki.stop());

/** Sends the raw text on its own connection, and reads until the other side closes it. */
async function sent(request: string): Promise<string> {
  const socket = connect(Number(new URL(suki.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end(request);
  return text(socket);
}

describe('a repeated parameter', () => {
  it.each([
    '/workers?page=1&page=2',
    '/bookings?status=accepted&status=pending',
    '/services?q=a&q=b',
    '/workers?limit=1&limit=100',
  ])('is refused instead of one value being chosen: %s', async (path) => {
    const { status, body } = await andrea.send('GET', path);
    expect([status, Failure.parse(body).code]).toEqual([400, 'invalid']);
  });

  it('in body and address is two values: a body’s id never changes whose profile is updated', async () => {
    const before = await andrea.call('me');
    await andrea.send('PUT', '/auth/me?id=somebody&userType=admin', {
      body: JSON.stringify({
        id: 'somebody',
        _id: 'somebody',
        userType: 'admin',
        role: 'admin',
        isApproved: true,
        emailVerified: true,
        firstName: before.user.firstName,
      }),
    });
    expect((await andrea.call('me')).user).toEqual(before.user);
  });
});

describe('a missing body', () => {
  it('is accepted where no field is required', async () => {
    const { status } = await andrea.send('POST', '/auth/verify-email/send-code');
    expect(status).toBe(200);
  });

  it('is refused with the missing fields', async () => {
    const { status, body } = await andrea.send('POST', '/auth/send-gcash-code');
    expect([status, body]).toMatchObject([400, { code: 'invalid', errors: [{ path: 'phone', message: 'Required' }] }]);
  });
});

it.each([
  '{"__proto__":{"userType":"admin","polluted":true},"firstName":"Andrea"}',
  '{"constructor":{"prototype":{"polluted":true}},"firstName":"Andrea"}',
])('leaves prototypes unchanged after %s', async (body) => {
  await andrea.send('PUT', '/auth/me', { body });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect((await andrea.call('me')).user).toMatchObject({ userType: 'client' });
  expect(JSON.stringify(await andrea.call('me'))).not.toContain('polluted');
});

it.each(['/', '/api/services', '/api/auth/me', '/api/files/none', '/socket.io/?EIO=4&transport=polling'])(
  'another site’s script reads nothing: %s',
  async (path) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(suki.url + path, {
        method,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  },
);

it.each(['/', '/api/auth/me', '/api/none', '/metrics'])('TRACE %s reveals nothing of the request', async (path) => {
  const answer = await sent(
    `TRACE ${path} HTTP/1.1\r\nHost: suki\r\nAuthorization: Bearer echo-me\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('echo-me');
});

it.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n\r\nhello'],
  ['a folded header line', 'X-One: 1\r\n\tContent-Length: 5\r\nContent-Length: abc\r\n\r\nhello'],
])('rejects ambiguous request lengths: %s', async (_, rest) => {
  const answer = await sent(
    `POST /api/auth/login HTTP/1.1\r\nHost: suki\r\nContent-Type: application/json\r\n${rest}GET /healthz ` +
      `HTTP/1.1\r\nHost: suki\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('"status":"ok"');
});
