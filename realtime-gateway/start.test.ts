import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secondFactorRule } from '#contracts/account/second-factor.ts';
import { ACCESS_TOKEN_MINUTES } from '#infra/sessions/access-tokens.ts';
import {
  type GatewayHarness,
  recordPushes,
  hears,
  openGatewayHarness,
  START,
  stored,
} from '#tests/harness/gateway-harness.ts';

let floor: GatewayHarness;

beforeEach(async () => {
  floor = await openGatewayHarness();
});

afterEach(() => floor.close());

const maria = { accounts: ['maria'] };
const ramon = { accounts: ['ramon'] };

describe('coming in', () => {
  it('takes the account socket with a token in its query, and says where the read models are', async () => {
    expect(await recordPushes(floor.accountClient({ token: await floor.tokenOf('maria') })).until('resumed')).toEqual([
      { position: START },
    ]);
  });

  it('takes the account socket with a token in its handshake, which no log of addresses holds', async () => {
    const token = await floor.tokenOf('maria');
    const client = floor.client('account', { auth: { token }, transports: ['websocket'] });
    expect(await recordPushes(client).until('resumed')).toEqual([{ position: START }]);
  });

  it('holds the account socket to the token of its handshake, whatever the query says', async () => {
    const query = { token: await floor.tokenOf('maria') };
    const client = floor.client('account', { auth: { token: 'forged' }, query, transports: ['websocket'] });
    expect(await hears(client, 'connect_error')).toMatchObject({ message: 'unauthenticated' });
  });

  it('takes the chat socket with a token in its handshake', async () => {
    expect(
      await recordPushes(floor.chatClient({ token: await floor.tokenOf('maria') })).until('authenticated'),
    ).toEqual([{ accountId: 'maria', position: START }]);
  });

  it('takes the chat socket where nothing but polling gets through', async () => {
    const client = floor.chatClient({ token: await floor.tokenOf('maria') }, ['polling']);
    expect(await recordPushes(client).until('authenticated')).toEqual([{ accountId: 'maria', position: START }]);
    expect(await client.emitWithAck('send_message', { recipientId: 'ramon', text: 'hi' })).toMatchObject({ ok: true });
    expect(client.io.engine.transport.name).toBe('polling');
  });

  it.each<Record<string, string>>([{ token: 'forged' }, {}])('refuses %j', async (credentials) => {
    const refusals = await Promise.all([
      hears(floor.accountClient(credentials), 'connect_error'),
      hears(floor.chatClient(credentials), 'connect_error'),
    ]);
    expect(refusals).toMatchObject([{ message: 'unauthenticated' }, { message: 'unauthenticated' }]);
  });

  it('refuses a chat token in the query, where it would end up in logs', async () => {
    const client = floor.client('chat', { query: { token: await floor.tokenOf('maria') } });
    expect(await hears(client, 'connect_error')).toMatchObject({ message: 'unauthenticated' });
  });

  it('takes an admin who has to show two factors once they have, and says why not before', async () => {
    await floor.close();
    floor = await openGatewayHarness({ lacksSecondFactor: secondFactorRule('required') });
    const [one, two] = [await floor.tokenOf('ana', 'admin'), await floor.tokenOf('ana', 'admin', { factors: 2 })];
    const refused = { message: 'second_factor_needed' };
    expect(await hears(floor.accountClient({ token: one }), 'connect_error')).toMatchObject(refused);
    expect(await hears(floor.chatClient({ token: one }), 'connect_error')).toMatchObject(refused);
    await recordPushes(floor.accountClient({ token: two })).until('resumed');
    await recordPushes(floor.accountClient({ token: await floor.tokenOf('maria') })).until('resumed');
  });

  it('takes the account socket over websocket only', async () => {
    expect(
      await hears(floor.accountClient({ token: await floor.tokenOf('maria') }, ['polling']), 'connect_error'),
    ).toMatchObject({ message: 'websocket only' });
  });

  it('ends with the token, in a way that makes a browser come back by itself', async () => {
    floor.clockAhead(ACCESS_TOKEN_MINUTES * 60_000 - 1500);
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    expect(await hears(client, 'disconnect')).toBe('transport close');
  });
});

