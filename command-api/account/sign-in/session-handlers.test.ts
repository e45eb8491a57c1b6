import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { Session } from '#contracts/views/account.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { accountHandlers } from '../handlers.ts';
import { verifiedCaller } from './verified-caller.ts';

const nothing = { params: undefined, query: undefined, body: undefined };
const person = { password: 'sampaguita-1', firstName: 'Maria', lastName: 'Santos', userType: 'client' as const };
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/137.0.0.0 Mobile Safari/537.36';
let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

const on = (userAgent: string, address: string): CallContext => {
  const call = { ...callBy({ accountId: '', userType: 'client' }), caller: null, address };
  return { ...call, header: (name) => (name === 'User-Agent' ? userAgent : call.header?.(name)) };
};
const register = async (email: string, context = on(android, '112.198.7.9')) => {
  const body = { ...person, email, emailCode: await harness.emailCode(email) };
  return (await handlers.register({ ...nothing, body, context })).data;
};
const login = async (email: string, context: CallContext) =>
  (await handlers.login({ ...nothing, body: { email, password: person.password }, context })).data;

async function by({ accessToken }: Session): Promise<CallContext> {
  const caller = await verifiedCaller(harness.deps, accessToken);
  if (!caller) throw new Error('The session is over');
  return callBy(caller);
}
const list = async (session: Session) =>
  (await handlers.listSessions({ ...nothing, context: await by(session) })).data.items;
const isOver = async ({ accessToken }: Session) => (await verifiedCaller(harness.deps, accessToken)) === null;

describe('the list of sessions', () => {
  it('shows device and network as text, the current one first', async () => {
    const phone = await register('maria@example.com');
    harness.passMinutes(5);
    await login('maria@example.com', on('curl/8', '2001:db8:7:1::/64'));
    const startedAt = new Date(harness.deps.now().getTime() - 300_000).toISOString();
    expect(await list(phone)).toMatchObject([
      { isThis: true, browser: 'Chrome', system: 'Android', network: '112.198.x.x', signedInAt: startedAt },
      {
        isThis: false,
        browser: null,
        system: null,
        network: '2001:db8:x',
        lastUsedAt: harness.deps.now().toISOString(),
      },
    ]);
  });

  it('contains no other user’s device', async () => {
    const [maria, ramon] = [await register('maria@example.com'), await register('ramon@example.com')];
    const [theirs] = await list(ramon);
    expect(await list(maria)).toHaveLength(1);
    const ending = handlers.endSession({ ...nothing, params: { id: theirs?.id ?? '' }, context: await by(maria) });
    await expect(ending).rejects.toMatchObject({ code: 'not_found' });
    expect(await isOver(ramon)).toBe(false);
  });
});

describe('a session ended from another device', () => {
  it('can neither command nor refresh, and the end is recorded', async () => {
    const here = await register('maria@example.com');
    const there = await login('maria@example.com', on('curl/8', '203.0.113.9'));
    const [, other] = await list(here);
    const end = async () =>
      handlers.endSession({ ...nothing, params: { id: other?.id ?? '' }, context: await by(here) });
    await end();
    expect([await isOver(there), await isOver(here)]).toEqual([true, false]);
    const { refreshToken } = there;
    await expect(
      handlers.refresh({ ...nothing, body: { refreshToken }, context: on('curl/8', '203.0.113.9') }),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
    const [last] = (await harness.eventLog.readStream(streams.account(here.user.id))).slice(-1);
    expect(last).toMatchObject({ type: 'SignedOut', data: { sessionId: other?.id, cause: 'ended_elsewhere' } });
    await expect(end(), 'the session is already over').rejects.toMatchObject({ code: 'not_found' });
  });

  it('ends although the server crashed before its refresh token was deleted', async () => {
    const here = await register('maria@example.com');
    const there = await login('maria@example.com', on('curl/8', '203.0.113.9'));
    const [, other] = await list(here);
    const { secretStore } = harness.deps;
    const dying = accountHandlers({
      ...harness.deps,
      secretStore: {
        ...secretStore,
        collection: (kind, schema) => ({
          ...secretStore.collection(kind, schema),
          change: () => Promise.reject(new Error('The power is out')),
        }),
      },
    });
    await expect(
      dying.endSession({ ...nothing, params: { id: other?.id ?? '' }, context: await by(here) }),
    ).rejects.toThrow('The power is out');
    const { refreshToken } = there;
    await expect(
      handlers.refresh({ ...nothing, body: { refreshToken }, context: on('curl/8', '203.0.113.9') }),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('may be all except the current one', async () => {
    const here = await register('maria@example.com');
    const others = [
      await login('maria@example.com', on('curl/8', '203.0.113.9')),
      await login('maria@example.com', on('curl/8', '203.0.113.9')),
    ];
    const answer = await handlers.endOtherSessions({ ...nothing, context: await by(here) });
    expect(answer.data).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isOver))).toEqual([true, true]);
    expect(await list(here)).toHaveLength(1);
  });
});

describe('a user signed out by staff', () => {
  const staff = callBy({ accountId: 'staff', userType: 'admin' });
  const endSessionsOf = (id: string, context = staff) =>
    handlers.endSessionsOf({ ...nothing, params: { id }, body: { reason: 'Lost the phone' }, context });

  it('is signed out on every device, and may sign in again', async () => {
    const sessions = [
      await register('maria@example.com'),
      await login('maria@example.com', on('curl/8', '203.0.113.9')),
    ];
    const other = await register('ramon@example.com');
    const { id } = sessions[0]?.user ?? { id: '' };
    await endSessionsOf(id);
    expect(await Promise.all(sessions.map(isOver))).toEqual([true, true]);
    for (const { refreshToken } of sessions)
      await expect(
        handlers.refresh({ ...nothing, body: { refreshToken }, context: on('curl/8', '203.0.113.9') }),
      ).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await isOver(other)).toBe(false);
    const again = await login('maria@example.com', on(android, '112.198.7.9'));
    expect(await list(again)).toHaveLength(1);
    expect((await harness.eventLog.readStream(streams.account(id))).map(({ type }) => type)).toContain('SessionsEnded');
  });

  it('must be another existing user', async () => {
    const { user } = await register('maria@example.com');
    const own = callBy({ accountId: user.id, userType: 'admin' });
    await expect(endSessionsOf(user.id, own)).rejects.toMatchObject({ code: 'not_allowed_now' });
    await expect(endSessionsOf('nobody')).rejects.toMatchObject({ code: 'not_found' });
  });
});
