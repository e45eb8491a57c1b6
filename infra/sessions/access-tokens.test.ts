import { createHmac, createSecretKey, sign } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it, test } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';
import { signingKeyOf, tokenKeysOf } from './signing-keys.ts';

const roles = ['client', 'worker', 'admin'] as const;
const caller = {
  accountId: 'a-1',
  userType: 'worker',
  workerId: 'w-1',
  staffRole: null,
  sessionId: 's-1',
  era: 2,
} as const;
const secret = 'a secret of at least thirty-two characters';
const otherSecret = 'another one of at least thirty-two characters';
const key = signingKeyOf(secret);

function tokensAt(clock: { now: string }, ...secrets: [string?, ...string[]]) {
  const [newest = secret, ...earlier] = secrets;
  return createAccessTokens({ keys: tokenKeysOf([newest, ...earlier]), roles, now: () => new Date(clock.now) });
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sid: 's-1', userType: 'worker', workerId: 'w-1', staff: null, era: 2 };
const goodClaims = { ...claims, sub: 'a-1', iss: 'suki', aud: 'suki api', exp: 4e9 };

test('identifies the caller', async () => {
  const tokens = tokensAt({ now: '2026-11-20T02:00:00Z' });
  expect(await tokens.verify(await tokens.issue(caller))).toEqual(caller);
});

test('contains the number of factors if more than one', async () => {
  const tokens = tokensAt({ now: '2026-11-20T02:00:00Z' });
  expect(await tokens.verify(await tokens.issue({ ...caller, factors: 2 }))).toEqual({ ...caller, factors: 2 });
  expect(await tokens.verify(await tokens.issue({ ...caller, factors: 1 }))).toEqual(caller);
});

test('expires after fifteen minutes, even when it was verified before', async () => {
  const clock = { now: '2026-11-20T02:00:00Z' };
  const tokens = tokensAt(clock);
  const token = await tokens.issue(caller);
  clock.now = '2026-11-20T02:14:59Z';
  expect(await tokens.verify(token)).toEqual(caller);
  clock.now = '2026-11-20T02:15:00Z';
  expect(await tokens.verify(token)).toBeNull();
  expect(await tokensAt(clock).verify(token)).toBeNull();
});

describe('an access token is refused', () => {
  const clock = { now: '2026-11-20T02:00:00Z' };
  const header = { alg: 'EdDSA', kid: key.keyId };
  const unsigned = (head: object, body: object) => `${encoded(head)}.${encoded(body)}`;
  const signedBy = (privateKey: typeof key.privateKey, text: string) =>
    `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;

  it('but not in its valid form, on which the others are based', async () => {
    const right = signedBy(key.privateKey, unsigned(header, goodClaims));
    expect(await tokensAt(clock).verify(right)).toEqual(caller);
  });

  it.each<{ when: string; token: () => string }>([
    { when: 'without a signature (alg none)', token: () => `${unsigned({ alg: 'none' }, goodClaims)}.` },
    {
      when: 'without a signature under the current key’s id',
      token: () => `${unsigned({ alg: 'none', kid: key.keyId }, goodClaims)}.`,
    },
    {
      when: 'signed by HS256 with the public key as its secret',
      token: () => {
        const text = unsigned({ alg: 'HS256', kid: key.keyId }, goodClaims);
        const published = key.publicKey.export({ format: 'pem', type: 'spki' });
        return `${text}.${createHmac('sha256', published).update(text).digest('base64url')}`;
      },
    },
    {
      when: 'signed by another key under the current key’s id',
      token: () => signedBy(signingKeyOf(otherSecret).privateKey, unsigned(header, goodClaims)),
    },
    {
      when: 'signed by another key under its own id',
      token: () =>
        signedBy(
          signingKeyOf(otherSecret).privateKey,
          unsigned({ alg: 'EdDSA', kid: signingKeyOf(otherSecret).keyId }, goodClaims),
        ),
    },
    { when: 'without a key id', token: () => signedBy(key.privateKey, unsigned({ alg: 'EdDSA' }, goodClaims)) },
    {
      when: 'for another audience',
      token: () => signedBy(key.privateKey, unsigned(header, { ...goodClaims, aud: 'suki mail' })),
    },
    {
      when: 'for no audience',
      token: () => signedBy(key.privateKey, unsigned(header, { ...goodClaims, aud: undefined })),
    },
    {
      when: 'by another issuer',
      token: () => signedBy(key.privateKey, unsigned(header, { ...goodClaims, iss: 'kusi' })),
    },
    { when: 'that has expired', token: () => signedBy(key.privateKey, unsigned(header, { ...goodClaims, exp: 1 })) },
    {
      when: 'that never expires',
      token: () => signedBy(key.privateKey, unsigned(header, { ...goodClaims, exp: undefined })),
    },
    {
      when: 'of an unknown role',
      token: () => signedBy(key.privateKey, unsigned(header, { ...goodClaims, userType: 'owner' })),
    },
    { when: 'that is malformed', token: () => 'nonsense' },
    { when: 'that is empty', token: () => '' },
  ])('$when', async ({ token }) => {
    expect(await tokensAt(clock).verify(token())).toBeNull();
  });

  it('with changed claims and the old signature', async () => {
    const tokens = tokensAt(clock);
    const [head, , signature] = (await tokens.issue(caller)).split('.');
    expect(await tokens.verify(`${head}.${encoded({ ...goodClaims, userType: 'admin' })}.${signature}`)).toBeNull();
  });

  it('with the former scheme: HS256 with the shared secret', async () => {
    const old = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('suki')
      .setAudience('suki api')
      .setSubject('a-1')
      .setExpirationTime('5m')
      .sign(createSecretKey(secret, 'utf8'));
    expect(await tokensAt(clock).verify(old)).toBeNull();
  });
});

describe('with a new key', () => {
  const clock = { now: '2026-11-20T02:00:00Z' };

  it('accepts tokens of the former key while it is kept, and no longer', async () => {
    const token = await tokensAt(clock).issue(caller);
    expect(await tokensAt(clock, otherSecret, secret).verify(token)).toEqual(caller);
    expect(await tokensAt(clock, otherSecret).verify(token)).toBeNull();
  });

  it('signs new tokens with it', async () => {
    const token = await tokensAt(clock, otherSecret, secret).issue(caller);
    expect(await tokensAt(clock, otherSecret).verify(token)).toEqual(caller);
    expect(await tokensAt(clock, secret).verify(token)).toBeNull();
  });
});

test('refuses a token of an ended session, even when it was verified before', async () => {
  const over = new Set<string>();
  const tokens = createAccessTokens({
    keys: tokenKeysOf([secret]),
    roles,
    isOver: ({ sessionId }) => over.has(sessionId),
  });
  const token = await tokens.issue(caller);
  expect(await tokens.verify(token)).toEqual(caller);
  over.add(caller.sessionId);
  expect(await tokens.verify(token)).toBeNull();
  const neverSeen = await tokens.issue({ ...caller, userType: 'client' });
  expect(await tokens.verify(neverSeen)).toBeNull();
});

test('issues tokens only with the signing key', async () => {
  const { publicKey } = tokenKeysOf([secret]);
  const tokens = createAccessTokens({ keys: { signing: null, publicKey }, roles });
  expect(() => tokens.issue(caller)).toThrow('Only the service that has the signing key');
});
