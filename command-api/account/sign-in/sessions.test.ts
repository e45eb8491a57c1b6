import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { createSessions, MOST_SESSIONS, type Sessions } from './sessions.ts';

const maria = { accountId: 'a-1', era: 0, userType: 'client' as const };
const carla = { ...maria, accountId: 'a-9', userType: 'admin' as const };
const chrome = { userAgent: 'Chrome on a phone', address: '112.198.1.2' };
const elsewhere = { userAgent: 'curl', address: '203.0.113.9' };
const DAY = 24 * 60;
let harness: AccountHarness;
let sessions: Sessions;

beforeEach(async () => {
  harness = await openAccountHarness();
  sessions = createSessions(harness.deps);
});
afterEach(() => harness.close());

/** Expects that an older token is reported as reused and ends the session. */
async function endsIt(token: string): Promise<void> {
  expect(await sessions.rotate(token, chrome)).toMatchObject({ reused: { accountId: maria.accountId } });
}

async function rotated(token: string): Promise<string> {
  const session = await sessions.rotate(token, chrome);
  if (!session || 'reused' in session) throw new Error('The token was refused');
  return session.refreshToken;
}

test('exchanges a token for the next one of the same session', async () => {
  const first = await sessions.start(maria, chrome);
  expect(await sessions.rotate(first.refreshToken, chrome)).toMatchObject({
    sessionId: first.sessionId,
    accountId: maria.accountId,
  });
  const second = await rotated(first.refreshToken);
  expect(second).not.toBe(first.refreshToken);
  expect(await rotated(second)).not.toBe(second);
});

test('gives two tabs with the same token the same next one', async () => {
  const { refreshToken } = await sessions.start(maria, chrome);
  const [one, other] = await Promise.all([rotated(refreshToken), rotated(refreshToken)]);
  expect(one).toBe(other);
  expect(await rotated(one)).toBeTruthy();
});

test('gives it to a tab within a minute; later use ends the session for everyone', async () => {
  const { refreshToken } = await sessions.start(maria, chrome);
  const next = await rotated(refreshToken);
  harness.passMinutes(1);
  expect(await rotated(refreshToken)).toBe(next);
  harness.passMinutes(1 / 60);
  await endsIt(refreshToken);
  expect(await sessions.rotate(next, chrome)).toBeNull();
});

test('ends the session when another network uses it within that minute', async () => {
  const { refreshToken } = await sessions.start(maria, chrome);
  const next = await rotated(refreshToken);
  expect(await sessions.rotate(refreshToken, elsewhere)).toMatchObject({ reused: { accountId: maria.accountId } });
  expect(await sessions.rotate(next, chrome)).toBeNull();
});

test('ends the session for a token of two exchanges ago, however soon', async () => {
  const { refreshToken } = await sessions.start(maria, chrome);
  const newest = await rotated(await rotated(refreshToken));
  await endsIt(refreshToken);
  expect(await sessions.rotate(newest, chrome)).toBeNull();
});

test('ignores an unknown token that names the session', async () => {
  const { sessionId, refreshToken } = await sessions.start(maria, chrome);
  const next = await rotated(await rotated(refreshToken));
  const other = (await sessions.start(maria, chrome)).refreshToken.split('.')[1];
  for (const secret of ['A'.repeat(43), other])
    expect(await sessions.rotate(`${sessionId}.${secret}`, chrome)).toBeNull();
  expect(await rotated(next)).toBeTruthy();
});

test('ends the session for an old token from before tokens were signed', async () => {
  const { sessionId, refreshToken } = await sessions.start(maria, chrome);
  const families = harness.deps.secretStore.collection('session', z.record(z.string(), z.unknown()));
  const { isSigned: _, ...family } = (await families.read(sessionId)) ?? {};
  await families.keep(sessionId, { secret: family, expiresAt: null });
  const newest = await rotated(await rotated(refreshToken));
  await endsIt(refreshToken);
  expect(await sessions.rotate(newest, chrome)).toBeNull();
});

test('keeps other sessions', async () => {
  const [one, other] = await Promise.all([sessions.start(maria, chrome), sessions.start(maria, chrome)]);
  const next = await rotated(one.refreshToken);
  await rotated(next);
  await endsIt(one.refreshToken);
  expect(await rotated(other.refreshToken)).toBeTruthy();
});

test('ends a session unused for two weeks', async () => {
  const { refreshToken } = await sessions.start(maria, chrome);
  harness.passMinutes(14 * DAY - 1);
  const next = await rotated(refreshToken);
  harness.passMinutes(14 * DAY);
  expect(await sessions.rotate(next, chrome)).toBeNull();
});

test('ends a session after thirty days, however often it is used', async () => {
  let { refreshToken } = await sessions.start(maria, chrome);
  for (let day = 0; day < 29; day++) {
    harness.passMinutes(DAY);
    refreshToken = await rotated(refreshToken);
  }
  harness.passMinutes(DAY - 1);
  refreshToken = await rotated(refreshToken);
  harness.passMinutes(1);
  expect(await sessions.rotate(refreshToken, chrome)).toBeNull();
});

test('ends a staff session after twelve hours without use', async () => {
  const { refreshToken } = await sessions.start(carla, chrome);
  harness.passMinutes(12 * 60 - 1);
  const next = await rotated(refreshToken);
  harness.passMinutes(12 * 60);
  expect(await sessions.rotate(next, chrome)).toBeNull();
});

