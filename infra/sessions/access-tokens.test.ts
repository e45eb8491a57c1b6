import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

const caller = { accountId: 'a-1', userType: 'worker', workerId: 'w-1', sessionId: 's-1', era: 2 } as const;
const secret = 'a secret of at least thirty-two characters';

function tokensAt(clock: { now: string }, otherSecret = secret) {
  return createAccessTokens({ secret: otherSecret, now: () => new Date(clock.now) });
}

test('a token says who calls', async () => {
  const tokens = tokensAt({ now: '2026-11-20T02:00:00Z' });
  expect(await tokens.verify(await tokens.issue(caller))).toEqual(caller);
});

test('a token lives for fifteen minutes, also when it was already verified', async () => {
  const clock = { now: '2026-11-20T02:00:00Z' };
  const tokens = tokensAt(clock);
  const token = await tokens.issue(caller);
  clock.now = '2026-11-20T02:14:59Z';
  expect(await tokens.verify(token)).toEqual(caller);
  clock.now = '2026-11-20T02:15:00Z';
  expect(await tokens.verify(token)).toBeNull();
  expect(await tokensAt(clock).verify(token)).toBeNull();
});

test('a token of another secret, a changed token and no token at all are refused', async () => {
  const clock = { now: '2026-11-20T02:00:00Z' };
  const tokens = tokensAt(clock);
  const token = await tokens.issue(caller);
  const [header, , signature] = token.split('.');
  const promoted = Buffer.from(
    JSON.stringify({ sub: 'a-1', sid: 's-1', userType: 'admin', workerId: null, iss: 'suki', exp: 4e9 }),
  ).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${promoted}.`;
  for (const bad of [
    await tokensAt(clock, `${secret} too`).issue(caller),
    `${header}.${promoted}.${signature}`,
    unsigned,
    'nonsense',
    '',
  ]) {
    expect(await tokens.verify(bad)).toBeNull();
  }
});

test.each([undefined, 'suki mail', 'suki api'])(
  'a token that was signed for %s is taken if that is the API',
  async (audience) => {
    const claims = new SignJWT({ sid: 's-1', userType: 'worker', workerId: 'w-1', era: 2 })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('suki')
      .setSubject('a-1')
      .setExpirationTime('5m');
    const token = await (audience === undefined ? claims : claims.setAudience(audience)).sign(
      createSecretKey(secret, 'utf8'),
    );
    expect(await createAccessTokens({ secret }).verify(token)).toEqual(audience === 'suki api' ? caller : null);
  },
);

test('a token whose session has ended is refused, also when it was verified before', async () => {
  const over = new Set<string>();
  const tokens = createAccessTokens({ secret, isOver: ({ sessionId }) => over.has(sessionId) });
  const token = await tokens.issue(caller);
  expect(await tokens.verify(token)).toEqual(caller);
  over.add(caller.sessionId);
  expect(await tokens.verify(token)).toBeNull();
  const neverSeen = await tokens.issue({ ...caller, userType: 'client' });
  expect(await tokens.verify(neverSeen)).toBeNull();
});
