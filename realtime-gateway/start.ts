import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { type ServerOptions, WebSocketServer } from 'ws';
import type { UserType } from '#contracts/roles.ts';
import { ACCOUNT_NAMESPACE } from '#contracts/realtime/account-socket.ts';
import { type PushBatch, CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import { CHAT_NAMESPACE } from '#contracts/realtime/chat-socket.ts';
import { type LiveMessage, ROLL_CALL_EVERY_MS } from '#contracts/realtime/live.ts';
import type { LacksSecondFactor } from '#infra/http/routing/authorize-caller.ts';
import type { AccessTokens, TokenHolder } from '#infra/sessions/access-tokens.ts';
import type { Bus } from '#infra/eventing/bus.ts';
import { headersOfSockets } from '#infra/http/routing/security-headers.ts';
import type { Logger } from '#infra/service/logging.ts';
import type { EndedSessions } from '#infra/sessions/ended-sessions.ts';
import { authenticateSockets, closeAtExpiry } from './socket-authentication.ts';
import { createResumeBuffer } from './resume-buffer.ts';
import { createAccountBudgets, noBudgets, type SocketBudgets, socketBudgets } from './budgets.ts';
import { serveCalendars } from './calendars.ts';
import { serveChat } from './chat.ts';
import type { GatewayCommands } from './command-client.ts';
import { type ConnectionLimits, createConnectionLimits, TOO_MANY } from './connections.ts';
import { createLiveMessages } from './live-messages.ts';
import { isAllowedOrigin } from './origin.ts';
import { createPartners } from './partners.ts';
import { createPresence } from './presence.ts';
import { type AccountNamespace, type AnySocket, type ChatNamespace, createPushes, rooms } from './sockets.ts';
import { closeEndedSessions } from './session-ends.ts';
import { disconnectSlowSockets } from './slow-consumer-guard.ts';

export type GatewayOptions = {
  httpServer: HttpServer;
  bus: Bus;
  accessTokens: Pick<AccessTokens<UserType>, 'verify'>;
  endedSessions: Pick<EndedSessions, 'isOver' | 'take'>;
  commands: GatewayCommands;
  /** Default: no role needs a second factor. */
  lacksSecondFactor?: LacksSecondFactor<TokenHolder<UserType>>;
  now: () => Date;
  logger: Logger;
  /** End of the log, read once the gateway receives all changes. The buffer lacks everything published before. */
  startsAt: () => Promise<number>;
  /** Pushes kept for reconnecting sockets. */
  bufferSize?: number;
  /** Origins of pages that may open sockets, in addition to those of the requested host. */
  allowedOrigins?: readonly string[];
  /** null: no limits, for load tests. */
  budgets?: SocketBudgets | null;
  /** A connection that has not authenticated by then is closed. */
  admitWithinMs?: number;
  /** In production a header makes browsers use TLS only. */
  production?: boolean;
};

export type Gateway = { isOnline(accountId: string): boolean; connections(): number; stop(): Promise<void> };

const MOST_BYTES_OF_A_MESSAGE = 100_000;
const RING_SIZE = 5_000;
const ADMIT_WITHIN_MS = 10_000;

/**
 * The two sockets (design section 6). The gateway decides nothing and stores nothing durable: it delivers the read
 * models' pushes, and forwards messages from users to the command API. Any number of instances can run.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    httpServer,
    bus,
    accessTokens,
    lacksSecondFactor,
    endedSessions,
    commands,
    now,
    logger,
    startsAt,
    bufferSize = RING_SIZE,
    allowedOrigins = [],
    budgets = socketBudgets,
    admitWithinMs = ADMIT_WITHIN_MS,
    production = false,
  } = options;
  const stopping = new AbortController();
  const limits = createConnectionLimits({
    isLimited: budgets !== null,
    packets: (budgets ?? noBudgets).packets,
    logger,
  });
  const io = socketServer({ httpServer, limits, allowedOrigins, admitWithinMs, production });
  const chat: ChatNamespace = io.of(CHAT_NAMESPACE);
  const account: AccountNamespace = io.of(ACCOUNT_NAMESPACE);

  const buffer = createResumeBuffer({ size: bufferSize });
  const pushes = createPushes(buffer, { chat: io.of(CHAT_NAMESPACE), account: io.of(ACCOUNT_NAMESPACE) });
  const live = createLiveMessages({ bus, logger, signal: stopping.signal });
  const partners = createPartners({ commands, logger });
  const accountBudgets = createAccountBudgets(budgets ?? noBudgets);
  const presence = createPresence({
    publish: live.presence,
    now,
    onChange: (accountId, online) => chat.to(rooms.watchersOf(accountId)).emit('presence', { accountId, online }),
  });
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
    limits.settled(socket);
    presence.connected(accountId);
    socket.once('disconnect', () => presence.disconnected(accountId));
  }

  const tokenCheck = { accessTokens, lacksSecondFactor };
  account.use((socket, next) =>
    next(socket.conn.transport.name === 'websocket' ? undefined : new Error('websocket only')),
  );
  account.use(authenticateSockets(tokenCheck, ({ handshake: { auth, query } }) => ('token' in auth ? auth : query)));
  account.use(limits.admit);
  account.on('connection', (socket) => {
    settle(socket);
    serveCalendars(socket, accountBudgets);
    pushes.welcome(socket, 'account');
  });

  chat.use(authenticateSockets(tokenCheck, ({ handshake }) => handshake.auth));
  chat.use(limits.admit);
  chat.on('connection', (socket) => {
    settle(socket);
    serveChat(socket, { commands, live, presence, partners, budgets: accountBudgets, logger });
    const { caller, after } = socket.data;
    // A reconnecting socket keeps its old position until it has received what it missed.
    socket.emit('authenticated', { accountId: caller.accountId, position: after ?? buffer.position() });
    pushes.welcome(socket, 'chat');
  });

  /** Pushes go first: a suspended user learns the reason before their sockets close. */
  function takeChanges(changes: PushBatch): void {
    pushes.deliver(changes);
    ending.take(changes);
  }

  // Only projectors publish on this topic, so its messages are batches of changes.
  await bus.consume(CHANGES_TOPIC, 'every-instance', ({ value }) => takeChanges(value as PushBatch), stopping.signal);
  buffer.startAt(await startsAt());
  await live.listen(takeLive);
  live.ask();

  return {
    isOnline: (accountId) => presence.isOnline(accountId),
    connections: () => io.engine.clientsCount,
    /** Closes every connection. Browsers reconnect automatically once a gateway listens again. */
    async stop() {
      clearInterval(rollCall);
      ending.stop();
      stopping.abort();
      io.engine.close();
      await Promise.all([chat, account].map(async (namespace) => namespace.adapter.close()));
    },
  };
}

type ServerParts = Required<Pick<GatewayOptions, 'httpServer' | 'allowedOrigins' | 'admitWithinMs' | 'production'>> & {
  limits: ConnectionLimits;
};

/** Connection limits and origin checks, before any token is checked. */
function socketServer({ httpServer, limits, allowedOrigins, admitWithinMs, production }: ServerParts): Server {
  const io = new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES_OF_A_MESSAGE,
    connectTimeout: admitWithinMs,
    wsEngine: PromptWebSocketServer,
    allowRequest: (request, decide) => {
      if (!isAllowedOrigin(request, allowedOrigins)) decide('Origin not allowed', false);
      else decide(TOO_MANY, limits.hasRoomFor(request));
    },
  });
  io.engine.use(headersOfSockets({ production }));
  disconnectSlowSockets(io);
  limits.watch(io);
  return io;
}

/** The library waits half a minute by default. */
const GOODBYE_WITHIN_MS = 2000;

/** Terminates connections that do not answer a close frame in time: each would hold a descriptor. */
class PromptWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    // The library's types lack this option.
    const prompt = { ...options, closeTimeout: GOODBYE_WITHIN_MS };
    super(prompt);
  }
}
