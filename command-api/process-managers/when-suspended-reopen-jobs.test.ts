import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BookingHarness, openBookingHarness } from '#tests/harness/booking-harness.ts';
import { kapitolyo } from '#tests/harness/test-users.ts';
import { streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import type { Policy } from './policy.ts';
import { whenSuspendedReopenJobs } from './when-suspended-reopen-jobs.ts';

/** Suspension of a worker with two coming jobs. tests/bookings/no-shows.test.ts tests what their clients see. */

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

/** Runs the work while the SMS provider fails. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  const { sms } = floor.outbox;
  const { send } = sms;
  sms.send = () => Promise.reject(new Error('away'));
  await work().finally(() => {
    sms.send = send;
  });
}

it('the worker is notified of all jobs once the provider is back, although their slots are released', async () => {
  await floor.suspend('jun');
  await whileAway(() => expect(floor.runPolicies()).rejects.toThrow('away'));
  expect(await slots()).toBe(0);
  await floor.runPolicies();
  await floor.runPolicies();
  expect(await texts()).toEqual([expect.stringContaining('2 upcoming jobs')]);
});

it('the worker is not notified once the jobs would be over', async () => {
  await floor.suspend('jun');
  await whileAway(() => expect(floor.runPolicies()).rejects.toThrow('away'));
  floor.clock.set(new Date('2026-11-18T08:00:00.000Z'));
  await floor.runPolicies();
  expect(await texts()).toEqual([]);
});

it('keeps the jobs of a worker who was reinstated before the policy runs', async () => {
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

it('reopens the jobs of a worker who closed their account', async () => {
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
