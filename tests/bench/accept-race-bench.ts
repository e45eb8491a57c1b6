import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '#contracts/manila-time.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { type BenchRow, figureRow } from './rows.ts';

const AT_ONCE = 100;
const ROUNDS = 10;

/**
 * A hundred concurrent acceptances of the same worker's hour over HTTP, of which one wins: the slowest response time.
 */
export async function benchAcceptRace(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-race-bench-'));
  const suki = await startSukiProcess(folder);
  try {
    const cast = await testUsersOf(suki.url);
    const latencies: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      latencies.push(...(await race(cast, addDays(nextWorkday(), round * 7))));
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return [
      figureRow(`accept race, ${AT_ONCE} at once for one slot, p50`, at(0.5), { atMost: 150 }, 'ms'),
      figureRow(`accept race, ${AT_ONCE} at once for one slot, p99`, at(0.99), { atMost: 300 }, 'ms'),
    ];
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

async function race(
  { andrea, jun, service }: Awaited<ReturnType<typeof testUsersOf>>,
  date: string,
): Promise<number[]> {
  const body = {
    serviceId: service.id,
    workerId: jun.session?.user.workerId ?? '',
    date,
    time: '09:30',
    address: kapitolyo,
    paymentMethod: 'cash' as const,
  };
  const bookings = await Promise.all(Array.from({ length: AT_ONCE }, () => andrea.call('createBooking', { body })));
  const answers = await Promise.all(
    bookings.map(async ({ id }) => {
      const sent = performance.now();
      const { status } = await jun.send('POST', `/bookings/${id}/accept`);
      return { status, ms: performance.now() - sent };
    }),
  );
  const won = answers.filter(({ status }) => status === 200).length;
  if (won !== 1) throw new Error(`${won} of ${AT_ONCE} acceptances reserved the same slot`);
  return answers.map(({ ms }) => ms);
}

if (import.meta.main) console.table(await benchAcceptRace());
