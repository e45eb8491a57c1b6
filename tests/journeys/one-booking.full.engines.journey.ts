import { expect } from '@playwright/test';
import { startEventStore } from '../engines/eventstore.ts';
import { startKafka } from '../engines/kafka.ts';
import { startMongo } from '../engines/mongo.ts';
import { type RunningServices, startServices } from '../harness/start-services.ts';
import { oneBooking } from './one-booking.ts';
import { test as base } from './suki-test.ts';

/** Different processes may serve the two sides of a booking: they share only the dependencies. */
const test = base.extend<object, { services: RunningServices }>({
  services: [
    async ({}, use) => {
      const engines = await Promise.all([startEventStore(), startMongo(), startKafka()]);
      const [eventStore, mongo, kafka] = engines;
      const services = await startServices({
        eventStoreUrl: eventStore.url,
        mongoUrl: mongo.url,
        kafkaBrokers: kafka.url,
      });
      await use(services);
      await services.stop();
      await Promise.all(engines.map((engine) => engine.stop()));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('one booking, end to end, on the engines with two of each service', async ({ visitors, services }) => {
  await oneBooking({ visitors, url: services.url });
  expect(services.services.filter(({ exitedByItself }) => exitedByItself).map(({ name }) => name)).toEqual([]);
});
