import { describe, expect, it } from 'vitest';
import { monthsIn, periodSums, ranges, spanOf, usualRange } from './month-range.ts';
import { isMonthNew, percentText, trendOf } from './percent-text.ts';

const months = Array.from({ length: 12 }, (_, back) => ({
  month: `2026-${String(12 - back).padStart(2, '0')}`,
  jobs: back,
  gross: back,
  refunded: 0,
  commission: 0,
  amount: back,
}));

describe('the monthly breakdown', () => {
  it('shows the last 3, 6 or 12 months, 6 by default', () => {
    expect(usualRange).toBe('6');
    expect(ranges.map((range) => monthsIn(months, range).length)).toEqual([3, 6, 12]);
    expect(monthsIn(months, '3').map(({ month }) => month)).toEqual(['2026-12', '2026-11', '2026-10']);
  });

  it('names its first and last month', () => {
    const lastYear = { month: '2025-12', jobs: 0, gross: 0, refunded: 0, commission: 0, amount: 0 };
    expect(spanOf(monthsIn(months, '6'), 'en-PH')).toEqual({ from: 'July', to: 'December 2026' });
    expect(spanOf([...months, lastYear], 'en-PH')).toEqual({ from: 'December 2025', to: 'December 2026' });
    expect(spanOf([], 'en-PH')).toBeNull();
  });

  it('explains the composition of the months, and is empty without jobs', () => {
    const november = {
      month: '2026-11',
      jobs: 2,
      gross: 1500_00,
      refunded: 100_00,
      commission: 168_00,
      amount: 1232_00,
    };
    const october = { month: '2026-10', jobs: 1, gross: 500_00, refunded: 0, commission: 50_00, amount: 450_00 };
    expect(periodSums([november, october])).toEqual({
      lines: [
        { word: 'grossTotal', amount: 2000_00 },
        { word: 'refundedTotal', amount: -100_00 },
        { word: 'commissionTotal', amount: -218_00 },
      ],
      total: 1682_00,
    });
    expect(periodSums([october]).lines.map(({ word }) => word)).toEqual(['grossTotal', 'commissionTotal']);
    expect(periodSums([])).toEqual({ lines: [], total: 0 });
  });
});

it.each([
  [12.4, '12.4%'],
  [100, '100.0%'],
  [0, '0.0%'],
  [-0.04, '0.0%'],
  [-9.3, '-9.3%'],
])('formats a change of %f as %s', (percent, text) => {
  expect(percentText(percent)).toBe(text);
});

it('rises, falls, or is neutral when it reads 0.0%', () => {
  expect(trendOf(12.4, false)).toEqual({ text: '12.4%', up: true, good: true });
  expect(trendOf(-9.3, false)).toEqual({ text: '-9.3%', up: false, good: false });
  expect([0, -0.04, 0.04].map((percent) => trendOf(percent, false))).toEqual([null, null, null]);
});

it('does not compare a month that just began with the last', () => {
  expect(trendOf(-100, true)).toEqual({ text: '-100.0%', up: false, good: null });
  expect(trendOf(20, true)).toMatchObject({ good: true });
  const days = ['2026-11-30T15:59:00Z', '2026-11-30T16:00:00Z', '2026-12-07T15:59:00Z', '2026-12-07T16:00:00Z'];
  expect(days.map((day) => isMonthNew(Date.parse(day)))).toEqual([false, true, true, false]);
});
