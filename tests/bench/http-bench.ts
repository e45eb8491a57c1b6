import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ApiClient } from '../harness/api-client.ts';
import { kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startSukiProcess, type SukiProcess } from '../harness/suki-process.ts';
import { type BenchRow, ratioRow } from './rows.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 64;

/** Suki with its demo data over HTTP against plain express, each in its own process, alternating. */
export async function benchHttp(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-http-bench-'));
  const suki = await startSukiProcess(folder, { SEED: 'demo' });
  try {
    const client = await new ApiClient(suki.url).signIn('client@suki.demo', 'suki-demo-1');
    const { items } = await client.call('listBookings', { query: { status: 'completed' } });
    const bookingPath = `/bookings/${items[0]?.booking.id}`;
    const paths = ['/workers', bookingPath];
    const constants = Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, (await client.send('GET', path)).body])),
    );
    const plain = await startPlainExpress(folder, constants);
    try {
      return [await commandRow(suki, plain.url, client), ...(await readRows(suki, plain.url, client, bookingPath))];
    } finally {
      plain.child.kill('SIGKILL');
    }
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

async function startPlainExpress(folder: string, constants: unknown): Promise<{ url: string; child: ChildProcess }> {
  const [{ secret }] = JSON.parse(await readFile(join(folder, 'token-keys.json'), 'utf8'));
  const script = join(import.meta.dirname, 'plain-express.ts');
  const child = spawn(process.execPath, [script, secret, join(folder, 'plain.db'), JSON.stringify(constants)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, child };
}

async function commandRow(suki: SukiProcess, plainUrl: string, client: ApiClient): Promise<BenchRow> {
  const body = JSON.stringify({
    serviceId: 'plumbing',
    date: nextWorkday(),
    time: '09:30',
    address: kapitolyo,
    paymentMethod: 'cash',
    notes: 'The kitchen tap drips all night.',
  });
  const request = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
  } as const;
  const rounds = await inTurn(
    () => rate({ ...request, url: `${suki.url}/api/bookings` }),
    () => rate({ ...request, url: `${plainUrl}/bookings` }),
  );
  return ratioRow(
    `a full command over HTTP, ${CONNECTIONS} connections (POST /bookings; plain: the same auth and one durable INSERT)`,
    rounds,
    1,
    'requests/s',
  );
}

async function readRows(
  suki: SukiProcess,
  plainUrl: string,
  client: ApiClient,
  bookingPath: string,
): Promise<BenchRow[]> {
  const headers = { authorization: `Bearer ${client.token}` };
  const rows: BenchRow[] = [];
  for (const [name, path] of [
    ['GET /workers', '/workers'],
    ['GET /bookings/{id}', bookingPath],
  ] as const) {
    const rounds = await inTurn(
      () => rate({ url: `${suki.url}/api${path}`, headers }),
      () => rate({ url: plainUrl + path, headers }),
    );
    rows.push(ratioRow(`${name} (plain: express sending the same as a constant)`, rounds, 0.5, 'requests/s'));
  }
  return rows;
}

export async function inTurn(ours: () => Promise<number>, baseline: () => Promise<number>, ofRounds = ROUNDS) {
  await ours();
  await baseline();
  const rounds = [];
  for (let round = 0; round < ofRounds; round++) rounds.push({ ours: await ours(), baseline: await baseline() });
  return rounds;
}

/** Answered requests a second. Any failure ends the bench: a fast refusal is not throughput. */
export async function rate(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} requests refused, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

if (import.meta.main) console.table(await benchHttp());
