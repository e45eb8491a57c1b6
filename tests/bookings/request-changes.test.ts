import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarDecider } from '#command-api/calendar/decider.ts';
import { createCommandHandler } from '#command-api/command-handling/command-handler.ts';
import { whenUnansweredExpire } from '#command-api/process-managers/when-unanswered-expire.ts';
import { streams } from '#contracts/events/streams.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { type BookingHarness, openBookingHarness } from '../harness/booking-harness.ts';
import { kapitolyo } from '../harness/test-users.ts';

/**
 * A client changes a request or opens it to all while workers answer it: booking, calendar and timer agree afterwards.
 */

const two = { date: '2026-11-17', time: '14:00' };
const nine = { date: '2026-11-18', time: '09:00' };
let harness: BookingHarness;

beforeEach(async () => {
  harness = await openBookingHarness({
    start: '2026-11-16T02:00:00.000Z',
    clients: ['andrea', 'grace'],
    workers: ['jun', 'nestor'],
    policies: [whenUnansweredExpire],
  });
});
afterEach(() => harness.close());

const on = (id: string) => ({ params: { id }, query: undefined, body: undefined });
const andrea = () => harness.by.client('andrea');

async function book(start = two, client = 'andrea'): Promise<string> {
  const body = { serviceId: 'tap', workerId: 'jun', ...start, address: kapitolyo, paymentMethod: 'cash' as const };
  return (
    await harness
      .handlers()
      .createBooking({ params: undefined, query: undefined, body, context: harness.by.client(client) })
  ).data.id;
}

const move = (id: string, start = nine) =>
  harness.handlers().editRequest({ ...on(id), body: { start }, context: andrea() });
const accept = (id: string, requestVersion?: number, worker = 'jun', handlers = harness.handlers()) =>
  handlers.acceptBooking({
    ...on(id),
    body: requestVersion === undefined ? undefined : { requestVersion },
    context: harness.by.worker(worker),
  });

describe('changing a request', () => {
  it('refuses an acceptance of the earlier version, and leaves the worker’s calendar free', async () => {
    const id = await book();
    await move(id);
    await expect(accept(id, 1)).rejects.toMatchObject({ code: 'request_changed', details: { requestVersion: 2 } });
    expect((await harness.calendar('jun')).slots).toEqual([]);
    await accept(id, 2);
    expect((await harness.calendar('jun')).slots).toMatchObject([
      { bookingId: id, startsAt: manilaInstant(nine.date, nine.time) },
    ]);
  });

  it('during an acceptance leaves the slot at the time of the booking, or none', async () => {
    const id = await book();
    await Promise.allSettled([accept(id, 1), move(id)]);
    const [booking, { slots }] = [await harness.booking(id), await harness.calendar('jun')];
    const expected =
      booking.status === 'accepted' ? [{ bookingId: id, startsAt: booking.startsAt, endsAt: booking.endsAt }] : [];
    expect(slots).toEqual(expected);
  });

  it('first releases a slot that a failed attempt left at the former time', async () => {
    const id = await book();
    const append: typeof harness.eventLog.append = (stream, expected, events) =>
      events.some(({ type }) => type === 'BookingAccepted')
        ? Promise.reject(new Error('The process was killed'))
        : harness.eventLog.append(stream, expected, events);
    await expect(accept(id, 1, 'jun', harness.handlers({ ...harness.eventLog, append }))).rejects.toThrow(
      'The process was killed',
    );
    await move(id);
    await accept(id, 2);
    const { state } = await createCommandHandler(harness.eventLog).load(calendarDecider, streams.calendar('jun'));
    expect(state.slots).toMatchObject([{ bookingId: id, startsAt: manilaInstant(nine.date, nine.time) }]);
  });

  it('to a taken time is refused with free times', async () => {
    const taken = await book(nine, 'grace');
    await accept(taken);
    const id = await book();
    await expect(move(id)).rejects.toMatchObject({ code: 'slot_taken', details: { alternatives: expect.any(Array) } });
  });

  it('moves the deadline for an answer', async () => {
    const id = await book();
    await harness.runPolicies();
    harness.clock.set(new Date('2026-11-16T20:00:00.000Z'));
    await move(id);
    harness.clock.set(new Date('2026-11-17T03:00:00.000Z'));
    await harness.runPolicies();
    expect(await harness.booking(id)).toMatchObject({ status: 'pending', answerBy: '2026-11-17T20:00:00.000Z' });
    harness.clock.set(new Date('2026-11-17T20:00:00.000Z'));
    await harness.runPolicies();
    expect(await harness.booking(id)).toMatchObject({ status: 'expired' });
  });

  it('is for the client only', async () => {
    const id = await book();
    const notes = (context: ReturnType<typeof andrea>) =>
      harness.handlers().editRequest({ ...on(id), body: { notes: 'x' }, context });
    await expect(notes(harness.by.client('grace'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(notes(harness.by.worker('jun'))).rejects.toMatchObject({ code: 'not_allowed_now' });
  });
});

describe('opening a request to all', () => {
  const widen = (id: string) => harness.handlers().widenRequest({ ...on(id), context: andrea() });

  it('lets any worker accept, and the worker asked first, at any distance', async () => {
    const [first, second] = [await book(), await book(nine)];
    await harness.livesAt('jun', { lat: 10.3157, lng: 123.8854 }, 5);
    await expect(accept(first, 1, 'nestor')).rejects.toMatchObject({ code: 'forbidden' });
    await widen(first);
    await widen(second);
    expect((await accept(first, 1, 'nestor')).data.status).toBe('accepted');
    expect((await accept(second, 1, 'jun')).data.status).toBe('accepted');
  });

  it('stays open for others when the worker asked first declines', async () => {
    const id = await book();
    await widen(id);
    await harness
      .handlers()
      .declineBooking({ ...on(id), body: { reason: 'Fully booked' }, context: harness.by.worker('jun') });
    expect(await harness.booking(id)).toMatchObject({ status: 'pending', declinedBy: ['jun'] });
  });

  it('has no further effect the second time', async () => {
    const id = await book();
    await widen(id);
    await widen(id);
    expect((await harness.eventLog.readStream(streams.booking(id))).map(({ type }) => type)).toEqual([
      'BookingRequested',
      'BookingWidened',
    ]);
  });
});
