import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StartedEngine } from '../engines/engine.ts';
import { startEventStore } from '../engines/eventstore.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { ApiClient } from '../harness/api-client.ts';
import { type RunningServices, startServices } from '../harness/start-services.ts';
import { testUsersOf } from '../harness/test-users.ts';

/** The limit of docs/security.md on real engines, with two processes of each service. */
const COUNTS_WITHIN_MS = 2000;

let eventStore: StartedEngine;
let suki: RunningServices;

beforeAll(async () => {
  eventStore = await startEventStore();
  const [mongo, kafka] = [await sharedEngine('mongo'), await sharedEngine('kafka')];
  suki = await startServices({ eventStoreUrl: eventStore.url, mongoUrl: mongo.url, kafkaBrokers: kafka.url });
});
afterAll(async () => {
  await suki?.stop();
  await eventStore?.stop();
});

it('refuses an ended session in every query API within two seconds', async () => {
  const { andrea } = await testUsersOf(suki.url);
  const client = await new ApiClient(suki.url).signIn(andrea.session?.user.email ?? '', 'suki-test-1');
  const reads = () =>
    Promise.all(
      suki.copiesOf('query-api').map(async ({ port }) => {
        const at = new ApiClient(`http://127.0.0.1:${port}`);
        at.token = client.token;
        return (await at.send('GET', '/auth/me')).status;
      }),
    );
  expect(await reads()).toEqual([200, 200]);
  await client.call('logout', { body: {} });
  await expect.poll(reads, { timeout: COUNTS_WITHIN_MS }).toEqual([401, 401]);
});
