import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Attention } from '#contracts/calls/platform.ts';
import { coarsePin } from '#contracts/place/distance.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import { bookingFixture, requestedData } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import { ben, carla, everybody, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

const NOW = '2026-11-18T02:00:00.000Z';

let suki: Suki;
let steps: ReturnType<typeof bookingFixture>;

beforeEach(async () => {
  suki = await openSuki(NOW);
  const happened = recorder();
  steps = bookingFixture(happened);
  await suki.happened(...everybody(happened));
});
afterEach(() => suki.close());

const read = (by: typeof grace) => suki.ask('readBooking', { params: { id: 'b1' }, by });
const strangers = { code: 'not_found' };

describe('a booking', () => {
  it('is seen by its client, its worker and admins, each with their own actions', async () => {
    await suki.happened(steps.requested());
    expect((await read(grace)).allowedActions).toEqual(['edit_request', 'widen_request', 'cancel']);
    expect((await read(jun)).allowedActions).toEqual(['accept', 'decline', 'quote', 'cancel']);
    expect((await read(carla)).allowedActions).toEqual(['cancel']);
    for (const stranger of [ben, ramil]) await expect(read(stranger)).rejects.toMatchObject(strangers);
  });

  it('says to the worker alone what they take home: before they agree at today’s commission, then at the one agreed on', async () => {
    const set = (commissionPercent: number) =>
      suki.happened(steps.happened('ConfigChanged', { settings: { ...defaultSettings, commissionPercent } }));
    await suki.happened(steps.requested());
    expect((await read(jun)).earning).toEqual({ percent: 12, commission: 78_00, takeHome: 572_00 });
    expect([(await read(grace)).earning, (await read(carla)).earning]).toEqual([null, null]);
    await suki.happened(steps.quoted({ commissionPercent: 10 }));
    expect((await read(jun)).quotes[0]?.earning).toEqual({ percent: 10, commission: 70_00, takeHome: 630_00 });
    expect((await read(grace)).quotes[0]?.earning).toBeNull();
    await set(15);
    expect((await read(jun)).earning).toMatchObject({ percent: 15 });
    await suki.happened(steps.quoteAccepted({ commissionPercent: 10 }));
    expect((await read(jun)).earning).toEqual({ percent: 10, commission: 70_00, takeHome: 630_00 });
  });

  it('shows phones once it is accepted', async () => {
    await suki.happened(steps.requested());
    expect((await read(jun)).client.phone).toBeNull();
    expect((await read(grace)).worker?.phone).toBeNull();
    await suki.happened(steps.accepted());
    expect((await read(jun)).client.phone).toBe('+639170000001');
    expect((await read(grace)).worker?.phone).toBe('+639170000002');
  });

  it('shows the payment account to its client alone', async () => {
    await suki.happened(steps.requested());
    expect((await read(grace)).payment.account).toBe('0917 *** 4821');
    expect((await read(jun)).payment.account).toBeNull();
  });

  it('says what came of it, with the worker as they are now', async () => {
    await suki.happened(
      steps.requested(),
      steps.accepted(),
      steps.arrived(),
      steps.started(),
      steps.completed(),
      steps.reviewed(),
    );
    expect(await read(grace)).toMatchObject({
      status: 'completed',
      price: 65_000,
      totalCost: 70_000,
      date: '2026-11-19',
      time: '09:00',
      review: { rating: 5 },
      completion: { note: 'New washer' },
      revision: 5,
      worker: { id: 'w1', rating: 5, completedJobs: 1, sukiJobs: 1 },
      customerName: 'Grace Villanueva',
    });
    expect((await read(jun)).distanceKm).toBe(0);
  });

  it('shows each quote with who makes it: how far away, how often hired', async () => {
    await suki.happened(steps.requested(), steps.quoted());
    expect((await read(grace)).quotes).toMatchObject([
      { amount: 70_000, status: 'open', worker: { id: 'w1', distanceKm: 0, sukiJobs: 0 } },
    ]);
  });

  it('tells its history in words', async () => {
    await suki.happened(steps.requested(), steps.accepted(), steps.expired());
    const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: grace });
    expect(items.map(({ actor, text }) => [actor.name, text])).toEqual([
      ['Grace Villanueva', 'Plumbing repair requested from Jun Bautista'],
      ['Jun Bautista', 'Jun Bautista accepted for ₱650.00'],
      ['Suki', 'Expired without an answer'],
    ]);
    await expect(suki.ask('readHistory', { params: { id: 'b1' }, by: ben })).rejects.toMatchObject(strangers);
  });

  it('tells a worker of their own quotes alone, also the one whose quote was taken', async () => {
    const rival = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    await suki.happened(
      steps.open(),
      steps.quoted({ quoteId: 'q2', worker: rival, amountCentavos: 61_700 }),
      steps.quoted(),
      steps.quoted({ quoteId: 'q3', worker: rival, amountCentavos: 58_300, replaces: 'q2' }),
      steps.quoteGone('QuoteRejected', {
        quoteId: 'q3',
        workerId: 'w2',
        workerAccountId: 'wa2',
        workerName: rival.name,
        amountCentavos: 58_300,
        status: 'quoted',
      }),
      steps.happened(
        'BookingDeclined',
        { bookingId: 'b1', clientId: 'c1', workerId: 'w2', reason: 'Sent for ₱583', stillOpen: true },
        { stream: 'booking-b1', actor: { accountId: 'wa2', role: 'worker' } },
      ),
      steps.quoteAccepted(),
    );
    const told = async (by: typeof grace) => (await suki.ask('readHistory', { params: { id: 'b1' }, by })).items;
    const winner = await told(jun);
    expect(winner.map(({ type }) => type)).toEqual(['BookingRequested', 'QuoteOffered', 'QuoteAccepted']);
    expect(JSON.stringify(winner)).not.toMatch(/Ramil|617|583|w2|wa2/);
    for (const all of [await told(grace), await told(carla)]) expect(all).toHaveLength(7);
  });

  it('tells whoever has it now nothing of what the worker before them had agreed', async () => {
    const before = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    await suki.happened(
      steps.open(),
      steps.quoted({ quoteId: 'q2', worker: before, amountCentavos: 61_700 }),
      steps.quoteAccepted({ quoteId: 'q2', worker: before, priceCentavos: 61_700 }),
      steps.accepted(),
    );
    const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: jun });
    expect(items.map(({ type }) => type)).toEqual(['BookingRequested', 'BookingAccepted']);
    expect(JSON.stringify(items)).not.toMatch(/Ramil|617/);
  });

  it('tells its history to the end, however often its time was changed', async () => {
    const proposals = Array.from({ length: 501 }, (_, n) =>
      steps.newTime('RescheduleProposed', n % 2 === 0 ? 'client' : 'worker'),
    );
    await suki.happened(steps.requested(), steps.accepted(), ...proposals, steps.cancelled());
    const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: grace });
    expect(items).toHaveLength(proposals.length + 3);
    expect(items.at(-1)?.type).toBe('BookingCancelled');
  });

  it('says what cancelling would cost', async () => {
    await suki.happened(steps.requested(), steps.accepted());
    const preview = (by: typeof grace) => suki.ask('previewCancellation', { params: { id: 'b1' }, by });
    expect(await preview(grace)).toEqual({ fee: 0, freeUntil: '2026-11-18T19:00:00.000Z' });
    suki.setNow('2026-11-18T20:00:00.000Z');
    expect((await preview(grace)).fee).toBe(15_000);
    expect((await preview(jun)).fee).toBe(0);
    await suki.happened(steps.cancelled());
    await expect(preview(grace)).rejects.toMatchObject({ code: 'not_allowed_now' });
  });
});

