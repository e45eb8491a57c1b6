import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { isAhead, startProblem, withoutInvalidStart } from './start-problem.ts';

const now = Date.parse(manilaInstant('2026-11-18', '09:00'));
const days = [{ day: '2026-11-19', free: ['09:00', '09:30'], taken: ['10:00'] }];
const problemAt = (date: string, time: string) => startProblem({ date, time }, { now, noticeMinutes: 30, days });

it('rejects a past start', () => {
  expect(problemAt('2020-01-01', '09:00')).toBe('timePassed');
  expect(problemAt('2026-11-18', '08:59')).toBe('timePassed');
});

it('rejects a start before the notice ends', () => {
  expect(problemAt('2026-11-18', '09:00')).toBe('timeTooSoon');
  expect(problemAt('2026-11-18', '09:29')).toBe('timeTooSoon');
  expect(problemAt('2026-11-18', '09:30')).toBeNull();
});

it('rejects a start at which the worker is not free, once that day is loaded', () => {
  expect(problemAt('2026-11-19', '09:30')).toBeNull();
  expect(problemAt('2026-11-19', '10:00')).toBe('timeTaken');
  expect(problemAt('2026-11-19', '03:00')).toBe('timeTaken');
  expect(problemAt('2026-11-20', '03:00')).toBeNull();
});

it('accepts a draft without a start', () => {
  expect(startProblem({ date: '2020-01-01' }, { now, noticeMinutes: 30, days })).toBeNull();
  expect(isAhead({ date: '2026-11-19' }, now)).toBe(false);
  expect(isAhead({ date: '2026-11-19', time: '09:00' }, now)).toBe(true);
  expect(isAhead({ date: '2026-11-18', time: '08:59' }, now)).toBe(false);
});

it('removes an invalid start and a past day from the calendar', () => {
  const calendarOf = (date: string, time: string) =>
    withoutInvalidStart({ serviceId: 's1', date, time }, problemAt(date, time), '2026-11-18');
  expect(calendarOf('2026-11-19', '09:00')).toEqual({ serviceId: 's1', date: '2026-11-19', time: '09:00' });
  expect(calendarOf('2026-11-19', '10:00')).toEqual({ serviceId: 's1', date: '2026-11-19' });
  expect(calendarOf('2026-11-17', '10:00')).toEqual({ serviceId: 's1' });
});
