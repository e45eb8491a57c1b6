import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { bookingCode } from '#contracts/booking/code.ts';
import { requestedData } from '#projectors/read-models/testing/booking-fixture.ts';
import { carla, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { type BookingQueries, openBookingQueries, strangers } from '#tests/harness/queries/booking-queries.ts';

let suki: BookingQueries['suki'];
let steps: BookingQueries['steps'];
let read: BookingQueries['read'];
let history: BookingQueries['history'];
let worksAt: BookingQueries['worksAt'];

beforeEach(async () => {
  ({ suki, steps, read, history, worksAt } = await openBookingQueries());
});
afterEach(() => suki.close());

describe('a request that its client changes', () => {
  it('is shown in its current version; quotes for earlier versions are marked and cannot be accepted', async () => {
    await suki.happened(steps.requested(), steps.quoted(), steps.edited({ changed: ['time', 'address'] }));
    expect(await read(grace)).toMatchObject({
      date: '2026-11-20',
      time: '10:00',
      requestVersion: 2,
      edited: { changed: ['time', 'address'] },
      quotes: [{ id: 'q1', outdated: true }],
      allowedActions: ['reject_quote', 'edit_request', 'widen_request', 'cancel'],
    });
    expect(await read(jun)).toMatchObject({ edited: { changed: ['time'] }, quotes: [{ id: 'q1', outdated: true }] });
    await suki.happened(steps.quoted({ quoteId: 'q2', replaces: 'q1' }));
    expect(await read(grace)).toMatchObject({
      quotes: [
        { outdated: true, status: 'replaced' },
        { outdated: false, status: 'open' },
      ],
    });
  });

  it('opened to all is offered to others, and still to the first worker at any distance', async () => {
    await suki.happened(steps.requested());
    await expect(read(ramil)).rejects.toMatchObject(strangers);
    await suki.happened(steps.widened());
    expect(await read(ramil)).toMatchObject({ asked: null, allowedActions: ['accept', 'decline', 'quote'] });
    await suki.happened(worksAt(jun, { lat: 10.3157, lng: 123.8854, city: 'Cebu' }, 5));
    expect(await read(jun)).toMatchObject({ asked: { id: 'w1' }, allowedActions: ['accept', 'decline', 'quote'] });
    expect(await read(grace)).toMatchObject({ worker: null, asked: { id: 'w1', name: 'Jun Bautista' } });
    await suki.happened(steps.declined(true));
    expect(await read(grace)).toMatchObject({ status: 'pending', asked: null });
  });

  it('opened to all stays in the first worker’s list as long as its page is available to them', async () => {
    const listed = async (by: typeof jun, query = {}) =>
      (await suki.ask('listBookings', { query: { scope: 'open', ...query }, by })).items.map(
        ({ booking }) => booking.id,
      );
    await suki.happened(steps.requested(), steps.widened());
    expect([await listed(jun), await listed(ramil)]).toEqual([['b1'], ['b1']]);
    for (const worker of [jun, ramil])
      await suki.happened(
        steps.happened(
          'ProfessionalProfileChanged',
          {
            workerId: worker.workerId ?? '',
            accountId: worker.accountId,
            tagline: '',
            shortDescription: '',
            location: { lat: 10.3157, lng: 123.8854, city: 'Cebu' },
            radiusKm: 5,
            languages: [],
            skills: [],
          },
          { stream: `worker-${worker.workerId}` },
        ),
      );
    expect([await listed(jun), await listed(ramil)]).toEqual([['b1'], []]);
    expect(await listed(jun, { q: 'plumb' })).toEqual(['b1']);
    await expect(read(ramil)).rejects.toMatchObject(strangers);
    await suki.happened(steps.declined(true));
    expect(await listed(jun)).toEqual([]);
    await expect(read(jun)).rejects.toMatchObject(strangers);
  });

  it('hides the first worker and the replaced booking from the worker who got the job', async () => {
    const other = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    const taken = {
      bookingId: 'b1',
      clientId: 'c1',
      worker: other,
      workerPhone: null,
      startsAt: requestedData.startsAt,
      endsAt: requestedData.endsAt,
      priceCentavos: 65_000,
    };
    await suki.happened(
      steps.requested({ insteadOf: 'b0' }),
      steps.widened(),
      steps.happened('BookingAccepted', taken, { stream: 'booking-b1' }),
    );
    expect([(await read(ramil)).asked, (await read(grace)).asked?.name]).toEqual([null, 'Jun Bautista']);
    const items = await history(ramil);
    expect(items.map(({ type }) => type)).toEqual(['BookingRequested', 'BookingAccepted']);
    expect(JSON.stringify(items)).not.toContain('Jun');
    expect(JSON.stringify(items)).not.toContain(bookingCode('b0'));
    expect(items[0]).toMatchObject({
      text: 'Plumbing repair requested, open to all workers nearby',
      details: { worker: null },
    });
    const ofClient = await history(grace);
    expect(await read(carla)).toMatchObject({ insteadOf: { id: 'b0', code: bookingCode('b0') } });
    expect(ofClient.slice(0, 2)).toMatchObject([
      { details: { worker: 'Jun Bautista', insteadOf: bookingCode('b0') } },
      { type: 'BookingWidened', details: { worker: 'Jun Bautista' } },
    ]);
  });

  it('shows the first worker the original request if they get the job', async () => {
    await suki.happened(steps.requested(), steps.widened(), steps.accepted());
    const items = await history(jun);
    expect(items.map(({ type }) => type)).toEqual(['BookingRequested', 'BookingWidened', 'BookingAccepted']);
    expect(items[0]).toMatchObject({ details: { worker: 'Jun Bautista' } });
  });

  it('that ended without a job links only its client to its replacement', async () => {
    await suki.happened(steps.requested(), steps.declined());
    expect((await read(grace)).allowedActions).toEqual(['ask_others', 'dismiss']);
    await suki.happened(steps.othersAsked());
    expect(await read(grace)).toMatchObject({ rebookedAs: { id: 'b2', code: bookingCode('b2') }, allowedActions: [] });
    expect(await read(carla)).toMatchObject({ rebookedAs: { id: 'b2', code: bookingCode('b2') } });
    expect(await read(jun)).toMatchObject({ rebookedAs: null });
    expect((await history(grace)).map(({ type }) => type)).toContain('OthersAsked');
    expect(JSON.stringify(await history(jun))).not.toContain(bookingCode('b2'));
  });
});

describe('changes by the two sides', () => {
  it('replace the time once the other side accepts', async () => {
    await suki.happened(steps.requested(), steps.accepted(), steps.newTime('RescheduleProposed', 'client'));
    expect(await read(grace)).toMatchObject({
      date: '2026-11-19',
      reschedule: { by: 'client', date: '2026-11-20', time: '10:00' },
      allowedActions: ['propose_time', 'withdraw_time', 'cancel'],
    });
    expect((await read(jun)).allowedActions).toEqual(['propose_time', 'accept_time', 'decline_time', 'cancel']);
    await suki.happened(steps.newTime('RescheduleAccepted', 'worker'));
    expect(await read(grace)).toMatchObject({ date: '2026-11-20', time: '10:00', reschedule: null });
  });

  it('show both sides the cancellation terms before and after a proposal', async () => {
    await suki.happened(steps.requested(), steps.accepted());
    const preview = (by: typeof grace) =>
      suki.ask('previewMove', { params: { id: 'b1' }, query: { date: '2026-11-20', time: '10:00' }, by });
    const free = { freeUntil: '2026-11-19T20:00:00.000Z', graceMinutes: 0, fee: 150_00 };
    expect(await preview(grace)).toEqual(free);
    expect(await preview(jun)).toEqual({ ...free, graceMinutes: 5 });
    suki.setNow('2026-11-18T20:00:00.000Z');
    const kept = { freeUntil: '2026-11-18T19:00:00.000Z', graceMinutes: 0, fee: 150_00 };
    expect(await preview(grace)).toEqual(kept);
    expect(await preview(jun)).toEqual({ ...free, graceMinutes: 5 });
    await suki.happened(steps.newTime('RescheduleProposed', 'client'));
    for (const side of [grace, jun]) expect((await read(side)).reschedule).toMatchObject({ cancelling: kept });
    await suki.happened(steps.cancelled());
    await expect(preview(grace)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });

  it('add extras to the price once they are approved', async () => {
    await suki.happened(steps.requested(), steps.accepted(), steps.arrived(), steps.extra('ExtraProposed'));
    expect(await read(grace)).toMatchObject({
      totalCost: 65_000,
      extras: [{ id: 'e1', amount: 12_000, reason: 'A second washer', status: 'open' }],
      allowedActions: ['approve_extra', 'refuse_extra', 'cancel'],
    });
    await suki.happened(steps.extra('ExtraApproved'));
    expect(await read(jun)).toMatchObject({
      price: 65_000,
      totalCost: 77_000,
      extras: [{ status: 'approved' }],
      allowedActions: ['start', 'propose_extra', 'cancel'],
    });
  });

  it('appear in the history as text', async () => {
    await suki.happened(
      steps.open(),
      steps.quoted(),
      steps.quoteAccepted(),
      steps.newTime('RescheduleProposed', 'worker'),
      steps.newTime('RescheduleDeclined', 'client'),
      steps.extra('ExtraProposed'),
      steps.extra('ExtraRefused'),
    );
    const items = await history(grace);
    expect(items.slice(1).map(({ text }) => text)).toEqual([
      'Jun Bautista quoted ₱700.00',
      'The quote of Jun Bautista, ₱700.00, was accepted',
      'The worker asks for a new time: Fri, Nov 20, 10:00\u00a0AM',
      'The client declined the new time; it stays Thu, Nov 19, 9:00\u00a0AM',
      'Extra proposed, ₱120.00: A second washer',
      'Extra refused, ₱120.00: A second washer',
    ]);
  });
});
