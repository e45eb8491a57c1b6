import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { releaseOrphanedSlots } from '#command-api/process-managers/release-orphaned-slots.ts';
import { settleHeldTimes } from '#command-api/process-managers/settle-held-times.ts';
import { whenQuoteRunsOut } from '#command-api/process-managers/when-quote-runs-out.ts';
import { whenUnansweredExpire } from '#command-api/process-managers/when-unanswered-expire.ts';
import { type BookingStatus, finalStatuses } from '#contracts/booking/lifecycle.ts';
import { overlaps } from '#contracts/calendar/availability.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { createInProcessBus } from '#infra/eventing/bus.ts';
import { ApiError } from '#contracts/api-error.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { startProjectors } from '#projectors/start.ts';
import { type BookingHarness, openBookingHarness } from '../harness/booking-harness.ts';
import { allDocumentsIn } from '../harness/projections-equal-rebuild.ts';
import { isFullScope } from '../harness/test-scope.ts';
import { bookingWorld, breakingOff, people, type Step, step } from './booking-model.ts';

/**
 * Bookings and calendars under random concurrent commands, with random clocks, logs that fail between the two streams
 * of an acceptance, and late policies. All runs share one log, so each starts with the calendars of the runs before it.
 */

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const policies = [whenUnansweredExpire, whenQuoteRunsOut, releaseOrphanedSlots, settleHeldTimes];
const holding: readonly BookingStatus[] = ['accepted', 'arrived', 'in_progress', 'completed'];

let harness: BookingHarness;
const stopping = new AbortController();
let live: Awaited<ReturnType<typeof startProjectors>>;

beforeAll(async () => {
  harness = await openBookingHarness({ start: '2026-11-16T01:00:00.000Z', ...people, policies });
  live = await startProjectors({
    eventLog: harness.eventLog,
    documents: harness.documents,
    bus: createInProcessBus(),
    signal: stopping.signal,
    logger: silent,
  });
});
afterAll(async () => {
  stopping.abort();
  await live.stop();
  await harness.close();
});

/** Refusals and a failing log are expected; any other error is a bug. */
function expected(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof EngineUnavailable)) throw error;
}

async function take(
  world: ReturnType<typeof bookingWorld>,
  next: Step,
  handlers: ReturnType<BookingHarness['handlers']>,
): Promise<void> {
  switch (next.kind) {
    case 'time':
      harness.clock.set(new Date(addMinutes(harness.clock.now(), next.minutes)));
      return harness.runPolicies();
    case 'one':
      return void (await world
        .attempt(next.deed, next.crash ? harness.handlers(breakingOff(harness.eventLog, next.crash)) : handlers)
        .catch(expected));
    case 'at once':
      await Promise.all(next.deeds.map((deed) => world.attempt(deed, handlers).catch(expected)));
  }
}

/** No worker is booked by two clients at once, and the calendar holds the time of every booking. */
async function expectNoDoubleBooking(bookings: readonly Booking[]): Promise<void> {
  for (const worker of people.workers) {
    const booked = bookings.filter(({ workerId, status }) => workerId === worker && holding.includes(status));
    const clashes = booked.flatMap((one, index) =>
      booked
        .slice(index + 1)
        .filter((other) => overlaps(one, other, defaultSettings.travelBufferMinutes))
        .map((other) => [one.bookingId, other.bookingId]),
    );
    expect(clashes).toEqual([]);
    const { slots, holds } = await harness.calendar(worker);
    for (const { bookingId, startsAt } of booked)
      expect([...slots, ...holds]).toContainEqual(expect.objectContaining({ bookingId, startsAt }));
  }
}

/** After all policies ran, a calendar holds the booked times and nothing else. */
async function expectCalendarsSettled(bookings: readonly Booking[]): Promise<void> {
  const ours = new Set(bookings.map(({ bookingId }) => bookingId));
  for (const worker of people.workers) {
    const { slots, holds } = await harness.calendar(worker);
    const booked = bookings.filter(({ workerId, status }) => workerId === worker && holding.includes(status));
    const times = (list: readonly { bookingId: string; startsAt: string }[]) =>
      list.map(({ bookingId, startsAt }) => `${startsAt} ${bookingId}`).sort();
    expect(times(slots.filter(({ bookingId }) => ours.has(bookingId)))).toEqual(times(booked));
    expect(holds).toEqual([]);
  }
}

it('books no worker twice, keeps ended bookings ended, and leaves consistent calendars', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60, size: 'max' }), async (steps) => {
      const world = bookingWorld(harness);
      const handlers = harness.handlers();
      const over = new Map<string, BookingStatus>();
      const all = () => Promise.all(world.ids().map((id) => harness.booking(id)));
      for (const next of steps) {
        await take(world, next, handlers);
        const bookings = await all();
        await expectNoDoubleBooking(bookings);
        for (const { bookingId, status } of bookings) {
          expect(status).toBe(over.get(bookingId) ?? status);
          if (finalStatuses.includes(status)) over.set(bookingId, status);
        }
      }
      harness.clock.set(new Date(addMinutes(harness.clock.now(), 2)));
      await harness.runPolicies();
      await expectCalendarsSettled(await all());
      // The next run starts on another day.
      harness.clock.set(new Date(addMinutes(harness.clock.now(), 3 * 24 * 60)));
      await harness.runPolicies();
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? (isFullScope ? 15 : 2)) },
  );
});

it('matches the rebuild of every read model', async () => {
  await live.waitFor(await harness.eventLog.head(), 20_000);
  const folder = await mkdtemp(join(tmpdir(), 'suki-model-'));
  const documents = await openSqliteDocuments({ file: join(folder, 'rebuilt.db') });
  const stop = new AbortController();
  const rebuilt = await startProjectors({
    eventLog: harness.eventLog,
    documents,
    bus: createInProcessBus(),
    signal: stop.signal,
    logger: silent,
  });
  await rebuilt.caughtUp;
  const [stored, fresh] = [await allDocumentsIn(harness.documents), await allDocumentsIn(documents)];
  expect(fresh.size).toBeGreaterThan(100);
  expect(fresh).toEqual(stored);
  stop.abort();
  await rebuilt.stop();
  await documents.close();
  await rm(folder, { recursive: true });
});
