import { describe, expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { bookingFixture, requestedData } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { requestFigures } from './request-figures.ts';

const DAY = '2026-11-18';

/** Requested at nine in the morning of the 18th. Later events are recorded at that time unless they state another. */
async function dayAfter(...events: Recorded[]) {
  const { documents } = await given(requestFigures, events);
  const [document] = documents.values();
  return { day: document?.days[DAY], days: document?.days, open: document?.open.map(({ bookingId }) => bookingId) };
}

describe('the figures of a day’s requests', () => {
  it('show an open request with its cell and service', async () => {
    const { requested } = bookingFixture();
    const { day, open } = await dayAfter(requested());
    expect(day).toMatchObject({
      outcomes: { waiting: 1 },
      endings: {},
      answers: {},
      jobs: { s1: { Pasig: { requested: 1, completed: 0, amount: 0 } } },
    });
    expect(Object.values(day?.cells ?? {})).toEqual([{ requested: 1, unanswered: 0 }]);
    expect(open).toEqual(['b1']);
  });

  it('count by the day of the request, whenever the work is done, and then drop its facts', async () => {
    const { requested, accepted, arrived, started, completed } = bookingFixture();
    const { days, open } = await dayAfter(requested(), accepted(), arrived(), started(), completed());
    expect(Object.keys(days ?? {})).toEqual([DAY]);
    expect(days?.[DAY]).toMatchObject({
      outcomes: { completed: 1 },
      endings: {},
      jobs: { s1: { Pasig: { requested: 1, completed: 1, amount: 70_000, least: 70_000, most: 70_000 } } },
    });
    expect(open).toEqual([]);
  });

  it('keep the highest and the lowest amount of a service in a city', async () => {
    const happened = recorder();
    const jobs = [40_000, 70_000, 55_000].flatMap((finalAmountCentavos, n) => {
      const bookingId = `0199a1b2-c3d4-7000-8000-00000000000${n}`;
      const stream = `booking-${bookingId}`;
      return [
        happened('BookingRequested', { ...requestedData, bookingId }, { stream }),
        happened('WorkCompleted', { ...completedOf(bookingId), finalAmountCentavos }, { stream }),
      ];
    });
    const { day } = await dayAfter(...jobs);
    expect(day?.jobs['s1']?.['Pasig']).toEqual({
      requested: 3,
      completed: 3,
      amount: 165_000,
      least: 40_000,
      most: 70_000,
    });
  });

  it('name who cancelled, or why the platform did', async () => {
    const calledOff = bookingFixture();
    const taken = [calledOff.requested(), calledOff.accepted()];
    expect((await dayAfter(...taken, calledOff.cancelled('worker'))).day?.endings).toEqual({ worker: 1 });
    const missed = bookingFixture();
    const { day } = await dayAfter(missed.requested(), missed.accepted(), missed.noShowOf('client'));
    expect(day).toMatchObject({ outcomes: { cancelled: 1 }, endings: { client_no_show: 1 } });
  });

  it('count only the first answer, and no answer by the platform', async () => {
    const happened = recorder();
    const { requested, quoted, quoteAccepted } = bookingFixture(happened);
    const { day } = await dayAfter(requested(), quoted(), quoteAccepted());
    expect(Object.values(day?.answers ?? {})).toEqual([1]);

    const again = bookingFixture();
    const asked = again.requested();
    const turnedDown = again.happened(
      'BookingDeclined',
      { bookingId: 'b1', clientId: 'c1', workerId: 'w1', reason: '', stillOpen: false, cause: 'time_taken' },
      { stream: 'booking-b1' },
    );
    const unanswered = await dayAfter(asked, turnedDown);
    expect(unanswered.day).toMatchObject({ answers: {}, endings: { time_taken: 1 }, outcomes: { declined: 1 } });
    expect(Object.values(unanswered.day?.cells ?? {})).toEqual([{ requested: 1, unanswered: 1 }]);
  });

  it.each(['pending', 'quoted'] as const)(
    'take it as an answer when a worker calls off what they never took: %s',
    async (from) => {
      const { requested, cancelled } = bookingFixture();
      const { day } = await dayAfter(requested(), cancelled('worker', from));
      expect(day).toMatchObject({ outcomes: { cancelled: 1 }, endings: { declined: 1 } });
      expect(Object.values(day?.answers ?? {})).toEqual([1]);
      expect(Object.values(day?.cells ?? {})).toEqual([{ requested: 1, unanswered: 0 }]);
    },
  );

  it('count no answer when another party cancels', async () => {
    for (const by of ['client', 'admin'] as const) {
      const { requested, cancelled } = bookingFixture();
      expect((await dayAfter(requested(), cancelled(by, 'pending'))).day?.answers).toEqual({});
    }
  });

  it('follow a request that moves to another city before a worker has it', async () => {
    const { requested, edited } = bookingFixture();
    const address = { line: '1 Real St.', barangay: 'Ermita', city: 'Manila', province: 'Metro Manila' };
    const { day } = await dayAfter(requested(), edited({ address }));
    expect(day?.jobs['s1']).toEqual({ Manila: { requested: 1, completed: 0, amount: 0, least: 0, most: 0 } });
    expect(Object.values(day?.cells ?? {})).toEqual([{ requested: 1, unanswered: 0 }]);
  });

  it('reopen a request whose worker cannot come', async () => {
    const { requested, accepted, reopened } = bookingFixture();
    expect((await dayAfter(requested(), accepted(), reopened())).day?.outcomes).toEqual({ waiting: 1 });
  });

  it('ignore a booking whose first event is missing', async () => {
    const { accepted } = bookingFixture();
    expect((await dayAfter(accepted())).day).toBeUndefined();
  });
});

function completedOf(bookingId: string) {
  return {
    bookingId,
    clientId: 'c1',
    workerId: 'w1',
    workerAccountId: 'wa1',
    clientName: 'Grace Villanueva',
    serviceName: 'Plumbing repair',
    completedAt: '2026-11-19T02:00:00.000Z',
    finalAmountCentavos: 70_000,
    note: '',
    photos: [],
  };
}
