import '../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage, ChatMessages } from '#contracts/views/conversation.ts';
import { createStore } from '../../app/create-store.ts';
import { fails, fakeServer, routes, succeeds } from '../../api/testing/fake-server.ts';
import { api } from '../../api/api.ts';
import { forgetPositions } from '../../api/read-your-writes.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { clearStorages, storeUser } from '../../browser/storage.ts';
import { holdSession } from '../../browser/testing/held-session.ts';
import { forgetAccessToken, readAccessToken } from '../../browser/access-token.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { FakeSocket } from '../../domain/realtime/testing/fake-socket.ts';
import { userChanged } from '../../domain/session/slice.ts';
import { chatApi } from './api.ts';
import { ACK_MS, SLOWLY_MS } from './outbox-saga.ts';
import { chatSaga } from './saga.ts';
import { selectThread, unreadIn } from './selectors.ts';
import { conversationOpened, messageDiscarded, messageResent, messageSent, newestSeen, typed } from './slice.ts';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

let socket: FakeSocket;
let tasks: Task[] = [];

function message(sequence: number, more: Partial<ChatMessage> = {}): ChatMessage {
  const sentAt = `2026-11-18T01:00:${String(sequence).padStart(2, '0')}Z`;
  return {
    _id: `m${sequence}`,
    clientTempId: null,
    conversationId: 'jun~me',
    senderId: 'jun',
    recipientId: 'me',
    text: `text ${sequence}`,
    attachments: [],
    bookingId: null,
    sequence,
    sentAt,
    readAt: null,
    ...more,
  };
}
const chat = (unreadCount: number) => ({
  conversationId: 'jun~me',
  bookingId: null,
  partner: { id: 'jun', name: 'Jun', avatar: null, online: false },
  lastMessage: null,
  unreadCount,
  booking: null,
});
const noPages: ChatMessages[] = [];

async function start({ up = true } = {}) {
  const { store, run } = createStore();
  tasks.push(run(() => chatSaga(socket.open)));
  await expect.poll(() => socket.handshakes).toHaveLength(1);
  if (up) comeUp();
  return { store, thread: (pages = noPages) => selectThread(store.getState(), 'jun', pages) };
}
function comeUp() {
  socket.emit('connect');
  socket.emit('authenticated', { accountId: 'me', position: 5 });
}

beforeEach(() => {
  forgetAccessToken();
  socket = new FakeSocket();
  localStorage.clear();
  sessionStorage.clear();
  forgetPositions();
  holdSession('A');
  storeUser({ isAuthenticated: true }, 'me');
  fakeServer(routes({}));
});
afterEach(() => {
  for (const task of tasks) task.cancel();
  tasks = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.mocked(showToast).mockReset();
});

