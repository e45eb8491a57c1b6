import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { WorkerReason } from '#contracts/views/worker.ts';
import type { Eta } from './eta.ts';
import { reasonFacts } from './reason-facts.ts';

const at10: Eta = { key: 'freeAt', values: { when: '10:00\u00a0AM' }, now: false };
const listed = (reasons: WorkerReason[], completedJobs = 5) => ({
  reasons,
  completedJobs,
  nextFreeAt: manilaInstant('2026-11-17', '10:00'),
});
const keys = (reasons: WorkerReason[], eta = at10, jobs?: number) =>
  reasonFacts(listed(reasons, jobs), eta, 'en-PH').map(({ key }) => key);

it('lists them in order, with the earliest time once', () => {
  expect(keys([{ kind: 'suki', jobs: 3 }, { kind: 'near', km: 2 }, { kind: 'free_today' }])).toEqual([
    'reasonNear',
    'reasonFreeToday',
  ]);
  expect(reasonFacts(listed([{ kind: 'free_today' }]), at10, 'en-PH')[0]?.values).toEqual({
    when: expect.stringMatching(/10:00.AM/),
  });
});

it('shows the time of a worker who is free later in the same place', () => {
  expect(keys([{ kind: 'near', km: 2 }])).toEqual(['reasonNear', 'freeAt']);
  expect(
    keys([
      { kind: 'good_at', skill: 'Pipes' },
      { kind: 'well_rated', rating: 4.9, reviews: 12 },
    ]),
  ).toEqual(['reasonGoodAt', 'freeAt', 'reasonWellRated']);
});

it('shows “available now” instead of a time', () => {
  expect(keys([{ kind: 'near', km: 1 }, { kind: 'free_today' }], { key: 'arrivalWithin30', now: true })).toEqual([
    'reasonNear',
    'arrivalWithin30',
  ]);
});

it('states once that a worker without jobs is new', () => {
  expect(keys([{ kind: 'new' }], at10, 0)).toEqual(['freeAt']);
  expect(keys([{ kind: 'new' }], at10, 1)).toEqual(['freeAt', 'reasonNew']);
});

it('shows at most what fits a card', () => {
  expect(
    keys([
      { kind: 'good_at', skill: 'Pipes' },
      { kind: 'near', km: 0 },
      { kind: 'free_today' },
      { kind: 'well_rated', rating: 4.9, reviews: 12 },
    ]),
  ).toEqual(['reasonGoodAt', 'reasonNear', 'reasonFreeToday']);
});
