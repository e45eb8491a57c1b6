import * as z from 'zod/mini';
import { Read, type SendAnswer, SendMessage, Typing, Watch } from '#contracts/realtime/chat-socket.ts';
import { ApiError } from '#contracts/api-error.ts';
import { failureOf } from '#infra/http/routing/failure.ts';
import type { Logger } from '#infra/service/logging.ts';
import type { AccountBudgets, Saying } from './budgets.ts';
import type { GatewayCommands } from './command-client.ts';
import type { LiveMessages } from './live-messages.ts';
import type { Partners } from './partners.ts';
import type { Presence } from './presence.ts';
import { type ChatSocket, rooms } from './sockets.ts';

export type ChatDeps = {
  commands: GatewayCommands;
  live: LiveMessages;
  presence: Presence;
  partners: Partners;
  budgets: AccountBudgets;
  logger: Logger;
};

/** Maximum number of messages that one socket may have in progress. Further ones are refused until earlier ones are answered. */
const MOST_UNDER_WAY = 100;
const NOT_PERSISTED = 'Message failed to persist';

/** Serves a chat socket. Validates all input here; the command API enforces the business rules. */
export function serveChat(socket: ChatSocket, deps: ChatDeps): void {
  const { accountId } = socket.data.caller;
  const send = messageSender(socket, deps, () => isWithin('messages'));
  const watch = presenceWatcher(socket, deps);

  /** Closes the connection of an account far over its budget. The browser reconnects automatically. */
  function isWithin(saying: Saying): boolean {
    const spending = deps.budgets.spend(saying, accountId);
    if (spending === 'far over') {
      deps.logger.warn(
        { event: 'security.socket_flood', accountId, saying, address: socket.data.address },
        'Socket closed: account budget far exceeded',
      );
      socket.conn.close();
    }
    return spending === 'within';
  }

  socket.on('send_message', (message, answer) => {
    void send(message).then((result) => {
      if (typeof answer === 'function') answer(result);
    });
  });
  socket.on('chat:read', (message) => {
    if (isWithin('reads')) void markRead(socket, deps, message);
  });
  socket.on('chat:typing', (message) => {
    if (isWithin('typing')) void sayTyping(socket, deps, message);
  });
  socket.on('presence:watch', (message) => {
    if (isWithin('watches')) void watch(message);
  });
}

/** Only partners receive it. */
async function sayTyping(socket: ChatSocket, { live, partners }: ChatDeps, message: unknown): Promise<void> {
  const typing = z.safeParse(Typing, message);
  if (!typing.success) return;
  const [partner] = await partners.among(socket.data, [typing.data.recipientId]);
  if (partner !== undefined) live.typing({ senderId: socket.data.caller.accountId, ...typing.data });
}

/** Each list replaces the one before, and only partners are watched, so that a socket's rooms do not accumulate. */
function presenceWatcher(socket: ChatSocket, { presence, partners }: ChatDeps) {
  let watched: readonly string[] = [];
  let newest: unknown;

  return async (message: unknown): Promise<void> => {
    const watch = z.safeParse(Watch, message);
    if (!watch.success) return;
    newest = watch;
    const found = await partners.among(socket.data, watch.data.accountIds);
    if (newest !== watch || !socket.connected) return;
    for (const accountId of watched) if (!found.includes(accountId)) void socket.leave(rooms.watchersOf(accountId));
    watched = found;
    for (const accountId of found) {
      void socket.join(rooms.watchersOf(accountId));
      socket.emit('presence', { accountId, online: presence.isOnline(accountId) });
    }
  };
}

type Parsed = ReturnType<typeof z.safeParse<typeof SendMessage>>;

/** Sends messages one at a time, so that they are stored in the order in which they were written. */
function messageSender(socket: ChatSocket, { commands, logger }: ChatDeps, isWithinBudget: () => boolean) {
  let underWay = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function store(sending: Parsed): Promise<SendAnswer> {
    try {
      if (!sending.success) throw new ApiError('invalid');
      return { ok: true, message: await commands.sendMessage(socket.data, sending.data) };
    } catch (error) {
      return refused(error, sending.data?.clientTempId);
    }
  }

  function refused(error: unknown, clientTempId: string | undefined): SendAnswer {
    const failure = failureOf(error, '');
    if (failure.unexpected) logger.error({ err: error }, 'Failed to persist message');
    const { code } = failure.body;
    const message = failure.unexpected ? NOT_PERSISTED : failure.body.message;
    socket.emit('message_error', { message, code, ...(clientTempId !== undefined && { clientTempId }) });
    return { ok: false, code, message };
  }

  return async (message: unknown): Promise<SendAnswer> => {
    const sending = z.safeParse(SendMessage, message);
    if (!isWithinBudget() || underWay >= MOST_UNDER_WAY)
      return refused(new ApiError('too_many_requests'), sending.data?.clientTempId);
    underWay++;
    const stored = last.then(() => store(sending));
    last = stored;
    try {
      return await stored;
    } finally {
      underWay--;
    }
  };
}

/**
 * Reports no result: the read model's push notifies readers, and the browser repeats the receipt with the next message.
 */
async function markRead(socket: ChatSocket, { commands, logger }: ChatDeps, message: unknown): Promise<void> {
  const read = z.safeParse(Read, message);
  if (!read.success) return;
  try {
    await commands.markRead(socket.data, read.data);
  } catch (error) {
    logger.warn({ err: error, accountId: socket.data.caller.accountId }, 'Failed to persist read receipt');
  }
}
