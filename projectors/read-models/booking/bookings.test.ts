import { describe, expect, it } from 'vitest';
import { bookings } from './bookings.ts';
import { bookingFixture, requestedData } from '../testing/booking-fixture.ts';
import { given } from '../testing/given-events.ts';
import { cellAt } from './reach.ts';

describe('a booking', () => {
  it('starts pending, with everything that was asked for', async () => {
    const { documents } = await given(bookings, [bookingFixture().requested()]);
    expect(documents.get('b1')).toMatchObject({
      status: 'pending',
      priceCentavos: 65_000,
      client: { accountId: 'c1' },
      clientPhone: '+639170000001',
      worker: { workerId: 'w1' },
      workerPhone: null,
      openCell: null,
      revision: 0,
    });
  });

  it('is found by its cell while it is open', async () => {
    const steps = bookingFixture();
    const open = steps.open();
    expect((await given(bookings, [open])).documents.get('b1')).toMatchObject({
      worker: null,
      openCell: cellAt({ lat: 14.5729, lng: 121.0658 }),
    });
    expect((await given(bookings, [open, steps.accepted()])).documents.get('b1')).toMatchObject({
      status: 'accepted',
      worker: { workerId: 'w1' },
      openCell: null,
    });
  });

  it('stays open for the others when one worker declines', async () => {
    const steps = bookingFixture();
    const { documents } = await given(bookings, [steps.open(), steps.declined(true)]);
    expect(documents.get('b1')).toMatchObject({ status: 'pending', declinedBy: ['w1'], decline: null });
  });

  it('stays in the past of those whose quote was not chosen, as they saw it', async () => {
    const steps = bookingFixture();
    const ramil = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    const chosen = [
      steps.open(),
      steps.quoted(),
      steps.quoted({ quoteId: 'q2', worker: ramil, amountCentavos: 60_000 }),
      steps.quoteAccepted(),
    ];
    const request = { status: 'quoted', worker: null, priceCentavos: 65_000, quotes: [{}, { status: 'closed' }] };
    expect((await given(bookings, chosen)).documents.get('b1')).toMatchObject({
      status: 'accepted',
      pastOf: ['w2'],
      missed: request,
    });
    const done = [...chosen, steps.newTime('RescheduleProposed', 'client'), steps.cancelled()];
    expect((await given(bookings, done)).documents.get('b1')).toMatchObject({ pastOf: ['w1', 'w2'], missed: request });
    const again = [...chosen, steps.reopened()];
    expect((await given(bookings, again)).documents.get('b1')).toMatchObject({ pastOf: [], missed: null });
  });

  it('stays in the past of workers whose quote ended with the request, unless they withdrew it', async () => {
    const quoted = bookingFixture();
    const ended = [quoted.open(), quoted.quoted(), quoted.expired()];
    expect((await given(bookings, ended)).documents.get('b1')).toMatchObject({ pastOf: ['w1'], missed: null });
    const steps = bookingFixture();
    const withdrawn = [steps.open(), steps.quoted(), steps.quoteEnded('QuoteWithdrawn'), steps.expired()];
    expect((await given(bookings, withdrawn)).documents.get('b1')).toMatchObject({ pastOf: [], missed: null });
  });

  it('runs through the full lifecycle', async () => {
    const steps = bookingFixture();
    const { documents } = await given(bookings, [
      steps.requested(),
      steps.accepted(),
      steps.arrived(),
      steps.started(),
      steps.completed(),
      steps.reviewed(),
    ]);
    expect(documents.get('b1')).toMatchObject({
      status: 'completed',
      revision: 5,
      workerPhone: '+639170000002',
      completion: { note: 'New washer', at: '2026-11-19T02:00:00.000Z', amountCentavos: 70_000 },
      review: { rating: 5, text: 'Clean work' },
    });
  });

  it.each([
    ['declined', { decline: { reason: 'Fully booked' } }],
    ['expired', {}],
    ['cancelled', { cancellation: { by: 'client', reason: 'Plans changed', feeCentavos: 0 } }],
  ] as const)('ends %s', async (status, more) => {
    const steps = bookingFixture();
    const { documents } = await given(bookings, [steps.requested(), steps[status]()]);
    expect(documents.get('b1')).toMatchObject({ status, openCell: null, ...more });
  });

  it('holds the request as edited, and which quotes match its current version', async () => {
    const steps = bookingFixture();
    const { documents } = await given(bookings, [
      steps.requested(),
      steps.quoted(),
      steps.edited(),
      steps.quoted({ quoteId: 'q2', replaces: 'q1' }),
    ]);
    expect(documents.get('b1')).toMatchObject({
      status: 'quoted',
      requestVersion: 2,
      startsAt: '2026-11-20T02:00:00.000Z',
      notes: 'The leaking tap, and a new hose',
      edited: { changed: ['time', 'notes'] },
      quotes: [
        { id: 'q1', status: 'replaced', requestVersion: 1 },
        { id: 'q2', status: 'open', requestVersion: 2 },
      ],
    });
  });

  it('is found by its cell once it is opened to all workers, and remembers who was asked first', async () => {
    const steps = bookingFixture();
    const { documents, pushes } = await given(bookings, [steps.requested(), steps.widened()]);
    expect(documents.get('b1')).toMatchObject({
      status: 'pending',
      worker: null,
      asked: { workerId: 'w1' },
      wasOpen: true,
      openCell: cellAt({ lat: 14.5729, lng: 121.0658 }),
    });
    expect(pushes.slice(1)).toMatchObject([
      { event: 'booking:updated', to: { accounts: ['c1', 'wa1'] } },
      { event: 'open:updated', to: 'workers', payload: { opens: true } },
    ]);
  });

  it('is removed from every worker’s open jobs once its client takes it back', async () => {
    const steps = bookingFixture();
    const { documents, pushes } = await given(bookings, [steps.requested(), steps.widened(), steps.narrowed()]);
    expect(documents.get('b1')).toMatchObject({ worker: { workerId: 'w1' }, asked: null, openCell: null });
    expect(pushes.slice(3)).toMatchObject([
      { event: 'booking:updated', to: { accounts: ['c1', 'wa1'] } },
      { event: 'open:updated', to: 'workers', payload: { type: 'BookingNarrowed' } },
    ]);
  });

  it('shows who is absent in an overdue job or no-show, and the outcome', async () => {
    const steps = bookingFixture();
    const taken = [steps.requested(), steps.accepted()];
    const told = async (...more: typeof taken) => (await given(bookings, [...taken, ...more])).documents.get('b1');
    expect(await told(steps.noShowReported('client'), steps.noShowAnswered('worker'))).toMatchObject({
      status: 'accepted',
      noShow: { by: 'client', answeredAt: '2026-11-19T01:18:00.000Z' },
    });
    expect(await told(steps.noShowReported('client'), steps.arrivedLate())).toMatchObject({
      status: 'arrived',
      noShow: null,
    });
    expect(await told(steps.noShowOf('client'), steps.noShowDisputed('client'))).toMatchObject({
      cancellation: { cause: 'client_no_show', feeCentavos: 15_000 },
      noShowCase: 'disputed',
      dispute: { reason: 'I rang twice' },
    });
    expect(await told(steps.noShowOf('client'), steps.noShowSettled('client', 'waived'))).toMatchObject({
      cancellation: { feeCentavos: 0 },
      noShowCase: 'waived',
    });
    expect(await told(steps.cancelled())).toMatchObject({ cancellation: { cause: null }, noShowCase: null });
  });

  it('is offered to all other workers, with priority and a push, when its worker is suspended', async () => {
    const steps = bookingFixture();
    const { documents, pushes } = await given(bookings, [steps.requested(), steps.accepted(), steps.reopened()]);
    expect(documents.get('b1')).toMatchObject({
      status: 'pending',
      worker: null,
      declinedBy: ['w1'],
      priority: 'rebooked',
      answerBy: '2026-11-19T01:00:00.000Z',
      openCell: expect.any(String),
    });
    expect(pushes.at(-1)).toMatchObject({
      event: 'open:updated',
      to: 'workers',
      payload: { type: 'BookingReopened', priority: 'rebooked' },
    });
  });

  it('names its replacement after it ended, which is not offered to workers who declined', async () => {
    const steps = bookingFixture();
    const asked = await given(bookings, [steps.requested(), steps.declined(), steps.othersAsked()]);
    expect(asked.documents.get('b1')).toMatchObject({ status: 'declined', rebookedAs: 'b2' });
    const instead = await given(bookings, [
      bookingFixture().requested({ worker: null, insteadOf: 'b0', declinedBy: ['w1'] }),
    ]);
    expect(instead.documents.get('b1')).toMatchObject({ insteadOf: 'b0', declinedBy: ['w1'], rebookedAs: null });
    expect((await given(bookings, [bookingFixture().requested()])).documents.get('b1')).toMatchObject({
      declinedBy: [],
      rebookedAs: null,
    });
  });

  it('pushes each step to both sides; an open one to its client, and its start and end to all workers', async () => {
    const steps = bookingFixture();
    const { pushes } = await given(bookings, [steps.open(), steps.accepted(), steps.arrived()]);
    expect(pushes).toEqual([
      {
        namespace: 'account',
        event: 'booking:updated',
        to: { accounts: ['c1'] },
        payload: { bookingId: 'b1', status: 'pending', type: 'BookingRequested', revision: 0 },
        position: 1,
      },
      {
        namespace: 'account',
        event: 'open:updated',
        to: 'workers',
        payload: { bookingId: 'b1', serviceId: 's1', type: 'BookingRequested', opens: true },
        position: 1,
      },
      {
        namespace: 'account',
        event: 'booking:updated',
        to: { accounts: ['c1', 'wa1'] },
        payload: { bookingId: 'b1', status: 'accepted', type: 'BookingAccepted', revision: 1 },
        position: 2,
      },
      {
        namespace: 'account',
        event: 'open:updated',
        to: 'workers',
        payload: { bookingId: 'b1', serviceId: 's1', type: 'BookingAccepted' },
        position: 2,
      },
      {
        namespace: 'account',
        event: 'booking:updated',
        to: { accounts: ['c1', 'wa1'] },
        payload: { bookingId: 'b1', status: 'arrived', type: 'WorkerArrived', revision: 2 },
        position: 3,
      },
    ]);
  });

  it('is found in its province when its address has no pin, or only its city’s middle', async () => {
    const { lat: _lat, lng: _lng, ...address } = requestedData.address;
    for (const known of [address, { ...address, lat: 14.5764, lng: 121.0851 }]) {
      const { documents } = await given(bookings, [bookingFixture().requested({ worker: null, address: known })]);
      expect(documents.get('b1')).toMatchObject({
        openCell: 'area:metro manila',
        address: { ...address, precision: 'city' },
      });
    }
  });

  it('holds its quotes and the outcome of each', async () => {
    const steps = bookingFixture();
    const events = [
      steps.open(),
      steps.quoted(),
      steps.quoted({ quoteId: 'q2', replaces: 'q1' }),
      steps.quoteEnded('QuoteRejected', { quoteId: 'q2' }),
      steps.quoted({ quoteId: 'q3' }),
    ];
    const { documents } = await given(bookings, events);
    expect(documents.get('b1')).toMatchObject({
      status: 'quoted',
      quotes: [
        { id: 'q1', status: 'replaced' },
        { id: 'q2', status: 'rejected', beforeCentavos: 70_000 },
        { id: 'q3', status: 'open' },
      ],
    });
    for (const ending of [steps.cancelled(), steps.expired(), steps.declined()])
      expect((await given(bookings, [...events, ending])).documents.get('b1')?.quotes.at(-1)).toMatchObject({
        status: 'closed',
      });
  });

  it('pushes to workers with losing quotes once, when another is chosen, and never again', async () => {
    const steps = bookingFixture();
    const rival = { workerId: 'w2', accountId: 'wa2', name: 'Ramil Santos', avatar: null };
    const offered = [steps.open(), steps.quoted({ quoteId: 'q2', worker: rival }), steps.quoted()];
    const { pushes } = await given(bookings, [...offered, steps.quoteAccepted(), steps.arrived()]);
    const accounts = pushes.map(({ to }) => to).filter((to) => to !== 'workers');
    expect(accounts.slice(-2)).toEqual([{ accounts: ['c1', 'wa1', 'wa2'] }, { accounts: ['c1', 'wa1'] }]);
  });

  it('pushes the outcome to the workers who quoted', async () => {
    const steps = bookingFixture();
    const { pushes } = await given(bookings, [steps.open(), steps.quoted(), steps.expired()]);
    expect(pushes.map(({ to }) => to).filter((to) => to !== 'workers')).toEqual([
      { accounts: ['c1'] },
      { accounts: ['c1', 'wa1'] },
      { accounts: ['c1', 'wa1'] },
    ]);
  });

  it('holds its total: the price, approved extras, and the final amount', async () => {
    const steps = bookingFixture();
    const events = [steps.requested(), steps.accepted(), steps.extra('ExtraProposed'), steps.extra('ExtraApproved')];
    const total = async (...more: typeof events) => (await given(bookings, more)).documents.get('b1')?.totalCentavos;
    expect(await total(...events.slice(0, 3))).toBe(65_000);
    expect(await total(...events)).toBe(77_000);
    expect(await total(...events, steps.completed({ finalAmountCentavos: 80_000 }))).toBe(80_000);
  });

  it('drops an unanswered new time on arrival, and unanswered extras on completion', async () => {
    const steps = bookingFixture();
    const events = [
      steps.requested(),
      steps.accepted(),
      steps.newTime('RescheduleProposed', 'client'),
      steps.arrived(),
      steps.started(),
      steps.extra('ExtraProposed'),
      steps.completed(),
    ];
    expect((await given(bookings, events.slice(0, 3))).documents.get('b1')?.reschedule).toMatchObject({ by: 'client' });
    expect((await given(bookings, events)).documents.get('b1')).toMatchObject({
      reschedule: null,
      extras: [{ status: 'lapsed' }],
    });
  });

  it('keeps the time of each part through later events', async () => {
    const steps = bookingFixture();
    const on = (day: number, event: ReturnType<typeof steps.requested>) => ({
      ...event,
      recordedAt: `2026-11-${day}T01:00:00.000Z`,
    });
    const { documents } = await given(bookings, [
      on(10, steps.requested()),
      on(11, steps.edited()),
      on(12, steps.accepted()),
      on(13, steps.newTime('RescheduleProposed', 'client')),
      on(14, steps.extra('ExtraProposed')),
      on(15, steps.cancelled()),
    ]);
    expect(documents.get('b1')).toMatchObject({
      edited: { at: '2026-11-11T01:00:00.000Z' },
      extras: [{ at: '2026-11-14T01:00:00.000Z' }],
      cancellation: { at: '2026-11-15T01:00:00.000Z' },
    });
  });
});
