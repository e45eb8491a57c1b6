import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secondFactorRule } from '#contracts/account/second-factor.ts';
import { ACCESS_TOKEN_MINUTES } from '#infra/sessions/access-tokens.ts';
import {
  type GatewayHarness,
  recordPushes,
  nextEvent,
  openGatewayHarness,
  START,
  stored,
} from '#tests/harness/gateway-harness.ts';

let harness: GatewayHarness;

beforeEach(async () => {
  harness = await openGatewayHarness();
});

afterEach(() => harness.close());

const maria = { accounts: ['maria'] };
const ramon = { accounts: ['ramon'] };

describe('connecting', () => {
  it('accepts the account socket with a token in its query, and returns the read models’ position', async () => {
    expect(
      await recordPushes(harness.accountClient({ token: await harness.tokenOf('maria') })).until('resumed'),
    ).toEqual([{ position: START }]);
  });

  it('accepts the account socket with a token in its handshake, which no access log contains', async () => {
    const token = await harness.tokenOf('maria');
    const client = harness.client('account', { auth: { token }, transports: ['websocket'] });
    expect(await recordPushes(client).until('resumed')).toEqual([{ position: START }]);
  });

  it('uses the account socket’s handshake token, not its query', async () => {
    const query = { token: await harness.tokenOf('maria') };
    const client = harness.client('account', { auth: { token: 'forged' }, query, transports: ['websocket'] });
    expect(await nextEvent(client, 'connect_error')).toMatchObject({ message: 'unauthenticated' });
  });

  it('accepts the chat socket with a token in its handshake', async () => {
    expect(
      await recordPushes(harness.chatClient({ token: await harness.tokenOf('maria') })).until('authenticated'),
    ).toEqual([{ accountId: 'maria', position: START }]);
  });

  it('accepts the chat socket over polling', async () => {
    const client = harness.chatClient({ token: await harness.tokenOf('maria') }, ['polling']);
    expect(await recordPushes(client).until('authenticated')).toEqual([{ accountId: 'maria', position: START }]);
    expect(await client.emitWithAck('send_message', { recipientId: 'ramon', text: 'hi' })).toMatchObject({ ok: true });
    expect(client.io.engine.transport.name).toBe('polling');
  });

  it.each<Record<string, string>>([{ token: 'forged' }, {}])('refuses %j', async (credentials) => {
    const refusals = await Promise.all([
      nextEvent(harness.accountClient(credentials), 'connect_error'),
      nextEvent(harness.chatClient(credentials), 'connect_error'),
    ]);
    expect(refusals).toMatchObject([{ message: 'unauthenticated' }, { message: 'unauthenticated' }]);
  });

  it('refuses a chat token in the query, where it would end up in logs', async () => {
    const client = harness.client('chat', { query: { token: await harness.tokenOf('maria') } });
    expect(await nextEvent(client, 'connect_error')).toMatchObject({ message: 'unauthenticated' });
  });

  it('requires a second factor of an admin, and reports it when it is missing', async () => {
    await harness.close();
    harness = await openGatewayHarness({ lacksSecondFactor: secondFactorRule('required') });
    const [one, two] = [await harness.tokenOf('ana', 'admin'), await harness.tokenOf('ana', 'admin', { factors: 2 })];
    const refused = { message: 'second_factor_needed' };
    expect(await nextEvent(harness.accountClient({ token: one }), 'connect_error')).toMatchObject(refused);
    expect(await nextEvent(harness.chatClient({ token: one }), 'connect_error')).toMatchObject(refused);
    await recordPushes(harness.accountClient({ token: two })).until('resumed');
    await recordPushes(harness.accountClient({ token: await harness.tokenOf('maria') })).until('resumed');
  });

  it('accepts the account socket over websocket only', async () => {
    expect(
      await nextEvent(harness.accountClient({ token: await harness.tokenOf('maria') }, ['polling']), 'connect_error'),
    ).toMatchObject({ message: 'websocket only' });
  });

  it('ends with the token, in a way that makes the browser reconnect', async () => {
    harness.clockAhead(ACCESS_TOKEN_MINUTES * 60_000 - 1500);
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
    expect(await nextEvent(client, 'disconnect')).toBe('transport close');
  });
});

