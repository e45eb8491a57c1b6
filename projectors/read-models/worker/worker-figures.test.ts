import { expect, it } from 'vitest';
import { bookingFixture, requestedData } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { workerFigures } from './worker-figures.ts';

const minutesLater = (minutes: number) => ({
  at: new Date(Date.parse(requestedData.requestedAt) + minutes * 60_000).toISOString(),
});
const parties = { bookingId: 'b1', clientId: 'c1' };

async function figuresOf(...events: Parameters<typeof given>[1][number][]) {
  return (await given(workerFigures, events)).documents.get('w1');
}

it('count requests to the worker by name, and the time to each answer', async () => {
  const happened = recorder();
  const steps = bookingFixture(happened);
  const accepted = steps.requested();
  const figures = await figuresOf(
    accepted,
    happened(
      'BookingAccepted',
      {
        ...parties,
        worker: requestedData.worker ?? never(),
        workerPhone: null,
        startsAt: requestedData.startsAt,
        endsAt: requestedData.endsAt,
        priceCentavos: 65_000,
      },
      minutesLater(12),
    ),
    steps.requested({ bookingId: 'b2' }),
    happened(
      'BookingDeclined',
      { ...parties, bookingId: 'b2', workerId: 'w1', reason: 'Too far', stillOpen: false },
      minutesLater(30),
    ),
    steps.requested({ bookingId: 'b3' }),
    happened('BookingExpired', { ...parties, bookingId: 'b3', workerId: 'w1' }, minutesLater(600)),
  );
  expect(figures).toMatchObject({
    requests: 3,
    accepted: 1,
    agreed: 1,
    declined: 1,
    unanswered: 1,
    answerMinutes: [12, 30],
    waiting: {},
  });
});

it('ignore answers by the platform and answers to open bookings', async () => {
  const happened = recorder();
  const steps = bookingFixture(happened);
  const figures = await figuresOf(
    steps.requested(),
    happened(
      'BookingDeclined',
      { ...parties, workerId: 'w1', reason: 'Taken', stillOpen: false, cause: 'time_taken' },
      minutesLater(3),
    ),
    happened(
      'BookingDeclined',
      { ...parties, bookingId: 'b9', workerId: 'w1', reason: 'Busy', stillOpen: true },
      minutesLater(4),
    ),
  );
  expect(figures).toMatchObject({ requests: 1, declined: 0, answerMinutes: [], waiting: {} });
});

it('count the worker’s cancellations, not the client’s', async () => {
  const happened = recorder();
  const steps = bookingFixture(happened);
  const cancelled = {
    ...parties,
    workerId: 'w1',
    workerAccountId: 'wa1',
    reason: 'Ill',
    feeCentavos: 0,
    from: 'accepted',
  };
  const figures = await figuresOf(
    steps.requested(),
    steps.accepted(),
    happened('BookingCancelled', { ...cancelled, by: 'worker' }),
    happened('BookingCancelled', { ...cancelled, bookingId: 'b2', by: 'client' }),
  );
  expect(figures).toMatchObject({ agreed: 1, calledOff: 1 });
});

it('count cancelling a job that was never accepted as a decline', async () => {
  const happened = recorder();
  const steps = bookingFixture(happened);
  const calledOff = (bookingId: string, from: string) =>
    happened(
      'BookingCancelled',
      {
        ...parties,
        bookingId,
        workerId: 'w1',
        workerAccountId: 'wa1',
        by: 'worker',
        reason: 'Too far',
        feeCentavos: 0,
        from,
      },
      minutesLater(20),
    );
  const figures = await figuresOf(
    steps.requested(),
    calledOff('b1', 'pending'),
    steps.requested({ bookingId: 'b2' }),
    steps.quoted({ bookingId: 'b2' }),
    calledOff('b2', 'quoted'),
  );
  // The quote was their answer to the second request.
  expect(figures).toMatchObject({ requests: 2, declined: 1, calledOff: 0, answerMinutes: [20, 0], waiting: {} });
});

it('create no document for an open booking', async () => {
  expect((await given(workerFigures, [bookingFixture().open()])).documents.size).toBe(0);
});

function never(): never {
  throw new Error('The fixture’s request names no worker');
}
