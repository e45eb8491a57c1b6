import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { timeOfText } from './time-text.ts';

it.each([
  ['14:30', '14:30'],
  ['2:30 PM', '14:30'],
  [' 2:30 p.m. ', '14:30'],
  ['230pm', '14:30'],
  ['1430', '14:30'],
  ['12 AM', '00:00'],
  ['12pm', '12:00'],
  ['9', '09:00'],
  ['', null],
  ['25:00', null],
  ['14:30 PM', null],
  ['0 AM', null],
  ['2:75', null],
  ['noon', null],
])('parses “%s” as %s', (text, time) => {
  expect(timeOfText(text)).toBe(time);
});

it('parses every time that the app formats', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most }).map((one) => String(one).padStart(2, '0'));
  fc.assert(
    fc.property(part(23), part(59), (hour, minute) => {
      const time = `${hour}:${minute}`;
      expect(timeOfText(formatTime(manilaInstant('2026-11-18', time), 'en-PH'))).toBe(time);
    }),
  );
});
