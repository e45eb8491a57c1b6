import type { ApiClient } from '../harness/api-client.ts';
import { kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { roundTheClock } from '../harness/round-the-clock.ts';

/** So that a journey finds a free time whenever it runs. */
export async function openRoundTheClock(worker: ApiClient): Promise<ApiClient> {
  await worker.call('setWeeklyHours', { body: { weeklyHours: roundTheClock } });
  return worker;
}

type Asked = { client: ApiClient; worker: ApiClient; serviceId: string; /** On the next workday. */ time: string };

/** A booking that waits for the worker's answer; gives its id. */
export async function requestedBooking({ client, worker, serviceId, time }: Asked): Promise<string> {
  const workerId = worker.session?.user.workerId ?? '';
  const { id } = await client.call('createBooking', {
    body: { serviceId, workerId, date: nextWorkday(), time, address: kapitolyo, paymentMethod: 'cash' },
  });
  return id;
}
