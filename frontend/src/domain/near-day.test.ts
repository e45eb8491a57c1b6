import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { nearDay } from './near-day.ts';

it.each([
  ['2026-11-18', '14:00', '2026-11-18', '15:00', 'today'],
  ['2026-11-18', '14:00', '2026-11-18', '18:00', 'tonight'],
  ['2026-11-18', '23:40', '2026-11-19', '00:30', 'tonight'],
  ['2026-11-19', '00:10', '2026-11-19', '00:45', 'tonight'],
  ['2026-11-19', '00:10', '2026-11-19', '09:00', 'today'],
  ['2026-11-18', '14:00', '2026-11-19', '09:00', 'tomorrow'],
  ['2026-11-18', '14:00', '2026-11-20', '09:00', null],
])('at %s %s describes %s at %s as %s', (day, time, date, at, word) => {
  expect(nearDay(manilaInstant(date, at), Date.parse(manilaInstant(day, time)))).toBe(word);
});
