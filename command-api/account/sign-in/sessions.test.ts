import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { createSessions, type Sessions } from './sessions.ts';

const maria = { accountId: 'a-1', era: 0 };
let floor: AccountHarness;
let sessions: Sessions;

beforeEach(async () => {
  floor = await openAccountHarness();
  sessions = createSessions(floor.deps);
});
afterEach(() => floor.close());

/** An older token of the session is refused, and told to be used twice: the session is over. */
async function endsIt(token: string): Promise<void> {
  expect(await sessions.rotate(token)).toMatchObject({ reused: { accountId: maria.accountId } });
}

async function rotated(token: string): Promise<string> {
  const session = await sessions.rotate(token);
  if (!session || 'reused' in session) throw new Error('The token was refused');
  return session.refreshToken;
}

test('a token is traded for the next one of the same session', async () => {
  const first = await sessions.start(maria);
  expect(await sessions.rotate(first.refreshToken)).toMatchObject({ sessionId: first.sessionId, ...maria });
  const second = await rotated(first.refreshToken);
  expect(second).not.toBe(first.refreshToken);
  expect(await rotated(second)).not.toBe(second);
});

test('two tabs that come with the same token at the same moment get the same next one', async () => {
  const { refreshToken } = await sessions.start(maria);
  const [one, other] = await Promise.all([rotated(refreshToken), rotated(refreshToken)]);
  expect(one).toBe(other);
  expect(await rotated(one)).toBeTruthy();
});

test('a tab that is ten seconds late still gets it; a later one ends the session for everybody', async () => {
  const { refreshToken } = await sessions.start(maria);
  const next = await rotated(refreshToken);
  floor.passMinutes(10 / 60);
  expect(await rotated(refreshToken)).toBe(next);
  floor.passMinutes(1 / 60);
  await endsIt(refreshToken);
  expect(await sessions.rotate(next)).toBeNull();
});

test('a token of two trades ago ends the session, however soon it comes', async () => {
  const { refreshToken } = await sessions.start(maria);
  const newest = await rotated(await rotated(refreshToken));
  await endsIt(refreshToken);
  expect(await sessions.rotate(newest)).toBeNull();
});

test('other sessions go on', async () => {
  const [one, other] = await Promise.all([sessions.start(maria), sessions.start(maria)]);
  const next = await rotated(one.refreshToken);
  await rotated(next);
  await endsIt(one.refreshToken);
  expect(await rotated(other.refreshToken)).toBeTruthy();
});

test('a session lasts thirty days from its last use', async () => {
  const { refreshToken } = await sessions.start(maria);
  floor.passMinutes(29 * 24 * 60);
  const next = await rotated(refreshToken);
  floor.passMinutes(30 * 24 * 60);
  expect(await sessions.rotate(next)).toBeNull();
});

test('only its own account ends a session, and only once', async () => {
  const { sessionId, refreshToken } = await sessions.start(maria);
  expect(await sessions.end(sessionId, 'a-2')).toBe(false);
  expect(await sessions.end(sessionId, 'a-1')).toBe(true);
  expect(await sessions.end(sessionId, 'a-1')).toBe(false);
  expect(await sessions.rotate(refreshToken)).toBeNull();
});

test('what is no token of ours is refused', async () => {
  for (const token of ['', 'nonsense', `${crypto.randomUUID()}.${'A'.repeat(43)}`])
    expect(await sessions.rotate(token)).toBeNull();
});

test('the secretStore holds no token', async () => {
  const { refreshToken } = await sessions.start(maria);
  const next = await rotated(refreshToken);
  const kept = JSON.stringify(await floor.documents.find('vault'));
  for (const token of [refreshToken, next]) expect(kept).not.toContain(token.split('.')[1]);
});

test('says how long ago its person signed in, whatever was refreshed since', async () => {
  const { sessionId, refreshToken } = await sessions.start(maria);
  floor.passMinutes(5);
  await rotated(refreshToken);
  floor.passMinutes(5);
  expect(await sessions.ageMs(sessionId, maria.accountId)).toBe(10 * 60_000);
  expect(await sessions.ageMs(sessionId, 'a-2')).toBeNull();
  await sessions.end(sessionId, maria.accountId);
  expect(await sessions.ageMs(sessionId, maria.accountId)).toBeNull();
});