describe('an open booking', () => {
  it('is offered to workers of the service within reach', async () => {
    await suki.happened(steps.open());
    const { items } = await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil });
    expect(items.map(({ booking }) => [booking.id, booking.allowedActions, booking.distanceKm])).toEqual([
      ['b1', ['accept', 'decline', 'quote'], 9],
    ]);
  });

  it('hides who and where exactly from those who have not taken it', async () => {
    await suki.happened(steps.open());
    const booking = await read(ramil);
    expect(booking.client).toMatchObject({ name: 'Grace V.', phone: null });
    expect(booking.address).toEqual({
      line: 'Kapitolyo',
      barangay: 'Kapitolyo',
      city: 'Pasig',
      province: 'Metro Manila',
    });
    expect(booking.isAddressExact).toBe(false);
    await expect(suki.ask('readHistory', { params: { id: 'b1' }, by: ramil })).rejects.toMatchObject(strangers);
    expect((await read(grace)).address.line).toBe('12 Mabini St.');
  });

  it('is shown alike, wherever in its cell the door is, to a worker who says every hour that they live elsewhere', async () => {
    const near = coarsePin({ lat: 14.5729, lng: 121.0658 });
    const doors = [
      [0, 0],
      [0.008, 0],
      [-0.006, 0.006],
      [0, -0.008],
    ].map(([north = 0, east = 0]) => ({ lat: near.lat + north, lng: near.lng + east }));
    expect(new Set(doors.map((door) => JSON.stringify(coarsePin(door)))).size).toBe(1);
    for (const [index, door] of doors.entries()) {
      const address = { ...requestedData.address, ...door };
      await suki.happened(
        steps.happened(
          'BookingRequested',
          { ...requestedData, worker: null, bookingId: `door-${index}`, address },
          { stream: `booking-door-${index}` },
        ),
      );
    }
    for (let n = 0; n < 40; n++) {
      const location = { lat: near.lat + 0.15 * Math.sin(n), lng: near.lng + 0.15 * Math.cos(n * 1.7), city: 'Pasig' };
      await suki.happened(
        steps.happened(
          'ProfessionalProfileChanged',
          {
            workerId: 'w2',
            accountId: 'wa2',
            tagline: '',
            shortDescription: '',
            location,
            radiusKm: 1 + n / 2,
            languages: [],
            skills: [],
          },
          { stream: 'worker-w2' },
        ),
      );
      const { items } = await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil });
      const shown = items.map(({ booking: { distanceKm, address, isAddressExact } }) =>
        JSON.stringify({ distanceKm, address, isAddressExact }),
      );
      expect([
        [0, 0],
        [doors.length, 1],
      ]).toContainEqual([shown.length, new Set(shown).size]);
    }
  });

  it('is gone for those who declined it, and for all once taken', async () => {
    await suki.happened(steps.open(), steps.declined(true));
    await expect(read(jun)).rejects.toMatchObject(strangers);
    expect((await read(ramil)).status).toBe('pending');
    await suki.happened(steps.accepted());
    await expect(read(ramil)).rejects.toMatchObject(strangers);
    expect((await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil })).items).toEqual([]);
  });

  it('is not offered beyond the radius or for another service', async () => {
    await suki.happened(
      steps.happened(
        'ProfessionalProfileChanged',
        {
          workerId: 'w2',
          accountId: 'wa2',
          tagline: '',
          shortDescription: '',
          location: { lat: 14.6402, lng: 121.1006, city: 'Marikina' },
          radiusKm: 5,
          languages: [],
          skills: [],
        },
        { stream: 'worker-w2' },
      ),
    );
    await suki.happened(
      steps.happened(
        'ServicesOffered',
        {
          workerId: 'w1',
          accountId: 'wa1',
          services: [{ serviceId: 's2', name: 'Home cleaning', category: 'cleaning' }],
        },
        { stream: 'worker-w1' },
      ),
    );
    await suki.happened(steps.open());
    for (const worker of [ramil, jun]) {
      expect((await suki.ask('listBookings', { query: { scope: 'open' }, by: worker })).items).toEqual([]);
      await expect(read(worker)).rejects.toMatchObject(strangers);
    }
  });
});

