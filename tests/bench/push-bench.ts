import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as until } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { ApiClient } from '../api-client.ts';
import { startSukiProcess } from '../suki-process.ts';
import { type BenchRow, figureRow } from './rows.ts';

const MESSAGES = 2000;
const PER_SECOND = 100;

/**
 * From the moment a message leaves its sender to the moment it arrives at the other side's socket: over HTTP of one
 * process, through decision, durable append, projection, bus and gateway. Stricter than "accepted → socket".
 */
export async function benchPush(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-push-bench-'));
  const suki = await startSukiProcess(folder, { SEED: 'demo' });
  try {
    const sender = await new ApiClient(suki.url).signIn('client@suki.demo', 'suki-demo-1');
    const receiver = await new ApiClient(suki.url).signIn('worker@suki.demo', 'suki-demo-1');
    const [from, to] = await Promise.all([connected(suki.url, sender), connected(suki.url, receiver)]);
    const latencies = await send(from, to, receiver.session?.user.id ?? '');
    from.close();
    to.close();
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const name = `message sent → other side's socket, ${PER_SECOND} messages/s`;
    return [figureRow(`${name}, p50`, at(0.5), { atMost: 10 }, 'ms'), figureRow(`${name}, p99`, at(0.99), { atMost: 50 }, 'ms')];
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

function connected(url: string, { token }: ApiClient): Promise<Socket> {
  const socket = io(`${url}/chat`, { auth: { token }, transports: ['websocket'], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('authenticated', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function send(from: Socket, to: Socket, recipientId: string): Promise<number[]> {
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const all = Promise.withResolvers<void>();
  to.on('receive_message', ({ clientTempId }: { clientTempId: string }) => {
    const sent = sentAt.get(clientTempId);
    if (sent === undefined) return;
    latencies.push(performance.now() - sent);
    if (latencies.length === MESSAGES) all.resolve();
  });
  const started = performance.now();
  for (let n = 0; n < MESSAGES; n++) {
    const due = started + (n * 1000) / PER_SECOND;
    const early = due - performance.now();
    if (early > 1) await until(early);
    sentAt.set(`m${n}`, performance.now());
    from.emit('send_message', { recipientId, text: `Message ${n}`, clientTempId: `m${n}` });
  }
  await Promise.race([all.promise, until(30_000).then(() => Promise.reject(new Error(`Only ${latencies.length} of ${MESSAGES} messages arrived`)))]);
  return latencies;
}

if (import.meta.main) console.table(await benchPush());
