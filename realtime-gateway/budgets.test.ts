import { once as occurs } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SendAnswer } from '#contracts/realtime/chat-socket.ts';
import { type GatewayHarness, recordPushes, nextEvent, openGatewayHarness } from '#tests/harness/gateway-harness.ts';
import { createAccountBudgets, type SocketBudgets, socketBudgets } from './budgets.ts';
import { flood } from '#tests/harness/flood.ts';

let harness: GatewayHarness | undefined;

afterEach(async () => {
  await harness?.close();
  harness = undefined;
});

/** First byte of a websocket close frame. */
const CLOSE_FRAME = 0x88;

/** Budgets that are never refilled, so that no test depends on elapsed time. */
function once(bursts: Partial<Record<keyof SocketBudgets, number>>): SocketBudgets {
  const of = (name: keyof SocketBudgets) => ({ burst: bursts[name] ?? 1000, perMinute: 0 });
  return {
    messages: of('messages'),
    reads: of('reads'),
    typing: of('typing'),
    watches: of('watches'),
    excess: of('excess'),
    packets: of('packets'),
  };
}

async function open(options: Parameters<typeof openGatewayHarness>[0]): Promise<GatewayHarness> {
  harness = await openGatewayHarness(options);
  return harness;
}

/** The outcome of a connection attempt. */
function outcomeOf(client: Parameters<typeof nextEvent>[0]): Promise<string> {
  const ends = (event: string) => nextEvent(client, event).then(() => event);
  return Promise.race(['authenticated', 'resumed', 'connect_error'].map(ends));
}

describe('the budgets of an account', () => {
  it('tell within, over and far over apart, and refill with time', () => {
    let nowMs = 0;
    const budgets = createAccountBudgets(socketBudgets, () => nowMs);
    const spent = (count: number) => Array.from({ length: count }, () => budgets.spend('messages', 'maria'));
    const { messages, excess } = socketBudgets;
    expect(new Set(spent(messages.burst))).toEqual(new Set(['within']));
    expect(new Set(spent(excess.burst))).toEqual(new Set(['over']));
    expect(spent(1)).toEqual(['far over']);
    nowMs += 60_000;
    expect(spent(messages.burst).every((spending) => spending === 'within')).toBe(true);
    expect(budgets.spend('messages', 'ramon')).toBe('within');
  });

  it('answer each refused message by its id, so that it can be sent again', async () => {
    const { chatClient, tokenOf, sent } = await open({ budgets: once({ messages: 2 }) });
    const client = chatClient({ token: await tokenOf('maria') });
    const answers: SendAnswer[] = await Promise.all(
      ['t1', 't2', 't3'].map((clientTempId) =>
        client.emitWithAck('send_message', { recipientId: 'ramon', text: 'hi', clientTempId }),
      ),
    );
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: false, code: 'too_many_requests' }]);
    expect(sent).toHaveLength(2);
  });

  it('count all sockets of the account and no other account’s', async () => {
    const { chatClient, tokenOf } = await open({ budgets: once({ messages: 1 }) });
    const send = async (who: string) =>
      chatClient({ token: await tokenOf(who) }).emitWithAck('send_message', { recipientId: 'jun', text: 'hi' });
    expect([await send('maria'), await send('maria'), await send('ramon')]).toMatchObject([
      { ok: true },
      { ok: false },
      { ok: true },
    ]);
  });

  it('drop reads, typing signals and watch lists beyond them', async () => {
    const { chatClient, tokenOf, read } = await open({ budgets: once({ reads: 2, typing: 2, watches: 1 }) });
    const partner = recordPushes(chatClient({ token: await tokenOf('ramon') }));
    const client = chatClient({ token: await tokenOf('maria') });
    const told = recordPushes(client);
    await Promise.all([partner.until('resumed'), told.until('resumed')]);
    for (let n = 1; n <= 4; n++) {
      client.emit('chat:read', { partnerId: 'ramon', upToSequence: n });
      client.emit('chat:typing', { recipientId: 'ramon', typing: true });
      client.emit('presence:watch', { accountIds: ['ramon'] });
    }
    // Its answer shows that the server has processed the earlier messages of this connection.
    await client.emitWithAck('send_message', { recipientId: 'ramon', text: 'hi' });
    await partner.until('chat:typing', 2);
    expect(read.map(({ upToSequence }) => upToSequence)).toEqual([1, 2]);
    const heard = (all: [string, unknown][], event: string) => all.filter(([name]) => name === event).length;
    expect([heard(partner.heard, 'chat:typing'), heard(told.heard, 'presence')]).toEqual([2, 1]);
  });

  it('close the connection of an account far over them', async () => {
    const { chatClient, tokenOf, warnings } = await open({ budgets: once({ typing: 2, excess: 3 }) });
    const client = chatClient({ token: await tokenOf('maria') });
    await nextEvent(client, 'resumed');
    for (let n = 0; n < 6; n++) client.emit('chat:typing', { recipientId: 'ramon', typing: true });
    expect(await nextEvent(client, 'disconnect')).toBe('transport close');
    expect(warnings[0]).toMatchObject({ event: 'security.socket_flood', accountId: 'maria', saying: 'typing' });
  });
});

