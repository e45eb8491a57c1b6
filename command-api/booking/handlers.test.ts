import { handleWith } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#contracts/api-error.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { createTestClock } from '#tests/harness/test-clock.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { createLogger } from '#infra/service/logging.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { completeAndApprove } from '#tests/harness/complete-application.ts';
import { accountDecider } from '../account/decider.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { serviceDecider } from '../catalogue/decider.ts';
import { type CommandContext, createCommandHandler } from '../command-handling/command-handler.ts';
import { allPolicies } from '../process-managers/all.ts';
import { startPolicies } from '../process-managers/start-policies.ts';
import { workerDecider } from '../worker/decider.ts';
import { request } from './testing/booking-fixture.ts';
import { bookingHandlers } from './handlers.ts';

/** Acceptance writes to two streams: these tests race it, interrupt it between the two, and let the policies recover. */

const clock = createTestClock();
const settings = () => Promise.resolve(defaultSettings);
const workers = Array.from({ length: 20 }, (_, number) => `jun-${number}`);
let bookingHarness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof bookingHandlers>;

beforeEach(async () => {
  clock.set(new Date('2026-11-16T11:42:00.000Z'));
  bookingHarness = await openCommandHarness({ now: clock.now });
  handlers = bookingHandlers({
    commands: bookingHarness.commands,
    admins: () => Promise.resolve([]),
    now: clock.now,
    settings,
  });
  await bookingHarness.commands.handle(
    serviceDecider,
    streams.service('tap'),
    { type: 'AddService', data: { serviceId: 'tap', facts, maximumAmount: defaultSettings.maximumAmount } },
    command('service'),
  );
  await account('a-andrea');
  for (const name of workers) await approvedWorker(name);
});
afterEach(() => bookingHarness.close());

const facts = {
  name: 'Kitchen tap repair',
  title: 'Kitchen tap repair',
  category: 'plumbing',
  icon: 'droplets',
  description: '',
  basePriceCentavos: 600_00,
  durationMinutes: 60,
  urgent: false,
};

function command(commandId: string): CommandContext {
  return {
    ...callBy({ accountId: 'a-carla', userType: 'admin' }),
    commandId: callBy({ accountId: commandId, userType: 'admin' }).commandId,
    actor: 'system',
    now: clock.now().toISOString(),
  };
}

async function account(accountId: string, workerId: string | null = null) {
  const registered: AccountEvent = {
    type: 'AccountRegistered',
    data: {
      accountId,
      email: null,
      phone: '+639171234821',
      firstName: accountId,
      lastName: 'Reyes',
      userType: workerId === null ? 'client' : 'worker',
      workerId,
      avatar: null,
      language: 'en',
    },
  };
  await handleWith(
    bookingHarness.commands,
    accountDecider,
    streams.account(accountId),
    () => [registered],
    command(accountId),
  );
}

async function approvedWorker(name: string) {
  await account(`a-${name}`, name);
  const stream = streams.worker(name);
  const tap = { serviceId: 'tap', name: facts.name, category: 'plumbing' };
  await bookingHarness.commands.handle(
    workerDecider,
    stream,
    { type: 'ApplyAsWorker', data: { workerId: name, accountId: `a-${name}`, name, avatar: null } },
    command('apply'),
  );
  await completeAndApprove(bookingHarness.commands, { workerId: name, service: tap, context: command });
}

async function book(changes: { workerId?: string; time?: string } = {}): Promise<string> {
  const body = { ...request.request, serviceId: 'tap', workerId: undefined, ...changes };
  const { data } = await handlers.createBooking({
    params: undefined,
    query: undefined,
    body,
    context: callBy({ accountId: 'a-andrea', userType: 'client' }),
  });
  return data.id;
}

function accept(id: string, worker: string, by = handlers) {
  return by.acceptBooking({
    params: { id },
    query: undefined,
    body: undefined,
    context: callBy({ accountId: `a-${worker}`, userType: 'worker', workerId: worker }),
  });
}

async function slotsOf(worker: string) {
  const { state } = await createCommandHandler(bookingHarness.eventLog).load(calendarDecider, streams.calendar(worker));
  return state.slots.map(({ bookingId }) => bookingId);
}

