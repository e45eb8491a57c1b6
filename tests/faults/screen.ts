import '../../frontend/src/browser/testing/fake-browser.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { UNAUTHENTICATED } from '#contracts/realtime/account-socket.ts';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import type { ChatClientEvents, ChatServerEvents, SendAnswer } from '#contracts/realtime/chat-socket.ts';
import { ChatMessages, type ChatMessage } from '#contracts/views/conversation.ts';
import { chatSlice, messageReceived } from '../../frontend/src/features/conversation/slice.ts';
import { threadOf, type ThreadMessage } from '../../frontend/src/features/conversation/thread.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { type Findings, retryUntilAnswered, signInAgain } from './retrying-client.ts';

export type Screen = {
  /** The conversation as the front end shows it. */
  thread(): ThreadMessage[];
  /** Sends until the message is acknowledged, under one clientTempId. */
  say(text: string): Promise<void>;
  close(): void;
};

type Options = { url: string; person: ApiClient; partner: ApiClient; findings: Findings };

const ACK_MS = 10_000;
/** Documented codes: nothing was stored, retry. */
const AGAIN = new Set(['unavailable', 'conflict']);
const AGAIN_AFTER_MS = 300;
const BACK_AFTER_MS = 1000;
const PAGE = 100;

/**
 * One user's chat over the protocol, with the front end's own reducer and merging of reads and live messages: it
 * resumes from the last position seen, and reads the conversation only at the start or on a reload request.
 */
export function openScreen({ url, person, partner, findings }: Options): Screen {
  const [me, partnerId] = [person.session?.user.id ?? '', partner.session?.user.id ?? ''];
  let chat = chatSlice.reducer(undefined, { type: 'opened' });
  let read: ChatMessage[] = [];
  let after: number | undefined;
  let [saidAfter, authenticated, closed, sent] = [false, false, false, 0];

  const socket: Socket<ChatServerEvents, ChatClientEvents> = io(`${url}/chat`, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelayMax: BACK_AFTER_MS,
    auth: (give) => {
      saidAfter = after !== undefined;
      give({ token: person.token, ...(after !== undefined && { after }) });
    },
  });

  function note(position: number): void {
    after = Math.max(after ?? 0, position);
  }

  async function readAll(): Promise<void> {
    const found: ChatMessage[] = [];
    for (let before: number | undefined; ;) {
      const path = `/chats/partners/${partnerId}/messages?limit=${PAGE}${before === undefined ? '' : `&before=${before}`}`;
      const { items } = ChatMessages.parse(await retryUntilAnswered(person, { method: 'GET', path }, findings));
      found.push(...items);
      before = items[0]?.sequence;
      if (items.length < PAGE) break;
    }
    read = found;
  }

  function readAgain(): void {
    readAll().catch((error: unknown) => findings.push(`${me} could not read the conversation: ${String(error)}`));
  }

  socket.on('authenticated', () => {
    authenticated = true;
  });
  socket.on('receive_message', ({ position, ...message }) => {
    note(position);
    chat = chatSlice.reducer(chat, messageReceived(message));
  });
  socket.on('chat:read', ({ position }) => note(position));
  socket.on('resumed', ({ position }) => {
    if (!saidAfter) readAgain();
    note(position);
  });
  socket.on('reload', ({ position }) => {
    note(position);
    readAgain();
  });
  socket.on('disconnect', () => {
    authenticated = false;
    if (!socket.active) setTimeout(comeBack, BACK_AFTER_MS);
  });
  socket.on('connect_error', (error) => {
    if (error.message === UNAUTHENTICATED) void signInAgain(person).then(comeBack);
    else if (!socket.active) setTimeout(comeBack, BACK_AFTER_MS);
  });
  function comeBack(): void {
    if (!closed) socket.connect();
  }

  async function sendOnce(text: string, clientTempId: string): Promise<SendAnswer | undefined> {
    if (!authenticated) return undefined;
    return socket
      .timeout(ACK_MS)
      .emitWithAck('send_message', { recipientId: partnerId, text, clientTempId })
      .catch(() => undefined);
  }

  return {
    thread: () =>
      threadOf({
        me,
        partnerId,
        read,
        received: chat.received[conversationId(me, partnerId)] ?? [],
        outbox: chat.outbox,
        readUpTo: 0,
      }),
    async say(text) {
      const clientTempId = `${me}-${++sent}`;
      while (!closed) {
        const answer = await sendOnce(text, clientTempId);
        if (answer?.ok) {
          chat = chatSlice.reducer(chat, messageReceived(answer.message));
          return;
        }
        if (answer && !AGAIN.has(answer.code))
          findings.push(`A message was refused with ${answer.code}: ${answer.message}`);
        await pause(AGAIN_AFTER_MS);
      }
    },
    close() {
      closed = true;
      socket.disconnect();
    },
  };
}
