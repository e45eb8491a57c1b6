import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import { type Announcement, type Changes, CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import type { ChatClientEvents, ChatServerEvents, Read, SendAnswer, SendMessage } from '#contracts/realtime/chat-socket.ts';
import type { UserType } from '#contracts/roles.ts';
import type { ChatMessage } from '#contracts/views/chat.ts';
import { ACCESS_TOKEN_MINUTES, createAccessTokens } from '#infra/access-tokens.ts';
import { createInProcessBus } from '#infra/bus/in-process-bus.ts';
import { CallFailed } from '#infra/call-failed.ts';
import type { Sender } from './command-client.ts';
import { type Gateway, startGateway } from './start.ts';

const secret = 'a secret of at least thirty-two characters';
const START = 100;

type AccountClient = Socket<AccountSocketEvents, Record<string, never>>;
type ChatClient = Socket<ChatServerEvents, ChatClientEvents>;

let gateway: Gateway;
let bus: ReturnType<typeof createInProcessBus>;
let server: ReturnType<typeof createServer>;
let clients: Socket[];
let position: number;
let sent: { sender: Sender; message: SendMessage }[];
let read: Read[];
let answer: (message: SendMessage) => Promise<ChatMessage>;

const accessTokens = createAccessTokens({ secret });

beforeEach(async () => {
  [clients, sent, read, position] = [[], [], [], START];
  answer = async (message) => stored(message);
  server = createServer();
  bus = createInProcessBus();
  gateway = await startGateway({
    httpServer: server, bus, accessTokens, now: () => new Date(), logger: pino({ level: 'silent' }), startsAt: async () => START, ringSize: 20,
    commands: {
      sendMessage: async (sender, message) => {
        sent.push({ sender, message });
        return answer(message);
      },
      markRead: async (_, message) => void read.push(message),
    },
  });
  server.listen(0);
  await once(server, 'listening');
});

afterEach(async () => {
  for (const client of clients) client.disconnect();
  await gateway.stop();
  await bus.close();
  server.close();
});

function stored({ recipientId, text = '', clientTempId = null, bookingId = null }: { recipientId: string; text?: string | undefined; clientTempId?: string | null | undefined; bookingId?: string | null | undefined }): ChatMessage {
  return { _id: `id-${text}`, clientTempId, conversationId: 'c', senderId: 'maria', recipientId, text, attachments: [], bookingId, sequence: 1, sentAt: '2026-11-18T02:00:00.000Z', readAt: null };
}

async function tokenOf(accountId: string, userType: UserType = 'client', tokens = accessTokens): Promise<string> {
  return tokens.issue({ accountId, userType, workerId: null, sessionId: 's1' });
}

function url(): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function accountClient(query: Record<string, string>, transports = ['websocket']): AccountClient {
  const client: AccountClient = io(`${url()}/account`, { transports, query, forceNew: true, reconnection: false });
  clients.push(client);
  return client;
}

function chatClient(auth: Record<string, unknown>): ChatClient {
  const client: ChatClient = io(`${url()}/chat`, { auth, forceNew: true, reconnection: false });
  clients.push(client);
  return client;
}

/** Everything that a socket hears, in order, and a promise of the next `count` of one kind. */
function hearing(client: Socket) {
  const heard: [string, unknown][] = [];
  const waiting = new Set<() => void>();
  client.onAny((event: string, message: unknown) => {
    heard.push([event, message]);
    for (const look of waiting) look();
  });
  function until(event: string, count = 1): Promise<unknown[]> {
    return new Promise((resolve) => {
      function look(): void {
        const found = heard.filter(([name]) => name === event).map(([, message]) => message);
        if (found.length < count) return;
        waiting.delete(look);
        resolve(found);
      }
      waiting.add(look);
      look();
    });
  }
  return { heard, until };
}

function hears(client: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => client.once(event, resolve));
}

/** One batch with an announcement for each audience given, each at the next position. */
async function announce(...audiences: Announcement['to'][]): Promise<void> {
  const announcements: Announcement[] = audiences.map((to) => ({ namespace: 'account', event: 'booking:updated', to, payload: { bookingId: 'b1' }, position: ++position }));
  const value: Changes = { announcements, position };
  await bus.publish([{ topic: CHANGES_TOPIC, key: 'changes', value }]);
}

const maria = { accounts: ['maria'] };
const ramon = { accounts: ['ramon'] };

