import type { Availability } from '#contracts/calendar/availability.ts';
import type { PlatformRules } from '#contracts/calendar/booking-rules.ts';
import { nextFreeStarts } from '#contracts/calendar/free-starts.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { busyTimes, type CalendarState, type Slot, reservedTimes } from '#contracts/calendar/calendar-fold.ts';
import type { Worker } from '#contracts/worker/worker-fold.ts';

const ALTERNATIVES = 3;

/** The worker's availability for this job: hours, rules, time off and other jobs. */
export function availabilityFor(
  { bookingId }: Pick<Slot, 'bookingId'>,
  { weeklyHours, rules, timeOff }: Pick<Worker, 'weeklyHours' | 'rules' | 'timeOff'>,
  calendar: CalendarState,
): Availability {
  return {
    weeklyHours,
    rules,
    timeOff: timeOff.map(({ from, to }) => ({ startsAt: from, endsAt: to })),
    slots: reservedTimes(calendar).filter((slot) => slot.bookingId !== bookingId),
    busy: busyTimes(calendar),
  };
}

/** Up to three free starts at or after an unavailable one; from now on if it is beyond the horizon. */
export function startsInstead(
  { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>,
  availability: Availability,
  platform: PlatformRules,
  now: string,
): string[] {
  const question = {
    durationMinutes: (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS,
    terms: { ...platform, nowMs: Date.parse(now) },
  };
  const after = nextFreeStarts(availability, startsAt, ALTERNATIVES, question);
  return after.length > 0 ? after : nextFreeStarts(availability, now, ALTERNATIVES, question);
}
