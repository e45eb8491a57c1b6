import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'b1',
  startsAt: '2026-11-18T01:30:00.000Z',
  endsAt: '2026-11-18T02:30:00.000Z',
  title: 'Kitchen tap repair; Jun, SK-7F3K2',
  place: '14 Tindalo St.\nPasig',
  url: 'https://suki.test/client/bookings/b1',
};

it('creates an event that calendars can read', () => {
  const lines = calendarFile(event, '2026-11-16T11:42:00.000Z').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261118T013000Z',
      'DTEND:20261118T023000Z',
      'SUMMARY:Kitchen tap repair\\; Jun\\, SK-7F3K2',
      'LOCATION:14 Tindalo St.\\nPasig',
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

it('folds long lines without splitting a character', () => {
  const title = 'ñ'.repeat(120);
  const lines = calendarFile({ ...event, title }, event.startsAt).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`);
});