describe('sending', () => {
  it('shows a message at once, sends it over the socket, and replaces it by the stored one', async () => {
    const { store, thread } = await start();
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello', bookingId: 'b1' }));
    const [shown] = thread();
    expect(shown).toMatchObject({ text: 'Hello', mine: true, status: 'sending' });
    const [asked] = socket.asked;
    expect(asked).toMatchObject({
      event: 'send_message',
      payload: {
        recipientId: 'jun',
        text: 'Hello',
        attachments: [],
        bookingId: 'b1',
        clientTempId: shown?.clientTempId,
      },
    });
    const stored = message(1, {
      clientTempId: shown?.clientTempId ?? '',
      senderId: 'me',
      recipientId: 'jun',
      text: 'Hello',
    });
    asked?.answer({ ok: true, message: stored });
    socket.emit('receive_message', { ...stored, position: 6 });
    await expect.poll(() => thread()).toHaveLength(1);
    expect(thread()[0]).toMatchObject({ status: 'sent', sequence: 1, key: shown?.key });
    socket.emit('chat:read', {
      conversationId: 'jun~me',
      readerId: 'jun',
      partnerId: 'me',
      upToSequence: 1,
      position: 7,
    });
    expect(thread()[0]?.status).toBe('read');
  });

  it('without a connection shows that for 2 s, and sends after connecting', async () => {
    const { store, thread } = await start({ up: false });
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      'Not connected to chat server',
      expect.objectContaining({ variant: 'error', durationMs: 2000 }),
    );
    expect(thread()[0]?.status).toBe('failed');
    expect(socket.asked).toEqual([]);
    comeUp();
    expect(socket.asked).toHaveLength(1);
    expect(thread()[0]?.status).toBe('sending');
  });

  it('fails without a response, and sends the same clientTempId after a reconnect', async () => {
    const { store, thread } = await start();
    vi.useFakeTimers();
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    await vi.advanceTimersByTimeAsync(ACK_MS);
    expect(thread()[0]?.status).toBe('failed');
    socket.emit('disconnect', 'ping timeout');
    expect(store.getState().realtime.chat).toEqual({ connecting: true, connected: false, authenticated: false });
    comeUp();
    expect(socket.asked.map(({ payload }) => payload)).toEqual([socket.asked[0]?.payload, socket.asked[0]?.payload]);
  });

  it.each([
    ['You can’t write to this person.', 'You can’t write to this person.'],
    ['', 'Message failed to persist'],
  ])('shows the refusal "%s" once for 6 s, and sends again only by hand', async (words, told) => {
    const { store, thread } = await start();
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    const clientTempId = thread()[0]?.clientTempId ?? '';
    socket.emit('message_error', { message: words, code: 'not_found', clientTempId });
    socket.asked[0]?.answer({ ok: false, message: words, code: 'not_found' });
    await Promise.resolve();
    expect(showToast).toHaveBeenCalledExactlyOnceWith(told, { variant: 'error', durationMs: 6000 });
    expect(thread()[0]?.status).toBe('failed');
    comeUp();
    expect(socket.asked).toHaveLength(1);
    store.dispatch(messageResent(clientTempId));
    expect(socket.asked).toHaveLength(2);
  });
});

