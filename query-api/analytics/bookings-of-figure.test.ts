import { expect, it } from 'vitest';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { workerTroubles, type WorkerTroublesDocument } from '#projectors/read-models/analytics/worker-troubles.ts';
import { bookingsOfFigure } from './bookings-of-figure.ts';

const DAY = '2026-11-01';
const tally = (count: number, listed: number) => ({
  days: { [DAY]: count },
  newest: Array.from({ length: listed }, (_, n) => ({ bookingId: `b${n}`, day: DAY })),
});

it('reports a worker’s list as capped when more are counted than it can show', async () => {
  const documents = memoryDocuments();
  const none = tally(0, 0);
  const document: WorkerTroublesDocument = {
    taken: tally(250, 100),
    declined: tally(3, 3),
    calledOff: none,
    noShows: none,
    ratings: none,
    stars: { days: {}, before: { count: 0, sum: 0 } },
    changed: 1,
  };
  await documents.write([{ collection: workerTroubles.name, id: 'w1', document, position: 1, ifPosition: 'none' }]);
  const eventLog = { readStream: async () => [], readOn: async () => ({ events: [], next: 0, ended: true }) };
  const of = (worker: string, trouble: 'taken' | 'declined') =>
    bookingsOfFigure({ documents, eventLog, now: () => new Date('2026-11-24T04:00:00.000Z') }, { worker, trouble });
  expect(await of('w1', 'taken')).toMatchObject({ capped: true, where: { id: { in: { length: 100 } } } });
  expect(await of('w1', 'declined')).toEqual({ capped: false, where: { id: { in: ['b0', 'b1', 'b2'] } } });
  expect(await of('w2', 'declined')).toEqual({ capped: false, where: { id: { in: [] } } });
});
