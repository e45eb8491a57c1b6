import { describe, expect, it } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { given, recorder } from '../testing/given-events.ts';
import { cellAt } from '../booking/reach.ts';
import { workers } from './workers.ts';

const ids = { workerId: 'w1', accountId: 'a1' };
const pasig = { lat: 14.5764, lng: 121.0851, city: 'Pasig' };
const profile = {
  ...ids,
  tagline: 'Leaks fixed on the first visit',
  shortDescription: '',
  location: pasig,
  radiusKm: 10,
  languages: ['Filipino'],
  skills: [],
};
const job = {
  bookingId: 'b1',
  clientId: 'c1',
  workerId: 'w1',
  workerAccountId: 'a1',
  clientName: 'Grace V',
  serviceName: 'Plumbing',
};
const review: DataOf<'ReviewSubmitted'> = { ...job, clientAvatar: null, rating: 4, text: '', photos: [] };
const completed: DataOf<'WorkCompleted'> = {
  ...job,
  completedAt: '2026-11-18T02:00:00.000Z',
  finalAmountCentavos: 65_000,
  note: '',
  photos: [],
};

function approvedWorker() {
  const happened = recorder();
  const events = [
    happened('WorkerApplied', { ...ids, name: 'Jun Bautista', avatar: null }, { at: '2026-01-01T00:00:00.000Z' }),
    happened('WorkerApproved', ids),
  ];
  return { happened, events };
}

