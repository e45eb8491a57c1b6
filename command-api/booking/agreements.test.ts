import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { agreements, nine, none, openAgreementHarness, two } from '#tests/harness/agreements.ts';
import type { BookingHarness } from '#tests/harness/booking-harness.ts';
import type { bookingHandlers } from './handlers.ts';

/** Quotes, new times and extras through the handlers. */

let harness: BookingHarness;
let handlers: ReturnType<typeof bookingHandlers>;

beforeEach(async () => {
  harness = await openAgreementHarness();
  handlers = harness.handlers();
});
afterEach(() => harness.close());

const {
  client,
  by,
  book,
  decline,
  accept,
  quote,
  acceptQuote,
  propose,
  acceptTime,
  slotsOf,
  holdsOf,
  logFailingAt,
  later,
} = agreements(() => ({ harness, handlers }));

describe('quotes', () => {
  it('an accepted quote sets worker and price, books the slot, and closes the others', async () => {
    const id = await book('09:00');
    const [dear, fair] = [await quote(id, 'jun', 900_00), await quote(id, 'nestor', 700_00)];
    expect((await acceptQuote(id, fair)).data.status).toBe('accepted');
    expect(await harness.booking(id)).toMatchObject({
      workerId: 'nestor',
      priceCentavos: 700_00,
      quotes: [
        { id: dear, status: 'closed' },
        { id: fair, status: 'accepted' },
      ],
    });
    expect([await slotsOf('jun'), await slotsOf('nestor')]).toEqual([[], [nine]]);
    await expect(acceptQuote(id, dear)).rejects.toMatchObject({
      code: 'not_allowed_now',
      details: { status: 'accepted' },
    });
    expect((await acceptQuote(id, fair)).data.status).toBe('accepted');
    await expect(quote(id, 'jun', 1)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });

  it('a newer quote of the same worker replaces the older one', async () => {
    const id = await book('09:00');
    const [first, second] = [await quote(id, 'jun', 900_00), await quote(id, 'jun', 800_00)];
    expect((await harness.booking(id)).quotes.map(({ status }) => status)).toEqual(['replaced', 'open']);
    await expect(acceptQuote(id, first)).rejects.toMatchObject({ code: 'not_allowed_now' });
    const { priceCentavos } = await harness.booking(id);
    expect((await acceptQuote(id, second)).data.status).toBe('accepted');
    const events = await harness.eventLog.readStream(streams.booking(id));
    expect(
      events
        .filter(({ type }) => type.startsWith('Quote'))
        .map(({ data }) => (data as { beforeCentavos?: number }).beforeCentavos),
    ).toEqual([undefined, 900_00, priceCentavos]);
  });

  it('accepting for a taken slot is refused with other times and leaves the quote open', async () => {
    const [id, other] = [await book('09:00'), await book('09:30', 'jun')];
    const quoteId = await quote(id, 'jun', 900_00);
    await accept(other, 'jun');
    await expect(acceptQuote(id, quoteId)).rejects.toMatchObject({
      code: 'slot_taken',
      details: { alternatives: expect.any(Array) },
    });
    expect((await harness.booking(id)).status).toBe('quoted');
  });

  it('expires at its time and cannot be accepted from then on, closed or not', async () => {
    const id = await book('09:00');
    const quoteId = await quote(id, 'jun', 900_00, addMinutes(harness.clock.now(), 60));
    await later(59);
    expect((await harness.booking(id)).status).toBe('quoted');
    harness.clock.set(new Date(addMinutes(harness.clock.now(), 1)));
    await expect(acceptQuote(id, quoteId)).rejects.toMatchObject({ code: 'not_allowed_now' });
    await later(0);
    expect(await harness.booking(id)).toMatchObject({ status: 'pending', quotes: [{ status: 'expired' }] });
  });

  it('is valid at most until the answer is due and until the job starts', async () => {
    const id = await book('14:00');
    await quote(id, 'jun', 900_00, addMinutes(two, -1));
    expect((await harness.booking(id)).quotes).toMatchObject([{ validUntil: nine }]);
    await expect(quote(id, 'jun', 900_00, addMinutes(two, 1))).rejects.toMatchObject({ code: 'invalid' });
    await expect(quote(id, 'jun', 900_00, harness.clock.now().toISOString())).rejects.toMatchObject({
      code: 'invalid',
    });
    await later(24 * 60);
    expect(await harness.booking(id)).toMatchObject({ status: 'expired' });
  });

  it('are allowed for workers within reach, and for all when the place is unknown', async () => {
    const id = await book('09:00');
    const askedBefore = await book('14:00', 'jun');
    await harness.livesAt('jun', { lat: 14.64, lng: 121.1 }, 5);
    handlers = harness.handlers();
    await expect(book('11:00', 'jun')).rejects.toMatchObject({ code: 'out_of_reach' });
    await expect(quote(id, 'jun', 900_00)).rejects.toMatchObject({ code: 'worker_unavailable' });
    await expect(accept(id, 'jun')).rejects.toMatchObject({ code: 'worker_unavailable' });
    await expect(decline(id, 'jun')).rejects.toMatchObject({ code: 'worker_unavailable' });
    expect((await decline(await book('16:00'), 'nestor')).data.status).toBe('pending');
    await quote(id, 'nestor', 900_00);
    // A worker asked by name may exceed their reach.
    expect((await accept(askedBefore, 'jun')).data.status).toBe('accepted');
  });

  it('declining withdraws one’s own quote only', async () => {
    const id = await book('09:00');
    await quote(id, 'jun', 900_00);
    await quote(id, 'nestor', 800_00);
    await decline(id, 'jun');
    expect(await harness.booking(id)).toMatchObject({
      status: 'quoted',
      quotes: [{ status: 'withdrawn' }, { status: 'open' }],
    });
  });

  it('of other workers are not found for a worker', async () => {
    const id = await book('09:00');
    const quoteId = await quote(id, 'jun', 900_00);
    await quote(id, 'nestor', 800_00);
    await expect(
      handlers.withdrawQuote({ ...none, params: { id, quoteId }, context: by('nestor') }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a crash between slot and acceptance leaves a slot that the policy releases or the next attempt uses', async () => {
    const id = await book('09:00');
    const quoteId = await quote(id, 'jun', 900_00);
    await expect(acceptQuote(id, quoteId, harness.handlers(logFailingAt('QuoteAccepted')))).rejects.toThrow(
      EngineUnavailable,
    );
    expect([await slotsOf('jun'), (await harness.booking(id)).status]).toEqual([[nine], 'quoted']);
    await later(2);
    expect(await slotsOf('jun')).toEqual([]);
    await acceptQuote(id, quoteId);
    await later(2);
    expect(await slotsOf('jun')).toEqual([nine]);
  });
});

describe('a new time', () => {
  async function accepted(time = '09:00'): Promise<string> {
    const id = await book(time, 'jun');
    await accept(id, 'jun');
    return id;
  }

  it('moves the slot once the other side agrees', async () => {
    const id = await accepted();
    await propose(id, '14:00');
    await expect(acceptTime(id, client())).rejects.toMatchObject({ code: 'not_allowed_now' });
    expect(await slotsOf('jun')).toEqual([nine]);
    await acceptTime(id);
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[two], []]);
    expect(await harness.booking(id)).toMatchObject({ startsAt: two, endsAt: addMinutes(two, 60), reschedule: null });
    expect((await acceptTime(id)).data.status).toBe('accepted');
    expect((await accept(await book('09:00', 'jun'), 'jun')).data.status).toBe('accepted');
  });

  it('may overlap the job’s own old time', async () => {
    const id = await accepted();
    await propose(id, '09:30');
    await acceptTime(id);
    expect(await slotsOf('jun')).toEqual([addMinutes(nine, 30)]);
  });

  it('taken by another job is refused with alternatives, at the proposal and at the acceptance', async () => {
    const [id, other] = [await accepted(), await book('14:30', 'jun')];
    await propose(id, '14:00');
    await accept(other, 'jun');
    await expect(acceptTime(id)).rejects.toMatchObject({
      code: 'slot_taken',
      details: { alternatives: expect.any(Array) },
    });
    await expect(propose(id, '15:00')).rejects.toMatchObject({ code: 'slot_taken' });
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[nine, addMinutes(two, 30)], []]);
  });

  it('must keep the notice and the horizon and differ from the old time', async () => {
    const id = await accepted();
    await expect(propose(id, '09:00')).rejects.toMatchObject({ code: 'invalid' });
    const far = { params: { id }, query: undefined, body: { date: '2027-03-01', time: '09:00' }, context: client() };
    await expect(handlers.proposeTime(far)).rejects.toMatchObject({ code: 'too_far' });
    await expect(handlers.proposeTime({ ...far, body: { date: '2026-11-17', time: '09:10' } })).rejects.toMatchObject({
      code: 'too_soon',
    });
  });

  it('a newer proposal of either side replaces the older one; declining keeps the time', async () => {
    const id = await accepted();
    await propose(id, '14:00');
    await propose(id, '16:00', by('jun'));
    await expect(acceptTime(id)).rejects.toMatchObject({ code: 'not_allowed_now' });
    await handlers.declineTime({ ...none, params: { id }, context: client() });
    expect(await harness.booking(id)).toMatchObject({ startsAt: nine, reschedule: null });
    expect(await slotsOf('jun')).toEqual([nine]);
  });

  it('can be withdrawn only by the proposing side', async () => {
    const id = await accepted();
    await propose(id, '14:00');
    await expect(handlers.withdrawTime({ ...none, params: { id }, context: by('jun') })).rejects.toMatchObject({
      code: 'not_allowed_now',
    });
    const withdraw = () => handlers.withdrawTime({ ...none, params: { id }, context: client() });
    await withdraw();
    await withdraw();
    expect(await harness.booking(id)).toMatchObject({ startsAt: nine, reschedule: null });
    await expect(acceptTime(id, by('jun'))).rejects.toMatchObject({ code: 'not_allowed_now' });
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[nine], []]);
  });

  it('a crash before the booking is moved keeps the old time, and both times stay reserved until the policy runs', async () => {
    const id = await accepted();
    await propose(id, '14:00');
    await expect(acceptTime(id, by('jun'), harness.handlers(logFailingAt('RescheduleAccepted')))).rejects.toThrow(
      EngineUnavailable,
    );
    for (const time of ['09:30', '14:30'])
      await expect(accept(await book(time), 'jun')).rejects.toMatchObject({ code: 'slot_taken' });
    await later(2);
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[nine], []]);
    await acceptTime(id);
    expect(await slotsOf('jun')).toEqual([two]);
  });

  it('a crash after the booking is moved is completed by the policy', async () => {
    const id = await accepted();
    await propose(id, '14:00');
    await expect(acceptTime(id, by('jun'), harness.handlers(logFailingAt('SlotMoved')))).rejects.toThrow(
      EngineUnavailable,
    );
    expect([await slotsOf('jun'), await holdsOf('jun'), (await harness.booking(id)).startsAt]).toEqual([
      [nine],
      [two],
      two,
    ]);
    for (const time of ['09:30', '14:30'])
      await expect(accept(await book(time), 'jun')).rejects.toMatchObject({ code: 'slot_taken' });
    await later(2);
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[two], []]);
  });

  it('an answer stored before a crash is completed too', async () => {
    const id = await accepted();
    await propose(id, '14:00');
    await expect(acceptTime(id, by('jun'), harness.handlers(logFailingAt('RescheduleAccepted', true)))).rejects.toThrow(
      EngineUnavailable,
    );
    await later(2);
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[two], []]);
  });

  it('accepted during a concurrent cancellation leaves no reservation', async () => {
    const id = await accepted();
    await propose(id, '14:00');
    const cancelling = handlers.cancelBooking({
      params: { id },
      query: undefined,
      body: { reason: 'Plans changed' },
      context: client(),
    });
    await Promise.allSettled([acceptTime(id), cancelling]);
    await later(2);
    expect([(await harness.booking(id)).status, await slotsOf('jun'), await holdsOf('jun')]).toEqual([
      'cancelled',
      [],
      [],
    ]);
  });

  it('moves the end of free cancellation', async () => {
    const id = await accepted();
    await propose(id, '18:00');
    await acceptTime(id);
    harness.clock.set(new Date('2026-11-18T04:00:00.000Z'));
    await handlers.cancelBooking({
      params: { id },
      query: undefined,
      body: { reason: 'Plans changed' },
      context: client(),
    });
    expect(await harness.booking(id)).toMatchObject({ status: 'cancelled', cancellation: { feeCentavos: 0 } });
  });
});

