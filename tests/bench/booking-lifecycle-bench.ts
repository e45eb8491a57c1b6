import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, person } from '../harness/test-users.ts';
import { openRoundTheClock } from '../journeys/prepared.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { type BenchRow, figureRow } from './rows.ts';

const AT_ONCE = 8;
/** Each job at its own hour, all within a day, which is as early as a worker may arrive. */
const HOURS = 20;
const WARM_UP_HOURS = 2;
const HOUR_MS = 3_600_000;
const STEPS = 9;

type Line = { client: ApiClient; worker: ApiClient; admin: ApiClient; serviceId: string; url: string };

/**
 * Request, accept, arrive, start, complete, ask for payment, pay by GCash, approve on the sandbox's page (whose webhook
 * returns over HTTP), verify: each client has their own worker, one booking after another, over HTTP of one process.
 */
export async function benchBookingLifecycle(hours = HOURS): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-life-bench-'));
  const suki = await startSukiProcess(folder);
  try {
    const lines = await prepare(suki.url);
    await Promise.all(lines.map((line) => runJobs(line, 1, WARM_UP_HOURS)));
    const startedAt = performance.now();
    await Promise.all(lines.map((line) => runJobs(line, 1 + WARM_UP_HOURS, hours)));
    const perSecond = (hours * lines.length * 1000) / (performance.now() - startedAt);
    return [
      figureRow(
        `bookings taken through their whole life, ${AT_ONCE} at once (${STEPS} commands each, from the request to the verified payment)`,
        perSecond,
        {},
        'bookings/s',
      ),
    ];
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

async function prepare(url: string): Promise<Line[]> {
  const { carla, andrea, jun, service } = await testUsersOf(url);
  await carla.call('changeConfig', {
    body: { ...defaultSettings, arrivalWindowHours: 24, minimumNoticeMinutes: 0, travelBufferMinutes: 0 },
  });
  const lines: Line[] = [];
  for (let n = 0; n < AT_ONCE; n++) {
    const client = n === 0 ? andrea : await person(url, 'Andrea', `Reyes${n}`, 'client');
    const worker = await openRoundTheClock(
      n === 0 ? jun : await approvedWorker(url, carla, 'Jun', `Bautista${n}`, service.id),
    );
    lines.push({ client, worker, admin: carla, serviceId: service.id, url });
  }
  return lines;
}

/** `first`: hours until the first job begins. */
async function runJobs(line: Line, first: number, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await runJob(line, new Date(Date.now() + (first + n) * HOUR_MS));
}

async function runJob({ client, worker, admin, serviceId, url }: Line, begins: Date): Promise<void> {
  const body = {
    serviceId,
    workerId: worker.session?.user.workerId ?? '',
    ...nextFullHour(begins),
    address: kapitolyo,
    paymentMethod: 'gcash' as const,
  };
  const { id } = await client.call('createBooking', { body });
  const to = { params: { id } };
  await worker.call('acceptBooking', to);
  await worker.call('arrive', { ...to, body: {} });
  await worker.call('startWork', to);
  await worker.call('completeWork', { ...to, body: {} });
  await worker.call('requestPayment', { ...to, body: {} });
  const { nextUrl } = await client.call('pay', { ...to, body: { method: 'gcash' } });
  const approved = await fetch(`${url}${nextUrl}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve', notice: 'once' }),
    redirect: 'manual',
  });
  if (approved.status !== 303) throw new Error(`The sandbox answered ${approved.status} ${await approved.text()}`);
  const { status } = await admin.call('verifyPayment', to);
  if (status !== 'verified') throw new Error(`The payment is ${status}`);
}

/** The next full hour in Manila, which is also a full hour here. */
function nextFullHour(moment: Date): { date: string; time: string } {
  const hour = new Date(Math.ceil(moment.getTime() / HOUR_MS) * HOUR_MS);
  const date = manilaDay(hour);
  const time = `${String(Math.floor((hour.getTime() - Date.parse(manilaInstant(date, '00:00'))) / HOUR_MS)).padStart(2, '0')}:00`;
  return { date, time };
}

if (import.meta.main) console.table(await benchBookingLifecycle());
