import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createRemoteJWKSet } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIdTokenVerifier } from '../id-token-verifier.ts';
import { standInPages } from './stand-in-pages.ts';
import { createStandInProvider, STAND_IN_AUDIENCE, STAND_IN_ISSUER } from './stand-in-provider.ts';

const people = [{ name: 'Bea <Navarro>', email: 'bea@example.ph' }];
const now = () => new Date('2026-11-20T04:00:00Z');
let server: Server;
let url: string;

beforeEach(async () => {
  server = express()
    .use(standInPages(createStandInProvider({ now }), people))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/google`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const choose = (query: string, person: Record<string, string>) =>
  fetch(`${url}?${query}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(person) });

it('offers people, and escapes their names', async () => {
  const page = await (await fetch(`${url}?returnTo=/login&state=s-1`)).text();
  expect(page).toContain('bea@example.ph');
  expect(page).not.toContain('<Navarro>');
});

it('returns the chosen user with a token that its own keys verify', async () => {
  const answer = await choose('returnTo=/login&state=s-1', { email: 'Bea@example.ph', name: 'Bea Navarro' });
  expect(answer.status).toBe(303);
  const [path, fragment] = (answer.headers.get('location') ?? '').split('#');
  const brought = new URLSearchParams(fragment);
  expect([path, brought.get('state')]).toEqual(['/login', 's-1']);
  const { jwks_uri } = await (await fetch(`${url}/.well-known/openid-configuration`)).json();
  const keys = createRemoteJWKSet(new URL(jwks_uri));
  const verifier = createIdTokenVerifier({ issuer: STAND_IN_ISSUER, audience: STAND_IN_AUDIENCE, keys, now });
  expect(await verifier.verify(brought.get('id_token') ?? '')).toMatchObject({
    provider: 'google.com',
    email: 'Bea@example.ph',
    emailVerified: true,
    name: 'Bea Navarro',
    authenticatedAt: now(),
  });
});

it.each([
  'returnTo=https://evil.example&state=s',
  'returnTo=//evil.example&state=s',
  'returnTo=/\\evil.example&state=s',
  'returnTo=/login',
  'state=s',
  'returnTo=/login&state=<script>',
])('redirects nowhere else: %s', async (query) => {
  expect((await fetch(`${url}?${query}`)).status).toBe(400);
  const answer = await choose(query, { email: 'bea@example.ph' });
  expect(answer.headers.get('location')).not.toContain('id_token');
});

it('rejects a malformed email address', async () => {
  const answer = await choose('returnTo=/login&state=s', { email: 'bea', name: '' });
  expect(answer.headers.get('location')).not.toContain('id_token');
});