describe('sending faster than the rate limit', () => {
  it('queues messages in order, without an error', async () => {
    const { store, thread } = await start();
    vi.useFakeTimers();
    const refused = { ok: false, message: 'Too many tries.', code: 'too_many_requests' };
    for (const text of ['one', 'two']) store.dispatch(messageSent({ recipientId: 'jun', text }));
    const [one, two] = thread().map(({ clientTempId }) => clientTempId ?? '');
    for (const [index, clientTempId] of [one, two].entries()) {
      socket.emit('message_error', { ...refused, clientTempId });
      socket.asked[index]?.answer(refused);
    }
    await vi.advanceTimersByTimeAsync(SLOWLY_MS);
    const askedFor = () => socket.asked.slice(2).map(({ payload }) => (payload as { text: string }).text);
    expect(askedFor()).toEqual(['one']);
    socket.asked[2]?.answer(refused);
    await vi.advanceTimersByTimeAsync(SLOWLY_MS);
    expect(askedFor()).toEqual(['one', 'one']);
    socket.asked[3]?.answer({
      ok: true,
      message: message(1, { clientTempId: one ?? '', senderId: 'me', recipientId: 'jun', text: 'one' }),
    });
    await vi.advanceTimersByTimeAsync(SLOWLY_MS);
    expect(askedFor()).toEqual(['one', 'one', 'two']);
    expect(thread().map(({ status }) => status)).toEqual(['sent', 'sending']);
    expect(showToast).not.toHaveBeenCalled();
  });

  const refused = { ok: false, message: 'Too many tries.', code: 'too_many_requests' };
  const words = () => socket.asked.map(({ payload }) => (payload as { text: string }).text);
  /** The server accepts the last request as the next message of the conversation. */
  function accept(sequence: number) {
    const asked = socket.asked.at(-1);
    if (!asked) throw new Error('Nothing was sent');
    const { text, clientTempId } = asked.payload as { text: string; clientTempId: string };
    asked.answer({
      ok: true,
      message: message(sequence, { senderId: 'me', recipientId: 'jun', text, clientTempId }),
    });
  }

  it('keeps the order with messages written meanwhile', async () => {
    const { store, thread } = await start();
    vi.useFakeTimers();
    store.dispatch(messageSent({ recipientId: 'jun', text: 'one' }));
    socket.asked[0]?.answer(refused);
    await vi.advanceTimersByTimeAsync(SLOWLY_MS / 2);
    store.dispatch(messageSent({ recipientId: 'jun', text: 'two' }));
    expect(words()).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(SLOWLY_MS / 2);
    expect(words()).toEqual(['one', 'one']);
    accept(1);
    await vi.advanceTimersByTimeAsync(SLOWLY_MS);
    expect(words()).toEqual(['one', 'one', 'two']);
    accept(2);
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(messageSent({ recipientId: 'jun', text: 'three' }));
    expect(words(), 'at once, as nothing waits any more').toEqual(['one', 'one', 'two', 'three']);
    accept(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(thread().map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it('keeps the order when the connection breaks meanwhile', async () => {
    const { store } = await start();
    vi.useFakeTimers();
    for (const text of ['one', 'two']) store.dispatch(messageSent({ recipientId: 'jun', text }));
    for (const asked of socket.asked) asked.answer(refused);
    await vi.advanceTimersByTimeAsync(0);
    socket.emit('disconnect', 'transport close');
    store.dispatch(messageSent({ recipientId: 'jun', text: 'three' }));
    expect(store.getState().chat.outbox.at(-1)?.status).toBe('failed');
    await vi.advanceTimersByTimeAsync(SLOWLY_MS);
    comeUp();
    for (const sequence of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(SLOWLY_MS);
      accept(sequence);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(words()).toEqual(['one', 'two', 'one', 'two', 'three']);
  });

  it('continues after a queued message is discarded', async () => {
    const { store, thread } = await start();
    vi.useFakeTimers();
    store.dispatch(messageSent({ recipientId: 'jun', text: 'one' }));
    socket.asked[0]?.answer(refused);
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(messageDiscarded(thread()[0]?.clientTempId ?? ''));
    await vi.advanceTimersByTimeAsync(SLOWLY_MS);
    store.dispatch(messageSent({ recipientId: 'jun', text: 'two' }));
    expect(words()).toEqual(['one', 'two']);
  });
});

describe('page reload', () => {
  /** The same tab with a new store and socket. */
  async function reload({ up = false } = {}) {
    for (const task of tasks) task.cancel();
    socket = new FakeSocket();
    return start({ up });
  }
  const askedFor = () => socket.asked.map(({ payload }) => payload);

  it('sends messages that waited for a connection, with their clientTempId', async () => {
    const before = await start({ up: false });
    const attachments = [{ url: '/uploads/gate.jpg', name: 'gate.jpg', contentType: 'image/jpeg' }];
    before.store.dispatch(messageSent({ recipientId: 'jun', text: 'The gate code is 4711', attachments }));
    const [kept] = before.thread();
    const { thread } = await reload();
    expect(thread()).toEqual([kept]);
    comeUp();
    expect(askedFor()).toMatchObject([{ text: 'The gate code is 4711', attachments, clientTempId: kept?.key }]);
  });

  it('sends again messages without a response, and none that are stored', async () => {
    const before = await start();
    for (const text of ['there', 'on its way']) before.store.dispatch(messageSent({ recipientId: 'jun', text }));
    const [there] = before.thread();
    const stored = message(1, { senderId: 'me', recipientId: 'jun', clientTempId: there?.clientTempId ?? '' });
    socket.emit('receive_message', { ...stored, position: 6 });
    const { thread } = await reload();
    expect(thread()).toMatchObject([{ text: 'on its way', status: 'failed' }]);
    comeUp();
    expect(askedFor()).toMatchObject([{ text: 'on its way' }]);
  });

  it('leaves refused messages to be sent by hand', async () => {
    const { store } = await start();
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    socket.asked[0]?.answer({ ok: false, message: 'You can’t write to this person.', code: 'not_found' });
    await expect.poll(() => store.getState().chat.outbox[0]?.status).toBe('failed');
    const { thread } = await reload({ up: true });
    expect(thread()).toMatchObject([{ text: 'Hello', status: 'failed' }]);
    expect(socket.asked).toEqual([]);
  });

  it.each([
    ['another user is signed in', () => storeUser({ isAuthenticated: true }, 'grace')],
    [
      'they signed out',
      () => {
        clearStorages();
        storeUser({ isAuthenticated: true }, 'me');
      },
    ],
    ['it can’t be read', () => tabStorage.setItem(storageKeys.chatOutbox, '{"ownerId":"me"}')],
  ])('restores nothing when %s', async (_, change) => {
    const { store } = await start({ up: false });
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    change();
    expect((await reload()).store.getState().chat.outbox).toEqual([]);
  });
});

describe('another account', () => {
  it('that signed in while the tab slept sends nothing of the previous one', async () => {
    const { store } = await start({ up: false });
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    storeUser({ isAuthenticated: true }, 'grace');
    comeUp();
    expect(socket.asked).toEqual([]);
    store.dispatch(userChanged({ user: { isAuthenticated: true }, userId: 'grace' }));
    expect(store.getState().chat).toMatchObject({ ownerId: 'grace', outbox: [] });
  });

  it('is not the same account after a profile change', async () => {
    const { store, thread } = await start({ up: false });
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    store.dispatch(userChanged({ user: { isAuthenticated: true, firstName: 'Andie' }, userId: 'me' }));
    expect(thread()).toHaveLength(1);
  });
});

describe('read receipts', () => {
  const seen = (sequence: number) => newestSeen({ partnerId: 'jun', sequence, left: 0 });

  /** Answers each receipt with `answer` and records its sequence. */
  function reading(answer: (upTo: number) => Response) {
    const said: number[] = [];
    fakeServer(
      routes({
        'POST /api/chats/partners/jun/read': ({ body }) => {
          const upTo = Number((body as { upToSequence: number }).upToSequence);
          said.push(upTo);
          return answer(upTo);
        },
      }),
    );
    return said;
  }

  it('are sent once per step', async () => {
    const said = reading((upToSequence) => succeeds({ upToSequence }));
    const { store } = await start();
    for (const sequence of [3, 3, 2, 4]) store.dispatch(seen(sequence));
    await expect.poll(() => said).toEqual([3, 4]);
  });

  it('are retried after a failure: after limited pauses, and after a reconnect', async () => {
    let isAway = true;
    const said = reading((upToSequence) => (isAway ? fails(503, 'unavailable') : succeeds({ upToSequence })));
    const { store } = await start();
    vi.useFakeTimers();
    store.dispatch(seen(3));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(said).toEqual([3, 3, 3, 3]);
    isAway = false;
    socket.emit('disconnect', 'transport close');
    comeUp();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(said).toEqual([3, 3, 3, 3, 3]);
    store.dispatch(seen(3));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(said).toHaveLength(5);
  });

  it('are not retried after a refusal or with a newer receipt', async () => {
    const said = reading((upTo) => (upTo === 3 ? fails(404, 'not_found') : fails(503, 'unavailable')));
    const { store } = await start();
    vi.useFakeTimers();
    store.dispatch(seen(3));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(said).toEqual([3]);
    store.dispatch(seen(4));
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(seen(5));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(said.filter((upTo) => upTo === 4)).toEqual([4]);
  });
});

describe('receiving', () => {
  it('ignores known messages from socket or read, and keeps the order', async () => {
    const { thread } = await start();
    for (const sequence of [3, 3, 2]) socket.emit('receive_message', { ...message(sequence), position: sequence });
    const page: ChatMessages = {
      items: [message(1), message(2)],
      total: 3,
      readUpTo: 0,
      partner: chat(0).partner,
      booking: null,
      mayWrite: true,
    };
    expect(thread([page]).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('moves the chat up and counts the message, unless its conversation is open', async () => {
    fakeServer(
      routes({
        'GET /api/chats': () =>
          succeeds({
            items: [{ ...chat(0), conversationId: 'me~zoe', partner: { ...chat(0).partner, id: 'zoe' } }, chat(1)],
          }),
      }),
    );
    const { store } = await start();
    await store.dispatch(chatApi.endpoints.listChats.initiate());
    const list = () => chatApi.endpoints.listChats.select()(store.getState()).data;
    socket.emit('receive_message', { ...message(4), position: 9 });
    expect(
      list()?.items.map(({ conversationId, unreadCount, lastMessage }) => [
        conversationId,
        unreadCount,
        lastMessage?.text,
      ]),
    ).toEqual([
      ['jun~me', 2, 'text 4'],
      ['me~zoe', 0, undefined],
    ]);
    store.dispatch(conversationOpened('jun'));
    socket.emit('receive_message', { ...message(5), position: 10 });
    expect(unreadIn(list())).toBe(2);
  });

  it('shows typing and presence', async () => {
    const { store } = await start();
    vi.useFakeTimers();
    socket.emit('presence', { accountId: 'jun', online: true });
    socket.emit('chat:typing', { senderId: 'jun', typing: true });
    expect(store.getState().chat).toMatchObject({ typing: { jun: true }, online: { jun: true } });
    await vi.advanceTimersByTimeAsync(6000);
    expect(store.getState().chat.typing).toEqual({ jun: false });
    store.dispatch(typed({ recipientId: 'jun', typing: true }));
    expect(socket.said).toEqual([{ event: 'chat:typing', payload: { recipientId: 'jun', typing: true } }]);
  });
});

describe('conversation', () => {
  it('shows earlier live messages after older pages are loaded up to them', async () => {
    const { thread } = await start();
    for (const sequence of [1, 2, 3]) socket.emit('receive_message', { ...message(sequence), position: sequence });
    socket.emit('disconnect', 'transport close');
    comeUp();
    socket.emit('reload', { position: 900 });
    socket.emit('receive_message', { ...message(104), position: 901 });
    const pageFrom = (first: number): ChatMessages => ({
      items: Array.from({ length: 50 }, (_, index) => message(first + index)),
      total: 104,
      readUpTo: 0,
      partner: chat(0).partner,
      booking: null,
      mayWrite: true,
    });
    const sequences = (pages: ChatMessages[]) => thread(pages).map(({ sequence }) => sequence);
    const from = (first: number) => Array.from({ length: 105 - first }, (_, index) => first + index);
    expect(sequences([pageFrom(54)])).toEqual(from(54));
    expect(sequences([pageFrom(54), pageFrom(4)])).toEqual(from(4));
    expect(
      sequences([pageFrom(54), pageFrom(4), { ...pageFrom(1), items: [1, 2, 3].map((at) => message(at)) }]),
    ).toEqual(from(1));
  });
});

describe('chat list', () => {
  it('keeps a live message when an earlier read arrives later', async () => {
    const answers: ((list: object) => void)[] = [];
    fakeServer(
      routes({
        'GET /api/chats': () =>
          new Promise<Response>((resolve) => answers.push((list) => resolve(succeeds({ items: [list] })))),
      }),
    );
    const { store } = await start();
    void store.dispatch(chatApi.endpoints.listChats.initiate());
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.(chat(0));
    const unread = () => unreadIn(chatApi.endpoints.listChats.select()(store.getState()).data);
    await expect.poll(() => chatApi.endpoints.listChats.select()(store.getState()).data).toBeDefined();
    store.dispatch(api.util.invalidateTags(['Chat']));
    await expect.poll(() => answers).toHaveLength(2);
    socket.emit('receive_message', { ...message(4), position: 9 });
    expect(unread()).toBe(1);
    answers[1]?.(chat(0));
    await expect.poll(() => answers).toHaveLength(3);
    answers[2]?.(chat(1));
    await expect.poll(unread).toBe(1);
  });

  it.each([
    ['no items', {}],
    ['a chat without a partner', { items: [{ ...chat(0), partner: null }] }],
  ])('reports a list with %s, and the chat continues', async (_, list) => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', report);
    fakeServer(routes({ 'GET /api/chats': () => succeeds(list) }));
    const { store } = await start();
    await store.dispatch(chatApi.endpoints.listChats.initiate());
    socket.emit('receive_message', { ...message(4), position: 9 });
    expect(report).toHaveBeenCalled();
    expect(tasks.at(-1)?.isRunning()).toBe(true);
    expect(store.getState().chat.received['jun~me']).toHaveLength(1);
  });

  it('caps live counts as the server does', async () => {
    fakeServer(routes({ 'GET /api/chats': () => succeeds({ items: [chat(99)] }) }));
    const { store } = await start();
    await store.dispatch(chatApi.endpoints.listChats.initiate());
    for (const sequence of [4, 5, 6]) socket.emit('receive_message', { ...message(sequence), position: sequence });
    expect(unreadIn(chatApi.endpoints.listChats.select()(store.getState()).data)).toBe(100);
  });

  it('is built from the partners if the server has none', async () => {
    fakeServer(routes({ 'GET /api/chats/partners': () => succeeds({ items: [chat(0).partner] }) }));
    const { store } = await start();
    const { data } = await store.dispatch(chatApi.endpoints.listChats.initiate());
    expect(data?.items).toEqual([chat(0)]);
  });

  it('is not built from the partners after another failure', async () => {
    const sent = fakeServer(() => fails(403, 'forbidden'));
    const { store } = await start();
    const { error } = await store.dispatch(chatApi.endpoints.listChats.initiate());
    expect(error).toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
  });

  it('clears the unread count at once, and restores it after a refusal', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    fakeServer(
      routes({
        'GET /api/chats': () => succeeds({ items: [chat(3)] }),
        'POST /api/chats/partners/jun/read': () => waiting.then(() => fails(409, 'conflict')),
      }),
    );
    const { store } = await start();
    await store.dispatch(chatApi.endpoints.listChats.initiate());
    const unread = () => unreadIn(chatApi.endpoints.listChats.select()(store.getState()).data);
    void store.dispatch(chatApi.endpoints.markRead.initiate({ id: 'jun', left: 2, body: { upToSequence: 3 } }));
    expect(unread()).toBe(2);
    answer();
    await expect.poll(() => unread()).toBe(3);
  });
});

describe('refused token', () => {
  it('is refreshed and stored, and the connection is retried', async () => {
    fakeServer(routes({ 'POST /api/auth/refresh': () => succeeds({ accessToken: 'B', refreshToken: 'R2' }) }));
    await start({ up: false });
    socket.emit('connect_error', { message: 'unauthenticated' });
    await expect.poll(() => socket.handshakes).toEqual([{ token: 'A' }, { token: 'B' }]);
    expect(readAccessToken()).toBe('B');
  });

  it('that cannot be refreshed is reported for 4 s, and later messages report no connection', async () => {
    fakeServer(routes({ 'POST /api/auth/refresh': () => fails(401, 'unauthenticated') }));
    const { store } = await start({ up: false });
    socket.emit('connect_error', { message: 'unauthenticated' });
    await expect
      .poll(() => showToast)
      .toHaveBeenCalledExactlyOnceWith('Session expired. Please sign in again.', {
        variant: 'error',
        durationMs: 4000,
        id: 'session-over',
      });
    expect(socket).toMatchObject({ isClosed: true, listeners: 0 });
    store.dispatch(messageSent({ recipientId: 'jun', text: 'Hello' }));
    expect(showToast).toHaveBeenLastCalledWith(
      'Not connected to chat server',
      expect.objectContaining({ durationMs: 2000 }),
    );
  });
});
