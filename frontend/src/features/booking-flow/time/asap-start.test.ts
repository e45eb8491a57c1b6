import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { asapStart, postponedStart } from './asap-start.ts';

const at = (time: string) => Date.parse(manilaInstant('2026-11-18', time));
const days = [
  { day: '2026-11-18', free: ['09:30', '10:00', '14:00'], taken: [] },
  { day: '2026-11-19', free: ['08:00'], taken: [] },
];

it('chooses the first free start after the notice and the time for the last steps', () => {
  expect(asapStart(days, at('09:00'), 30)).toEqual({ date: '2026-11-18', time: '10:00' });
  expect(asapStart(days, at('14:00'), 30)).toEqual({ date: '2026-11-19', time: '08:00' });
});

it('chooses the next half hour if no times are known', () => {
  expect(asapStart([], at('09:00'), 30)).toEqual({ date: '2026-11-18', time: '10:00' });
});

it('moves an outdated urgent start, and no other', () => {
  const urgent = { urgent: true, date: '2026-11-18', time: '10:00' };
  expect(postponedStart(urgent, at('09:20'), 30)).toBeNull();
  expect(postponedStart(urgent, at('09:40'), 30)).toEqual({ date: '2026-11-18', time: '10:30' });
  expect(postponedStart({ ...urgent, urgent: undefined }, at('11:00'), 30)).toBeNull();
});
