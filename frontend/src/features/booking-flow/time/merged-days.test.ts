import { expect, it } from 'vitest';
import { mergedDays } from './merged-days.ts';

const jun = [{ day: '2026-11-18', free: ['08:00', '09:00'], taken: ['10:00', '11:00'] }];
const nestor = [
  { day: '2026-11-18', free: ['10:00'], taken: ['08:00'] },
  { day: '2026-11-17', free: [], taken: ['08:00'] },
];

it('marks a start as free if any worker is', () => {
  expect(mergedDays([jun, nestor])).toEqual([
    { day: '2026-11-17', free: [], taken: ['08:00'] },
    { day: '2026-11-18', free: ['08:00', '09:00', '10:00'], taken: ['11:00'] },
  ]);
});

it('is empty without workers', () => {
  expect(mergedDays([])).toEqual([]);
});