describe('announcements', () => {
  it('reach the people they are for, in order, and nobody else', async () => {
    const [client, stranger, admin] = [
      await floor.tokenOf('maria'),
      await floor.tokenOf('ramon'),
      await floor.tokenOf('ana', 'admin'),
    ].map((token) => recordPushes(floor.accountClient({ token })));
    await Promise.all([client, stranger, admin].map((one) => one!.until('resumed')));
    await floor.announce(maria, { staff: ['people.read'] }, { accounts: ['maria', 'ramon'] }, { accounts: [] });
    expect(await client!.until('booking:updated', 2)).toEqual([
      { bookingId: 'b1', position: START + 1 },
      { bookingId: 'b1', position: START + 3 },
    ]);
    expect(await admin!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 2 }]);
    expect(await stranger!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 3 }]);
  });

  it('for workers reach every worker, live or missed, and nobody else', async () => {
    const [client, worker] = [await floor.tokenOf('maria'), await floor.tokenOf('jun', 'worker')].map((token) =>
      recordPushes(floor.accountClient({ token })),
    );
    await Promise.all([client, worker].map((one) => one!.until('resumed')));
    await floor.announce('workers', maria);
    expect(await worker!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 1 }]);
    expect(await client!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 2 }]);
    const back = recordPushes(
      floor.accountClient({ token: await floor.tokenOf('jun', 'worker'), after: String(START) }),
    );
    expect(await back.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 1 }]);
  });

  it('for staff reach who may read of it, once each, live or missed', async () => {
    const tokens = [
      await floor.tokenOf('ana', 'admin', { staffRole: 'support' }),
      await floor.tokenOf('ben', 'admin', { staffRole: 'finance' }),
      await floor.tokenOf('eve', 'admin', { staffRole: 'auditor' }),
      // Whatever else a token says, it makes nobody staff.
      await floor.tokenOf('maria', 'client', { staffRole: 'owner' }),
    ];
    const [support, finance, auditor, client] = tokens.map((token) => recordPushes(floor.accountClient({ token })));
    await Promise.all([support, finance, auditor, client].map((one) => one!.until('resumed')));
    await floor.announce({ staff: ['payouts.read', 'audit.read'] }, { staff: ['tickets.read'] });
    await floor.announce({ accounts: ['ana', 'ben', 'eve', 'maria'] });
    const positions = async (one: ReturnType<typeof recordPushes> | undefined, count: number) =>
      (await one!.until('booking:updated', count)).map((message) => (message as { position: number }).position - START);
    expect(await positions(support, 2)).toEqual([2, 3]);
    expect(await positions(finance, 2)).toEqual([1, 3]);
    expect(await positions(auditor, 3)).toEqual([1, 2, 3]);
    expect(await positions(client, 1)).toEqual([3]);
    const back = recordPushes(floor.accountClient({ token: tokens[0]!, after: String(START) }));
    expect(await positions(back, 2)).toEqual([2, 3]);
  });

  it('of a calendar reach whoever watches it, by the last list that they said', async () => {
    const [client, stranger] = [await floor.tokenOf('maria'), await floor.tokenOf('ramon')].map((token) =>
      floor.accountClient({ token }),
    );
    const [watcher, other] = [recordPushes(client!), recordPushes(stranger!)];
    await Promise.all([watcher, other].map((one) => one.until('resumed')));
    expect(await client!.emitWithAck('calendars:watch', { workerIds: ['jun', 'nestor'] })).toEqual({ ok: true });
    await floor.announce({ calendar: 'jun' }, { calendar: 'arlene' });
    await watcher.until('booking:updated');
    expect(await client!.emitWithAck('calendars:watch', { workerIds: ['nestor'] })).toEqual({ ok: true });
    await floor.announce({ calendar: 'jun' }, { calendar: 'nestor' }, { accounts: ['maria', 'ramon'] });
    const positions = (await watcher.until('booking:updated', 3)).map(
      (message) => (message as { position: number }).position,
    );
    expect(positions).toEqual([START + 1, START + 4, START + 5]);
    expect(await other.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 5 }]);
  });

  it.each([{}, null, { workerIds: 'jun' }, { workerIds: Array.from({ length: 51 }, (_, n) => `w${n}`) }])(
    'of calendars are not to be had for %j',
    async (message) => {
      const client = floor.accountClient({ token: await floor.tokenOf('maria') });
      expect(await client.emitWithAck('calendars:watch', message as never)).toEqual({ ok: false });
    },
  );

  it('that were missed come first when a socket returns, then the live ones, none twice', async () => {
    const token = await floor.tokenOf('maria');
    const first = floor.accountClient({ token });
    const before = recordPushes(first);
    await before.until('resumed');
    await floor.announce(maria);
    await before.until('booking:updated');
    first.disconnect();
    await floor.announce(maria, ramon, maria);
    await floor.announce({ staff: ['people.read'] });

    // While it comes back, more happens.
    const back = recordPushes(floor.accountClient({ token, after: String(START + 1) }));
    const during = [];
    for (let n = 0; n < 10; n++) during.push(floor.announce(maria));
    await Promise.all(during);
    await Promise.all([back.until('booking:updated', 12), back.until('resumed')]);
    const seen = back.heard
      .filter(([event]) => event === 'booking:updated')
      .map(([, message]) => (message as { position: number }).position);
    expect(seen).toEqual([START + 2, START + 4, ...Array.from({ length: 10 }, (_, n) => START + 6 + n)]);
  });

  it('that were missed by the chat socket come with its handshake’s position', async () => {
    const watcher = recordPushes(floor.chatClient({ token: await floor.tokenOf('ramon') }));
    await watcher.until('resumed');
    await floor.publish([
      {
        namespace: 'chat',
        event: 'receive_message',
        to: { accounts: ['maria', 'ramon'] },
        payload: stored({ recipientId: 'ramon', text: 'hi' }),
        position: floor.nextPosition(),
      },
    ]);
    await watcher.until('receive_message');
    const back = recordPushes(floor.chatClient({ token: await floor.tokenOf('maria'), after: START }));
    await back.until('resumed');
    expect(back.heard.map(([event]) => event)).toEqual(['authenticated', 'receive_message', 'resumed']);
  });

  it('too far back to be known make it reload', async () => {
    const token = await floor.tokenOf('maria');
    expect(await recordPushes(floor.accountClient({ token, after: String(START - 1) })).until('reload')).toEqual([
      { position: START },
    ]);
    const watcher = recordPushes(floor.accountClient({ token }));
    await watcher.until('resumed');
    for (let n = 0; n < 50; n++) await floor.announce(maria);
    await watcher.until('booking:updated', 50);
    expect(await recordPushes(floor.accountClient({ token, after: String(START) })).until('reload')).toEqual([
      { position: START + 50 },
    ]);
    expect(
      await recordPushes(floor.accountClient({ token, after: String(START + 48) })).until('booking:updated', 2),
    ).toHaveLength(2);
  });
});

describe('a socket that does not read', () => {
  it('is cut off, and the others go on', async () => {
    const healthy = recordPushes(floor.accountClient({ token: await floor.tokenOf('maria') }));
    const stalled = floor.accountClient({ token: await floor.tokenOf('ramon') });
    await Promise.all([healthy.until('resumed'), hears(stalled, 'resumed')]);
    const webSocket: unknown = Reflect.get(stalled.io.engine.transport, 'ws');
    if (webSocket instanceof Object && 'pause' in webSocket && typeof webSocket.pause === 'function') webSocket.pause();
    const title = 'x'.repeat(4000);
    for (let n = 0; n < 100 && floor.gateway.connections() === 2; n++) {
      await floor.publish(
        Array.from({ length: 200 }, () => ({
          namespace: 'account',
          event: 'notification:new',
          to: ramon,
          payload: { title },
          position: floor.nextPosition(),
        })),
      );
      await floor.announce(maria);
      await healthy.until('booking:updated', n + 1);
    }
    expect(floor.gateway.connections()).toBe(1);
    expect(floor.gateway.isOnline('ramon')).toBe(false);
  });
});