describe('a worker', () => {
  it('is listed once approved', async () => {
    const { events } = approvedWorker();
    expect((await given(workers, events.slice(0, 1))).documents.get('w1')).toMatchObject({
      name: 'Jun Bautista',
      approval: { status: 'applied' },
      listed: false,
      appliedAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await given(workers, events)).documents.get('w1')).toMatchObject({
      approval: { status: 'approved' },
      listed: true,
    });
  });

  it('is not found while suspended or in another role', async () => {
    const { events, happened } = approvedWorker();
    const suspended = [...events, happened('AccountSuspended', { reason: 'x', workerId: 'w1' })];
    expect((await given(workers, suspended)).documents.get('w1')).toMatchObject({
      listed: false,
      approval: { status: 'approved' },
    });
    const back = [...suspended, happened('AccountReinstated', { workerId: 'w1' })];
    expect((await given(workers, back)).documents.get('w1')?.listed).toBe(true);
    const left = [...back, happened('RoleChanged', { userType: 'client', workerId: null, formerWorkerId: 'w1' })];
    expect((await given(workers, left)).documents.get('w1')?.listed).toBe(false);
    const again = [...left, happened('RoleChanged', { userType: 'worker', workerId: 'w1', formerWorkerId: null })];
    expect((await given(workers, again)).documents.get('w1')?.listed).toBe(true);
  });

  it('holds the findings for each document, from old and new events', async () => {
    const { events, happened } = approvedWorker();
    const document = { ...ids, kind: 'document', contentType: null, sizeBytes: null };
    const checkedAt = '2026-11-18T02:00:00.000Z';
    const { documents } = await given(workers, [
      ...events,
      ...['d1', 'd2', 'd3'].map((documentId) =>
        happened('DocumentSubmitted', { ...document, documentId, name: documentId }),
      ),
      happened('DocumentApproved', {
        ...ids,
        documentId: 'd1',
        name: 'd1',
        kind: 'valid_id',
        expiresOn: '2027-01-31',
        checkedAt,
      }),
      happened('DocumentRefused', {
        ...ids,
        documentId: 'd2',
        name: 'd2',
        kind: 'document',
        reason: 'Blurred',
        checkedAt,
      }),
    ]);
    expect(documents.get('w1')?.documents.map(({ check }) => check)).toEqual([
      { outcome: 'approved', kind: 'valid_id', expiresOn: '2027-01-31', checkedAt },
      { outcome: 'refused', kind: 'document', reason: 'Blurred', checkedAt, revoked: false },
      null,
    ]);
    expect(documents.get('w1')).toMatchObject({ approval: { status: 'approved' }, listed: true });
  });

  it('is pending again after a corrected application', async () => {
    const { events, happened } = approvedWorker();
    const { documents } = await given(workers, [
      ...events,
      happened('WorkerRejected', { ...ids, reason: 'No ID' }),
      happened('ApplicationResubmitted', { ...ids, mended: 'papers' }),
    ]);
    expect(documents.get('w1')).toMatchObject({ approval: { status: 'applied' }, listed: false });
  });

  it('holds the cells within reach', async () => {
    const { events, happened } = approvedWorker();
    const { documents } = await given(workers, [...events, happened('ProfessionalProfileChanged', profile)]);
    expect(documents.get('w1')).toMatchObject({ profile: { tagline: profile.tagline, location: pasig, radiusKm: 10 } });
    expect(documents.get('w1')?.cells).toContain(cellAt(pasig));
  });

  it('masks the payout account through later events', async () => {
    const { events, happened } = approvedWorker();
    const account = { method: 'gcash', account: '+639171234821', name: 'Jun Bautista', bank: null } as const;
    const set = happened('PayoutAccountSet', { ...ids, ...account, setAt: '2026-11-18T02:00:00.000Z' });
    const shownAfter = async (...more: typeof events) =>
      (await given(workers, [...events, set, ...more])).documents.get('w1')?.payoutAccount;
    expect(await shownAfter()).toMatchObject({ ...account, account: '0917 *** 4821' });
    expect(await shownAfter(happened('WorkerRenamed', { ...ids, name: 'Jun B.', avatar: null }))).toEqual(
      await shownAfter(),
    );
    const withdrawn = happened('PayoutAccountWithdrawn', {
      ...ids,
      setAt: '2026-11-18T02:00:00.000Z',
      reason: 'number_change_undone',
    });
    expect(await shownAfter(withdrawn)).toBeNull();
  });

  it('counts jobs and reviews', async () => {
    const { events, happened } = approvedWorker();
    const { documents } = await given(workers, [
      ...events,
      happened('WorkCompleted', completed),
      happened('ReviewSubmitted', review),
      happened('ReviewSubmitted', { ...review, bookingId: 'b2', rating: 5 }),
    ]);
    expect(documents.get('w1')).toMatchObject({ completedJobs: 1, ratingSum: 9, reviewCount: 2 });
  });

  it.each([
    [4, true, { ratingSum: 0, reviewCount: 0 }],
    [4, false, { ratingSum: 8, reviewCount: 2 }],
    [null, true, { ratingSum: 4, reviewCount: 1 }],
  ])('counts a review with %s stars again or no more as its job is refunded: %s', async (rating, refunded, counted) => {
    const { events, happened } = approvedWorker();
    const { documents } = await given(workers, [
      ...events,
      happened('ReviewSubmitted', review),
      happened('FullRefundNoted', { ...review, rating, refunded }),
    ]);
    expect(documents.get('w1')).toMatchObject(counted);
  });

  it('counts late arrivals and no-shows, without waived ones', async () => {
    const { events, happened } = approvedWorker();
    const arrived = (lateMinutes?: number) =>
      happened('WorkerArrived', { ...job, lat: null, lng: null, ...(lateMinutes !== undefined && { lateMinutes }) });
    const cancelled = (cause?: 'worker_no_show' | 'client_no_show') =>
      happened('BookingCancelled', {
        ...job,
        by: 'client',
        reason: 'x',
        feeCentavos: 0,
        from: 'accepted',
        ...(cause && { cause }),
      });
    const settled = (outcome: 'upheld' | 'waived') =>
      happened('NoShowSettled', { ...job, against: 'worker', outcome, reason: 'x', feeCentavos: 0 });
    const record = async (...more: typeof events) => (await given(workers, [...events, ...more])).documents.get('w1');
    expect(
      await record(arrived(), arrived(20), cancelled(), cancelled('client_no_show'), cancelled('worker_no_show')),
    ).toMatchObject({ noShows: 1, lateArrivals: 1 });
    expect(await record(cancelled('worker_no_show'), settled('upheld'))).toMatchObject({ noShows: 1 });
    expect(await record(cancelled('worker_no_show'), settled('waived'))).toMatchObject({ noShows: 0 });
  });

  it('pushes a change of their data to the worker', async () => {
    const { events, happened } = approvedWorker();
    const { pushes } = await given(workers, [
      ...events,
      happened('PortfolioChanged', { ...ids, portfolio: ['/portfolio/1.jpg'] }),
    ]);
    expect(pushes.at(-1)).toEqual({
      namespace: 'account',
      event: 'worker:data_updated',
      to: { accounts: ['a1'] },
      payload: { workerId: 'w1' },
      position: 3,
    });
  });
});
