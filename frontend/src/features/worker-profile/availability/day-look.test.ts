import { expect, it } from 'vitest';
import type { CalendarDay } from '#contracts/views/calendar.ts';
import { freeHours, kindOf } from './day-look.ts';

const day = (changes: Partial<CalendarDay>): CalendarDay => ({
  day: '2026-11-18',
  openings: [{ from: '2026-11-18T00:00:00.000Z', to: '2026-11-18T09:00:00.000Z' }],
  freeMinutes: 540,
  jobs: [],
  timeOff: [],
  busy: [],
  ...changes,
});
const off = (from: string, to: string) => ({ id: 't1', reason: null, from, to });

it('is off if time off covers all hours, and working otherwise', () => {
  expect(kindOf(day({}))).toBe('working');
  expect(kindOf(day({ timeOff: [off('2026-11-17T16:00:00.000Z', '2026-11-18T16:00:00.000Z')] }))).toBe('off');
  expect(kindOf(day({ timeOff: [off('2026-11-18T03:00:00.000Z', '2026-11-18T16:00:00.000Z')] }))).toBe('working');
});

it('is closed without hours, and off if time off was taken on such a day', () => {
  expect(kindOf(day({ openings: [] }))).toBe('closed');
  expect(kindOf(day({ openings: [], timeOff: [off('2026-11-17T16:00:00.000Z', '2026-11-18T16:00:00.000Z')] }))).toBe(
    'off',
  );
});

it('rounds free time down to half hours', () => {
  expect(freeHours({ freeMinutes: 29 })).toBe(0);
  expect(freeHours({ freeMinutes: 95 })).toBe(1.5);
});
