import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from '../harness/api-client.ts';
import { startSukiProcess, type SukiProcess } from '../harness/suki-process.ts';
import { inTurn, rate } from './http-bench.ts';
import { type BenchRow, ratioRow } from './rows.ts';

/** The expected difference is a few hundredths, so the rounds are short and many. */
const [ROUNDS, SECONDS] = [15, 1];
const SCRIPT = 'tests/bench/suki-of-session-check.ts';

/** The cost of the session check on a read: the same Suki with and without the check, alternating. */
export async function benchSessionCheck(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-session-check-bench-'));
  const [checked, unchecked] = await Promise.all(
    ['on', 'off'].map((SESSION_CHECK) =>
      startSukiProcess(join(folder, SESSION_CHECK), { SEED: 'demo', SESSION_CHECK }, SCRIPT),
    ),
  );
  if (!checked || !unchecked) throw new Error('Both processes must have started');
  try {
    const [one, other] = [await readOf(checked), await readOf(unchecked)];
    const rounds = await inTurn(
      () => rate(one),
      () => rate(other),
      ROUNDS,
    );
    return [
      ratioRow(
        'GET /bookings/{id} with 20,000 ended sessions in memory (plain: the same without the session check)',
        rounds,
        0.95,
        'requests/s',
      ),
    ];
  } finally {
    await Promise.all([checked.stop(), unchecked.stop()]);
    await rm(folder, { recursive: true });
  }
}

async function readOf({ url }: SukiProcess) {
  const client = await new ApiClient(url).signIn('client@suki.demo', 'suki-demo-1');
  const { items } = await client.call('listBookings', { query: { status: 'completed' } });
  return {
    url: `${url}/api/bookings/${items[0]?.booking.id}`,
    headers: { authorization: `Bearer ${client.token}` },
    duration: SECONDS,
  };
}

if (import.meta.main) console.table(await benchSessionCheck());
