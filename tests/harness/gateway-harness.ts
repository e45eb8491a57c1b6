import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { AccountClientEvents, AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import {
  type PushMessage,
  type Audience,
  type PushBatch,
  CHANGES_TOPIC,
  type SessionEnd,
} from '#contracts/realtime/changes.ts';
import type { ChatClientEvents, ChatServerEvents, Read, SendMessage } from '#contracts/realtime/chat-socket.ts';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { UserType } from '#contracts/roles.ts';
import type { ChatMessage } from '#contracts/views/conversation.ts';
import { createInProcessBus } from '#infra/eventing/bus.ts';
import { createEndedSessions } from '#infra/sessions/ended-sessions.ts';
import type { Sender } from '#realtime-gateway/command-client.ts';
import { testTokens } from './test-tokens.ts';
import { type GatewayOptions, startGateway } from '#realtime-gateway/start.ts';
import { createTestClock, testClock } from './test-clock.ts';

/** The read models' position when the gateway starts. */
export const START = 100;

type AccountClient = Socket<AccountSocketEvents, AccountClientEvents>;
type ChatClient = Socket<ChatServerEvents, ChatClientEvents>;

/** A gateway on a free port with its bus, and a command API that records its calls and answers as the test sets. */
export async function openGatewayHarness(
  limits: Pick<GatewayOptions, 'budgets' | 'allowedOrigins' | 'admitWithinMs' | 'lacksSecondFactor'> = {},
) {
  const server = createServer();
  const bus = createInProcessBus();
  const endedSessions = createEndedSessions();
  const accessTokens = testTokens({ isOver: endedSessions.isOver });
  const clients: Socket[] = [];
  const sent: { sender: Sender; message: SendMessage }[] = [];
  const read: Read[] = [];
  const asked: (readonly string[])[] = [];
  const warnings: Record<string, unknown>[] = [];
  const strangers = new Set<string>();
  let position = START;
  const clock = createTestClock();
  let answer: (message: SendMessage) => Promise<ChatMessage> = async (message) => stored(message);

  const gateway = await startGateway({
    httpServer: server,
    bus,
    accessTokens,
    endedSessions,
    now: clock.now,
    logger: pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line)) }),
    startsAt: async () => START,
    bufferSize: 20,
    ...limits,
    commands: {
      sendMessage: async (sender, message) => {
        sent.push({ sender, message });
        return answer(message);
      },
      markRead: async (_, message) => void read.push(message),
      partnersAmong: async ({ caller }, ids) => {
        asked.push(ids);
        return ids.filter((id) => !strangers.has(id) && !strangers.has(caller.accountId));
      },
    },
  });
  server.listen(0);
  await once(server, 'listening');

  function client(namespace: 'account' | 'chat', options: Partial<ManagerOptions & SocketOptions>): Socket {
    const { port } = server.address() as AddressInfo;
    const socket = io(`http://localhost:${port}/${namespace}`, { forceNew: true, reconnection: false, ...options });
    clients.push(socket);
    return socket;
  }

  async function publish(announcements: PushMessage[]): Promise<void> {
    await bus.publish([
      { topic: CHANGES_TOPIC, key: 'changes', value: { announcements, position } satisfies PushBatch },
    ]);
  }

  return {
    gateway,
    sent,
    read,
    /** The partnership lookups of the command API. */
    asked,
    /** Logged records from level 40. */
    warnings,
    /** Accounts without partners; all others are partners of each other. */
    strangers,
    url: () => `http://localhost:${(server.address() as AddressInfo).port}`,
    client,
    publish,
    tokenOf: (
      accountId: string,
      userType: UserType = 'client',
      {
        sessionId = 's1',
        era = 0,
        factors,
        staffRole = userType === 'admin' ? 'owner' : null,
      }: { sessionId?: string; era?: number; factors?: 1 | 2; staffRole?: StaffRole | null } = {},
    ) => accessTokens.issue({ accountId, userType, workerId: null, staffRole, sessionId, era, factors }),
    accountClient: (query: Record<string, string>, transports = ['websocket']): AccountClient =>
      client('account', { query, transports }),
    /** Tries a websocket first, as browsers do: volatile messages sent between two polls are lost. */
    chatClient: (auth: Record<string, unknown>, transports = ['websocket', 'polling']): ChatClient =>
      client('chat', { auth, transports }),
    nextPosition: () => ++position,
    /** One batch with a push for each given audience, each at the next position. */
    announce: (...audiences: Audience[]) =>
      publish(
        audiences.map((to) => ({
          namespace: 'account',
          event: 'booking:updated',
          to,
          payload: { bookingId: 'b1' },
          position: ++position,
        })),
      ),
    /** Publishes the projectors' message that these sessions have ended. */
    end: (...ends: SessionEnd[]) =>
      publish(
        ends.map((payload) => ({
          namespace: 'sessions',
          event: 'session:ended',
          to: 'processes',
          payload,
          position: ++position,
        })),
      ),
    /** Replaces the command API's answer to a message. */
    answerWith(answers: typeof answer) {
      answer = answers;
    },
    /** Sets the gateway's clock ahead of the clock that checks tokens. */
    clockAhead(ms: number) {
      clock.jumpTo(new Date(testClock.now().getTime() + ms));
    },
    async close() {
      for (const one of clients) one.disconnect();
      await gateway.stop();
      await bus.close();
      server.close();
    },
  };
}

export type GatewayHarness = Awaited<ReturnType<typeof openGatewayHarness>>;

/** The stored form of a message of Maria's. */
export function stored({ recipientId, text = '', clientTempId, bookingId }: SendMessage): ChatMessage {
  return {
    _id: `id-${text}`,
    clientTempId: clientTempId ?? null,
    conversationId: 'c',
    senderId: 'maria',
    recipientId,
    text,
    attachments: [],
    bookingId: bookingId ?? null,
    sequence: 1,
    sentAt: '2026-11-18T02:00:00.000Z',
    readAt: null,
  };
}

/** Records everything that a socket receives, in order; `next` promises the next `count` of one kind. */
export function recordPushes(client: Socket) {
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

export function nextEvent(client: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => client.once(event, resolve));
}
