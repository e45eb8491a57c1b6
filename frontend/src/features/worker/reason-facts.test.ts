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

it('says them in their order, and how soon once', () => {
  expect(keys([{ kind: 'suki', jobs: 3 }, { kind: 'near', km: 2 }, { kind: 'free_today' }])).toEqual([
    'reasonNear',
    'reasonFreeToday',
  ]);
  expect(reasonFacts(listed([{ kind: 'free_today' }]), at10, 'en-PH')[0]?.values).toEqual({
    when: expect.stringMatching(/10:00.AM/),
  });
});

it('somebody who is free only later says when where the others do', () => {
  expect(keys([{ kind: 'near', km: 2 }])).toEqual(['reasonNear', 'freeAt']);
  expect(
    keys([
      { kind: 'good_at', skill: 'Pipes' },
      { kind: 'well_rated', rating: 4.9, reviews: 12 },
    ]),
  ).toEqual(['reasonGoodAt', 'freeAt', 'reasonWellRated']);
});

it('somebody who is available now says that instead of a time', () => {
  expect(keys([{ kind: 'near', km: 1 }, { kind: 'free_today' }], { key: 'arrivalWithin30', now: true })).toEqual([
    'reasonNear',
    'arrivalWithin30',
  ]);
});

it('a new face without a job says so once', () => {
  expect(keys([{ kind: 'new' }], at10, 0)).toEqual(['freeAt']);
  expect(keys([{ kind: 'new' }], at10, 1)).toEqual(['freeAt', 'reasonNew']);
});

it('says no more than one reads on a card', () => {
  expect(
    keys([
      { kind: 'good_at', skill: 'Pipes' },
      { kind: 'near', km: 0 },
      { kind: 'free_today' },
      { kind: 'well_rated', rating: 4.9, reviews: 12 },
    ]),
  ).toEqual(['reasonGoodAt', 'reasonNear', 'reasonFreeToday']);
});
