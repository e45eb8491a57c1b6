import { type Availability, nextFreeStarts } from '#contracts/calendar/availability.ts';
import { addMinutes, MINUTE_MS } from '#contracts/manila-time.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { type CalendarState, type Slot, takenTimes } from '#contracts/calendar/calendar-fold.ts';
import type { Worker } from '#contracts/worker/worker-fold.ts';

const ALTERNATIVES = 3;

/** When the worker could do this job: their hours and time off, and what else they have taken on. */
export function availabilityFor(
  { bookingId }: Pick<Slot, 'bookingId'>,
  { weeklyHours, timeOff }: Pick<Worker, 'weeklyHours' | 'timeOff'>,
  calendar: CalendarState,
): Availability {
  return {
    weeklyHours,
    timeOff: timeOff.map(({ from, to }) => ({ startsAt: from, endsAt: to })),
    slots: takenTimes(calendar).filter((slot) => slot.bookingId !== bookingId),
  };
}

/** Up to three starts at or after the one that can't be had. */
export function startsInstead(
  { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>,
  availability: Availability,
  { travelBufferMinutes, minimumNoticeMinutes }: Pick<Settings, 'travelBufferMinutes' | 'minimumNoticeMinutes'>,
  now: string,
): string[] {
  const durationMinutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
  return nextFreeStarts(availability, startsAt, ALTERNATIVES, {
    durationMinutes,
    bufferMinutes: travelBufferMinutes,
    earliest: addMinutes(now, minimumNoticeMinutes),
  });
}
