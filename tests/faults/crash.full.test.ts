import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/manila-time.ts';
import { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { storedAndRebuilt } from '../harness/projections-equal-rebuild.ts';
import { startSukiProcess, type SukiProcess } from '../harness/suki-process.ts';

/** `kill -9` under load: every acknowledged event exists after the restart, and every read model equals its rebuild. */

const WORKERS = 6;
const ENOUGH_ACKNOWLEDGED = 150;
/** Each at another time of the day. */
const ACCEPTED_ROUNDS = 5;
let folder: string;
let suki: SukiProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-crash-'));
  suki = await startSukiProcess(folder);
});
afterEach(async () => {
  // Ends the process after a failure, too.
  await suki.kill();
  await rm(folder, { recursive: true });
});

type Acknowledged = { bookings: Map<string, string>; messages: Set<string> };

it('a crashed Suki loses no acknowledged event', async () => {
  const { carla, andrea, jun, service } = await testUsersOf(suki.url);
  const workers = [
    jun,
    ...(await Promise.all(
      Array.from({ length: WORKERS - 1 }, (_, i) => approvedWorker(suki.url, carla, 'Ramil', `Santos${i}`, service.id)),
    )),
  ];
  const acknowledged: Acknowledged = { bookings: new Map(), messages: new Set() };
  const loads = workers.map((worker, i) => load(worker, andrea, service.id, i, acknowledged));
  await expect
    .poll(() => acknowledged.bookings.size + acknowledged.messages.size, { timeout: 240_000, interval: 5 })
    .toBeGreaterThan(ENOUGH_ACKNOWLEDGED);
  await suki.kill();
  await Promise.all(loads);

  suki = await startSukiProcess(folder);
  await expectAllThere(acknowledged, andrea, workers);
  expect(await suki.stop()).toBe(0);
  const { stored, rebuilt } = await storedAndRebuilt(folder);
  expect(stored.size).toBeGreaterThan(ENOUGH_ACKNOWLEDGED);
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(rebuilt));
});

/** Books, accepts and writes until the connection breaks; records only acknowledged commands. */
async function load(
  worker: ApiClient,
  client: ApiClient,
  serviceId: string,
  number: number,
  acknowledged: Acknowledged,
): Promise<void> {
  const workerId = worker.session?.user.workerId ?? '';
  const to = { params: { id: worker.session?.user.id ?? '' } };
  try {
    for (let round = 0; ; round++) {
      // The first day's five times are taken after five rounds; an unaccepted request takes none.
      const date = round < ACCEPTED_ROUNDS ? nextWorkday() : nextWorkday(new Date(Date.now() + 2 * DAY_MS));
      const time = `${String(8 + (round % 5) * 2).padStart(2, '0')}:00`;
      const { id } = await client.call('createBooking', {
        body: { serviceId, workerId, date, time, address: kapitolyo, paymentMethod: 'cash' },
      });
      acknowledged.bookings.set(id, 'pending');
      const message = await client.call('sendToPartner', { ...to, body: { text: `Round ${round} of ${number}` } });
      acknowledged.messages.add(message._id);
      if (round >= ACCEPTED_ROUNDS) continue;
      await worker.call('acceptBooking', { params: { id } });
      acknowledged.bookings.set(id, 'accepted');
    }
  } catch (error) {
    // The kill ends every load with a broken connection; any failure with a response is a real one.
    if (error instanceof Error && / answered /.test(error.message)) throw error;
  }
}

async function expectAllThere(
  { bookings, messages }: Acknowledged,
  client: ApiClient,
  workers: ApiClient[],
): Promise<void> {
  const andrea = await new ApiClient(suki.url).signIn(client.session?.user.email ?? '', 'suki-test-1');
  for (const [id, status] of bookings) {
    const booking = await andrea.call('readBooking', { params: { id } });
    // A command just before the kill may be stored although its response was lost.
    expect(status === 'pending' ? ['pending', 'accepted'] : ['accepted']).toContain(booking.status);
  }
  const found = new Set<string>();
  for (const worker of workers) {
    const { items } = await andrea.call('readPartnerMessages', {
      params: { id: worker.session?.user.id ?? '' },
      query: { limit: 100 },
    });
    for (const { _id } of items) found.add(_id);
  }
  expect([...messages].filter((id) => !found.has(id))).toEqual([]);
}
