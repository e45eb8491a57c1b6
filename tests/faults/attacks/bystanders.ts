import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { ChatClientEvents, ChatServerEvents } from '#contracts/realtime/chat-socket.ts';
import type { ApiClient } from '../../harness/api-client.ts';
import { kapitolyo, nextWorkday } from '../../harness/test-users.ts';
import { addressOf } from './addresses.ts';
import { noisePicture } from './noise-picture.ts';

/** A client and a worker with a booking, each with their own address. */
export type Pair = { client: ApiClient; worker: ApiClient; serviceId: string; number: number };

type Kind = 'read' | 'message' | 'command' | 'upload';

/** One user action: its duration by the monotonic clock, and its failure, if any. */
export type Sample = { kind: Kind; startedAt: number; ms: number; failure: string | null };

/** Acknowledged bookings, and messages by id. */
export type Acknowledged = { bookings: Set<string>; messages: Set<string> };

export type Bystanders = {
  samples: readonly Sample[];
  acknowledged: Acknowledged;
  /** Resolves when all started actions have ended. */ stop(): Promise<void>;
};

/** Eighty actions a second by six users: more than real users, and below every limit. */
const EVERY_MS: Record<Kind, number> = { read: 80, message: 2500, command: 1200, upload: 2500 };
const LOST_AFTER_MS = 10_000;

type Act = () => Promise<unknown>;

/** Users who act at an even pace, whether or not the previous action has ended, until they are stopped. */
export async function startBystanders(url: string, pairs: readonly Pair[]): Promise<Bystanders> {
  const samples: Sample[] = [];
  const acknowledged: Acknowledged = { bookings: new Set(), messages: new Set() };
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  const sockets: Socket[] = [];

  async function measured(kind: Kind, act: Act): Promise<void> {
    const startedAt = performance.now();
    const failure = await inTime(act()).then(
      () => null,
      (error: unknown) => String(error),
    );
    samples.push({ kind, startedAt, ms: performance.now() - startedAt, failure });
  }

  function every(kind: Kind, act: Act): void {
    timers.push(
      setInterval(() => {
        const done = measured(kind, act);
        running.add(done);
        void done.finally(() => running.delete(done));
      }, EVERY_MS[kind]),
    );
  }

  for (const pair of pairs) {
    for (const one of [pair.client, pair.worker]) one.byItself();
    every('read', inTurn(readsOfClient(pair)));
    every('read', inTurn(readsOfWorker(pair)));
    every('command', commands(pair, acknowledged));
    const chat = await openChat(url, pair, acknowledged);
    every('message', chat.say);
    sockets.push(...chat.sockets);
  }
  const [uploader] = pairs;
  if (uploader) every('upload', uploadBy(uploader.worker));

  return {
    samples,
    acknowledged,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      for (const socket of sockets) socket.disconnect();
    },
  };
}

async function inTime(done: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no response within ${LOST_AFTER_MS} ms`)), LOST_AFTER_MS);
  await Promise.race([done, late.promise]).finally(() => clearTimeout(timer));
}

function inTurn(acts: readonly Act[]): Act {
  let n = 0;
  return async () => acts[n++ % acts.length]?.();
}

function readsOfClient({ client, worker }: Pair): Act[] {
  const params = { id: worker.session?.user.workerId ?? '' };
  return [
    () => client.call('listBookings'),
    () => client.call('listWorkers', { query: { limit: 3 } }),
    () => client.call('readWorker', { params }),
    () => client.call('listChats'),
  ];
}

function readsOfWorker({ worker, client }: Pair): Act[] {
  const partner = { id: client.session?.user.id ?? '' };
  const own = { id: worker.session?.user.workerId ?? '' };
  return [
    () => worker.call('readOverview'),
    () => worker.call('listBookingsOfWorker', { params: own }),
    () => worker.call('readPartnerMessages', { params: partner }),
    () => worker.call('me'),
  ];
}

/** Books, and the worker declines, so that a free time remains. */
function commands({ client, worker, serviceId, number }: Pair, { bookings }: Acknowledged): Act {
  const body = {
    serviceId,
    workerId: worker.session?.user.workerId ?? '',
    date: nextWorkday(),
    time: `${10 + number}:00`,
    address: kapitolyo,
    paymentMethod: 'cash' as const,
  };
  const asked: string[] = [];
  return async () => {
    const declined = asked.shift();
    if (declined !== undefined)
      return worker.call('declineBooking', { params: { id: declined }, body: { reason: 'No time' } });
    const { id } = await client.call('createBooking', { body });
    bookings.add(id);
    return asked.push(id);
  };
}

type ChatSocket = Socket<ChatServerEvents, ChatClientEvents>;

/** The client sends; the action ends once it is acknowledged and the worker's socket has received it. */
async function openChat(
  url: string,
  { client, worker, number }: Pair,
  { messages }: Acknowledged,
): Promise<{ say: Act; sockets: Socket[] }> {
  const [from, to] = await Promise.all([
    connected(url, client, addressOf('people', 2 * number)),
    connected(url, worker, addressOf('people', 2 * number + 1)),
  ]);
  const recipientId = worker.session?.user.id ?? '';
  const pushed = new Map<string, () => void>();
  to.on('receive_message', ({ clientTempId }) => pushed.get(clientTempId ?? '')?.());
  return {
    sockets: [from, to],
    async say() {
      const clientTempId = randomUUID();
      const arrived = new Promise<void>((resolve) => pushed.set(clientTempId, resolve));
      const answer = await from.emitWithAck('send_message', { recipientId, text: 'On my way', clientTempId });
      if (!answer.ok) throw new Error(`a message was refused with ${answer.code}`);
      messages.add(answer.message._id);
      await arrived;
      pushed.delete(clientTempId);
    },
  };
}

function connected(url: string, { token }: ApiClient, localAddress: string): Promise<ChatSocket> {
  // The types are made for browsers, which cannot choose their address.
  const options = { auth: { token }, transports: ['websocket'], forceNew: true, localAddress };
  const socket: ChatSocket = io(`${url}/chat`, options);
  return new Promise((resolve, reject) => {
    socket.once('authenticated', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

function uploadBy(worker: ApiClient): Act {
  const picture = noisePicture(120);
  return async () => {
    const form = new FormData();
    form.append('files', new Blob([picture], { type: 'image/png' }), 'tap.png');
    const { status } = await worker.send('POST', '/upload/portfolio', { body: form });
    if (status !== 200 && status !== 201) throw new Error(`an upload was answered with ${status}`);
  };
}