describe('a request that its client changes', () => {
  it('is seen as it is now; a quote for it as it was is marked, and can’t be chosen', async () => {
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

  it('opened to all is offered to others, and still to the one who was asked first, however far', async () => {
    await suki.happened(steps.requested());
    await expect(read(ramil)).rejects.toMatchObject(strangers);
    await suki.happened(steps.widened());
    expect(await read(ramil)).toMatchObject({ asked: null, allowedActions: ['accept', 'decline', 'quote'] });
    await suki.happened(
      steps.happened(
        'ProfessionalProfileChanged',
        {
          workerId: 'w1',
          accountId: 'wa1',
          tagline: '',
          shortDescription: '',
          location: { lat: 10.3157, lng: 123.8854, city: 'Cebu' },
          radiusKm: 5,
          languages: [],
          skills: [],
        },
        { stream: 'worker-w1' },
      ),
    );
    expect(await read(jun)).toMatchObject({ asked: { id: 'w1' }, allowedActions: ['accept', 'decline', 'quote'] });
    expect(await read(grace)).toMatchObject({ worker: null, asked: { id: 'w1', name: 'Jun Bautista' } });
    await suki.happened(steps.declined(true));
    expect(await read(grace)).toMatchObject({ status: 'pending', asked: null });
  });

  it('opened to all is in the list of the one who was asked first as long as its page is there for them', async () => {
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

  it('tells who got the job neither whom it was asked of first, nor what it stands for', async () => {
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
    const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: ramil });
    expect(items.map(({ type }) => type)).toEqual(['BookingRequested', 'BookingAccepted']);
    expect(JSON.stringify(items)).not.toContain('Jun');
    expect(JSON.stringify(items)).not.toContain(bookingCode('b0'));
    expect(items[0]).toMatchObject({
      text: 'Plumbing repair requested, open to all workers nearby',
      details: { worker: null },
    });
    const ofClient = (await suki.ask('readHistory', { params: { id: 'b1' }, by: grace })).items;
    expect(await read(carla)).toMatchObject({ insteadOf: { id: 'b0', code: bookingCode('b0') } });
    expect(ofClient.slice(0, 2)).toMatchObject([
      { details: { worker: 'Jun Bautista', insteadOf: bookingCode('b0') } },
      { type: 'BookingWidened', details: { worker: 'Jun Bautista' } },
    ]);
  });

  it('tells the one who was asked first what they were asked, if they get it', async () => {
    await suki.happened(steps.requested(), steps.widened(), steps.accepted());
    const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: jun });
    expect(items.map(({ type }) => type)).toEqual(['BookingRequested', 'BookingWidened', 'BookingAccepted']);
    expect(items[0]).toMatchObject({ details: { worker: 'Jun Bautista' } });
  });

  it('that came to nothing leads its client, and nobody else, to the one that stands for it', async () => {
    await suki.happened(steps.requested(), steps.declined());
    expect((await read(grace)).allowedActions).toEqual(['ask_others']);
    await suki.happened(steps.othersAsked());
    expect(await read(grace)).toMatchObject({ rebookedAs: { id: 'b2', code: bookingCode('b2') }, allowedActions: [] });
    expect(await read(carla)).toMatchObject({ rebookedAs: { id: 'b2', code: bookingCode('b2') } });
    expect(await read(jun)).toMatchObject({ rebookedAs: null });
  });
});

