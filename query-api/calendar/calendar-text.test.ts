import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarText, type FeedJob } from './calendar-text.ts';

const job: FeedJob = {
  bookingId: 'b1',
  code: 'SK-7F3K2',
  status: 'accepted',
  service: 'Kitchen tap repair, “urgent”; today',
  city: 'Pasig',
  startsAt: '2026-11-18T01:30:00.000Z',
  endsAt: '2026-11-18T16:30:00.000Z',
};
const feed = { jobs: [job], language: 'en', publicUrl: 'https://suki.ph', now: '2026-11-16T02:00:00.000Z' } as const;
const text = calendarText(feed);

it('contains time, service and place in Manila time, with a stable id and the code', () => {
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [event] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(event?.uid).toBe('b1@suki');
  expect(event?.summary).toBe('Kitchen tap repair, “urgent”; today (SK-7F3K2)');
  expect(event?.location).toBe('Pasig');
  expect(event?.startDate.toUnixTime()).toBe(Date.parse(job.startsAt) / 1000);
  expect(event?.endDate.toUnixTime()).toBe(Date.parse(job.endsAt) / 1000);
  expect(text).toContain('DTSTART;TZID=Asia/Manila:20261118T093000');
  expect(text).toContain('DTEND;TZID=Asia/Manila:20261119T003000');
});

it('follows RFC 5545: CRLF, lines of at most 75 octets, and the named time zone', () => {
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('');
  expect(lines.some((line) => line.includes('\n'))).toBe(false);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  for (const line of ['BEGIN:VTIMEZONE', 'TZID:Asia/Manila', 'TZOFFSETTO:+0800', 'DTSTAMP:20261116T020000Z'])
    expect(lines).toContain(line);
});

it('is deterministic for the same jobs and time', () => {
  expect(calendarText(feed)).toBe(text);
});

it('names the calendar and Suki’s own services in the worker’s language; other services stay', () => {
  const inFilipino = (service: string) => calendarText({ ...feed, language: 'fil', jobs: [{ ...job, service }] });
  expect(inFilipino('Plumbing')).toContain('SUMMARY:Tubero (SK-7F3K2)');
  expect(inFilipino('Kite repair')).toContain('SUMMARY:Kite repair (SK-7F3K2)');
  expect(inFilipino('Plumbing')).toContain('X-WR-CALNAME:Mga trabaho sa Suki');
});
