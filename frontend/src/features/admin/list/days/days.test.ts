import { describe, expect, it } from 'vitest';
import { betweenDays, dayOf, daysOf } from './days.ts';

describe('days in the address', () => {
  it.each([
    ['yesterday', { from: '2026-10-31', to: '2026-10-31' }],
    ['2026-09-30~2026-10-02', { from: '2026-09-30', to: '2026-10-02' }],
    ['7', { from: '2026-10-26', to: '2026-11-01' }],
    ['2026-03-04', { from: '2026-03-04', to: '2026-03-04' }],
    ['', {}],
  ])('maps %o to inclusive days', (day, days) => {
    expect(daysOf(day, '2026-11-01')).toEqual(days);
  });

  it.each(['2026-02-30', 'sometime', '2026-11-07~2026-11-01', '2026-11-01~'])('ignores %s, which is invalid', (day) => {
    expect(dayOf(new URLSearchParams({ day }))).toBe('');
  });

  it('formats a range of one day as a single day', () => {
    expect(betweenDays({ from: '2026-11-01', to: '2026-11-01' })).toBe('2026-11-01');
    expect(daysOf(betweenDays({ from: '2026-11-01', to: '2026-11-03' }), '2026-11-09')).toEqual({
      from: '2026-11-01',
      to: '2026-11-03',
    });
  });
});