test('lists an account’s sessions with their location and start', async () => {
  const one = await sessions.start(maria, elsewhere);
  harness.passMinutes(60);
  const other = await sessions.start(maria, elsewhere);
  await sessions.start(carla, chrome);
  harness.passMinutes(30);
  await rotated(one.refreshToken);
  const startedAtMs = harness.deps.now().getTime() - 90 * 60_000;
  expect(await sessions.list(maria.accountId, 0)).toEqual([
    {
      sessionId: other.sessionId,
      startedAtMs: startedAtMs + 3_600_000,
      usedAtMs: startedAtMs + 3_600_000,
      place: elsewhere,
    },
    { sessionId: one.sessionId, startedAtMs, usedAtMs: startedAtMs + 5_400_000, place: chrome },
  ]);
  await sessions.end(one.sessionId, maria.accountId);
  expect(await sessions.list(maria.accountId, 0)).toHaveLength(1);
  expect(await sessions.list(maria.accountId, 1), 'sessions of an ended era').toEqual([]);
});

test('replaces the first session with the thirty-first', async () => {
  const first = await sessions.start(maria, chrome);
  for (let n = 0; n < MOST_SESSIONS; n++) await sessions.start(maria, chrome);
  expect(await sessions.list(maria.accountId, 0)).toHaveLength(MOST_SESSIONS);
  expect(await sessions.rotate(first.refreshToken, chrome)).toBeNull();
});

test('lets only its own account end a session, once', async () => {
  const { sessionId, refreshToken } = await sessions.start(maria, chrome);
  expect(await sessions.end(sessionId, 'a-2')).toBe(false);
  expect(await sessions.end(sessionId, 'a-1')).toBe(true);
  expect(await sessions.end(sessionId, 'a-1')).toBe(false);
  expect(await sessions.rotate(refreshToken, chrome)).toBeNull();
});

test('refuses a foreign token', async () => {
  for (const token of ['', 'nonsense', `${crypto.randomUUID()}.${'A'.repeat(43)}`])
    expect(await sessions.rotate(token, chrome)).toBeNull();
});

test('stores no token in the secret store', async () => {
  const { refreshToken } = await sessions.start(maria, chrome);
  const next = await rotated(refreshToken);
  const kept = JSON.stringify(await harness.documents.find('vault'));
  for (const token of [refreshToken, next]) expect(kept).not.toContain(token.split('.')[1]);
});

test('reports the time since sign-in, regardless of refreshes', async () => {
  const { sessionId, refreshToken } = await sessions.start(maria, chrome);
  harness.passMinutes(5);
  await rotated(refreshToken);
  harness.passMinutes(5);
  expect(await sessions.proofAgeMs(sessionId, maria.accountId)).toBe(10 * 60_000);
  expect(await sessions.proofAgeMs(sessionId, 'a-2')).toBe(Infinity);
  expect(await sessions.prove(sessionId, 'a-2')).toBe(false);
  expect(await sessions.prove(sessionId, maria.accountId)).toBe(true);
  harness.passMinutes(1);
  expect(await sessions.proofAgeMs(sessionId, maria.accountId)).toBe(60_000);
  await sessions.end(sessionId, maria.accountId);
  expect(await sessions.proofAgeMs(sessionId, maria.accountId)).toBe(Infinity);
  expect(await sessions.prove(sessionId, maria.accountId)).toBe(false);
});

test('extends no session by re-authentication', async () => {
  const { sessionId, refreshToken } = await sessions.start(maria, chrome);
  harness.passMinutes(13 * DAY);
  await sessions.prove(sessionId, maria.accountId);
  harness.passMinutes(1 * DAY);
  expect(await sessions.rotate(refreshToken, chrome)).toBeNull();
});

describe('an open tab without input', () => {
  const admin = { ...maria, userType: 'admin' } as const;
  const HOUR = 60;
  const rotate = async (token: string, idleMinutes?: number) => {
    const idleMs = idleMinutes === undefined ? undefined : idleMinutes * 60_000;
    const session = await sessions.rotate(token, chrome, { idleMs });
    return session && 'refreshToken' in session ? session.refreshToken : null;
  };

  test('keeps a staff session for twelve hours at most, however often it refreshes', async () => {
    let token: string | null = (await sessions.start(admin, chrome)).refreshToken;
    for (let hour = 1; hour < 12; hour++) {
      harness.passMinutes(HOUR);
      token = await rotate(token ?? '', hour * HOUR);
      expect(token, `after ${hour} hours`).not.toBeNull();
    }
    harness.passMinutes(HOUR);
    expect(await rotate(token ?? '', 12 * HOUR)).toBeNull();
  });

  test('does not end a session used in another tab or by a program', async () => {
    let token: string | null = (await sessions.start(admin, chrome)).refreshToken;
    for (const idleMinutes of [10, undefined, 10, undefined]) {
      harness.passMinutes(11 * HOUR);
      token = await rotate(token ?? '', idleMinutes);
      expect(token).not.toBeNull();
    }
  });

  test('extends no session', async () => {
    const { refreshToken } = await sessions.start(admin, chrome);
    harness.passMinutes(6 * HOUR);
    const token = await rotate(refreshToken, -100 * HOUR);
    harness.passMinutes(12 * HOUR);
    expect(await rotate(token ?? '', 0)).toBeNull();
  });
});
