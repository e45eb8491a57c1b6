import { describe, expect, it } from 'vitest';
import { platformReset } from '#contracts/events/platform.ts';
import { isDiscardedByReset } from '#contracts/platform/reset.ts';
import { allReadModels } from './all.ts';
import { requestFigures } from './analytics/request-figures.ts';
import { bookings } from './booking/bookings.ts';
import { workerCalendars } from './calendar/worker-calendars.ts';
import { auditLog } from './platform/audit-log.ts';
import { dayFigures } from './platform/day-figures.ts';
import { settings } from './platform/settings.ts';
import { bookingFixture } from './testing/booking-fixture.ts';
import { given, recorder } from './testing/given-events.ts';
import { workers } from './worker/workers.ts';

const person = { accountId: 'ana', name: 'Ana Lim', avatar: null };

function scene() {
  const happened = recorder();
  const steps = bookingFixture(happened);
  return {
    happened,
    steps,
    applied: () => happened('WorkerApplied', { workerId: 'w1', accountId: 'wa1', name: 'Jun Bautista', avatar: null }),
    reset: () =>
      happened(
        'SystemReset',
        { approvalId: 'p-1', requestedBy: person, grantedBy: person, reason: 'The training is over' },
        { stream: 'system' },
      ),
  };
}

it('is handled by every read model of events that a reset leaves behind; the audit log keeps everything', () => {
  const silent = allReadModels.filter(
    ({ on, resetOn }) => Object.keys(on).some(isDiscardedByReset) && !resetOn?.[platformReset],
  );
  expect(silent.map(({ name }) => name)).toEqual([auditLog.name]);
});

describe('a reset', () => {
  it('removes earlier bookings and accepts new ones', async () => {
    const { steps, reset } = scene();
    const before = [steps.requested(), steps.accepted(), reset()];
    expect((await given(bookings, before)).documents.size).toBe(0);
    expect([...(await given(bookings, [...before, steps.requested()])).documents.keys()]).toEqual(['b1']);
  });

  it('keeps a worker’s own profile, without jobs and stars', async () => {
    const { steps, applied, reset } = scene();
    const events = [applied(), steps.completed(), steps.reviewed(), reset()];
    expect((await given(workers, events.slice(0, 3))).documents.get('w1')).toMatchObject({
      completedJobs: 1,
      reviewCount: 1,
    });
    expect((await given(workers, events)).documents.get('w1')).toMatchObject({
      name: 'Jun Bautista',
      active: true,
      completedJobs: 0,
      reviewCount: 0,
      ratingSum: 0,
      changed: events[3]?.position,
    });
    expect((await given(workers, [...events, steps.completed()])).documents.get('w1')?.completedJobs).toBe(1);
  });

  it('keeps hours and days off, and frees booked slots', async () => {
    const { happened, applied, reset } = scene();
    const booked = happened('SlotBooked', {
      workerId: 'w1',
      bookingId: 'b1',
      startsAt: '2026-11-20T02:00:00.000Z',
      endsAt: '2026-11-20T03:00:00.000Z',
    });
    const off = { from: '2026-12-24T00:00:00.000Z', to: '2026-12-26T00:00:00.000Z', reason: null };
    const events = [
      applied(),
      happened('TimeOffAdded', { workerId: 'w1', accountId: 'wa1', timeOffId: 't1', ...off }),
      booked,
      reset(),
    ];
    const { documents } = await given(workerCalendars, events);
    expect(documents.get('w1')).toMatchObject({
      timeOff: [{ id: 't1' }],
      slots: [],
      calendar: { slots: [], holds: [] },
    });
  });

  it('empties figures rather than deleting them, because replicas keep copies', async () => {
    const { steps, reset } = scene();
    const events = [steps.requested(), reset()];
    const { documents } = await given(requestFigures, events);
    expect([...documents.values()]).toEqual([{ days: {}, open: [], changed: events[1]?.position }]);
  });

  it('keeps a day’s registrations and log positions', async () => {
    const { steps, reset } = scene();
    const { documents } = await given(dayFigures, [steps.requested(), steps.completed(), reset()]);
    expect([...documents.values()]).toMatchObject([
      { requested: 0, completed: 0, completedAmount: 0, events: 3, firstPosition: 1 },
    ]);
  });

  it('notifies every open page, and changes no setting', async () => {
    const { reset } = scene();
    const { pushes } = await given(settings, [reset()]);
    expect(pushes).toMatchObject([{ event: 'platform:reset', to: 'everyone' }]);
  });

  it('stays in the audit log, with all earlier events', async () => {
    const { steps, reset } = scene();
    const { documents } = await given(auditLog, [steps.requested(), steps.accepted(), reset()]);
    expect([...documents.values()].map(({ type }) => type)).toEqual([
      'BookingRequested',
      'BookingAccepted',
      'SystemReset',
    ]);
  });
});