describe('pushes', () => {
  it('reach exactly their audience, in order', async () => {
    const [client, stranger, admin] = [
      await harness.tokenOf('maria'),
      await harness.tokenOf('ramon'),
      await harness.tokenOf('ana', 'admin'),
    ].map((token) => recordPushes(harness.accountClient({ token })));
    await Promise.all([client, stranger, admin].map((one) => one!.until('resumed')));
    await harness.announce(maria, { staff: ['people.read'] }, { accounts: ['maria', 'ramon'] }, { accounts: [] });
    expect(await client!.until('booking:updated', 2)).toEqual([
      { bookingId: 'b1', position: START + 1 },
      { bookingId: 'b1', position: START + 3 },
    ]);
    expect(await admin!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 2 }]);
    expect(await stranger!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 3 }]);
  });

  it('for workers reach exactly the workers, live or missed', async () => {
    const [client, worker] = [await harness.tokenOf('maria'), await harness.tokenOf('jun', 'worker')].map((token) =>
      recordPushes(harness.accountClient({ token })),
    );
    await Promise.all([client, worker].map((one) => one!.until('resumed')));
    await harness.announce('workers', maria);
    expect(await worker!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 1 }]);
    expect(await client!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 2 }]);
    const back = recordPushes(
      harness.accountClient({ token: await harness.tokenOf('jun', 'worker'), after: String(START) }),
    );
    expect(await back.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 1 }]);
  });

  it('for staff reach each permitted person once, live or missed', async () => {
    const tokens = [
      await harness.tokenOf('ana', 'admin', { staffRole: 'support' }),
      await harness.tokenOf('ben', 'admin', { staffRole: 'finance' }),
      await harness.tokenOf('eve', 'admin', { staffRole: 'auditor' }),
      // A staff role in a client's token has no effect.
      await harness.tokenOf('maria', 'client', { staffRole: 'owner' }),
    ];
    const [support, finance, auditor, client] = tokens.map((token) => recordPushes(harness.accountClient({ token })));
    await Promise.all([support, finance, auditor, client].map((one) => one!.until('resumed')));
    await harness.announce({ staff: ['payouts.read', 'audit.read'] }, { staff: ['tickets.read'] });
    await harness.announce({ accounts: ['ana', 'ben', 'eve', 'maria'] });
    const positions = async (one: ReturnType<typeof recordPushes> | undefined, count: number) =>
      (await one!.until('booking:updated', count)).map((message) => (message as { position: number }).position - START);
    expect(await positions(support, 2)).toEqual([2, 3]);
    expect(await positions(finance, 2)).toEqual([1, 3]);
    expect(await positions(auditor, 3)).toEqual([1, 2, 3]);
    expect(await positions(client, 1)).toEqual([3]);
    const back = recordPushes(harness.accountClient({ token: tokens[0]!, after: String(START) }));
    expect(await positions(back, 2)).toEqual([2, 3]);
  });

  it('of a calendar reach the sockets that watch it', async () => {
    const [client, stranger] = [await harness.tokenOf('maria'), await harness.tokenOf('ramon')].map((token) =>
      harness.accountClient({ token }),
    );
    const [watcher, other] = [recordPushes(client!), recordPushes(stranger!)];
    await Promise.all([watcher, other].map((one) => one.until('resumed')));
    expect(await client!.emitWithAck('calendars:watch', { workerIds: ['jun', 'nestor'] })).toEqual({ ok: true });
    await harness.announce({ calendar: 'jun' }, { calendar: 'arlene' });
    await watcher.until('booking:updated');
    expect(await client!.emitWithAck('calendars:watch', { workerIds: ['nestor'] })).toEqual({ ok: true });
    await harness.announce({ calendar: 'jun' }, { calendar: 'nestor' }, { accounts: ['maria', 'ramon'] });
    const positions = (await watcher.until('booking:updated', 3)).map(
      (message) => (message as { position: number }).position,
    );
    expect(positions).toEqual([START + 1, START + 4, START + 5]);
    expect(await other.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 5 }]);
  });

  it.each([{}, null, { workerIds: 'jun' }, { workerIds: Array.from({ length: 51 }, (_, n) => `w${n}`) }])(
    'of calendars are refused for %j',
    async (message) => {
      const client = harness.accountClient({ token: await harness.tokenOf('maria') });
      expect(await client.emitWithAck('calendars:watch', message as never)).toEqual({ ok: false });
    },
  );

  it('that were missed come before the live ones on a reconnect, each once', async () => {
    const token = await harness.tokenOf('maria');
    const first = harness.accountClient({ token });
    const before = recordPushes(first);
    await before.until('resumed');
    await harness.announce(maria);
    await before.until('booking:updated');
    first.disconnect();
    await harness.announce(maria, ramon, maria);
    await harness.announce({ staff: ['people.read'] });

    // More is published while it reconnects.
    const back = recordPushes(harness.accountClient({ token, after: String(START + 1) }));
    const during = [];
    for (let n = 0; n < 10; n++) during.push(harness.announce(maria));
    await Promise.all(during);
    await Promise.all([back.until('booking:updated', 12), back.until('resumed')]);
    const seen = back.heard
      .filter(([event]) => event === 'booking:updated')
      .map(([, message]) => (message as { position: number }).position);
    expect(seen).toEqual([START + 2, START + 4, ...Array.from({ length: 10 }, (_, n) => START + 6 + n)]);
  });

  it('that the chat socket missed follow from its handshake’s position', async () => {
    const watcher = recordPushes(harness.chatClient({ token: await harness.tokenOf('ramon') }));
    await watcher.until('resumed');
    await harness.publish([
      {
        namespace: 'chat',
        event: 'receive_message',
        to: { accounts: ['maria', 'ramon'] },
        payload: stored({ recipientId: 'ramon', text: 'hi' }),
        position: harness.nextPosition(),
      },
    ]);
    await watcher.until('receive_message');
    const back = recordPushes(harness.chatClient({ token: await harness.tokenOf('maria'), after: START }));
    await back.until('resumed');
    expect(back.heard.map(([event]) => event)).toEqual(['authenticated', 'receive_message', 'resumed']);
  });

  it('beyond the buffer make the socket reload', async () => {
    const token = await harness.tokenOf('maria');
    expect(await recordPushes(harness.accountClient({ token, after: String(START - 1) })).until('reload')).toEqual([
      { position: START },
    ]);
    const watcher = recordPushes(harness.accountClient({ token }));
    await watcher.until('resumed');
    for (let n = 0; n < 50; n++) await harness.announce(maria);
    await watcher.until('booking:updated', 50);
    expect(await recordPushes(harness.accountClient({ token, after: String(START) })).until('reload')).toEqual([
      { position: START + 50 },
    ]);
    expect(
      await recordPushes(harness.accountClient({ token, after: String(START + 48) })).until('booking:updated', 2),
    ).toHaveLength(2);
  });
});

describe('a socket that does not read', () => {
  it('is disconnected, and the others stay open', async () => {
    const healthy = recordPushes(harness.accountClient({ token: await harness.tokenOf('maria') }));
    const stalled = harness.accountClient({ token: await harness.tokenOf('ramon') });
    await Promise.all([healthy.until('resumed'), nextEvent(stalled, 'resumed')]);
    const webSocket: unknown = Reflect.get(stalled.io.engine.transport, 'ws');
    if (webSocket instanceof Object && 'pause' in webSocket && typeof webSocket.pause === 'function') webSocket.pause();
    const title = 'x'.repeat(4000);
    for (let n = 0; n < 100 && harness.gateway.connections() === 2; n++) {
      await harness.publish(
        Array.from({ length: 200 }, () => ({
          namespace: 'account',
          event: 'notification:new',
          to: ramon,
          payload: { title },
          position: harness.nextPosition(),
        })),
      );
      await harness.announce(maria);
      await healthy.until('booking:updated', n + 1);
    }
    expect(harness.gateway.connections()).toBe(1);
    expect(harness.gateway.isOnline('ramon')).toBe(false);
  });
});
