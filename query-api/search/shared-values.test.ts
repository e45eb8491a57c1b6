import { describe, expect, it } from 'vitest';
import { createCells } from './cells.ts';
import { createFreeStarts } from './free-starts.ts';
import { createScratchBits } from './scratch-bits.ts';
import { createSharedValues } from './shared-values.ts';
import { noRules } from '#contracts/calendar/booking-rules.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';

it('creates a value once for all its users, and drops it with the last one', () => {
  const shared = createSharedValues<string>();
  const [one, other] = [shared.take('a', () => 'first'), shared.take('a', () => 'second')];
  expect([one, other, shared.values[one]]).toEqual([0, 0, 'first']);
  shared.leave(one);
  expect(shared.values).toEqual(['first']);
  shared.leave(other);
  expect(shared.values).toEqual([undefined]);
  expect(shared.take('b', () => 'third')).toBe(0);
  expect(shared.values).toEqual(['third']);
});

it('keeps a value that another person has taken', () => {
  const shared = createSharedValues<string>();
  shared.leave(-1);
  const numbers = ['a', 'b', 'c'].map((key) => shared.take(key, () => key));
  shared.leave(numbers[1] ?? -1);
  expect(shared.take('d', () => 'd')).toBe(1);
  expect(shared.values).toEqual(['a', 'd', 'c']);
  shared.clear();
  expect([shared.values.length, shared.take('a', () => 'again')]).toEqual([0, 0]);
});

describe('for a person who changes values a thousand times', () => {
  const pasig = { lat: 14.58, lng: 121.06, city: 'Pasig' };

  it('keeps one home', () => {
    const cells = createCells();
    let home = -1;
    for (let km = 1; km <= 1000; km += 1) home = cells.move(7, home, { location: pasig, radiusKm: 1 + km / 1000 }, km);
    expect(cells.homes).toEqual([undefined, expect.objectContaining({ people: [7], radiusKm: 2 })]);
    expect(cells.crowd(pasig, 5)).toBe(1);
    expect(cells.move(7, home, { location: null, radiusKm: 2 }, 0)).toBe(-1);
    expect(cells.crowd(pasig, 5)).toBe(0);
  });

  it('drops the days of former commitments', () => {
    const starts = createFreeStarts(createScratchBits());
    const calendar = { weeklyHours: usualHours(), rules: noRules, slots: [], busy: [] };
    for (let day = 0; day < 1000; day += 1) {
      const from = new Date(Date.UTC(2027, 0, 1 + day)).toISOString();
      const to = new Date(Date.UTC(2027, 0, 1 + day, 9)).toISOString();
      starts.changed(7, {
        ...calendar,
        rules: { ...noRules, minimumNoticeMinutes: day },
        timeOff: [{ startsAt: from, endsAt: to }],
      });
    }
    expect(starts.size()).toEqual({ kinds: 1, markedDays: expect.toSatisfy((days: number) => days <= 4) });
  });
});
