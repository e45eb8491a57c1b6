import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { expectEach } from '../harness/failing-cells.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/** Security headers of every kind of response: calls, files, pages, failures and malformed requests. */

const everyKind: [string, string][] = [
  ['GET', '/'],
  ['GET', '/client/home'],
  ['GET', '/no/such/screen'],
  ['GET', '/favicon.svg'],
  ['GET', '/before-paint.js'],
  ['GET', '/document-frame.html'],
  ['GET', '/assets/none.js'],
  ['GET', '/api/services'],
  ['GET', '/api/auth/me'],
  ['POST', '/api/auth/login'],
  ['GET', '/api/none'],
  ['GET', '/api/files/none'],
  ['GET', '/api/services/%E0%A4%A'],
  ['GET', '/api/docs'],
  ['GET', '/api/openapi.json'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/dev/outbox'],
  ['GET', '/dev/outbox.json'],
  ['GET', '/dev/demo-accounts'],
  ['GET', '/dev/pay/none'],
  ['POST', '/dev/pay/none'],
  ['GET', '/dev/google'],
  ['GET', '/dev/google/keys'],
  ['PUT', '/client/home'],
  ['OPTIONS', '/api/services'],
  ['HEAD', '/'],
  ['GET', '/socket.io/?EIO=4&transport=polling'],
  ['GET', '/socket.io/?EIO=1&transport=none'],
];

const nameOf = (kind: [string, string]) => kind.join(' ');

async function ask(
  suki: TestSuki,
  [method, path]: [string, string],
  headers: Record<string, string> = {},
): Promise<Headers> {
  const answer = await fetch(suki.url + path, { method, redirect: 'manual', headers });
  // A server that stops waits for unread responses.
  await answer.arrayBuffer();
  return answer.headers;
}

/** The raw response from a socket, whichever component answers. */
function rawAnswer({ url }: TestSuki, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => said.push(String(chunk)));
    socket.on('close', () => resolve(said.join('')));
    socket.on('error', reject);
  });
}

describe('a response', () => {
  let suki: TestSuki;
  beforeAll(async () => {
    suki = await startTestSuki({ env: { TRUST_PROXY: 'loopback', CLOUD_SIGN_IN: 'stand-in' } });
  });
  afterAll(() => suki.stop());

  it('of every kind keeps its type, has a policy and cannot be framed', () =>
    expectEach(everyKind, nameOf, async (kind) => {
      const headers = await ask(suki, kind);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src '(none|self)'/);
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'|sandbox/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }));

  it('of every kind over TLS sets HSTS', () =>
    expectEach(everyKind, nameOf, async (kind) => {
      const headers = await ask(suki, kind, { 'x-forwarded-proto': 'https' });
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    }));

  it.each(
    [
      '',
      'banana\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
    ].slice(1),
  )('to a malformed request has the headers too: %#', async (request) => {
    const answer = await rawAnswer(suki, request);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
  });

  it('with a document connects to its own origin and socket only', async () => {
    const { host } = new URL(suki.url);
    const connectOf = (headers: Headers) =>
      /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(connectOf(await ask(suki, ['GET', '/']))).toBe(`'self' ws://${host}`);
    expect(connectOf(await ask(suki, ['GET', '/'], { 'x-forwarded-proto': 'https' }))).toBe(`'self' wss://${host}`);
    const policy = (await ask(suki, ['GET', '/client/home'])).get('content-security-policy') ?? '';
    for (const part of [
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part);
    expect((await ask(suki, ['GET', '/'])).get('cross-origin-opener-policy')).toBe('same-origin');
    expect((await ask(suki, ['GET', '/'])).get('permissions-policy')).toContain('camera=()');
  });
});

describe('in production', () => {
  let suki: TestSuki;
  beforeAll(async () => {
    suki = await startTestSuki({
      env: {
        NODE_ENV: 'production',
        TOKEN_SECRET: 'a secret of at least thirty-two characters',
        TOKEN_SIGNING_KEY: 'a key of at least thirty-two characters',
        RATE_LIMITS: 'on',
        PAYMENTS: 'sandbox',
      },
    });
  });
  afterAll(() => suki.stop());

  it('tells screens that the payment sandbox moves no money', async () => {
    const { body } = await new ApiClient(suki.url).send('GET', '/config');
    expect(body).toMatchObject({ data: { practice: true } });
  });

  it('sets HSTS on every kind of response, wherever TLS ends', () =>
    expectEach(everyKind, nameOf, async (kind) => {
      const headers = await ask(suki, kind);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    }));

  it.each(['/api/docs', '/api/openapi.json', '/dev/outbox', '/dev/clock'])(
    'serves no %s, which is for developers',
    async (path) => {
      expect((await fetch(suki.url + path)).headers.get('content-type')).toMatch(
        path.startsWith('/api') ? /json/ : /html/,
      );
      expect(await (await fetch(suki.url + path)).text()).toMatch(
        path.startsWith('/api') ? /not_found/ : /<div id="root">/,
      );
    },
  );
});

it('allows map pictures in a document from the configured host only', async () => {
  const suki = await startTestSuki({ env: { MAP_TILES: 'https://tiles.example.ph:8443/{z}/{x}/{y}.png' } });
  const { body } = await new ApiClient(suki.url).send('GET', '/config');
  const policy = (await ask(suki, ['GET', '/'])).get('content-security-policy') ?? '';
  await suki.stop();
  expect(body).toMatchObject({
    data: {
      mapTiles: { url: 'https://tiles.example.ph:8443/{z}/{x}/{y}.png', credit: '© OpenStreetMap contributors' },
    },
  });
  expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data: blob: https://tiles.example.ph:8443");
});

describe('a document with Google sign-in configured', () => {
  const project = {
    FIREBASE_API_KEY: 'AIzaSyA-suki_1',
    FIREBASE_AUTH_DOMAIN: 'suki-ph.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'suki-ph',
    FIREBASE_APP_ID: '1:12345:web:abc',
  };

  async function policyOf(env: Record<string, string>) {
    const suki = await startTestSuki({ env });
    const headers = await ask(suki, ['GET', '/login']);
    await suki.stop();
    const csp = headers.get('content-security-policy') ?? '';
    const part = (name: string) => new RegExp(`(?:^|;)${name} ([^;]*)`).exec(csp)?.[1];
    return {
      scripts: part('script-src'),
      frames: part('frame-src'),
      connections: part('connect-src')?.replace(/ ws:\/\/\S+/, ''),
      opener: headers.get('cross-origin-opener-policy'),
    };
  }

  it('may reach the hosts of that sign-in only', async () => {
    expect(await policyOf(project)).toEqual({
      scripts: "'self' https://apis.google.com",
      frames: "'self' https://suki-ph.firebaseapp.com",
      connections: "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      opener: 'same-origin-allow-popups',
    });
    expect(await policyOf({ ...project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toMatchObject({
      frames: "'self' http://127.0.0.1:9099",
      connections: "'self' http://127.0.0.1:9099",
    });
  });

  it.each<Record<string, string>>([{}, { CLOUD_SIGN_IN: 'stand-in' }, { ...project, FIREBASE_APP_ID: '' }])(
    'may reach no other host when the configuration is incomplete: %j',
    async (env) => {
      expect(await policyOf(env)).toEqual({
        scripts: "'self'",
        frames: "'self'",
        connections: "'self'",
        opener: 'same-origin',
      });
    },
  );
});
