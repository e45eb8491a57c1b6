import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { registrationsOf } from '#tests/harness/queries/test-users.ts';

let suki: Suki;
const happened = recorder();
const steps = bookingFixture(happened);

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  await suki.happened(...registrationsOf(happened));
});
afterAll(() => suki.close());

const trustOf = async () => {
  const { answersWithinMinutes, repeatClients } = await suki.ask('readWorker', { params: { id: 'w1' } });
  return { answersWithinMinutes, repeatClients };
};
const job = (bookingId: string, clientId = 'c1') => [
  steps.requested({ bookingId, client: { accountId: clientId, name: 'Grace Villanueva', avatar: null } }),
  steps.accepted({ bookingId, clientId }),
  steps.completed({ bookingId, clientId }),
];

it('shows the time to answer from five answers on, and the number of returning clients', async () => {
  await suki.happened(...job('j1'), ...job('j2', 'c2'), ...job('j3', 'c3'), ...job('j4', 'c4'));
  expect(await trustOf()).toEqual({ answersWithinMinutes: null, repeatClients: 0 });
  await suki.happened(...job('j5'), ...job('j6'));
  expect(await trustOf()).toEqual({ answersWithinMinutes: expect.any(Number), repeatClients: 1 });
});
