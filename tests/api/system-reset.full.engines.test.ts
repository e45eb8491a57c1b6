import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEventStore } from '../engines/eventstore.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { resetPlatformByTwo } from '../harness/two-admin-changes.ts';
import { ApiClient } from '../harness/api-client.ts';
import type { ServiceProcess } from '../harness/service-process.ts';
import { type RunningServices, startServices } from '../harness/start-services.ts';
import { kapitolyo, nextWorkday, testUsersOf } from '../harness/test-users.ts';

/** A reset with two processes of each service on the real dependencies: none of them keeps earlier data. */

let eventStore: StartedEngine;
let suki: RunningServices;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  eventStore = await startEventStore();
  const [mongo, kafka] = [await sharedEngine('mongo'), await sharedEngine('kafka')];
  suki = await startServices({
    eventStoreUrl: eventStore.url,
    mongoUrl: mongo.url,
    kafkaBrokers: kafka.url,
    env: { ALLOW_SYSTEM_RESET: 'true' },
    secondAdmin: true,
  });
  cast = await testUsersOf(suki.url);
});

afterAll(async () => {
  await suki?.stop();
  await eventStore?.stop();
});

async function book(): Promise<string> {
  const { andrea, jun, service } = cast;
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: jun.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '09:00',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  return id;
}

/** A client of one process, past the proxy. */
function at({ port }: ServiceProcess, { token }: ApiClient): ApiClient {
  const client = new ApiClient(`http://127.0.0.1:${port}`);
  client.token = token;
  return client;
}

it('hides and locks all earlier data in every instance of every service, and frees the same hour again', async () => {
  const { andrea, jun } = cast;
  const before = { params: { id: await book() } };
  await jun.call('acceptBooking', before);
  await resetPlatformByTwo(suki.url);
  for (const queryApi of suki.copiesOf('query-api'))
    await expect.poll(async () => (await at(queryApi, andrea).call('listBookings')).total).toBe(0);
  for (const commandApi of suki.copiesOf('command-api'))
    await expect(at(commandApi, jun).call('arrive', { ...before, body: {} })).rejects.toThrow('"not_found"');

  const since = { params: { id: await book() } };
  await jun.call('acceptBooking', since);
  await expect.poll(async () => (await andrea.call('readBooking', since)).status).toBe('accepted');
  await expect.poll(async () => (await andrea.call('listBookings')).total).toBe(1);
});
