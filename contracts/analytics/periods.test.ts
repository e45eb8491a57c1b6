import { expect, it } from 'vitest';
import { daysIn, periodsOf, shiftOf } from './periods.ts';

it('splits a span at Mondays and at months', () => {
  const span = { from: '2026-10-28', to: '2026-11-10' };
  expect(periodsOf(span, 'week')).toEqual([
    { from: '2026-10-28', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-10' },
  ]);
  expect(periodsOf(span, 'month')).toEqual([
    { from: '2026-10-28', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-10' },
  ]);
  expect(periodsOf(span, 'day')).toHaveLength(daysIn(span));
});

it('compares days with as many before them, and with the same weekdays a year ago', () => {
  const span = { from: '2026-11-01', to: '2026-11-07' };
  expect(shiftOf(span, 'day', 'before')(span)).toEqual({ from: '2026-10-25', to: '2026-10-31' });
  expect(shiftOf(span, 'week', 'year')(span)).toEqual({ from: '2025-11-02', to: '2025-11-08' });
});

it('compares whole months with whole months of any length', () => {
  const march = { from: '2027-03-01', to: '2027-03-31' };
  expect(shiftOf(march, 'month', 'before')(march)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  const february = { from: '2028-02-01', to: '2028-02-29' };
  expect(shiftOf(february, 'month', 'year')(february)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  const begun = { from: '2026-10-15', to: '2026-11-10' };
  expect(shiftOf(begun, 'month', 'before')(begun)).toEqual({ from: '2026-09-18', to: '2026-10-14' });
});
