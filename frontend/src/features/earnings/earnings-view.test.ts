import { describe, expect, it } from 'vitest';
import { monthsIn, ranges, spanOf, usualRange } from './month-range.ts';
import { percentText } from './percent-text.ts';

const months = Array.from({ length: 12 }, (_, back) => ({ month: `2026-${String(12 - back).padStart(2, '0')}`, amount: back, jobs: back }));

describe('the monthly breakdown', () => {
  it('shows the last 3, 6 or 12 months, 6 unless another is chosen', () => {
    expect(usualRange).toBe('6');
    expect(ranges.map((range) => monthsIn(months, range).length)).toEqual([3, 6, 12]);
    expect(monthsIn(months, '3').map(({ month }) => month)).toEqual(['2026-12', '2026-11', '2026-10']);
  });

  it('names its first and last month', () => {
    expect(spanOf(monthsIn(months, '6'))).toEqual({ from: '2026-07', to: '2026-12' });
    expect(spanOf([])).toBeNull();
  });
});

it.each([[12.4, '12.4%'], [100, '100.0%'], [0, '0.0%'], [-9.3, '-9.3%']])('a change of %f reads %s', (percent, text) => {
  expect(percentText(percent)).toBe(text);
});
