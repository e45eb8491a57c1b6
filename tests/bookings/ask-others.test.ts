import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whenUnansweredExpire } from '#command-api/process-managers/when-unanswered-expire.ts';
import { manilaDayAndTime } from '#contracts/manila-time.ts';
import { type BookingHarness, openBookingHarness } from '../harness/booking-harness.ts';
import { kapitolyo } from '../harness/test-users.ts';

const START = '2026-11-16T02:00:00.000Z';
const tomorrow = { date: '2026-11-17', time: '14:00' };
let harness: BookingHarness;

beforeEach(async () => {
  harness = await openBookingHarness({
    start: START,
    clients: ['andrea', 'grace'],
    workers: ['jun', 'nestor'],
    policies: [whenUnansweredExpire],
  });
});
afterEach(() => harness.close());

const job = {
  serviceId: 'tap',
  workerId: 'jun',
  ...tomorrow,
  address: { ...kapitolyo, landmark: 'White gate' },
  notes: 'It drips all night.',
  answers: { taps: 2 },
  photos: ['/api/files/tap.jpg'],
  durationMinutes: 90,
  paymentMethod: 'gcash' as const,
  paymentDetails: { account: '0917 123 4821' },
};
const on = (id: string) => ({ params: { id }, query: undefined, body: undefined });

async function book(): Promise<string> {
  const { data } = await harness
    .handlers()
    .createBooking({ params: undefined, query: undefined, body: job, context: harness.by.client('andrea') });
  return data.id;
}

async function declined(): Promise<string> {
  const id = await book();
  await harness
    .handlers()
    .declineBooking({ ...on(id), body: { reason: 'Fully booked' }, context: harness.by.worker('jun') });
  return id;
}

async function ask(id: string, body?: { start?: typeof tomorrow; expectedPrice?: number }, by = 'andrea') {
  return (await harness.handlers().askOthers({ ...on(id), body, context: harness.by.client(by) })).data;
}

describe('asking other workers', () => {
  it('requests the same job at the same time from everyone but the worker who declined, and links the two bookings', async () => {
    const id = await declined();
    const { id: newId, status } = await ask(id);
    const [old, booking] = [await harness.booking(id), await harness.booking(newId)];
    expect(status).toBe('pending');
    expect(old).toMatchObject({ status: 'declined', rebookedAs: newId });
    expect(booking).toMatchObject({
      clientId: 'a-andrea',
      worker: null,
      wasOpen: true,
      declinedBy: ['jun'],
      startsAt: old.startsAt,
      endsAt: old.endsAt,
      priceCentavos: 600_00,
      address: old.address,
      answers: old.answers,
      notes: old.notes,
      photos: old.photos,
      durationMinutes: old.durationMinutes,
      urgent: old.urgent,
      paymentAccount: '0917 *** 4821',
    });
    const [requested] = await harness.eventLog.readStream(`booking-${newId}`);
    expect(requested?.data).toMatchObject({ insteadOf: id, declinedBy: ['jun'] });
  });

  it('creates one new booking, however often it is pressed, at once and later', async () => {
    const id = await declined();
    const pressed = [
      ...(await Promise.all([ask(id), ask(id)])),
      await ask(id, { start: { date: '2026-11-18', time: '09:00' } }),
    ];
    expect(new Set(pressed.map(({ id: each }) => each)).size).toBe(1);
    const types = await Promise.all(
      [id, pressed[0]?.id ?? ''].map(async (each) =>
        (await harness.eventLog.readStream(`booking-${each}`)).map(({ type }) => type),
      ),
    );
    expect(types).toEqual([['BookingRequested', 'BookingDeclined', 'OthersAsked'], ['BookingRequested']]);
  });

  it('completes on the next press after it stopped between the two bookings', async () => {
    const id = await declined();
    const log = {
      ...harness.eventLog,
      append: async (...args: Parameters<typeof harness.eventLog.append>) => {
        if (args[0] === `booking-${id}`) throw new Error('The process was killed');
        return harness.eventLog.append(...args);
      },
    };
    await expect(harness.handlers(log).askOthers({ ...on(id), context: harness.by.client('andrea') })).rejects.toThrow(
      'The process was killed',
    );
    expect(await harness.booking(id)).toMatchObject({ rebookedAs: null });
    const { id: newId } = await ask(id);
    expect(await harness.booking(id)).toMatchObject({ rebookedAs: newId });
  });

  it('excludes the worker who declined; another worker can accept', async () => {
    const { id } = await ask(await declined());
    const accept = (worker: string) =>
      harness.handlers().acceptBooking({ ...on(id), context: harness.by.worker(worker) });
    await expect(accept('jun')).rejects.toMatchObject({ code: 'not_allowed_now' });
    expect((await accept('nestor')).data.status).toBe('accepted');
  });

  it('is possible after a worker cancelled, and not after the client did', async () => {
    const [byWorker, byClient] = [await book(), await book()];
    await harness.handlers().acceptBooking({ ...on(byWorker), context: harness.by.worker('jun') });
    await harness
      .handlers()
      .cancelBooking({ ...on(byWorker), body: { reason: 'My van broke down' }, context: harness.by.worker('jun') });
    await harness
      .handlers()
      .cancelBooking({ ...on(byClient), body: { reason: 'Fixed it' }, context: harness.by.client('andrea') });
    expect(await harness.booking((await ask(byWorker)).id)).toMatchObject({ declinedBy: ['jun'] });
    await expect(ask(byClient)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });

  it('includes a worker who only did not answer, and asks for a new time when the old one has passed', async () => {
    const id = await book();
    harness.clock.set(new Date('2026-11-17T06:00:00.000Z'));
    await harness.runPolicies();
    await expect(ask(id)).rejects.toMatchObject({ code: 'too_soon' });
    expect(await harness.booking(id)).toMatchObject({ status: 'expired', rebookedAs: null });
    const start = { date: '2026-11-18', time: '09:00' };
    const booking = await harness.booking((await ask(id, { start })).id);
    expect({ start: manilaDayAndTime(booking.startsAt), declinedBy: booking.declinedBy }).toEqual({
      start,
      declinedBy: [],
    });
  });

  it('uses the price that the client was shown, or fails', async () => {
    const id = await declined();
    await expect(ask(id, { expectedPrice: 550_00 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { price: 600_00 },
    });
    expect(await harness.booking((await ask(id, { expectedPrice: 600_00 })).id)).toMatchObject({
      priceCentavos: 600_00,
    });
  });

  it('is for the client only, and not possible while the booking waits for an answer', async () => {
    const [id, waiting] = [await declined(), await book()];
    await expect(ask(id, undefined, 'grace')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ask(waiting)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });
});
