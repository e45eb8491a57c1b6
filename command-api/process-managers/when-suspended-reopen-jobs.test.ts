import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BookingHarness, openBookingHarness } from '#tests/harness/booking-harness.ts';
import { kapitolyo } from '#tests/harness/test-users.ts';
import { streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import type { Policy } from './policy.ts';
import { whenSuspendedReopenJobs } from './when-suspended-reopen-jobs.ts';

/** A worker with two coming jobs is suspended. What their clients see of it is told in tests/bookings/no-shows.test.ts. */

let floor: BookingHarness;
let policies: Policy[];
beforeEach(async () => {
  policies = [whenSuspendedReopenJobs];
  floor = await openBookingHarness({
    start: '2026-11-18T00:00:00.000Z',
    clients: ['andrea'],
    workers: ['jun'],
    policies,
  });
  for (const time of ['10:00', '14:00']) await accepted(time);
  await floor.runPolicies();
});
afterEach(() => floor.close());

async function accepted(time: string): Promise<void> {
  const body = {
    serviceId: 'tap',
    workerId: 'jun',
    date: '2026-11-18',
    time,
    address: kapitolyo,
    paymentMethod: 'gcash' as const,
  };
  const context = floor.by.client('andrea');
  const { id } = (await floor.handlers().createBooking({ params: undefined, query: undefined, body, context })).data;
  await floor
    .handlers()
    .acceptBooking({ params: { id }, query: undefined, body: undefined, context: floor.by.worker('jun') });
}

const slots = async () => (await floor.calendar('jun')).slots.length;
const texts = async () => (await floor.outbox.list()).map(({ text }) => text);

/** No text goes out meanwhile. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  const { sms } = floor.outbox;
  const { send } = sms;
  sms.send = () => Promise.reject(new Error('away'));
  await work().finally(() => {
    sms.send = send;
  });
}

it('hears of all of them once the provider is back, though their slots are long free', async () => {
  await floor.suspend('jun');
  await whileAway(() => expect(floor.runPolicies()).rejects.toThrow('away'));
  expect(await slots()).toBe(0);
  await floor.runPolicies();
  await floor.runPolicies();
  expect(await texts()).toEqual([expect.stringContaining('2 upcoming jobs')]);
});

it('is told nothing once the jobs would be over', async () => {
  await floor.suspend('jun');
  await whileAway(() => expect(floor.runPolicies()).rejects.toThrow('away'));
  floor.clock.set(new Date('2026-11-18T08:00:00.000Z'));
  await floor.runPolicies();
  expect(await texts()).toEqual([]);
});

it('keeps the jobs where they are back by then, which the policy has not read yet', async () => {
  const { AccountSuspended } = whenSuspendedReopenJobs.on;
  policies[0] = { ...whenSuspendedReopenJobs, on: { ...(AccountSuspended && { AccountSuspended }) } };
  await floor.suspend('jun');
  await floor.commands.handle(
    accountDecider,
    streams.account('a-jun'),
    { type: 'ReinstateAccount', data: null },
    { commandId: crypto.randomUUID(), actor: 'system', now: floor.clock.now().toISOString() },
  );
  await floor.runPolicies();
  expect(await slots()).toBe(2);
});

it('offers them to others too once the worker has closed their account', async () => {
  await floor.commands.handle(
    accountDecider,
    streams.account('a-jun'),
    { type: 'CloseAccount', data: { now: floor.clock.now().toISOString() } },
    { commandId: crypto.randomUUID(), actor: 'system', now: floor.clock.now().toISOString() },
  );
  await floor.runPolicies();
  expect(await slots()).toBe(0);
  expect(await texts()).toEqual([]);
});