describe('coming in', () => {
  it('takes the account socket with a token in its query, and says where the read models are', async () => {
    expect(await hearing(accountClient({ token: await tokenOf('maria') })).until('resumed')).toEqual([{ position: START }]);
  });

  it('takes the chat socket with a token in its handshake', async () => {
    expect(await hearing(chatClient({ token: await tokenOf('maria') })).until('authenticated')).toEqual([{ accountId: 'maria', position: START }]);
  });

  it.each<Record<string, string>>([{ token: 'forged' }, {}])('refuses %j', async (credentials) => {
    const refusals = await Promise.all([hears(accountClient(credentials), 'connect_error'), hears(chatClient(credentials), 'connect_error')]);
    expect(refusals).toMatchObject([{ message: 'unauthenticated' }, { message: 'unauthenticated' }]);
  });

  it('refuses a chat token in the query, where it would end up in logs', async () => {
    const client = io(`${url()}/chat`, { query: { token: await tokenOf('maria') }, forceNew: true, reconnection: false });
    clients.push(client);
    expect(await hears(client, 'connect_error')).toMatchObject({ message: 'unauthenticated' });
  });

  it('takes the account socket over websocket only', async () => {
    expect(await hears(accountClient({ token: await tokenOf('maria') }, ['polling']), 'connect_error')).toMatchObject({ message: 'websocket only' });
  });

  it('ends with the token, in a way that makes a browser come back by itself', async () => {
    const almostOver = createAccessTokens({ secret, now: () => new Date(Date.now() - ACCESS_TOKEN_MINUTES * 60_000 + 1500) });
    const client = chatClient({ token: await tokenOf('maria', 'client', almostOver) });
    expect(await hears(client, 'disconnect')).toBe('transport close');
  });
});

describe('announcements', () => {
  it('reach the people they are for, in order, and nobody else', async () => {
    const [client, stranger, admin] = [await tokenOf('maria'), await tokenOf('ramon'), await tokenOf('ana', 'admin')].map((token) => hearing(accountClient({ token })));
    await Promise.all([client, stranger, admin].map((one) => one!.until('resumed')));
    await announce(maria, 'admins', { accounts: ['maria', 'ramon'] }, { accounts: [] });
    expect(await client!.until('booking:updated', 2)).toEqual([{ bookingId: 'b1', position: START + 1 }, { bookingId: 'b1', position: START + 3 }]);
    expect(await admin!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 2 }]);
    expect(await stranger!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 3 }]);
  });

  it('for workers reach every worker, live or missed, and nobody else', async () => {
    const [client, worker] = [await tokenOf('maria'), await tokenOf('jun', 'worker')].map((token) => hearing(accountClient({ token })));
    await Promise.all([client, worker].map((one) => one!.until('resumed')));
    await announce('workers', maria);
    expect(await worker!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 1 }]);
    expect(await client!.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 2 }]);
    const back = hearing(accountClient({ token: await tokenOf('jun', 'worker'), after: String(START) }));
    expect(await back.until('booking:updated')).toEqual([{ bookingId: 'b1', position: START + 1 }]);
  });

  it('that were missed come first when a socket returns, then the live ones, none twice', async () => {
    const token = await tokenOf('maria');
    const first = accountClient({ token });
    const before = hearing(first);
    await before.until('resumed');
    await announce(maria);
    await before.until('booking:updated');
    first.disconnect();
    await announce(maria, ramon, maria);
    await announce('admins');

    // While it comes back, more happens.
    const back = hearing(accountClient({ token, after: String(START + 1) }));
    const during = [];
    for (let n = 0; n < 10; n++) during.push(announce(maria));
    await Promise.all(during);
    await back.until('booking:updated', 12);
    const seen = back.heard.filter(([event]) => event === 'booking:updated').map(([, message]) => (message as { position: number }).position);
    expect(seen).toEqual([START + 2, START + 4, ...Array.from({ length: 10 }, (_, n) => START + 6 + n)]);
    expect(back.heard.findIndex(([event]) => event === 'resumed')).toBeGreaterThanOrEqual(0);
  });

  it('that were missed by the chat socket come with its handshake’s position', async () => {
    const watcher = hearing(chatClient({ token: await tokenOf('ramon') }));
    await watcher.until('resumed');
    const value: Changes = { announcements: [{ namespace: 'chat', event: 'receive_message', to: { accounts: ['maria', 'ramon'] }, payload: stored({ recipientId: 'ramon', text: 'hi' }), position: START + 1 }], position: START + 1 };
    await bus.publish([{ topic: CHANGES_TOPIC, key: 'changes', value }]);
    await watcher.until('receive_message');
    const back = hearing(chatClient({ token: await tokenOf('maria'), after: START }));
    await back.until('resumed');
    expect(back.heard.map(([event]) => event)).toEqual(['authenticated', 'receive_message', 'resumed']);
  });

  it('too far back to be known make it reload', async () => {
    const token = await tokenOf('maria');
    expect(await hearing(accountClient({ token, after: String(START - 1) })).until('reload')).toEqual([{ position: START }]);
    const watcher = hearing(accountClient({ token }));
    await watcher.until('resumed');
    for (let n = 0; n < 50; n++) await announce(maria);
    await watcher.until('booking:updated', 50);
    expect(await hearing(accountClient({ token, after: String(START) })).until('reload')).toEqual([{ position: START + 50 }]);
    expect(await hearing(accountClient({ token, after: String(START + 48) })).until('booking:updated', 2)).toHaveLength(2);
  });
});

