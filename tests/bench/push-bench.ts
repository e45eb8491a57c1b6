import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as until } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { ApiClient } from '../harness/api-client.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { type BenchRow, figureRow } from './rows.ts';

const MESSAGES = 2000;
const PER_SECOND = 100;

/**
 * From sending a message to its arrival at the other side's socket: over HTTP of one process, through decision, durable
 * append, projection, bus and gateway. Stricter than "accepted → socket".
 */
export async function benchPush(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-push-bench-'));
  const suki = await startSukiProcess(folder, { SEED: 'demo' });
  try {
    const sender = await new ApiClient(suki.url).signIn('client@suki.demo', 'suki-demo-1');
    const receiver = await new ApiClient(suki.url).signIn('worker@suki.demo', 'suki-demo-1');
    const { p50, p99 } = await pushLatencies({
      url: suki.url,
      sender,
      receiver,
      messages: MESSAGES,
      perSecond: PER_SECOND,
    });
    const name = `message sent → other side's socket, ${PER_SECOND} messages/s`;
    return [figureRow(`${name}, p50`, p50, { atMost: 10 }, 'ms'), figureRow(`${name}, p99`, p99, { atMost: 50 }, 'ms')];
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

type Pushes = { url: string; sender: ApiClient; receiver: ApiClient; messages: number; perSecond: number };

/** Latencies in ms of messages that one user sends to another at an even pace. */
export async function pushLatencies({ url, sender, receiver, ...pace }: Pushes): Promise<{ p50: number; p99: number }> {
  const [from, to] = await Promise.all([connected(url, sender), connected(url, receiver)]);
  const latencies = await send(from, to, { recipientId: receiver.session?.user.id ?? '', ...pace });
  from.close();
  to.close();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function connected(url: string, { token }: ApiClient): Promise<Socket> {
  const socket = io(`${url}/chat`, { auth: { token }, transports: ['websocket'], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('authenticated', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function send(
  from: Socket,
  to: Socket,
  { recipientId, messages, perSecond }: { recipientId: string; messages: number; perSecond: number },
): Promise<number[]> {
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const all = Promise.withResolvers<void>();
  to.on('receive_message', ({ clientTempId }: { clientTempId: string }) => {
    const sent = sentAt.get(clientTempId);
    if (sent === undefined) return;
    latencies.push(performance.now() - sent);
    if (latencies.length === messages) all.resolve();
  });
  const started = performance.now();
  for (let n = 0; n < messages; n++) {
    const due = started + (n * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await until(early);
    sentAt.set(`m${n}`, performance.now());
    from.emit('send_message', { recipientId, text: `Message ${n}`, clientTempId: `m${n}` });
  }
  await Promise.race([
    all.promise,
    until(30_000).then(() => Promise.reject(new Error(`Only ${latencies.length} of ${messages} messages arrived`))),
  ]);
  return latencies;
}

if (import.meta.main) console.table(await benchPush());