describe('quotes', () => {
  const ramils = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
  const ofRamil = () => ({
    ...steps.quoted({ quoteId: 'q2', worker: ramils, amountCentavos: 60_000, offeredAt: '2026-11-18T03:00:00.000Z' }),
  });

  it('are compared by the client, with the workers as they are now', async () => {
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

  it('show a worker their own, and how many others there are', async () => {
    await suki.happened(steps.open(), steps.quoted(), ofRamil());
    expect(await read(ramil)).toMatchObject({
      quotes: [{ id: 'q2' }],
      otherQuotes: 1,
      allowedActions: ['decline', 'quote', 'withdraw_quote'],
    });
    const { items } = await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil });
    expect(items.map(({ booking }) => [booking.id, booking.status])).toEqual([['b1', 'quoted']]);
  });

  it('once one is accepted, it is the price and the worker, and the job is gone for the others', async () => {
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
    await expect(read(ramil)).rejects.toMatchObject(strangers);
  });

  it('told to a worker lead to the booking only while it may be theirs', async () => {
    const newest = async (by: Caller) => (await suki.ask('listNotifications', { by })).items[0];
    await suki.happened(
      steps.open(),
      steps.quoted(),
      ofRamil(),
      steps.quoteGone('QuoteExpired', { quoteId: 'q2', workerId: 'w2', workerAccountId: 'wa2' }),
    );
    expect(await newest(ramil)).toMatchObject({ type: 'QuoteExpired', bookingId: 'b1' });
    await suki.happened(steps.quoteAccepted());
    expect(await newest(ramil)).toMatchObject({ type: 'QuoteExpired', bookingId: null });
    expect(await newest(jun)).toMatchObject({ type: 'QuoteAccepted', bookingId: 'b1' });
  });

  it('that ran out can’t be accepted, swept away or not', async () => {
    await suki.happened(steps.open(), steps.quoted({ validUntil: '2026-11-18T04:00:00.000Z' }));
    suki.setNow('2026-11-18T04:00:00.000Z');
    expect((await read(grace)).allowedActions).toEqual(['reject_quote', 'edit_request', 'cancel']);
    await suki.happened(steps.quoteGone('QuoteExpired'));
    expect(await read(grace)).toMatchObject({
      status: 'pending',
      quotes: [{ status: 'expired' }],
      allowedActions: ['edit_request', 'cancel'],
    });
  });
});

