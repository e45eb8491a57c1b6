import { expect, it } from 'vitest';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { given, recorder } from '../testing/given-events.ts';
import { workerCalendars } from './worker-calendars.ts';

const ids = { workerId: 'w1', accountId: 'a1' };
const slot = (bookingId: string, day: string) => ({
  workerId: 'w1',
  bookingId,
  startsAt: `${day}T01:00:00.000Z`,
  endsAt: `${day}T02:00:00.000Z`,
});

it('holds hours, time off and slots', async () => {
  const happened = recorder();
  const { documents } = await given(workerCalendars, [
    happened('WorkerApplied', { ...ids, name: 'Jun', avatar: null }),
    happened('WeeklyHoursSet', { ...ids, weeklyHours: usualHours() }),
    happened('TimeOffAdded', {
      ...ids,
      timeOffId: 't1',
      from: '2026-12-24T00:00:00.000Z',
      to: '2026-12-26T00:00:00.000Z',
      reason: 'Christmas',
    }),
    happened('SlotBooked', slot('b1', '2026-11-20')),
    happened('SlotBooked', slot('b2', '2026-11-21')),
    happened('SlotReleased', { workerId: 'w1', bookingId: 'b1', reason: 'cancelled' }),
  ]);
  expect(documents.get('w1')).toMatchObject({
    weeklyHours: usualHours(),
    timeOff: [
      { id: 't1', startsAt: '2026-12-24T00:00:00.000Z', endsAt: '2026-12-26T00:00:00.000Z', reason: 'Christmas' },
    ],
    slots: [{ bookingId: 'b2' }],
  });
});

it('pushes every change to those who view the worker’s free times', async () => {
  const happened = recorder();
  const { pushes } = await given(workerCalendars, [
    happened('WorkerApplied', { ...ids, name: 'Jun', avatar: null }),
    happened('SlotBooked', slot('b1', '2026-11-20')),
  ]);
  expect(pushes).toMatchObject(
    [1, 2].map(() => ({ event: 'calendar:updated', to: { calendar: 'w1' }, payload: { workerId: 'w1' } })),
  );
});

it('removes cancelled time off', async () => {
  const happened = recorder();
  const { documents } = await given(workerCalendars, [
    happened('TimeOffAdded', {
      ...ids,
      timeOffId: 't1',
      from: '2026-12-24T00:00:00.000Z',
      to: '2026-12-26T00:00:00.000Z',
      reason: null,
    }),
    happened('TimeOffRemoved', { ...ids, timeOffId: 't1' }),
  ]);
  expect(documents.get('w1')?.timeOff).toEqual([]);
});

it('drops past entries, by the time of the events', async () => {
  const happened = recorder();
  const { documents } = await given(workerCalendars, [
    happened('SlotBooked', slot('old', '2026-11-01'), { at: '2026-11-01T00:00:00.000Z' }),
    happened('SlotBooked', slot('new', '2026-11-20'), { at: '2026-11-18T00:00:00.000Z' }),
  ]);
  expect(documents.get('w1')?.slots.map(({ bookingId }) => bookingId)).toEqual(['new']);
});

it('keeps both times of a job that moves, and the new one once it has moved', async () => {
  const happened = recorder();
  const to = {
    workerId: 'w1',
    bookingId: 'b1',
    proposalId: 'p2',
    startsAt: '2026-11-24T01:00:00.000Z',
    endsAt: '2026-11-24T02:00:00.000Z',
  };
  const before = { startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-20T02:00:00.000Z' };
  const held = [
    happened('SlotBooked', slot('b1', '2026-11-20')),
    happened('SlotHeld', {
      ...to,
      proposalId: 'p1',
      startsAt: '2026-11-22T01:00:00.000Z',
      endsAt: '2026-11-22T02:00:00.000Z',
    }),
    happened('SlotHeld', to),
  ];
  const starts = async (events: typeof held) =>
    (await given(workerCalendars, events)).documents.get('w1')?.slots.map(({ startsAt }) => startsAt.slice(8, 10));
  expect(await starts(held)).toEqual(['20', '22', '24']);
  const moved = happened('SlotMoved', { ...to, before });
  expect(await starts([...held, moved])).toEqual(['24']);
  expect(
    await starts([
      ...held,
      happened('SlotHoldReleased', { workerId: 'w1', bookingId: 'b1', proposalId: 'p1', reason: 'orphaned' }),
    ]),
  ).toEqual(['20', '24']);
  expect(
    await starts([...held, happened('SlotReleased', { workerId: 'w1', bookingId: 'b1', reason: 'cancelled' })]),
  ).toEqual([]);
});

it('keeps the busy times of an external calendar, also while it cannot be read', async () => {
  const happened = recorder();
  const worker = { workerId: 'w1', workerAccountId: 'a1', host: 'calendar.example' };
  const busy = [{ startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-20T02:00:00.000Z' }];
  const { documents } = await given(workerCalendars, [
    happened('CalendarConnected', { ...worker, sourceId: 's1' }),
    happened('BusyTimesImported', { workerId: 'w1', busy }),
    happened('CalendarReadFailed', { ...worker, problem: 'unreachable' }),
    happened('CalendarAddressSet', { workerId: 'w1', addressHash: 'abc' }),
    happened('SlotBooked', slot('b1', '2026-11-21')),
  ]);
  expect(documents.get('w1')).toMatchObject({
    busy,
    slots: [{ bookingId: 'b1' }],
    calendar: { addressHash: 'abc', source: { problem: 'unreachable' } },
  });
});

it('keeps the worker’s booking rules and their message for days off', async () => {
  const happened = recorder();
  const rules = {
    bufferBeforeMinutes: 45,
    bufferAfterMinutes: null,
    minimumNoticeMinutes: 120,
    bookAheadDays: 14,
    jobsPerDay: 3,
  };
  const { documents } = await given(workerCalendars, [
    happened('BookingRulesSet', { ...ids, rules }),
    happened('TimeOffAdded', {
      ...ids,
      timeOffId: 't1',
      from: '2026-12-24T00:00:00.000Z',
      to: '2026-12-26T00:00:00.000Z',
      reason: null,
      message: 'Back on the 26th',
    }),
  ]);
  expect(documents.get('w1')).toMatchObject({ rules, timeOff: [{ message: 'Back on the 26th' }] });
});
