import { describe, expect, it } from 'vitest';
import type { Stars, Tally, WorkerTroublesDocument } from '#projectors/read-models/analytics/worker-troubles.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { workersAtRisk } from './workers-at-risk.ts';

const TODAY = '2026-11-24';
const LATELY = '2026-11-01';
const LONG_AGO = '2026-05-01';

const noted = (count: number, day = LATELY): Tally => ({ days: count === 0 ? {} : { [day]: count }, newest: [] });
const stars = (...all: number[]): Stars => ({ count: all.length, sum: all.reduce((sum, each) => sum + each, 0) });
const nothing: WorkerTroublesDocument = {
  taken: noted(0),
  declined: noted(0),
  calledOff: noted(0),
  noShows: noted(0),
  ratings: noted(0),
  stars: { days: {}, before: stars() },
  changed: 1,
};

function found(troubles: Record<string, Partial<WorkerTroublesDocument>>, unlisted: readonly string[] = []) {
  const ids = Object.keys(troubles);
  const documents = new Map(ids.map((id) => [id, { ...nothing, ...troubles[id] }]));
  // The test needs no other fields of a worker.
  const worker = (id: string) => ({ workerId: id, accountId: `a-${id}`, name: id, listed: !unlisted.includes(id) });
  const workers = new Map(ids.map((id) => [id, worker(id) as unknown as WorkerDocument]));
  return workersAtRisk(documents, workers, TODAY).map(({ workerId, reasons }) => ({ workerId, reasons }));
}

describe('workers to talk to', () => {
  it.each<[string, Partial<WorkerTroublesDocument>]>([
    ['no_shows', { noShows: noted(1) }],
    ['called_off', { calledOff: noted(2) }],
    ['declines', { declined: noted(3), taken: noted(1) }],
    ['rating_low', { stars: { days: { [LATELY]: stars(3, 3, 4) }, before: stars() } }],
    ['rating_falling', { stars: { days: { [LATELY]: stars(4, 4, 5) }, before: stars(5, 5, 5) } }],
    ['rating_falling', { stars: { days: { [LONG_AGO]: stars(5, 5), [LATELY]: stars(4, 4, 5) }, before: stars(5) } }],
  ])('are listed for %s', (reason, troubles) => {
    expect(found({ w1: troubles })).toEqual([{ workerId: 'w1', reasons: [reason] }]);
  });

  it.each<[string, Partial<WorkerTroublesDocument>]>([
    ['events more than 90 days ago', { noShows: noted(1, '2026-08-26') }],
    ['one cancelled job', { calledOff: noted(1) }],
    ['a hundred declines of one who took many more', { declined: noted(100), taken: noted(250) }],
    ['fewer declines than jobs taken', { declined: noted(3), taken: noted(4) }],
    ['two bad reviews', { stars: { days: { [LATELY]: stars(1, 1) }, before: stars() } }],
  ])('exclude %s', (_, troubles) => {
    expect(found({ w1: troubles })).toEqual([]);
  });

  it('are sorted by urgency, without unlisted ones', () => {
    const missed = (count: number) => ({ noShows: noted(count) });
    expect(found({ w1: missed(1), w2: missed(3), w3: missed(2) }, ['w3']).map(({ workerId }) => workerId)).toEqual([
      'w2',
      'w1',
    ]);
  });
});