describe('what the two sides change', () => {
  it('a new time waits for the other side, then it is the time', async () => {
    await suki.happened(steps.requested(), steps.accepted(), steps.newTime('RescheduleProposed', 'client'));
    expect(await read(grace)).toMatchObject({
      date: '2026-11-19',
      reschedule: { by: 'client', date: '2026-11-20', time: '10:00' },
      allowedActions: ['propose_time', 'cancel'],
    });
    expect((await read(jun)).allowedActions).toEqual(['propose_time', 'accept_time', 'decline_time', 'cancel']);
    await suki.happened(steps.newTime('RescheduleAccepted', 'worker'));
    expect(await read(grace)).toMatchObject({ date: '2026-11-20', time: '10:00', reschedule: null });
  });

  it('extras count once they are approved', async () => {
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

  it('is part of the history, in words', async () => {
    await suki.happened(
      steps.open(),
      steps.quoted(),
      steps.quoteAccepted(),
      steps.newTime('RescheduleProposed', 'worker'),
      steps.newTime('RescheduleDeclined', 'client'),
      steps.extra('ExtraProposed'),
      steps.extra('ExtraRefused'),
    );
    const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: grace });
    expect(items.slice(1).map(({ text }) => text)).toEqual([
      'Jun Bautista offers to do it for ₱700.00',
      'The quote of Jun Bautista, ₱700.00, was accepted',
      'The worker asks for a new time: Fri, Nov 20, 10:00 AM',
      'The client declined the new time; it stays Thu, Nov 19, 9:00 AM',
      'Extra proposed, ₱120.00: A second washer',
      'Extra refused, ₱120.00: A second washer',
    ]);
  });
});

describe('a no-show or an overdue job', () => {
  const startedAt = Date.parse(requestedData.startsAt);
  const after = (minutes: number) => suki.setNow(new Date(startedAt + minutes * 60_000).toISOString());

  it('is overdue from a quarter of an hour after its start, and then costs nothing to leave', async () => {
    await suki.happened(steps.requested(), steps.accepted());
    after(14);
    expect(await read(grace)).toMatchObject({ overdue: null });
    expect((await suki.ask('previewCancellation', { params: { id: 'b1' }, by: grace })).fee).toBe(15_000);
    after(15);
    expect(await read(grace)).toMatchObject({
      overdue: { stage: 'unstarted', closesAt: '2026-11-20T02:00:00.000Z' },
      allowedActions: ['propose_time', 'report_no_show', 'cancel', 'ask_others'],
    });
    expect((await suki.ask('previewCancellation', { params: { id: 'b1' }, by: grace })).fee).toBe(0);
  });

  it('waits for its client, its worker and the admins once it should be over', async () => {
    await suki.happened(steps.requested(), steps.accepted(), steps.arrived(), steps.started());
    after(119);
    expect((await read(grace)).allowedActions).not.toContain('complete');
    after(120);
    for (const who of [grace, jun, carla])
      expect(await read(who)).toMatchObject({
        overdue: { stage: 'unfinished' },
        allowedActions: expect.arrayContaining(['complete']),
      });
  });

  it('is found by admins by what it waits for', async () => {
    const found = async (attention: Attention) =>
      (await suki.ask('listAllBookings', { query: { attention }, by: carla })).items.map(({ booking }) => booking.id);
    const waiting = async () => (await suki.ask('readAdminOverview', { query: { days: '7' }, by: carla })).needsYou;
    await suki.happened(steps.requested(), steps.accepted());
    expect(await found('unstarted')).toEqual([]);
    after(15);
    expect([await found('unstarted'), await found('unfinished'), await found('disputed')]).toEqual([['b1'], [], []]);
    expect(await waiting()).toMatchObject({ unstartedJobs: 1, unfinishedJobs: 0, disputedNoShows: 0 });
    await suki.happened(steps.arrived(), steps.started());
    after(120);
    expect([await found('unstarted'), await found('unfinished')]).toEqual([[], ['b1']]);
    await suki.happened(steps.noShowOf('worker'), steps.noShowDisputed('worker'));
    expect(await found('disputed')).toEqual(['b1']);
    expect(await waiting()).toMatchObject({ unstartedJobs: 0, unfinishedJobs: 0, disputedNoShows: 1 });
  });

  it('that went to another worker tells that one nothing of the first', async () => {
    const other = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    const again = {
      bookingId: 'b1',
      clientId: 'c1',
      worker: other,
      workerPhone: null,
      startsAt: requestedData.startsAt,
      endsAt: requestedData.endsAt,
      priceCentavos: 65_000,
    };
    await suki.happened(
      steps.requested(),
      steps.accepted(),
      steps.reopened(),
      steps.happened('BookingAccepted', again, { stream: 'booking-b1' }),
    );
    const told = async (by: typeof grace) =>
      (await suki.ask('readHistory', { params: { id: 'b1' }, by })).items.map(({ type }) => type);
    expect(await told(ramil)).toEqual(['BookingRequested', 'BookingAccepted']);
    expect(await told(grace)).toEqual(['BookingRequested', 'BookingAccepted', 'BookingReopened', 'BookingAccepted']);
    await expect(told(jun)).rejects.toMatchObject(strangers);
    expect(JSON.stringify(await suki.ask('readHistory', { params: { id: 'b1' }, by: ramil }))).not.toContain('Jun');
  });
});

