import { expect, test } from 'vitest';
import type { Booking } from '../booking/booking-state.ts';
import { disputedOf, disputeWindow, openToDispute } from './allowed-actions.ts';

const worker = { workerId: 'w-jun', accountId: 'a-jun', name: 'Jun', avatar: null };
const rules = { disputeJobDays: 7, disputeWithinHours: 24 };
const at = '2026-11-20T04:00:00.000Z';
const weekLater = '2026-11-27T04:00:00.000Z';

type Disputable = Parameters<typeof disputeWindow>[0];
const booking = (changes: Partial<Disputable>): Disputable => ({
  status: 'completed',
  completion: null,
  cancellation: null,
  worker,
  startsAt: '2026-11-20T01:00:00.000Z',
  endsAt: '2026-11-20T03:00:00.000Z',
  noShowCase: null,
  ...changes,
});
const cancelled = (
  cause: NonNullable<Booking['cancellation']>['cause'],
  feeCentavos: number,
  noShowCase: Booking['noShowCase'] = null,
) => booking({ status: 'cancelled', cancellation: { by: 'policy', reason: '', feeCentavos, cause, at }, noShowCase });

test('allows a dispute of a job while it is under way and for seven days after its end', () => {
  const done = booking({ completion: { note: '', photos: [], at, amountCentavos: 100 } });
  expect(disputeWindow(done, rules)).toEqual({ from: null, until: weekLater });
  expect(disputeWindow(booking({ status: 'in_progress' }), rules)).toEqual({
    from: null,
    until: '2026-11-27T03:00:00.000Z',
  });
  for (const status of ['pending', 'accepted', 'arrived', 'declined', 'expired'] as const)
    expect(disputeWindow(booking({ status }), rules), status).toBeNull();
  expect(disputeWindow({ ...done, worker: null }, rules)).toBeNull();
});

test('allows a dispute of a cancelled booking with a fee', () => {
  expect(disputeWindow(cancelled(null, 150_00), rules)).toEqual({ from: null, until: weekLater });
  expect(disputeWindow(cancelled(null, 0), rules)).toBeNull();
});

test('allows a dispute of a no-show after the time to contradict it on the booking, or once staff uphold it', () => {
  const dayLater = '2026-11-21T04:00:00.000Z';
  for (const cause of ['client_no_show', 'worker_no_show'] as const) {
    expect(disputeWindow(cancelled(cause, 0), rules)).toEqual({ from: dayLater, until: weekLater });
    expect(disputeWindow(cancelled(cause, 0, 'upheld'), rules)).toEqual({ from: null, until: weekLater });
    for (const noShowCase of ['disputed', 'waived'] as const)
      expect(disputeWindow(cancelled(cause, 0, noShowCase), rules)).toBeNull();
  }
  const window = disputeWindow(cancelled('client_no_show', 150_00), rules);
  expect(openToDispute(window, at)).toBeNull();
  expect(openToDispute(window, dayLater)).toBe(weekLater);
  expect(openToDispute(window, weekLater)).toBe(weekLater);
  expect(openToDispute(window, '2026-11-27T04:00:00.001Z')).toBeNull();
});

test('names the disputed matter', () => {
  expect(disputedOf(booking({ status: 'in_progress' }))).toBe('job');
  expect(disputedOf(booking({}))).toBe('job');
  expect(disputedOf(cancelled(null, 150_00))).toBe('fee');
  expect(disputedOf(cancelled('client_no_show', 150_00))).toBe('no_show');
  expect(disputedOf(booking({ status: 'accepted' }))).toBeNull();
});
