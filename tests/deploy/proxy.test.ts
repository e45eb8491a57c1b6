import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { ApiError } from '#contracts/api-error.ts';
import { cloudSignInOrigins } from '#infra/identity/cloud-sign-in-origins.ts';
import { failureOf } from '#infra/http/routing/failure.ts';
import { documentHeaders } from '#infra/http/routing/security-headers.ts';
import { blockOf, destinationOf, handlerOf, parseCaddyfile } from './caddyfile.ts';

const folder = join(import.meta.dirname, '../../infra/deploy');
const caddyfile = parseCaddyfile(readFileSync(join(folder, 'Caddyfile'), 'utf8'));
const site = blockOf(caddyfile, '{$SITE_ADDRESS}');
const goesTo = (method: string, path: string) => destinationOf(handlerOf(site, { method, path }));

describe('the proxy', () => {
  it('sends every call to the service that answers it', () => {
    for (const [name, { method, path, readBy }] of Object.entries<Call>(routeTable)) {
      const filledIn = `/api${path.replaceAll(/\{\w+\}/g, 'x1')}`;
      expect([name, goesTo(method, filledIn)]).toEqual([
        name,
        method === 'GET' && readBy === undefined ? 'query-api:4000' : 'command-api:4000',
      ]);
    }
  });

  it.each([
    ['HEAD', '/api/bookings', 'query-api:4000'],
    ['GET', '/api/docs', 'query-api:4000'],
    ['GET', '/api/files/f1', 'query-api:4000'],
    ['GET', '/socket.io/', 'realtime-gateway:4000'],
    ['POST', '/socket.io/', 'realtime-gateway:4000'],
    ['GET', '/readyz', 'query-api:4000'],
    ['GET', '/dev/pay/p1', 'command-api:4000'],
    ['GET', '/healthz', 'respond ok 200'],
    ['GET', '/metrics', 'error 404'],
    ['GET', '/dev/outbox', 'error 404'],
    ['GET', '/assets/index.js', 'a file'],
    ['GET', '/avatars/jun.svg', 'a file'],
    ['GET', '/', 'a file, else {path}.html /app.html'],
    ['GET', '/client/bookings/b1', 'a file, else {path}.html /app.html'],
  ])('sends %s %s to its service', (method, path, destination) => {
    expect(goesTo(method, path)).toBe(destination);
  });
});

it('serves the service worker, or its removal if the operator says so', () => {
  const files = handlerOf(site, { method: 'GET', path: '/service-worker.js' });
  expect(files).toContainEqual({
    words: ['rewrite', '/service-worker.js', '{$SERVICE_WORKER:/service-worker.js}'],
    block: [],
  });
  const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  expect(compose).toContain('SERVICE_WORKER: /${REMOVE_SERVICE_WORKER:+remove-}service-worker.js');
});

it('names the type of the manifest, which not every system knows', () => {
  expect(site).toContainEqual({
    words: ['header', '/manifest.webmanifest', 'Content-Type', 'application/manifest+json'],
    block: [],
  });
});

it.each([
  ['itself', '; Secure; SameSite=None'],
  ['a server before it', ''],
])('ties a chat socket to its gateway by a cookie of this host over TLS only, where TLS ends at %s', (_, more) => {
  const sockets = handlerOf(site, { method: 'GET', path: '/socket.io/' });
  const chosen = blockOf(sockets, 'reverse_proxy').find(({ words }) => words[0] === 'lb_policy');
  const [, policy, name = ''] = chosen?.words ?? [];
  const [, , pattern = '', replacement = ''] = sockets.find(({ words }) => words[1] === '>Set-Cookie')?.words ?? [];
  const said = `${name}=5f2a; Path=/${more}`.replace(new RegExp(pattern), replacement);
  expect([policy, said]).toEqual(['cookie', '__Host-suki_gateway=5f2a; Path=/; Secure; HttpOnly; SameSite=Lax']);
});

it('gives documents the headers of the embedded default', async () => {
  const wanted = await headersGiven(
    documentHeaders({
      pictures: ['{$MAP_TILES_ORIGIN}'],
      scripts: ['{$SIGN_IN_SCRIPTS}'],
      frames: ['{$SIGN_IN_FRAMES}'],
      connections: ['{$SIGN_IN_CONNECTIONS}'],
    }),
  );
  wanted.set('cross-origin-opener-policy', '{$SIGN_IN_OPENER}');
  // The proxy is reached over TLS, the test server is not; each allows only its own sockets.
  wanted.set(
    'content-security-policy',
    wanted.get('content-security-policy')?.replace(/ws:\/\/127\.0\.0\.1:\d+/, 'wss://{hostport}') ?? '',
  );
  const given = blockOf(caddyfile, '(document_headers)').map(
    ({ words: [, name = '', value = ''] }) => [name.toLowerCase(), value] as const,
  );
  expect(wanted.size).toBeGreaterThan(8);
  expect(new Map(given)).toEqual(wanted);
});

it('lets documents reach configured sign-in providers, like the embedded default', () => {
  const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  const given = (name: string, domain: string) =>
    (new RegExp(`^ +${name}: (.*)$`, 'm').exec(compose)?.[1] ?? '')
      .replaceAll(/\$\{FIREBASE_AUTH_DOMAIN:\+([^}]*)\}/g, domain === '' ? '' : '$1')
      .replaceAll('${FIREBASE_AUTH_DOMAIN:-}', domain);
  const settings = { apiKey: 'key', authDomain: 'suki-ph.firebaseapp.com', projectId: 'suki-ph', appId: '1:2:web:3' };
  const origins = cloudSignInOrigins({ by: 'firebase', settings, emulatorHost: null });
  expect(given('SIGN_IN_SCRIPTS', settings.authDomain)).toBe(origins?.scripts.join(' '));
  expect(given('SIGN_IN_FRAMES', settings.authDomain)).toBe(origins?.frames.join(' '));
  expect(given('SIGN_IN_CONNECTIONS', settings.authDomain)).toBe(origins?.connections.join(' '));
  expect(given('SIGN_IN_OPENER', settings.authDomain)).toBe('same-origin-allow-popups');
  for (const name of ['SIGN_IN_SCRIPTS', 'SIGN_IN_FRAMES', 'SIGN_IN_CONNECTIONS']) expect(given(name, '')).toBe('');
  expect(given('SIGN_IN_OPENER', '')).toBe('same-origin');
});

/** The headers that the middleware adds. */
async function headersGiven(middleware: express.RequestHandler): Promise<Map<string, string>> {
  const app = express()
    .disable('x-powered-by')
    .get('/without', (_, response) => void response.end())
    .use(middleware, (_, response) => void response.end());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [bare, dressed] = await Promise.all([fetch(`${at}/without`), fetch(`${at}/with`)]);
  server.close();
  return new Map([...dressed.headers].filter(([name]) => !bare.headers.has(name)));
}

it('answers for an unavailable service as services answer for an unavailable dependency', () => {
  const answer: unknown = JSON.parse(readFileSync(join(folder, 'unavailable.json'), 'utf8'));
  const { status, body } = failureOf(new ApiError('unavailable'), 'proxy');
  expect(answer).toEqual(body);
  const answers = blockOf(blockOf(site, 'handle_errors'), 'handle');
  expect(blockOf(answers, 'file_server')).toEqual([{ words: ['status', String(status)], block: [] }]);
});
