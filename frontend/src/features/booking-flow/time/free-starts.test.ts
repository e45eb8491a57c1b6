import { expect, it } from 'vitest';
import { freeStartsFrom } from './free-starts.ts';

const from = { date: '2026-11-18', time: '09:30' };
const day = (date: string, ...free: string[]) => ({ day: date, free, taken: [] });

it('offers later starts, across days', () => {
  const days = [day('2026-11-19', '08:00', '08:30'), day('2026-11-18', '08:00', '11:00'), day('2026-11-17', '12:00')];
  expect(freeStartsFrom(days, from, 2)).toEqual([
    { date: '2026-11-18', time: '11:00' },
    { date: '2026-11-19', time: '08:00' },
  ]);
});

it('offers night times only on days without others', () => {
  expect(freeStartsFrom([day('2026-11-18', '11:00', '23:00'), day('2026-11-19', '02:00')], from, 3)).toEqual([
    { date: '2026-11-18', time: '11:00' },
    { date: '2026-11-19', time: '02:00' },
  ]);
});

it('offers nothing without known days', () => expect(freeStartsFrom([], from, 3)).toEqual([]));
