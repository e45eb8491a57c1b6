import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import { type UserType, userTypes } from '#contracts/roles.ts';
import { type AccessTokens, createAccessTokens } from '#infra/sessions/access-tokens.ts';
import { type SigningKey, signingKeyOf, tokenKeysOf } from '#infra/sessions/signing-keys.ts';
import { ApiClient } from '../harness/api-client.ts';
import type { TestSuki } from '../harness/start-suki.ts';
import { now } from '../harness/test-clock.ts';

/** Invalid access tokens with the claims of an admin. */
export const forgeries = [
  'token expired',
  'token tampered with',
  'token with alg none',
  'token for another audience',
  'token of another issuer',
  'token by another key',
  'token by another key, named as ours',
] as const;
type Forgery = (typeof forgeries)[number];

export async function forgedTokens(
  { url, folder }: TestSuki,
  { token }: ApiClient,
): Promise<Record<Forgery, ApiClient>> {
  if (!token) throw new Error('The client is not signed in');
  const ours = await signingKeyIn(folder);
  const stranger = signingKeyOf('a key that somebody else has made');
  const claims = decodeJwt(token);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const tokens: Record<Forgery, Promise<string> | string> = {
    'token expired': signed(ours, { ...claims, exp: (claims.iat ?? 0) - 60 * 60 }),
    'token tampered with': [header, encoded({ ...claims, sid: 'another' }), signature].join('.'),
    'token with alg none': [encoded({ alg: 'none', kid: ours.keyId }), payload, ''].join('.'),
    'token for another audience': signed(ours, { ...claims, aud: 'suki mail' }),
    'token of another issuer': signed(ours, { ...claims, iss: 'not suki' }),
    'token by another key': signed(stranger, claims),
    'token by another key, named as ours': signed({ ...stranger, keyId: ours.keyId }, claims),
  };
  const clients = await Promise.all(
    forgeries.map(async (forgery): Promise<[Forgery, ApiClient]> => {
      const client = new ApiClient(url);
      client.token = await tokens[forgery];
      return [forgery, client];
    }),
  );
  // The same key and claims are a valid token, so each forgery is refused for the reason in its name.
  const real = new ApiClient(url);
  real.token = await signed(ours, claims);
  await real.call('me');
  return Object.fromEntries(clients) as Record<Forgery, ApiClient>;
}

/** Adds the staff role to the claims of the token. */
export async function inStaffRole(
  { url, folder }: TestSuki,
  { token }: ApiClient,
  staff: StaffRole,
): Promise<ApiClient> {
  const client = new ApiClient(url);
  client.token = await signed(await signingKeyIn(folder), { ...decodeJwt(token ?? ''), staff });
  return client;
}

/** Access tokens with the keys of that Suki. */
export async function accessTokensOf({ folder }: TestSuki): Promise<AccessTokens<UserType>> {
  return createAccessTokens({ keys: tokenKeysOf([await signingSecretIn(folder)]), roles: userTypes, now });
}

async function signingKeyIn(folder: string): Promise<SigningKey> {
  return signingKeyOf(await signingSecretIn(folder));
}

/** The secret that Suki generated and stored, when the configuration has none. */
async function signingSecretIn(folder: string): Promise<string> {
  const [{ secret }] = JSON.parse(await readFile(join(folder, 'token-keys.json'), 'utf8')) as [{ secret: string }];
  return secret;
}

function signed({ keyId, privateKey }: SigningKey, claims: ReturnType<typeof decodeJwt>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: keyId }).sign(privateKey);
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
