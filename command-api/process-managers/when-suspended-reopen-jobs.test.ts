import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BookingHarness, openBookingHarness } from '#tests/harness/booking-harness.ts';
import { kapitolyo } from '#tests/harness/test-users.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { streams } from '#contracts/events/streams.ts';
import type { AccountCommand } from '../account/commands.ts';
import { accountDecider } from '../account/decider.ts';
import type { Policy } from './policy.ts';
import { whenSuspendedReopenJobs } from './when-suspended-reopen-jobs.ts';

/** Suspension of a worker with two coming jobs. tests/bookings/no-shows.test.ts tests what their clients see. */

let harness: BookingHarness;
let policies: Policy[];
beforeEach(async () => {
  policies = [whenSuspendedReopenJobs];
  harness = await openBookingHarness({
    start: '2026-11-18T00:00:00.000Z',
    clients: ['andrea'],
    workers: ['jun'],
    policies,
  });
  for (const time of ['10:00', '14:00']) await accepted(time);
  await harness.runPolicies();
});
afterEach(() => harness.close());

async function accepted(time: string): Promise<void> {
  await accept(await booked(time));
}

async function booked(time: string): Promise<string> {
  const body = {
    serviceId: 'tap',
    workerId: 'jun',
    date: '2026-11-18',
    time,
    address: kapitolyo,
    paymentMethod: 'gcash' as const,
  };
  const context = harness.by.client('andrea');
  return (await harness.handlers().createBooking({ params: undefined, query: undefined, body, context })).data.id;
}

const accept = (id: string, handlers = harness.handlers()) =>
  handlers.acceptBooking({ params: { id }, query: undefined, body: undefined, context: harness.by.worker('jun') });

const slots = async () => (await harness.calendar('jun')).slots.length;
const texts = async () => (await harness.outbox.list()).map(({ text }) => text);

/** Runs the work while the SMS provider fails. */
async function withFailingSms(work: () => Promise<void>): Promise<void> {
  const { sms } = harness.outbox;
  const { send } = sms;
  sms.send = () => Promise.reject(new Error('away'));
  await work().finally(() => {
    sms.send = send;
  });
}

it('the worker is notified of all jobs once the provider is back, although their slots are released', async () => {
  await harness.suspend('jun');
  await withFailingSms(() => expect(harness.runPolicies()).rejects.toThrow('away'));
  expect(await slots()).toBe(0);
  await harness.runPolicies();
  await harness.runPolicies();
  expect(await texts()).toEqual([expect.stringContaining('2 upcoming jobs')]);
});

it('the worker is not notified once the jobs would be over', async () => {
  await harness.suspend('jun');
  await withFailingSms(() => expect(harness.runPolicies()).rejects.toThrow('away'));
  harness.clock.set(new Date('2026-11-18T08:00:00.000Z'));
  await harness.runPolicies();
  expect(await texts()).toEqual([]);
});

it('keeps the jobs of a worker who was reinstated before the policy runs', async () => {
  const { AccountSuspended } = whenSuspendedReopenJobs.on;
  policies[0] = { ...whenSuspendedReopenJobs, on: { ...(AccountSuspended && { AccountSuspended }) } };
  await harness.suspend('jun');
  await harness.commands.handle(
    accountDecider,
    streams.account('a-jun'),
    { type: 'ReinstateAccount', data: null },
    { commandId: crypto.randomUUID(), actor: 'system', now: harness.clock.now().toISOString() },
  );
  await harness.runPolicies();
  expect(await slots()).toBe(2);
});

const leave = (command: AccountCommand) =>
  harness.commands.handle(accountDecider, streams.account('a-jun'), command, {
    commandId: crypto.randomUUID(),
    actor: 'system',
    now: harness.clock.now().toISOString(),
  });
const close = () => leave({ type: 'CloseAccount', data: { now: harness.clock.now().toISOString() } });

it('reopens the jobs of a worker who closed their account', async () => {
  await close();
  await harness.runPolicies();
  expect(await slots()).toBe(0);
  expect(await texts()).toEqual([]);
});

/** Each command has made its checks before the other one is appended; policies run in between. */
describe('a job that is accepted while its worker leaves', () => {
  const changes = {
    'closes their account': close,
    'is suspended': () => harness.suspend('jun'),
    'becomes a client': () =>
      leave({ type: 'ChangeRole', data: { userType: 'client', newWorkerId: 'new', by: 'a-carla', openJobs: 0 } }),
  };
  const places = ['SlotBooked', 'BookingAccepted'] as const;
  const cases = Object.entries(changes).flatMap(([title, change]) => places.map((place) => ({ title, change, place })));

  it.each(cases)('goes to others when the worker $title just before $place', async ({ change, place }) => {
    const id = await booked('16:00');
    await accept(id, harness.handlers(logRunningBefore(place, change)));
    await harness.runPolicies();
    expect(await harness.booking(id)).toMatchObject({ status: 'pending', workerId: null, declinedBy: ['jun'] });
    expect(await slots()).toBe(0);
  });

  function logRunningBefore(type: string, change: () => Promise<unknown>): DecodedLog {
    return {
      ...harness.eventLog,
      async append(stream, expected, events) {
        if (events.some((event) => event.type === type)) {
          await change();
          await harness.runPolicies();
        }
        return harness.eventLog.append(stream, expected, events);
      },
    };
  }
});
