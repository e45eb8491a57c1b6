import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '#contracts/calls/handlers.ts';
import { grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { type BookingQueries, openBookingQueries, strangers } from '#tests/harness/queries/booking-queries.ts';

let suki: BookingQueries['suki'];
let steps: BookingQueries['steps'];
let read: BookingQueries['read'];

beforeEach(async () => {
  ({ suki, steps, read } = await openBookingQueries());
});
afterEach(() => suki.close());

describe('quotes', () => {
  const ramils = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
  const ofRamil = () => ({
    ...steps.quoted({ quoteId: 'q2', worker: ramils, amountCentavos: 60_000, offeredAt: '2026-11-18T03:00:00.000Z' }),
  });

  it('are shown to the client with the workers’ current data', async () => {
    await suki.happened(steps.open(), steps.quoted(), ofRamil());
    const booking = await read(grace);
    expect(booking).toMatchObject({
      status: 'quoted',
      otherQuotes: 0,
      allowedActions: ['accept_quote', 'reject_quote', 'edit_request', 'cancel'],
      price: 65_000,
    });
    expect(booking.quotes).toMatchObject([
      {
        id: 'q1',
        workerId: 'w1',
        worker: { name: 'Jun Bautista', rating: 0, completedJobs: 0 },
        amount: 70_000,
        message: 'Parts included',
        status: 'open',
      },
      { id: 'q2', workerId: 'w2', worker: { accountId: 'wa2' }, amount: 60_000, status: 'open' },
    ]);
  });

  it('show a worker their own, and the number of others', async () => {
    await suki.happened(steps.open(), steps.quoted(), ofRamil());
    expect(await read(ramil)).toMatchObject({
      quotes: [{ id: 'q2' }],
      otherQuotes: 1,
      allowedActions: ['decline', 'quote', 'withdraw_quote'],
    });
    const { items } = await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil });
    expect(items.map(({ booking }) => [booking.id, booking.status])).toEqual([['b1', 'quoted']]);
  });

  it('set price and worker when one is accepted', async () => {
    await suki.happened(steps.open(), steps.quoted(), ofRamil(), steps.quoteAccepted());
    expect(await read(grace)).toMatchObject({
      status: 'accepted',
      price: 70_000,
      totalCost: 70_000,
      worker: { id: 'w1', phone: '+639170000002' },
      quotes: [{ status: 'accepted' }, { status: 'closed' }],
    });
    expect(await read(jun)).toMatchObject({
      quotes: [{ id: 'q1' }],
      otherQuotes: 0,
      client: { phone: '+639170000001' },
    });
  });

  it('stay with their workers when not chosen, as they were when quoted', async () => {
    await suki.happened(steps.open(), steps.quoted(), ofRamil());
    const { address, notes, client, photos, date, time } = await read(ramil);
    const past = async (query: object = {}) =>
      suki.ask('listBookings', { query: { group: 'over', ...query }, by: ramil });
    expect((await past()).total).toBe(0);
    await suki.happened(steps.quoteAccepted());
    const kept = {
      status: 'declined',
      otherChosen: true,
      allowedActions: [],
      worker: null,
      client,
      address,
      isAddressExact: false,
      notes,
      photos,
      date,
      time,
      price: 65_000,
      totalCost: 65_000,
      earning: null,
      quotes: [{ id: 'q2', amount: 60_000, status: 'closed' }],
      otherQuotes: 0,
    };
    expect(await read(ramil)).toMatchObject(kept);
    const before = await read(ramil);
    await suki.happened(steps.newTime('RescheduleProposed', 'client'), steps.newTime('RescheduleAccepted', 'client'));
    await suki.happened(steps.arrived(), steps.started(), steps.completed(), steps.reviewed());
    expect({ ...(await read(ramil)), position: 0 }).toEqual({ ...before, position: 0 });
    expect(await past()).toMatchObject({ total: 1, items: [{ booking: kept }] });
    expect(await past({ q: 'plumbing' })).toMatchObject({ total: 1 });
    expect(await past({ q: 'villanueva' })).toMatchObject({ total: 0 });
    expect(await past({ limit: '1', page: '2' })).toMatchObject({ total: 1, items: [] });
    expect((await suki.ask('listBookings', { by: ramil })).total).toBe(0);
    const history = suki.ask('readHistory', { params: { id: 'b1' }, by: ramil });
    await expect(history).rejects.toMatchObject(strangers);
    const cost = suki.ask('previewCancellation', { params: { id: 'b1' }, by: ramil });
    await expect(cost).rejects.toMatchObject(strangers);
  });

  it('stay with their workers when the request ends without a choice', async () => {
    await suki.happened(steps.open(), ofRamil(), steps.expired());
    expect(await read(ramil)).toMatchObject({ status: 'expired', otherChosen: false, quotes: [{ status: 'closed' }] });
    await expect(read(jun)).rejects.toMatchObject(strangers);
  });

  it('link a worker’s notification to the booking until the worker withdraws theirs', async () => {
    const newest = async (by: Caller) => (await suki.ask('listNotifications', { by })).items[0];
    await suki.happened(
      steps.open(),
      steps.quoted(),
      ofRamil(),
      steps.quoteEnded('QuoteExpired', { quoteId: 'q2', workerId: 'w2', workerAccountId: 'wa2' }),
    );
    expect(await newest(ramil)).toMatchObject({
      type: 'QuoteExpired',
      bookingId: 'b1',
      job: { person: 'Grace V.' },
    });
    await suki.happened(steps.quoteAccepted());
    expect(await newest(ramil)).toMatchObject({ type: 'QuoteExpired', bookingId: 'b1' });
    expect(await newest(jun)).toMatchObject({ type: 'QuoteAccepted', bookingId: 'b1' });
  });

  it('cannot be accepted after they expire, even before they are closed', async () => {
    await suki.happened(steps.open(), steps.quoted({ validUntil: '2026-11-18T04:00:00.000Z' }));
    suki.setNow('2026-11-18T04:00:00.000Z');
    expect((await read(grace)).allowedActions).toEqual(['reject_quote', 'edit_request', 'cancel']);
    await suki.happened(steps.quoteEnded('QuoteExpired'));
    expect(await read(grace)).toMatchObject({
      status: 'pending',
      quotes: [{ status: 'expired' }],
      allowedActions: ['edit_request', 'cancel'],
    });
  });
});
