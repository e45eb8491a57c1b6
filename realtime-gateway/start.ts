import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { ACCOUNT_NAMESPACE } from '#contracts/realtime/account-socket.ts';
import { type Changes, CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import { CHAT_NAMESPACE } from '#contracts/realtime/chat-socket.ts';
import { type LiveMessage, ROLL_CALL_EVERY_MS } from '#contracts/realtime/live.ts';
import type { AccessTokens } from '#infra/access-tokens.ts';
import type { Bus } from '#infra/bus/port.ts';
import type { Logger } from '#infra/logging.ts';
import type { EndedSessions } from '#infra/sessions/ended-sessions.ts';
import { admission, closeAtExpiry } from './admission.ts';
import { createAnnouncementRing } from './announcement-ring.ts';
import { serveChat } from './chat.ts';
import type { GatewayCommands } from './command-client.ts';
import { createLiveMessages } from './live-messages.ts';
import { createPresence } from './presence.ts';
import { createPushes } from './pushes.ts';
import { closeEndedSessions } from './session-ends.ts';
import { cutOffSlowConsumers } from './slow-consumers.ts';
import { type AccountNamespace, type AnySocket, type ChatNamespace, rooms } from './sockets.ts';

export type GatewayOptions = {
  httpServer: HttpServer;
  bus: Bus;
  accessTokens: Pick<AccessTokens, 'verify'>;
  endedSessions: Pick<EndedSessions, 'isOver' | 'take'>;
  commands: GatewayCommands;
  now: () => Date;
  logger: Logger;
  /** Where the log ends, asked once the gateway hears of all changes: what was announced before is not in its hands. */
  startsAt: () => Promise<number>;
  /** Announcements kept for sockets that come back. */
  ringSize?: number;
};

export type Gateway = { isOnline(accountId: string): boolean; connections(): number; stop(): Promise<void> };

const MOST_BYTES_OF_A_MESSAGE = 100_000;
const RING_SIZE = 5_000;

/**
 * The two sockets (design section 6). The gateway decides nothing and keeps nothing that matters: it passes on what the
 * read models announce, and gives what people write to the command API. Any number of instances can run.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { httpServer, bus, accessTokens, endedSessions, commands, now, logger, startsAt, ringSize = RING_SIZE } = options;
  const stopping = new AbortController();
  const io = new Server(httpServer, { path: '/socket.io', serveClient: false, maxHttpBufferSize: MOST_BYTES_OF_A_MESSAGE });
  const chat: ChatNamespace = io.of(CHAT_NAMESPACE);
  const account: AccountNamespace = io.of(ACCOUNT_NAMESPACE);
  cutOffSlowConsumers(io);

  const ring = createAnnouncementRing({ size: ringSize });
  const pushes = createPushes(ring, { chat: io.of(CHAT_NAMESPACE), account: io.of(ACCOUNT_NAMESPACE) });
  const live = createLiveMessages({ bus, logger, signal: stopping.signal });
  const presence = createPresence({ publish: live.presence, now, onChange: (accountId, online) => chat.to(rooms.watchersOf(accountId)).emit('presence', { accountId, online }) });
  const ending = closeEndedSessions({ namespaces: [chat, account], endedSessions });
  const rollCall = setInterval(() => presence.callRoll(), ROLL_CALL_EVERY_MS);

  function takeLive(message: LiveMessage): void {
    if (message.kind === 'who-is-there') return presence.answerRoll();
    if (message.kind !== 'typing') return presence.take(message);
    const { senderId, recipientId, typing } = message;
    chat.to(rooms.account(recipientId)).volatile.emit('chat:typing', { senderId, typing });
  }

  function settle(socket: AnySocket): void {
    const { accountId } = socket.data.caller;
    closeAtExpiry(socket, now);
    presence.connected(accountId);
    socket.once('disconnect', () => presence.disconnected(accountId));
  }

  account.use((socket, next) => next(socket.conn.transport.name === 'websocket' ? undefined : new Error('websocket only')));
  account.use(admission(accessTokens, ({ handshake }) => handshake.query));
  account.on('connection', (socket) => {
    settle(socket);
    pushes.welcome(socket, 'account');
  });

  chat.use(admission(accessTokens, ({ handshake }) => handshake.auth));
  chat.on('connection', (socket) => {
    settle(socket);
    serveChat(socket, { commands, live, presence, logger });
    const { caller, after } = socket.data;
    // Whoever comes back holds what it had seen, until it has got what it missed.
    socket.emit('authenticated', { accountId: caller.accountId, position: after ?? ring.position() });
    pushes.welcome(socket, 'chat');
  });

  /** Whoever is suspended hears of it before their sockets close. */
  function takeChanges(changes: Changes): void {
    pushes.deliver(changes);
    ending.take(changes);
  }

  // Only projectors publish on this topic, so a message of it is a batch of changes.
  await bus.consume(CHANGES_TOPIC, 'every-instance', ({ value }) => takeChanges(value as Changes), stopping.signal);
  ring.startAt(await startsAt());
  await live.listen(takeLive);
  live.ask();

  return {
    isOnline: (accountId) => presence.isOnline(accountId),
    connections: () => io.engine.clientsCount,
    /** Closes every connection; browsers come back by themselves once somebody listens again. */
    async stop() {
      clearInterval(rollCall);
      ending.stop();
      stopping.abort();
      io.engine.close();
      await Promise.all([chat, account].map(async (namespace) => namespace.adapter.close()));
    },
  };
}