describe('lists of bookings', () => {
  beforeEach(async () => {
    const later = steps.requested({
      bookingId: 'b2',
      requestedAt: '2026-11-18T01:30:00.000Z',
      service: { id: 's2', name: 'Home cleaning', category: 'cleaning' },
    });
    await suki.happened(steps.requested(), { ...later, stream: 'booking-b2' }, steps.accepted());
  });

  it('are one’s own, newest first', async () => {
    expect((await suki.ask('listBookings', { by: grace })).items.map(({ booking }) => booking.id)).toEqual([
      'b2',
      'b1',
    ]);
    expect((await suki.ask('listBookings', { by: jun })).total).toBe(2);
    expect((await suki.ask('listBookings', { by: ben })).items).toEqual([]);
  });

  it('are filtered by status, searched by words and paged', async () => {
    expect(
      (await suki.ask('listBookings', { query: { status: 'accepted' }, by: grace })).items.map(
        ({ booking }) => booking.id,
      ),
    ).toEqual(['b1']);
    expect(
      (await suki.ask('listBookings', { query: { group: 'upcoming' }, by: grace })).items.map(
        ({ booking }) => booking.id,
      ),
    ).toEqual(['b1']);
    expect(
      (await suki.ask('listBookings', { query: { group: 'upcoming', status: 'completed' }, by: grace })).items,
    ).toEqual([]);
    expect(
      (await suki.ask('listBookings', { query: { q: 'clean kapit' }, by: grace })).items.map(
        ({ booking }) => booking.id,
      ),
    ).toEqual(['b2']);
    expect(await suki.ask('listBookings', { query: { page: '2', limit: '1' }, by: grace })).toMatchObject({
      total: 2,
      page: 2,
      items: [{ booking: { id: 'b1' } }],
    });
  });

  it('of a worker are for that worker and admins', async () => {
    const ofJun = (by: typeof jun) => suki.ask('listBookingsOfWorker', { params: { id: 'w1' }, by });
    expect((await ofJun(jun)).total).toBe(2);
    expect((await ofJun(carla)).total).toBe(2);
    await expect(ofJun(ramil)).rejects.toMatchObject(strangers);
  });

  it('of all are found by code and by name', async () => {
    const code = (await read(grace)).code;
    const found = async (q: string) =>
      (await suki.ask('listAllBookings', { query: { q }, by: carla })).items.map(({ booking }) => booking.id);
    expect(await found(code.toLowerCase())).toContain('b1');
    expect(await found('villa')).toEqual(['b2', 'b1']);
    expect(await found('jun b')).toEqual(['b2', 'b1']);
    expect(await found('nobody')).toEqual([]);
    expect((await suki.ask('listAllBookings', { by: carla })).total).toBe(2);
  });
});
