import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#contracts/manila-time.ts';
import { lastDayUnder, monthShowing, weeksUnder } from './days-shown.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2026-01-01', count));
const later = (first: string, count: number) => ({ first, last: addDays(first, count) });

describe('the days under the first month’s name', () => {
  it.each([
    ['the end of a month', '2026-11-28', '2026-12-25'],
    ['the end of a year', '2026-12-31', '2027-01-27'],
    ['a February', '2027-02-27', '2027-03-26'],
    ['a leap day', '2028-02-29', '2028-03-27'],
    ['the last day with four weeks to come', '2026-11-03', '2026-11-30'],
    ['the day after it', '2026-11-04', '2026-12-01'],
    ['the first of a short month', '2027-02-01', '2027-02-28'],
  ])('from %s', (_, first, last) => {
    expect(lastDayUnder(first, { first })).toBe(last);
  });

  it('go no further than what can be chosen, nor less far than the month', () => {
    expect(lastDayUnder('2026-11-01', { first: '2026-11-28', last: '2026-12-05' })).toBe('2026-12-05');
    expect(lastDayUnder('2026-11-01', { first: '2026-11-28', last: '2026-11-29' })).toBe('2026-11-30');
  });

  it('are four weeks at least and less than six, from any day on', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 27, max: 400 }), (first, horizon) => {
        const bounds = later(first, horizon);
        const { from, to } = weeksUnder(monthShowing(first, bounds), bounds);
        expect([from <= first, addDays(first, 27) <= to]).toEqual([true, true]);
        expect([weekdayOf(from), weekdayOf(to)]).toEqual(['sun', 'sat']);
        expect(addDays(first, 6 * 7) > to).toBe(true);
      }),
    );
  });
});

it('another month, and one of a calendar without a first day, ends with itself', () => {
  expect(lastDayUnder('2026-12-01', { first: '2026-11-28' })).toBe('2026-12-31');
  expect(lastDayUnder('2026-11-01', {})).toBe('2026-11-30');
  expect(weeksUnder('2026-12-01', { first: '2026-11-28' })).toEqual({ from: '2026-11-29', to: '2027-01-02' });
});

it('a day stands among those of the month that shows it, whichever day that is', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), (first, horizon, ahead) => {
      const bounds = later(first, horizon);
      const day = addDays(first, ahead);
      const { from, to } = weeksUnder(monthShowing(day, bounds), bounds);
      expect([from <= day, day <= to]).toEqual([true, true]);
    }),
  );
});

it('a chosen day that the first month shows does not turn to its own', () => {
  expect(monthShowing('2026-12-03', { first: '2026-11-28' })).toBe('2026-11-01');
  expect(monthShowing('2026-12-26', { first: '2026-11-28' })).toBe('2026-12-01');
  expect(monthShowing('2026-12-03', {})).toBe('2026-12-01');
  expect(monthShowing('2020-01-01', { first: '2026-11-28' })).toBe('2026-11-01');
});
