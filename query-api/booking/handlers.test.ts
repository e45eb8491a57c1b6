import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { ben, carla, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { type BookingQueries, openBookingQueries, strangers } from '#tests/harness/queries/booking-queries.ts';

let suki: BookingQueries['suki'];
let steps: BookingQueries['steps'];
let read: BookingQueries['read'];
let history: BookingQueries['history'];

beforeEach(async () => {
  ({ suki, steps, read, history } = await openBookingQueries());
});
afterEach(() => suki.close());

describe('a booking', () => {
  it('is visible to its client, its worker and admins, each with their own actions', async () => {
    await suki.happened(steps.requested());
    expect((await read(grace)).allowedActions).toEqual(['edit_request', 'widen_request', 'cancel']);
    expect((await read(jun)).allowedActions).toEqual(['accept', 'decline', 'quote', 'cancel']);
    expect((await read(carla)).allowedActions).toEqual(['cancel']);
    for (const stranger of [ben, ramil]) await expect(read(stranger)).rejects.toMatchObject(strangers);
  });

  it('of a client who joined the staff offers them no actions: another admin handles it', async () => {
    await suki.happened(steps.requested());
    expect((await read({ ...carla, accountId: grace.accountId })).allowedActions).toEqual([]);
  });

  it('shows the take-home to the worker only: before acceptance at the current commission, then at the agreed one', async () => {
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

  it('shows the payment account to its client only', async () => {
    await suki.happened(steps.requested());
    expect((await read(grace)).payment.account).toBe('0917 *** 4821');
    expect((await read(jun)).payment.account).toBeNull();
  });

  it('shows the outcome, with the worker’s current data', async () => {
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

  it('shows each quote with its worker’s distance and completed jobs', async () => {
    await suki.happened(steps.requested(), steps.quoted());
    expect((await read(grace)).quotes).toMatchObject([
      { amount: 70_000, status: 'open', worker: { id: 'w1', distanceKm: 0, sukiJobs: 0 } },
    ]);
  });

  it('shows its history as text', async () => {
    await suki.happened(steps.requested(), steps.accepted(), steps.expired());
    const items = await history(grace);
    expect(items.map(({ actor, text }) => [actor.name, text])).toEqual([
      ['Grace Villanueva', 'Plumbing repair requested from Jun Bautista'],
      ['Jun Bautista', 'Jun Bautista accepted for ₱650.00'],
      ['Suki', 'Expired without an answer'],
    ]);
    await expect(history(ben)).rejects.toMatchObject(strangers);
  });

  it('shows staff as Suki to both sides, and by name to staff', async () => {
    const byCarla = { stream: 'booking-b1', actor: { accountId: 'admin', role: 'admin' as const } };
    const { data } = steps.cancelled('admin');
    await suki.happened(
      steps.requested(),
      steps.accepted(),
      steps.happened('BookingCancelled', data as never, byCarla),
    );
    for (const side of [grace, jun])
      expect((await history(side)).at(-1)?.actor).toEqual({ id: null, name: 'Suki', role: 'admin' });
    expect((await history(carla)).at(-1)?.actor).toMatchObject({ id: 'admin', role: 'admin' });
  });

  it('shows a worker their own quotes only, even if theirs was accepted', async () => {
    const rival = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    await suki.happened(
      steps.open(),
      steps.quoted({ quoteId: 'q2', worker: rival, amountCentavos: 61_700 }),
      steps.quoted(),
      steps.quoted({ quoteId: 'q3', worker: rival, amountCentavos: 58_300, replaces: 'q2' }),
      steps.quoteEnded('QuoteRejected', {
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
    const winner = await history(jun);
    expect(winner.map(({ type }) => type)).toEqual(['BookingRequested', 'QuoteOffered', 'QuoteAccepted']);
    expect(JSON.stringify(winner)).not.toMatch(/Ramil|617|583|w2|wa2/);
    for (const all of [await history(grace), await history(carla)]) expect(all).toHaveLength(7);
  });

  it('hides a former worker’s terms from the current one', async () => {
    const before = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    await suki.happened(
      steps.open(),
      steps.quoted({ quoteId: 'q2', worker: before, amountCentavos: 61_700 }),
      steps.quoteAccepted({ quoteId: 'q2', worker: before, priceCentavos: 61_700 }),
      steps.accepted(),
    );
    const items = await history(jun);
    expect(items.map(({ type }) => type)).toEqual(['BookingRequested', 'BookingAccepted']);
    expect(JSON.stringify(items)).not.toMatch(/Ramil|617/);
  });

  it('shows its full history after many changes of time', async () => {
    const proposals = Array.from({ length: 501 }, (_, n) =>
      steps.newTime('RescheduleProposed', n % 2 === 0 ? 'client' : 'worker'),
    );
    await suki.happened(steps.requested(), steps.accepted(), ...proposals, steps.cancelled());
    const items = await history(grace);
    expect(items).toHaveLength(proposals.length + 3);
    expect(items.at(-1)?.type).toBe('BookingCancelled');
  });

  it('shows the cancellation fee', async () => {
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
