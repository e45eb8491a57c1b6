import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../eventing/resilience.ts';
import { createIdTokenVerifier, type IdTokenVerifier, orUnavailable } from './id-token-verifier.ts';

const issuer = 'https://securetoken.google.com/suki-ph';
const audience = 'suki-ph';
const noon = Date.parse('2026-11-20T04:00:00Z') / 1000;
const andrea = {
  email: 'andrea@gmail.com',
  email_verified: true,
  name: 'Andrea Reyes',
  auth_time: noon - 60,
  firebase: { sign_in_provider: 'google.com', identities: {} },
};

type Key = { kid: string; privateKey: CryptoKey; jwk: object };

async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

function claimsOf(claims: JWTPayload): JWTPayload {
  return { iss: issuer, aud: audience, sub: 'uid-1', iat: noon - 30, exp: noon + 3600, ...andrea, ...claims };
}

function signed({ kid, privateKey }: Key, claims: JWTPayload = {}): Promise<string> {
  return new SignJWT(claimsOf(claims)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}

const published: { keys: object[]; asked: number; status: number } = { keys: [], asked: 0, status: 200 };
let one: Key;
let server: ReturnType<typeof createServer>;
let verifier: IdTokenVerifier;

beforeEach(async () => {
  one = await newKey('one');
  Object.assign(published, { keys: [one.jwk], asked: 0, status: 200 });
  server = createServer((_request, response) => {
    published.asked++;
    response.statusCode = published.status;
    response.end(JSON.stringify({ keys: published.keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`);
  verifier = createIdTokenVerifier({
    issuer,
    audience,
    keys: orUnavailable(createRemoteJWKSet(url, { cooldownDuration: 0 })),
    now: () => new Date(noon * 1000),
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('an id token', () => {
  it('names the user, the provider and the time', async () => {
    expect(await verifier.verify(await signed(one))).toEqual({
      subject: 'uid-1',
      provider: 'google.com',
      authenticatedAt: new Date((noon - 60) * 1000),
      email: 'andrea@gmail.com',
      emailVerified: true,
      name: 'Andrea Reyes',
    });
  });

  it.each<[string, JWTPayload]>([
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['for another audience', { aud: 'other' }],
    ['that has expired', { exp: noon - 31 }],
    ['from the future', { iat: noon + 31 }],
    ['of a future sign-in', { auth_time: noon + 31 }],
    ['without the time of the sign-in', { auth_time: undefined }],
    ['without a subject', { sub: '' }],
    ['of an overlong subject', { sub: 'x'.repeat(129) }],
    ['that does not expire', { exp: undefined }],
    ['that does not say with whom one signed in', { firebase: undefined }],
  ])('rejects %s', async (_, claims) => {
    expect(await verifier.verify(await signed(one, claims))).toBeNull();
  });

  it('rejects a token signed by another key, with another algorithm or not at all', async () => {
    const other = await newKey('one');
    expect(await verifier.verify(await signed(other))).toBeNull();
    const shared = new TextEncoder().encode(JSON.stringify(one.jwk));
    const symmetric = await new SignJWT(claimsOf({})).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(shared);
    expect(await verifier.verify(symmetric)).toBeNull();
    expect(await verifier.verify(new UnsecuredJWT(claimsOf({})).encode())).toBeNull();
    const [header, , signature] = (await signed(one)).split('.');
    const forged = Buffer.from(JSON.stringify(claimsOf({ sub: 'uid-2' }))).toString('base64url');
    expect(await verifier.verify(`${header}.${forged}.${signature}`)).toBeNull();
    for (const nonsense of ['', 'a.b.c', '..', 'x'.repeat(4000)]) expect(await verifier.verify(nonsense)).toBeNull();
  });
});

describe('the keys of an issuer', () => {
  it('are fetched once, and again after a change', async () => {
    for (let time = 0; time < 3; time++) expect(await verifier.verify(await signed(one))).not.toBeNull();
    expect(published.asked).toBe(1);
    const two = await newKey('two');
    published.keys = [two.jwk];
    expect(await verifier.verify(await signed(two))).not.toBeNull();
    expect(await verifier.verify(await signed(one))).toBeNull();
  });

  it('that cannot be fetched make the provider unavailable, and not the token invalid', async () => {
    published.status = 500;
    await expect(verifier.verify(await signed(one))).rejects.toBeInstanceOf(EngineUnavailable);
    published.status = 200;
    expect(await verifier.verify(await signed(one))).not.toBeNull();
    server.closeAllConnections();
    server.close();
    const unknown = await newKey('unknown');
    await expect(verifier.verify(await signed(unknown))).rejects.toBeInstanceOf(EngineUnavailable);
  });
});

it('accepts an emulator’s unsigned token with otherwise valid claims', async () => {
  const emulated = createIdTokenVerifier({ issuer, audience, keys: null, now: () => new Date(noon * 1000) });
  const token = (claims: JWTPayload) => new UnsecuredJWT(claimsOf(claims)).encode();
  expect(await emulated.verify(token({}))).toMatchObject({ subject: 'uid-1' });
  expect(await emulated.verify(token({ aud: 'other' }))).toBeNull();
  expect(await emulated.verify(token({ exp: noon - 31 }))).toBeNull();
  expect(await emulated.verify(await signed(one))).toBeNull();
});
