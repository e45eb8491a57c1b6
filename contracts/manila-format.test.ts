import { expect, it } from 'vitest';
import {
  formatDay,
  formatDayAndTime,
  formatLongDay,
  formatMonth,
  formatTime,
  formatTimeWithSeconds,
} from './manila-format.ts';

const sunday = '2026-11-22T01:30:00Z';

it.each([
  ['en-PH', 'Sun, Nov 22, 9:30\u00a0AM', 'Sunday, November 22'],
  ['fil-PH', 'Lin, Nob 22, 9:30\u00a0AM', 'Linggo, Nobyembre 22'],
  ['ceb-PH', 'Dom, Nob 22, 9:30\u00a0AM', 'Domingo, Nobyembre 22'],
])('formats a day in %s without the engine’s locale data', (locale, short, long) => {
  expect(formatDayAndTime(sunday, locale)).toBe(short);
  expect(formatLongDay(sunday, locale)).toBe(long);
});

it('uses Cebuano weekdays and months', () => {
  expect(formatDay('2026-11-18T01:30:00Z', 'ceb-PH')).toBe('Miy, Nob 18');
  expect(formatMonth('2026-06', 'ceb-PH')).toBe('Hunyo 2026');
});

it.each(['en-PH', 'fil-PH', 'ceb-PH'])('never breaks a time in %s before its AM or PM', (locale) => {
  for (const time of [formatTime(sunday, locale), formatTimeWithSeconds(sunday, locale)])
    expect(time).toMatch(/^[\d:]+\u00a0AM$/);
});
