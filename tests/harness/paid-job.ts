import { setTimeout as pause } from 'node:timers/promises';
import { addMinutes, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import type { ApiClient } from './api-client.ts';
import { kapitolyo } from './test-users.ts';

type Wanted = {
  client: ApiClient;
  worker: ApiClient;
  serviceId: string;
  /** By the clock of the platform. */ now: Date;
};

/** A job of ₱650 and 45 minutes whose worker has arrived; resolves with the booking's id. */
export async function arrivedJob({ client, worker, serviceId, now }: Wanted): Promise<string> {
  const start = addMinutes(now.toISOString(), 45);
  const { id } = await client.call('createBooking', {
    body: {
      serviceId,
      workerId: worker.session?.user.workerId ?? '',
      date: manilaDay(start),
      time: manilaTime(start),
      address: kapitolyo,
      paymentMethod: 'gcash',
    },
  });
  for (const step of ['acceptBooking', 'arrive'] as const) await worker.call(step, { params: { id } });
  return id;
}

/** The same job, started and unpaid. */
export async function startedJob(wanted: Wanted): Promise<string> {
  const id = await arrivedJob(wanted);
  await wanted.worker.call('startWork', { params: { id } });
  return id;
}

/** The same job, completed and paid by GCash, not yet verified. */
export async function paidJob(wanted: Wanted): Promise<string> {
  const { client, worker } = wanted;
  const id = await startedJob(wanted);
  const params = { id };
  await worker.call('completeWork', { params });
  await waitForPayment(client, id, 'requested');
  const { nextUrl } = await client.call('pay', { params, body: { method: 'gcash' } });
  await fetch(new URL(nextUrl ?? '', client.url), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve', notice: 'once' }),
    redirect: 'manual',
  });
  await waitForPayment(client, id, 'paid');
  return id;
}

const TRIES = 200;
const PAUSE_MS = 25;

async function waitForPayment(client: ApiClient, id: string, wanted: 'requested' | 'paid'): Promise<void> {
  for (let nth = 0; nth < TRIES; nth++) {
    if ((await client.call('readPayment', { params: { id } })).status === wanted) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`The payment of ${id} is not ${wanted}`);
}

/** The worker's unpaid amount in centavos. */
export async function amountOfPayouts(worker: ApiClient): Promise<number> {
  const { items } = await worker.call('listOwnPayouts');
  return items.filter(({ status }) => status !== 'carried').reduce((sum, { amount }) => sum + amount, 0);
}
