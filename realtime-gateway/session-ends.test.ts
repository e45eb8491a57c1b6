import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayHarness, recordPushes, hears, openGatewayHarness } from '#tests/harness/gateway-harness.ts';

let floor: GatewayHarness;

beforeEach(async () => {
  floor = await openGatewayHarness();
});

afterEach(() => floor.close());

/** Both sockets of a person's session, once they are up. */
async function socketsOf(token: string) {
  const [account, chat] = [floor.accountClient({ token }), floor.chatClient({ token })];
  const heard = recordPushes(account);
  await Promise.all([heard.until('resumed'), recordPushes(chat).until('resumed')]);
  return { account, chat, heard };
}

const marias = { accountId: 'maria', era: 0 };

describe('the end of a session', () => {
  it('closes its sockets, and nobody else’s', async () => {
    const phone = await socketsOf(await floor.tokenOf('maria', 'client', { sessionId: 'phone' }));
    const laptop = await socketsOf(await floor.tokenOf('maria', 'client', { sessionId: 'laptop' }));
    await floor.end({ ...marias, sessionId: 'phone' });
    await expect.poll(() => [phone.account.connected, phone.chat.connected]).toEqual([false, false]);
    expect([laptop.account.connected, laptop.chat.connected]).toEqual([true, true]);
    await expect.poll(() => floor.gateway.connections()).toBe(2);
  });

  it('of all of an account closes those of earlier eras, and lets in who has signed in since', async () => {
    const before = await socketsOf(await floor.tokenOf('maria'));
    await floor.end({ ...marias, era: 1, sessionId: null });
    await expect.poll(() => [before.account.connected, before.chat.connected]).toEqual([false, false]);
    const after = await socketsOf(await floor.tokenOf('maria', 'worker', { sessionId: 's2', era: 1 }));
    expect([after.account.connected, after.chat.connected]).toEqual([true, true]);
  });

  it('lets none of its tokens in again', async () => {
    const token = await floor.tokenOf('maria');
    const { chat } = await socketsOf(token);
    await floor.end({ ...marias, sessionId: 's1' });
    await expect.poll(() => chat.connected).toBe(false);
    const refusals = await Promise.all([
      hears(floor.accountClient({ token }), 'connect_error'),
      hears(floor.chatClient({ token }), 'connect_error'),
    ]);
    expect(refusals).toMatchObject([{ message: 'unauthenticated' }, { message: 'unauthenticated' }]);
  });

  it('comes after what is said of it: whoever is suspended knows why', async () => {
    const { account, heard } = await socketsOf(await floor.tokenOf('maria'));
    const position = floor.nextPosition();
    await floor.publish([
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

  it('is no news for any browser, also not for one that comes back', async () => {
    const { account, heard } = await socketsOf(await floor.tokenOf('ramon', 'worker', { sessionId: 'ramons' }));
    const missedFrom = floor.nextPosition();
    await floor.end({ ...marias, sessionId: 's1' });
    await floor.announce({ accounts: ['ramon'] });
    await heard.until('booking:updated');
    account.disconnect();
    const back = recordPushes(
      floor.accountClient({
        token: await floor.tokenOf('ramon', 'worker', { sessionId: 'ramons' }),
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