describe('taking a job', () => {
  it('concurrent acceptances of an open booking: exactly one succeeds, and other calendars stay unchanged', async () => {
    const id = await book();
    const results = await Promise.allSettled(workers.map((worker) => accept(id, worker)));
    const lost = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
    expect(lost).toEqual(Array(workers.length - 1).fill('not_allowed_now'));
    const slots = await Promise.all(workers.map(slotsOf));
    expect(slots.flat()).toEqual([id]);
  });

  it('a worker gets one of two jobs at the same time; the refusal has free starts', async () => {
    const [first, second] = [await book({ workerId: 'jun-0' }), await book({ workerId: 'jun-0', time: '10:00' })];
    const results = await Promise.allSettled([accept(first, 'jun-0'), accept(second, 'jun-0')]);
    const [refusal] = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refusal).toMatchObject({ code: 'slot_taken' });
    expect(refusal.details.alternatives).toHaveLength(3);
    expect(await slotsOf('jun-0')).toHaveLength(1);
  });

  it('is idempotent', async () => {
    const id = await book({ workerId: 'jun-0' });
    const [one, other] = await Promise.all([accept(id, 'jun-0'), accept(id, 'jun-0')]);
    expect([one.data.status, other.data.status]).toEqual(['accepted', 'accepted']);
    expect(await slotsOf('jun-0')).toEqual([id]);
  });

  it('cancelling releases the slot', async () => {
    const id = await book({ workerId: 'jun-0' });
    await accept(id, 'jun-0');
    await handlers.cancelBooking({
      params: { id },
      query: undefined,
      body: { reason: 'Plans changed' },
      context: callBy({ accountId: 'a-andrea', userType: 'client' }),
    });
    expect(await slotsOf('jun-0')).toEqual([]);
  });

  it('staff need a fresh sign-in to cancel through either endpoint', async () => {
    const id = await book({ workerId: 'jun-0' });
    const carla = callBy({ accountId: 'a-carla', userType: 'admin' });
    const cancel = (context: typeof carla) =>
      handlers.cancelBooking({ params: { id }, query: undefined, body: { reason: 'By phone' }, context });
    await expect(cancel(carla)).rejects.toMatchObject({ code: 'sign_in_again' });
    const long = { ...carla, requireFreshSignIn: () => Promise.reject(new ApiError('sign_in_again')) };
    await expect(cancel(long)).rejects.toMatchObject({ code: 'sign_in_again' });
    const cancelled = await cancel({ ...carla, requireFreshSignIn: () => Promise.resolve() });
    expect(cancelled.data).toMatchObject({ status: 'cancelled' });
  });

  it('refuses a request that changed since the worker saw it', async () => {
    const id = await book({ workerId: 'jun-0' });
    const context = { ...callBy({ accountId: 'a-jun-0', userType: 'worker', workerId: 'jun-0' }), ifRevision: 7 };
    await expect(
      handlers.acceptBooking({ params: { id }, query: undefined, body: undefined, context }),
    ).rejects.toMatchObject({ code: 'stale' });
    expect(await slotsOf('jun-0')).toEqual([]);
  });
});

describe('a crash between the two streams', () => {
  it('the policy releases the orphaned slot when it is due', async () => {
    const id = await book({ workerId: 'jun-0' });
    await expect(accept(id, 'jun-0', crashingAtBookings())).rejects.toThrow(EngineUnavailable);
    expect(await slotsOf('jun-0')).toEqual([id]);
    const policies = await runPolicies();
    await policies.runDue();
    expect(await slotsOf('jun-0')).toEqual([id]);
    clock.set(new Date(clock.now().getTime() + 2 * 60_000));
    await expect.poll(async () => (await policies.runDue(), slotsOf('jun-0'))).toEqual([]);
    await policies.stop();
  });

  it('an unanswered request expires automatically; an accepted one keeps its slot', async () => {
    const [silent, taken] = [await book({ workerId: 'jun-1' }), await book({ workerId: 'jun-2' })];
    await accept(taken, 'jun-2');
    clock.set(new Date(clock.now().getTime() + 24 * 60 * 60_000));
    const policies = await runPolicies();
    await expect.poll(async () => (await policies.runDue(), lastEventOf(silent))).toBe('BookingExpired');
    expect(await lastEventOf(taken)).toBe('BookingAccepted');
    expect(await slotsOf('jun-2')).toEqual([taken]);
    await policies.stop();
  });
});

/** The same handlers on a log that fails just before a booking is accepted. */
function crashingAtBookings() {
  const append: EventLog['append'] = (stream, expected, events) =>
    events.some(({ type }) => type === 'BookingAccepted')
      ? Promise.reject(new EngineUnavailable('event log'))
      : bookingHarness.eventLog.append(stream, expected, events);
  return bookingHandlers({
    commands: createCommandHandler({ ...bookingHarness.eventLog, append }),
    admins: () => Promise.resolve([]),
    now: clock.now,
    settings,
  });
}

function runPolicies() {
  return startPolicies({
    ...bookingHarness,
    policies: allPolicies,
    settings,
    now: clock.now,
    logger: createLogger('silent'),
  });
}

async function lastEventOf(bookingId: string): Promise<string | undefined> {
  const [last] = await bookingHarness.eventLog.readStream(streams.booking(bookingId), {
    direction: 'backwards',
    limit: 1,
  });
  return last?.type;
}
