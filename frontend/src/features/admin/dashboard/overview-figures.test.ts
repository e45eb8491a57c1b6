import { describe, expect, it } from 'vitest';
import type { DayFigures } from '#contracts/views/platform-overview.ts';
import { bookingsToday, changeText, columnsOf, failedShare, percentChange, totalled } from './overview-figures.ts';

const day = (figures: Partial<DayFigures>): DayFigures => ({
  day: '2026-11-17',
  requested: 0,
  completed: 0,
  cancelled: 0,
  declinedOrExpired: 0,
  completedAmount: 0,
  registered: 0,
  ...figures,
});

describe('dashboard figures', () => {
  it('compares today so far with an average whole day', () => {
    expect(
      bookingsToday([day({ requested: 4 }), day({ requested: 6 })], [day({ requested: 3 }), day({ requested: 5 })]),
    ).toEqual({ value: 6, usual: 4, line: [4, 6] });
    expect(bookingsToday([day({ requested: 6 })], [])).toEqual({ value: 6, usual: null, line: [6] });
  });

  it('sums amounts and compares equal numbers of whole days', () => {
    expect(
      totalled(
        [day({ completedAmount: 1500 }), day({ completedAmount: 500 })],
        [day({ completedAmount: 2000 }), day({ completedAmount: 9000 })],
        'completedAmount',
      ),
    ).toEqual({ value: 2000, change: -25, line: [1500, 500] });
  });

  it('computes the failed share of ended bookings, in percentage points', () => {
    const figures = failedShare(
      [day({ completed: 9, cancelled: 1 }), day({ completed: 5, cancelled: 5 })],
      [day({ completed: 8, cancelled: 1, declinedOrExpired: 1 }), day({ completed: 7 })],
    );
    expect(figures).toEqual({ value: 30, change: -10, line: [10, 50] });
  });

  it('has no change without earlier figures', () => {
    expect(percentChange(5, 0)).toBeNull();
    expect(failedShare([day({ cancelled: 1 })], [day({})])).toEqual({ value: 100, change: null, line: [100] });
    expect(failedShare([day({})], [])).toEqual({ value: 0, change: null, line: [0] });
  });

  it.each([
    [9, '%', '+9%'],
    [-0.4, '', '−0.4'],
    [976.9, '%', '+977%'],
  ])('formats a change of %d as %s', (change, unit, text) => {
    expect(changeText(change, unit)).toBe(text);
  });

  it('counts a booking in one column, in agreement with today’s card', () => {
    const days = [
      day({ day: '2026-11-16', requested: 4 }),
      day({ requested: 3, completed: 2, cancelled: 1, declinedOrExpired: 4 }),
    ];
    expect(columnsOf(days)).toEqual([
      { day: '2026-11-16', requested: 4, completed: 0, ended: 0, underWay: null },
      { day: '2026-11-17', requested: 3, completed: 2, ended: 5, underWay: null },
    ]);
    expect(columnsOf(days).at(-1)?.requested).toBe(bookingsToday(days, []).value);
  });

  it('stacks a day by the current outcome of its requests, for staff who may read it', () => {
    const outcomes = { waiting: 1, upcoming: 2, completed: 3, cancelled: 1, declined: 0, expired: 1 };
    const figures = { answered: 0, medianAnswerSeconds: null, revenue: 0, commission: 0, refunds: 0, payouts: 0 };
    const days = [day({ day: '2026-11-16', requested: 5, completed: 9 }), day({ requested: 8, completed: 7 })];
    const requests = [{ from: '2026-11-17', to: '2026-11-17', outcomes, ...figures }];
    expect(columnsOf(days, requests)).toEqual([
      { day: '2026-11-16', requested: 5, completed: 9, ended: 0, underWay: null },
      { day: '2026-11-17', requested: 8, completed: 3, ended: 2, underWay: 3 },
    ]);
  });
});