describe('extras', () => {
  async function atWork(): Promise<string> {
    const id = await book('09:00', 'jun');
    await accept(id, 'jun');
    harness.clock.set(new Date(nine));
    await handlers.arrive({ ...none, params: { id }, context: by('jun') });
    await handlers.startWork({ ...none, params: { id }, context: by('jun') });
    return id;
  }

  const extra = async (id: string, amount: number) =>
    (
      await handlers.proposeExtra({
        params: { id },
        query: undefined,
        body: { amount, reason: 'A longer hose' },
        context: by('jun'),
      })
    ).data.extraId;
  const approve = (id: string, extraId: string) =>
    handlers.approveExtra({ ...none, params: { id, extraId }, context: client() });

  it('are owed once approved; unanswered ones lapse when the work is completed', async () => {
    const id = await atWork();
    const [hose, valve, paint] = [await extra(id, 120_00), await extra(id, 80_00), await extra(id, 500_00)];
    await approve(id, hose);
    await approve(id, hose);
    await handlers.refuseExtra({ ...none, params: { id, extraId: valve }, context: client() });
    await expect(approve(id, valve)).rejects.toMatchObject({ code: 'not_allowed_now' });
    await handlers.completeWork({ ...none, params: { id }, context: by('jun') });
    expect(await harness.booking(id)).toMatchObject({
      status: 'completed',
      completion: { amountCentavos: 500_00 + 120_00 },
      extras: [{ status: 'approved' }, { status: 'refused' }, { id: paint, status: 'lapsed' }],
    });
    await expect(approve(id, paint)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });

  it('and quotes are refused above the platform’s highest amount', async () => {
    const id = await atWork();
    await expect(extra(id, 200_000_01)).rejects.toMatchObject({
      code: 'amount_too_high',
      details: { maximumAmount: 200_000_00 },
    });
    await expect(quote(await book('14:00', 'jun'), 'jun', 200_000_01)).rejects.toMatchObject({
      code: 'amount_too_high',
    });
  });

  it('that do not exist are not found', async () => {
    const id = await atWork();
    await extra(id, 1);
    await expect(approve(id, 'none')).rejects.toMatchObject({ code: 'not_found' });
  });
});
