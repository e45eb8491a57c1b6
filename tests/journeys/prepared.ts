import { expect } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { addMinutes, manilaDay, manilaInstant, manilaTime } from '#contracts/manila-time.ts';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { roundTheClock } from '../harness/round-the-clock.ts';
import { newestCode, withContact } from '../harness/verified.ts';
import { now } from '../harness/test-clock.ts';

const PHONE = '+639171234821';

/** A journey finds a free time at any hour. */
export async function openRoundTheClock(worker: ApiClient): Promise<ApiClient> {
  await worker.call('setWeeklyHours', { body: { weeklyHours: roundTheClock } });
  return worker;
}

type Asked = { client: ApiClient; worker: ApiClient; serviceId: string; /** On the next workday. */ time: string };

/** A booking that waits for the worker's answer; resolves with its id. */
export async function requestedBooking({ client, worker, serviceId, time }: Asked): Promise<string> {
  const workerId = worker.session?.user.workerId ?? '';
  const { id } = await client.call('createBooking', {
    body: { serviceId, workerId, date: nextWorkday(), time, address: kapitolyo, paymentMethod: 'cash' },
  });
  return id;
}

/** Sets the payout account, proven by the phone's code. */
export async function withPayoutAccount(worker: ApiClient): Promise<void> {
  await withContact(worker, { phone: PHONE });
  await worker.call('sendPhoneCode', { body: { phone: PHONE } });
  await worker.call('setPayoutAccount', {
    body: { method: 'gcash', account: PHONE, name: 'Jun Bautista', phoneCode: await newestCode(worker.url, PHONE) },
  });
}

/** The payout with the job's earning, once the policy has added it, and the time from which it can be sent. */
export async function payoutOf(worker: ApiClient): Promise<{ id: string; friday: string; from: string }> {
  const found = async () => (await worker.call('listOwnPayouts')).items;
  await expect.poll(found).toMatchObject([{ status: 'accruing', amount: 572_00 }]);
  const [payout] = await found();
  const friday = payout?.friday ?? '';
  const heldUntil = (await worker.call('readPayoutAccount'))?.heldUntil ?? '';
  const [from = ''] = [addMinutes(manilaInstant(friday), 2), heldUntil].toSorted().toReversed();
  return { id: payout?.id ?? '', friday, from };
}

/** A worker at any hour and a client, for this journey only, so that no other journey takes the time. */
export async function pairOf(url: string, carla: ApiClient, of: string) {
  const { item } = await carla.call('addService', {
    body: {
      name: `${of} repair`,
      title: 'Fixed in one visit',
      category: 'handyman',
      icon: 'wrench',
      description: 'Parts extra',
      basePrice: 650_00,
      durationMinutes: 60,
      urgent: false,
    },
  });
  const worker = await openRoundTheClock(await approvedWorker(url, carla, 'Rico', 'Lim', item.id));
  const client = await person(url, 'Liza', 'Manalo', 'client');
  await expect
    .poll(async () => (await client.call('listWorkers', { query: { serviceId: item.id } })).items.length)
    .toBe(1);
  return { worker, client, service: item };
}

type SoonAsked = { client: ApiClient; worker: ApiClient; serviceId: string; paymentMethod?: 'gcash' | 'cash' };

/** A request for the near future, so that the worker may arrive immediately. */
export async function soonRequested({
  client,
  worker,
  serviceId,
  paymentMethod = 'gcash',
}: SoonAsked): Promise<string> {
  const startsAt = addMinutes(now(), 45);
  const { id } = await client.call('createBooking', {
    body: {
      serviceId,
      workerId: worker.session?.user.workerId ?? '',
      date: manilaDay(startsAt),
      time: manilaTime(startsAt),
      address: kapitolyo,
      paymentMethod,
    },
  });
  return id;
}

export async function doneJob(asked: SoonAsked): Promise<string> {
  const id = await soonRequested(asked);
  const at = { params: { id } };
  await asked.worker.call('acceptBooking', at);
  await asked.worker.call('arrive', at);
  await asked.worker.call('startWork', at);
  await asked.worker.call('completeWork', at);
  return id;
}
