import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { Attention } from '#contracts/calls/platform.ts';
import { requestedData } from '#projectors/read-models/testing/booking-fixture.ts';
import { carla, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { type BookingQueries, openBookingQueries, strangers } from '#tests/harness/queries/booking-queries.ts';

let suki: BookingQueries['suki'];
let steps: BookingQueries['steps'];
let read: BookingQueries['read'];
let history: BookingQueries['history'];

beforeEach(async () => {
  ({ suki, steps, read, history } = await openBookingQueries());
});
afterEach(() => suki.close());

describe('a no-show or an overdue job', () => {
  const startedAt = Date.parse(requestedData.startsAt);
  const after = (minutes: number) => suki.setNow(new Date(startedAt + minutes * 60_000).toISOString());

  it('is overdue from 15 minutes after its start, with free cancellation', async () => {
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

  it('needs attention of its client, its worker and admins after its end', async () => {
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

  it('is found by admins by kind of attention', async () => {
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

  it('that went to another worker hides the first one’s history', async () => {
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
    const told = async (by: typeof grace) => (await history(by)).map(({ type }) => type);
    expect(await told(ramil)).toEqual(['BookingRequested', 'BookingAccepted']);
    expect(await told(grace)).toEqual(['BookingRequested', 'BookingAccepted', 'BookingReopened', 'BookingAccepted']);
    await expect(told(jun)).rejects.toMatchObject(strangers);
    expect(JSON.stringify(await history(ramil))).not.toContain('Jun');
  });
});
