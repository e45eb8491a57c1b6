import { expect, it } from 'vitest';
import { addMinutes } from '#contracts/manila-time.ts';
import { followDispute } from './decide-disputed.ts';
import { accepted, arrivedInTime, noShowOf, requested, started, startsAt } from './testing/booking-fixture.ts';
import { given } from './testing/lifecycle-fixture.ts';

const now = addMinutes(startsAt, 3 * 24 * 60);
const follow = { outcome: 'pay_worker', reason: 'Both pictures say so', now } as const;
const atWork = [requested, accepted, arrivedInTime, started];

it('completes a job in progress for the agreed amount', () => {
  const state = given(atWork);
  const total = state.kind === 'booking' ? state.priceCentavos : 0;
  expect(followDispute(follow, state)).toMatchObject([
    { type: 'WorkCompleted', data: { by: 'admin', completedAt: now, finalAmountCentavos: total } },
  ]);
});

it('leaves a job that has not started unchanged', () => {
  expect(followDispute(follow, given([requested, accepted]))).toEqual([]);
});

it.each([
  ['no_show_waived', 'waived'],
  ['no_show_upheld', 'upheld'],
  ['partial_refund', 'upheld'],
] as const)('settles a no-show decided as %s as %s, once', (outcome, noShowCase) => {
  for (const side of ['client', 'worker'] as const) {
    const before = [requested, accepted, arrivedInTime, noShowOf(side)];
    const decided = followDispute({ ...follow, outcome }, given(before));
    expect(decided).toMatchObject([
      { type: 'NoShowSettled', data: { against: side, outcome: noShowCase, reason: follow.reason } },
    ]);
    if ('refused' in decided) throw new Error('Expected events, got a refusal');
    expect(followDispute({ ...follow, outcome }, given([...before, ...decided]))).toEqual([]);
  }
});