describe('a socket that does not read', () => {
  it('is cut off, and the others go on', async () => {
    const healthy = hearing(accountClient({ token: await tokenOf('maria') }));
    const stalled = accountClient({ token: await tokenOf('ramon') });
    await Promise.all([healthy.until('resumed'), hears(stalled, 'resumed')]);
    const webSocket: unknown = Reflect.get(stalled.io.engine.transport, 'ws');
    if (webSocket instanceof Object && 'pause' in webSocket && typeof webSocket.pause === 'function') webSocket.pause();
    const title = 'x'.repeat(4000);
    for (let n = 0; n < 100 && gateway.connections() === 2; n++) {
      const announcements: Announcement[] = Array.from({ length: 200 }, () => ({ namespace: 'account', event: 'notification:new', to: ramon, payload: { title }, position: ++position }));
      await bus.publish([{ topic: CHANGES_TOPIC, key: 'changes', value: { announcements, position } satisfies Changes }]);
      await announce(maria);
      await healthy.until('booking:updated', n + 1);
    }
    expect(gateway.connections()).toBe(1);
    expect(gateway.isOnline('ramon')).toBe(false);
  });
});

describe('messages', () => {
  it('go to the command API, and the stored message comes back', async () => {
    const client = chatClient({ token: await tokenOf('maria') });
    const result: SendAnswer = await client.emitWithAck('send_message', { recipientId: 'ramon', text: 'Good morning!', clientTempId: 't1' });
    expect(result).toEqual({ ok: true, message: stored({ recipientId: 'ramon', text: 'Good morning!', clientTempId: 't1' }) });
    expect(sent).toMatchObject([{ sender: { caller: { accountId: 'maria', userType: 'client' } }, message: { recipientId: 'ramon', text: 'Good morning!', clientTempId: 't1' } }]);
  });

  it('are stored in the order in which they were written', async () => {
    const first = Promise.withResolvers<void>();
    answer = async (message) => {
      if (message.text === 'one') await first.promise;
      return stored(message);
    };
    const client = chatClient({ token: await tokenOf('maria') });
    const answers = ['one', 'two', 'three'].map((text) => client.emitWithAck('send_message', { recipientId: 'ramon', text }));
    await expect.poll(() => sent.length).toBe(1);
    first.resolve();
    await Promise.all(answers);
    expect(sent.map(({ message }) => message.text)).toEqual(['one', 'two', 'three']);
  });

  it('that a rule refuses are answered with the rule', async () => {
    answer = async () => { throw new CallFailed('not_allowed_now', { message: 'You can not write to this person.' }); };
    const client = chatClient({ token: await tokenOf('maria') });
    const told = hearing(client);
    const result: SendAnswer = await client.emitWithAck('send_message', { recipientId: 'pedro', text: 'hi', clientTempId: 't1' });
    expect(result).toEqual({ ok: false, code: 'not_allowed_now', message: 'You can not write to this person.' });
    expect(await told.until('message_error')).toEqual([{ code: 'not_allowed_now', message: 'You can not write to this person.', clientTempId: 't1' }]);
  });

  it('that can not be stored, for reasons that are nobody’s business, failed to persist', async () => {
    answer = async () => { throw new Error('disk sector 7'); };
    const client = chatClient({ token: await tokenOf('maria') });
    expect(await client.emitWithAck('send_message', { recipientId: 'ramon', text: 'hi' })).toEqual({ ok: false, code: 'internal', message: 'Message failed to persist' });
  });

  it.each([null, 'hello', {}, { recipientId: 7 }])('of the wrong shape are refused: %j', async (message) => {
    const client = chatClient({ token: await tokenOf('maria') });
    const told = hearing(client);
    client.emit('send_message', message as never);
    expect(await told.until('message_error')).toMatchObject([{ code: 'invalid' }]);
    expect(sent).toEqual([]);
  });
});

describe('live signs', () => {
  it('tell the other side who is typing', async () => {
    const [writer, reader] = [chatClient({ token: await tokenOf('maria') }), hearing(chatClient({ token: await tokenOf('ramon') }))];
    await reader.until('resumed');
    writer.emit('chat:typing', { recipientId: 'ramon', typing: true });
    expect(await reader.until('chat:typing')).toEqual([{ senderId: 'maria', typing: true }]);
  });

  it('hand on how far somebody has read', async () => {
    const client = chatClient({ token: await tokenOf('maria') });
    client.emit('chat:read', { partnerId: 'ramon', upToSequence: 3 });
    await expect.poll(() => read).toEqual([{ partnerId: 'ramon', upToSequence: 3 }]);
  });

  it('tell who is there, from any of their sockets, to those who asked', async () => {
    const watcher = chatClient({ token: await tokenOf('maria') });
    const told = hearing(watcher);
    watcher.emit('presence:watch', { accountIds: ['ramon', 'maria'] });
    expect(await told.until('presence', 2)).toEqual([{ accountId: 'ramon', online: false }, { accountId: 'maria', online: true }]);
    const client = accountClient({ token: await tokenOf('ramon') });
    expect((await told.until('presence', 3)).at(-1)).toEqual({ accountId: 'ramon', online: true });
    expect(gateway.isOnline('ramon')).toBe(true);
    client.disconnect();
    expect((await told.until('presence', 4)).at(-1)).toEqual({ accountId: 'ramon', online: false });
    expect(gateway.isOnline('ramon')).toBe(false);
  });
});
