import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { greetingAt } from './greeting.ts';

it.each([
  ['00:00', 'goodMorning'],
  ['11:59', 'goodMorning'],
  ['12:00', 'goodAfternoon'],
  ['17:59', 'goodAfternoon'],
  ['18:00', 'goodEvening'],
  ['23:59', 'goodEvening'],
])('at %s in Manila returns %s', (time, greeting) => {
  expect(greetingAt(Date.parse(manilaInstant('2026-11-17', time)))).toBe(greeting);
});
