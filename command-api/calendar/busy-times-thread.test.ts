import { expect, it } from 'vitest';
import { readCalendarInThread, ReadingTooLong } from './busy-times-thread.ts';

const window = { startsAt: '2026-11-16T00:00:00.000Z', endsAt: '2027-02-16T00:00:00.000Z' };
const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART:20261118T010000Z',
    'DTEND:20261118T020000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const once = {
  busy: [{ startsAt: '2026-11-18T01:00:00.000Z', endsAt: '2026-11-18T02:00:00.000Z' }],
  unread: [],
};

const LONG_MS = 60_000;

it('reads a calendar without blocking the event loop', async () => {
  expect(await readCalendarInThread(calendar(), window, LONG_MS)).toEqual(once);
  await expect(readCalendarInThread('<!doctype html>', window, LONG_MS)).rejects.toMatchObject({
    problem: 'not_a_calendar',
  });
});

it('aborts a calendar whose rule never yields a day', async () => {
  const never = calendar('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  await expect(readCalendarInThread(never, window, 200)).rejects.toBeInstanceOf(ReadingTooLong);
});
