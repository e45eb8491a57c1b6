import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes, manilaInstant } from '#contracts/manila-time.ts';
import { type BookingHarness, openBookingHarness } from '#tests/harness/booking-harness.ts';
import { kapitolyo } from '#tests/harness/test-users.ts';
import { whenTimeTakenTurnDown } from './when-time-taken-turn-down.ts';
import { whenUnansweredExpire } from './when-unanswered-expire.ts';
import { whenWorkerUnavailableTurnDown } from './when-worker-unavailable-turn-down.ts';

/** One worker is asked urgently, for a job in three hours, while clocks, clients, workers and processes misbehave. */

const start = manilaInstant('2026-11-18', '08:00');
let harness: BookingHarness;

beforeEach(async () => {
  harness = await openBookingHarness({
    start,
    clients: ['andrea'],
    workers: ['jun', 'nestor'],
    policies: [whenUnansweredExpire, whenTimeTakenTurnDown, whenWorkerUnavailableTurnDown],
  });
});
afterEach(() => harness.close());

async function requested(said: { thenAskOthers?: boolean } = {}): Promise<string> {
  const body = {
    serviceId: 'tap',
    workerId: 'jun',
    date: '2026-11-18',
    time: '11:00',
    address: kapitolyo,
    paymentMethod: 'cash' as const,
    urgent: true,
    ...said,
  };
  const context = harness.by.client('andrea');
  return (await harness.handlers().createBooking({ params: undefined, query: undefined, body, context })).data.id;
}

const on = (id: string) => ({ params: { id }, query: undefined, body: undefined });
const andrea = () => harness.by.client('andrea');
const narrow = (id: string) => harness.handlers().narrowRequest({ ...on(id), context: andrea() });

async function after(minutes: number): Promise<void> {
  harness.clock.set(new Date(addMinutes(start, minutes)));
  await harness.runPolicies();
}

const typesOf = async (id: string) => (await harness.history(id)).map(({ type }) => type);

describe('the time of a worker who is asked urgently', () => {
  it('ends with a question to everyone nearby, once, whatever process runs it', async () => {
    const id = await requested();
    await after(11);
    expect(await typesOf(id)).toEqual(['BookingRequested']);
    await after(12);
    await harness.runPolicies();
    await after(13);
    expect(await typesOf(id)).toEqual(['BookingRequested', 'BookingWidened']);
    expect((await harness.history(id)).at(-1)?.metadata).toMatchObject({ policy: 'when-unanswered-expire' });
  });

  it('then waits for others until the request expires', async () => {
    const id = await requested();
    await after(12);
    await after(12 + 84);
    expect(await typesOf(id)).toEqual(['BookingRequested', 'BookingWidened']);
    await after(12 + 108);
    expect(await typesOf(id)).toEqual(['BookingRequested', 'BookingWidened', 'BookingExpired']);
  });

  it('ends the request when its client wants no other worker', async () => {
    const id = await requested({ thenAskOthers: false });
    await after(12);
    expect(await typesOf(id)).toEqual(['BookingRequested', 'BookingExpired']);
  });

  it.each([60, -60])('is measured when the clock moves by %i minutes', async (minutes) => {
    const id = await requested();
    await harness.runPolicies();
    await harness.stepClock(minutes * 60_000);
    await harness.runPolicies();
    await after(minutes + 11);
    expect(await typesOf(id)).toEqual(['BookingRequested']);
    await after(minutes + 12);
    expect(await typesOf(id)).toEqual(['BookingRequested', 'BookingWidened']);
  });

  it('does nothing after a cancellation or an acceptance', async () => {
    const [cancelled, accepted] = [await requested(), await requested()];
    const { cancelBooking, acceptBooking } = harness.handlers();
    await cancelBooking({ ...on(cancelled), body: { reason: 'No need' }, context: andrea() });
    await acceptBooking({ ...on(accepted), context: harness.by.worker('jun') });
    await after(12);
    expect(await typesOf(cancelled)).toEqual(['BookingRequested', 'BookingCancelled']);
    expect(await typesOf(accepted)).toEqual(['BookingRequested', 'BookingAccepted']);
  });

  it('ends at once when the worker is suspended', async () => {
    const id = await requested();
    await harness.runPolicies();
    await harness.suspend('jun');
    await harness.runPolicies();
    expect(await harness.booking(id)).toMatchObject({ status: 'pending', workerId: null, declinedBy: ['jun'] });
    await expect(narrow(id)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });
});

describe('a request that its client takes back', () => {
  it('is for the first worker again, and expires with them alone', async () => {
    const id = await requested();
    await after(12);
    await narrow(id);
    const accept = (worker: string) =>
      harness.handlers().acceptBooking({ ...on(id), context: harness.by.worker(worker) });
    await expect(accept('nestor')).rejects.toMatchObject({ code: 'not_allowed_now' });
    await after(12 + 108);
    expect(await typesOf(id)).toEqual(['BookingRequested', 'BookingWidened', 'BookingNarrowed', 'BookingExpired']);
  });

  it('is refused for a worker who takes no jobs now', async () => {
    const id = await requested();
    await after(12);
    await harness.suspend('jun');
    await expect(narrow(id)).rejects.toMatchObject({ code: 'worker_unavailable' });
  });

  it('ends with another worker’s acceptance, whichever is first', async () => {
    const id = await requested();
    await after(12);
    await Promise.allSettled([
      narrow(id),
      harness.handlers().acceptBooking({ ...on(id), context: harness.by.worker('nestor') }),
    ]);
    const booking = await harness.booking(id);
    const slots = (await harness.calendar('nestor')).slots.map(({ bookingId }) => bookingId);
    expect([booking.status, booking.workerId, slots]).toEqual(
      booking.status === 'accepted' ? ['accepted', 'nestor', [id]] : ['pending', 'jun', []],
    );
  });
});
