import * as z from 'zod/mini';
import { Read, type SendAnswer, SendMessage, Typing, Watch } from '#contracts/realtime/chat-socket.ts';
import { CallFailed } from '#infra/call-failed.ts';
import { failureOf } from '#infra/http/failure.ts';
import type { Logger } from '#infra/logging.ts';
import type { GatewayCommands } from './command-client.ts';
import type { LiveMessages } from './live-messages.ts';
import type { Presence } from './presence.ts';
import { type ChatSocket, rooms } from './sockets.ts';

export type ChatDeps = { commands: GatewayCommands; live: LiveMessages; presence: Presence; logger: Logger };

/** Messages that one socket may have under way; whoever sends faster waits for their answers. */
const MOST_UNDER_WAY = 100;
const NOT_PERSISTED = 'Message failed to persist';

/** What a chat socket may say. All of it comes from outside and is checked here; rules are the command API's. */
export function serveChat(socket: ChatSocket, deps: ChatDeps): void {
  const send = messageSender(socket, deps);
  socket.on('send_message', (message, answer) => {
    void send(message).then((result) => {
      if (typeof answer === 'function') answer(result);
    });
  });
  socket.on('chat:read', (message) => void markRead(socket, deps, message));
  socket.on('chat:typing', (message) => {
    const typing = z.safeParse(Typing, message);
    if (typing.success) deps.live.typing({ senderId: socket.data.caller.accountId, ...typing.data });
  });
  socket.on('presence:watch', (message) => {
    const watch = z.safeParse(Watch, message);
    for (const accountId of watch.data?.accountIds ?? []) {
      void socket.join(rooms.watchersOf(accountId));
      socket.emit('presence', { accountId, online: deps.presence.isOnline(accountId) });
    }
  });
}

type Parsed = ReturnType<typeof z.safeParse<typeof SendMessage>>;

/** One message after another, so that they are stored in the order in which they were written. */
function messageSender(socket: ChatSocket, { commands, logger }: ChatDeps) {
  let underWay = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function store(sending: Parsed): Promise<SendAnswer> {
    try {
      if (!sending.success) throw new CallFailed('invalid');
      return { ok: true, message: await commands.sendMessage(socket.data, sending.data) };
    } catch (error) {
      return refused(error, sending.data?.clientTempId);
    }
  }

  function refused(error: unknown, clientTempId: string | undefined): SendAnswer {
    const failure = failureOf(error, '');
    if (failure.unexpected) logger.error({ err: error }, 'A message could not be stored');
    const { code } = failure.body;
    const message = failure.unexpected ? NOT_PERSISTED : failure.body.message;
    socket.emit('message_error', { message, code, ...(clientTempId !== undefined && { clientTempId }) });
    return { ok: false, code, message };
  }

  return async (message: unknown): Promise<SendAnswer> => {
    const sending = z.safeParse(SendMessage, message);
    if (underWay >= MOST_UNDER_WAY) return refused(new CallFailed('too_many_requests'), sending.data?.clientTempId);
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

/** Nobody waits for the answer: readers hear of it when the read model holds it, and say it again with the next message. */
async function markRead(socket: ChatSocket, { commands, logger }: ChatDeps, message: unknown): Promise<void> {
  const read = z.safeParse(Read, message);
  if (!read.success) return;
  try {
    await commands.markRead(socket.data, read.data);
  } catch (error) {
    logger.warn({ err: error, accountId: socket.data.caller.accountId }, 'Reading could not be stored');
  }
}
