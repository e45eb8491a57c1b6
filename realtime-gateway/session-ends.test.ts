import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayHarness, recordPushes, nextEvent, openGatewayHarness } from '#tests/harness/gateway-harness.ts';

let harness: GatewayHarness;

beforeEach(async () => {
  harness = await openGatewayHarness();
});

afterEach(() => harness.close());

/** Both sockets of a session, once they are connected. */
async function socketsOf(token: string) {
  const [account, chat] = [harness.accountClient({ token }), harness.chatClient({ token })];
  const heard = recordPushes(account);
  await Promise.all([heard.until('resumed'), recordPushes(chat).until('resumed')]);
  return { account, chat, heard };
}

const marias = { accountId: 'maria', era: 0 };

describe('the end of a session', () => {
  it('closes the session’s sockets and no others', async () => {
    const phone = await socketsOf(await harness.tokenOf('maria', 'client', { sessionId: 'phone' }));
    const laptop = await socketsOf(await harness.tokenOf('maria', 'client', { sessionId: 'laptop' }));
    await harness.end({ ...marias, sessionId: 'phone' });
    await expect.poll(() => [phone.account.connected, phone.chat.connected]).toEqual([false, false]);
    expect([laptop.account.connected, laptop.chat.connected]).toEqual([true, true]);
    await expect.poll(() => harness.gateway.connections()).toBe(2);
  });

  it('closes all earlier sessions of an account and admits later ones', async () => {
    const before = await socketsOf(await harness.tokenOf('maria'));
    await harness.end({ ...marias, era: 1, sessionId: null });
    await expect.poll(() => [before.account.connected, before.chat.connected]).toEqual([false, false]);
    const after = await socketsOf(await harness.tokenOf('maria', 'worker', { sessionId: 's2', era: 1 }));
    expect([after.account.connected, after.chat.connected]).toEqual([true, true]);
  });

  it('blocks the session’s tokens', async () => {
    const token = await harness.tokenOf('maria');
    const { chat } = await socketsOf(token);
    await harness.end({ ...marias, sessionId: 's1' });
    await expect.poll(() => chat.connected).toBe(false);
    const refusals = await Promise.all([
      nextEvent(harness.accountClient({ token }), 'connect_error'),
      nextEvent(harness.chatClient({ token }), 'connect_error'),
    ]);
    expect(refusals).toMatchObject([{ message: 'unauthenticated' }, { message: 'unauthenticated' }]);
  });

  it('closes sockets only after the push with the reason', async () => {
    const { account, heard } = await socketsOf(await harness.tokenOf('maria'));
    const position = harness.nextPosition();
    await harness.publish([
      {
        namespace: 'sessions',
        event: 'session:ended',
        to: 'processes',
        payload: { ...marias, era: 1, sessionId: null },
        position,
      },
      {
        namespace: 'account',
        event: 'user:profile_updated',
        to: { accounts: ['maria'] },
        payload: { user: { status: 'suspended' } },
        position,
      },
    ]);
    await expect.poll(() => account.connected).toBe(false);
    expect(heard.heard.map(([event]) => event)).toEqual(['resumed', 'user:profile_updated']);
  });

  it('is pushed to no browser, even after a reconnect', async () => {
    const { account, heard } = await socketsOf(await harness.tokenOf('ramon', 'worker', { sessionId: 'ramons' }));
    const missedFrom = harness.nextPosition();
    await harness.end({ ...marias, sessionId: 's1' });
    await harness.announce({ accounts: ['ramon'] });
    await heard.until('booking:updated');
    account.disconnect();
    const back = recordPushes(
      harness.accountClient({
        token: await harness.tokenOf('ramon', 'worker', { sessionId: 'ramons' }),
        after: String(missedFrom),
      }),
    );
    await back.until('resumed');
    expect([...heard.heard, ...back.heard].map(([event]) => event)).toEqual([
      'resumed',
      'booking:updated',
      'booking:updated',
      'resumed',
    ]);
  });
});
