import fc from 'fast-check';
import { expect, it } from 'vitest';
import { availableNow, isFree, nextFreeStarts, type Availability } from '#contracts/calendar/availability.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { HOUR_MS, MINUTE_MS } from '#contracts/manila-time.ts';
import { availableUntil, firstFreeStart, freeAt, today } from './free-time.ts';

const monday = Date.parse('2026-11-16T00:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();

const interval = fc
  .tuple(fc.integer({ min: -24, max: 24 * 16 }), fc.integer({ min: 1, max: 80 }))
  .map(([from, hours]) => ({ startsAt: iso(monday + from * HOUR_MS), endsAt: iso(monday + (from + hours) * HOUR_MS) }));
const calendar: fc.Arbitrary<Availability> = fc.record({
  weeklyHours: fc.constantFrom(usualHours(), {
    ...usualHours(),
    sun: [{ from: '00:00', to: '24:00' }],
    mon: [
      { from: '08:30', to: '10:00' },
      { from: '13:00', to: '17:15' },
    ],
  }),
  timeOff: fc.array(interval, { maxLength: 3 }),
  slots: fc.array(interval, { maxLength: 8 }),
});
const instant = fc.integer({ min: 0, max: 14 * 24 * 60 }).map((minutes) => monday + minutes * MINUTE_MS);
const durationMinutes = fc.constantFrom(15, 60, 90, 240);

it('says the same as the calendar rules', () => {
  fc.assert(
    fc.property(
      calendar,
      instant,
      durationMinutes,
      fc.constantFrom(0, 30),
      (availability, startMs, minutes, bufferMinutes) => {
        const job = { startMs, durationMs: minutes * MINUTE_MS, bufferMs: bufferMinutes * MINUTE_MS };
        const question = { durationMinutes: minutes, bufferMinutes, earliest: iso(startMs) };
        const first = firstFreeStart(availability, job);
        expect(first === null ? [] : [iso(first)]).toEqual(nextFreeStarts(availability, iso(startMs), 1, question));
        expect(freeAt(availability, job)).toBe(
          isFree(availability, { startsAt: iso(startMs), endsAt: iso(startMs + job.durationMs) }, bufferMinutes),
        );
        const until = availableUntil(availability, today(startMs));
        const now = availableNow(availability, iso(startMs));
        expect(until === null ? null : iso(until)).toBe(now.available ? now.until : null);
      },
    ),
  );
});