describe('a connection', () => {
  it('is closed after too many packets of any kind', async () => {
    const { client, tokenOf, gateway, warnings } = await open({ budgets: once({ packets: 50 }) });
    const flooding = client('chat', { auth: { token: await tokenOf('maria') }, transports: ['websocket'] });
    await nextEvent(flooding, 'resumed');
    for (let n = 0; n < 60; n++) flooding.emit('nobody knows this', n);
    await nextEvent(flooding, 'disconnect');
    await expect.poll(() => gateway.connections()).toBe(0);
    expect(warnings, 'logged once').toMatchObject([{ event: 'security.socket_flood' }]);
  });

  it('is closed after an oversized message', async () => {
    const { client, tokenOf } = await open({});
    const flooding = client('chat', { auth: { token: await tokenOf('maria') }, transports: ['websocket'] });
    await nextEvent(flooding, 'resumed');
    flooding.emit('send_message', { recipientId: 'ramon', text: 'x'.repeat(200_000) });
    expect(await nextEvent(flooding, 'disconnect')).toBe('transport close');
  });

  it('is closed when it does not authenticate in time', async () => {
    const { url, gateway } = await open({ admitWithinMs: 100 });
    const silent = new WebSocket(`${url().replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => silent.addEventListener('open', resolve));
    await new Promise((resolve) => silent.addEventListener('close', resolve));
    expect(gateway.connections()).toBe(0);
  });

  it('is terminated when it does not answer a close frame', async () => {
    const { url } = await open({ admitWithinMs: 100 });
    const { hostname, port, host } = new URL(url());
    const socket = connect(Number(port), hostname);
    const opened = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    socket
      .on('error', () => undefined)
      .on('data', (bytes: Buffer) => {
        if (bytes.includes('pingInterval')) opened.resolve();
        if (bytes.includes(CLOSE_FRAME)) told.resolve();
      });
    const closed = occurs(socket, 'close');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ` +
          `websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3VraS1zdWtpLXN1a2ktIQ==\r\n\r\n`,
      );
      await opened.promise;
      vi.advanceTimersByTime(100);
      await told.promise;
      // The library waits half a minute by default.
      vi.advanceTimersByTime(2000);
      await closed;
      expect(socket.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is refused beyond fifty unauthenticated ones per address, until one ends', async () => {
    const { url, chatClient, tokenOf } = await open({ admitWithinMs: 60_000 });
    const socketOf = async () => {
      const socket = new WebSocket(`${url().replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
      const opened = await new Promise<boolean>((resolve) => {
        socket.addEventListener('open', () => resolve(true));
        socket.addEventListener('error', () => resolve(false));
      });
      return { socket, opened };
    };
    const strangers = [];
    for (let n = 0; n < 51; n++) strangers.push(await socketOf());
    expect(strangers.filter(({ opened }) => opened)).toHaveLength(50);
    strangers[0]?.socket.close();
    const token = await tokenOf('maria');
    await expect.poll(() => outcomeOf(chatClient({ token }, ['websocket']))).toBe('authenticated');
  });

  it('is refused beyond twenty per account, and the others stay open', async () => {
    const { accountClient, tokenOf } = await open({});
    const token = await tokenOf('maria');
    const clients = Array.from({ length: 20 }, () => accountClient({ token }));
    await Promise.all(clients.map((client) => nextEvent(client, 'resumed')));
    expect(await nextEvent(accountClient({ token }), 'connect_error')).toMatchObject({ message: 'too_many_requests' });
    await nextEvent(accountClient({ token: await tokenOf('ramon') }), 'resumed');
    clients[0]?.disconnect();
    await expect.poll(() => outcomeOf(accountClient({ token }))).toBe('resumed');
  });

  it('is refused to another site’s page', async () => {
    const { client, tokenOf } = await open({ allowedOrigins: ['https://suki.example.ph'] });
    const from = async (origin: string, transport: string) =>
      client('chat', { auth: { token: await tokenOf('maria') }, transports: [transport], extraHeaders: { origin } });
    for (const transport of ['websocket', 'polling']) {
      expect(await outcomeOf(await from('https://evil.example', transport))).toBe('connect_error');
      expect(await outcomeOf(await from('https://suki.example.ph', transport))).toBe('authenticated');
    }
  });
});

it('delivers messages and pushes of others during a flood from one account', async () => {
  const bursts = Object.entries(socketBudgets).map(([name, { burst }]) => [name, burst]);
  const opened = await open({ budgets: once(Object.fromEntries(bursts)) });
  const { flooder, exchange } = await flood(opened);
  for (let n = 0; n < 10; n++) await exchange(n);
  await expect.poll(() => flooder.connected).toBe(false);
  const ofFlooder = opened.sent.filter(({ sender }) => sender.caller.accountId === 'mallory');
  expect(ofFlooder.length).toBeLessThanOrEqual(socketBudgets.messages.burst);
});
