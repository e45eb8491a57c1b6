import { describe, expect, it } from 'vitest';
import { readConfig } from '../service/config.ts';
import { openCloudSignIn } from './open-cloud-sign-in.ts';

/**
 * Tokens as Firebase's Auth emulator makes them (firebase-tools, src/emulator/auth/operations.ts, `generateJwt`),
 * verified with the configuration of FIREBASE_AUTH_EMULATOR_HOST.
 */

const noon = Date.parse('2026-11-20T04:00:00Z') / 1000;
const now = () => new Date(noon * 1000);
const settings = {
  FIREBASE_API_KEY: 'fake-api-key',
  FIREBASE_AUTH_DOMAIN: 'demo-suki.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'demo-suki',
  FIREBASE_APP_ID: '1:12345:web:abc',
};

const uid = 'tA3rIi8V0pSZtXwB2oDqLm1nRkYc';

/** The emulator's own fields first, then those of its JWT library; unknown fields are omitted. */
function payload(changes: Record<string, unknown> = {}) {
  return {
    name: 'Maria Clara Santos',
    picture: '',
    email: 'maria.clara@gmail.com',
    email_verified: true,
    auth_time: noon - 2,
    user_id: uid,
    firebase: {
      identities: { email: ['maria.clara@gmail.com'], 'google.com': ['8712340918723409128374'] },
      sign_in_provider: 'google.com',
    },
    iat: noon - 2,
    exp: noon - 2 + 3600,
    aud: 'demo-suki',
    iss: 'https://securetoken.google.com/demo-suki',
    sub: uid,
    ...changes,
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Three parts, the last one empty. */
function emulated(changes: Record<string, unknown> = {}, header: object = { alg: 'none', typ: 'JWT' }): string {
  return `${encoded(header)}.${encoded(payload(changes))}.`;
}

function verify(token: string, env: Record<string, string> = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }) {
  const config = readConfig({ ...settings, ...env }).cloudSignIn;
  const { idTokens } = openCloudSignIn({ config, people: [], now });
  return idTokens?.verify(token);
}

describe('a token of the emulator', () => {
  it('names the user, the provider and the time', async () => {
    expect(await verify(emulated())).toEqual({
      subject: uid,
      provider: 'google.com',
      authenticatedAt: new Date((noon - 2) * 1000),
      email: 'maria.clara@gmail.com',
      emailVerified: true,
      name: 'Maria Clara Santos',
    });
  });

  it('may lack a name and an email', async () => {
    const { name: _name, picture: _picture, email: _email, ...bare } = payload({ email_verified: false });
    const token = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(bare)}.`;
    expect(await verify(token)).toMatchObject({ subject: uid, email: null, emailVerified: false, name: null });
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another project', { iss: 'https://securetoken.google.com/other', aud: 'other' }],
    ['of another issuer', { iss: 'https://127.0.0.1:9099/demo-suki' }],
    ['for another audience', { aud: 'other' }],
    ['that has expired', { exp: noon - 31 }],
    ['without the time of the sign-in', { auth_time: undefined }],
    ['of a sign-in that is yet to come', { auth_time: noon + 31 }],
    ['of nobody', { sub: undefined }],
  ])('rejects %s', async (_what, changes) => {
    expect(await verify(emulated(changes))).toBeNull();
  });

  it("rejects a token without the emulator's empty signature", async () => {
    expect(await verify(emulated({}, { alg: 'RS256', typ: 'JWT' }))).toBeNull();
    expect(await verify(`${emulated()}c2lnbmVk`), 'alg none with a signature').toBeNull();
  });

  it('rejects emulator tokens if the emulator is not configured', async () => {
    expect(await verify(emulated(), {})).toBeNull();
  });
});
