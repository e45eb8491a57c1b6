import { type Availability, isOpen, overlaps } from '#contracts/calendar/availability.ts';
import type { NewBooking } from '#contracts/calls/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Slot } from '#contracts/calendar/calendar-fold.ts';
import { calendarDecider } from '../calendar/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { reachOf, type Worker } from '#contracts/worker/worker-fold.ts';
import type { Bookable } from './commands.ts';
import { availabilityFor, startsInstead } from '../calendar/free-starts.ts';

type Rules = Pick<Settings, 'travelBufferMinutes' | 'minimumNoticeMinutes' | 'defaultRadiusKm'>;
type Time = Pick<Slot, 'startsAt' | 'endsAt'>;

/** By the streams as they are now: a booking that somebody else was accepted with a moment ago counts. */
export async function bookableFor(
  commands: CommandHandler,
  worker: Worker,
  job: Pick<Slot, 'bookingId'>,
): Promise<Bookable> {
  const { state } = await commands.loadNewest(calendarDecider, streams.calendar(worker.workerId));
  return { reach: reachOf(worker), availability: availabilityFor(job, worker, state) };
}

/** Why the named worker can't be asked for this job, with what can be had instead. */
export function namedWorkerRefused(
  { reach, availability }: Bookable,
  {
    job,
    request,
    settings,
    now,
  }: { job: Time; request: NewBooking & { durationMinutes: number }; settings: Rules; now: string },
): Refusal | null {
  const others = othersFor(request);
  if (!isWithinReach(reach, jobPlaceOf(request.address), settings.defaultRadiusKm))
    return refuse('out_of_reach', undefined, { others });
  const reason = startTaken(job, availability, settings);
  return reason && refuse(reason, undefined, { alternatives: startsInstead(job, availability, settings, now), others });
}

function startTaken(
  job: Time,
  { weeklyHours, timeOff, slots }: Availability,
  { travelBufferMinutes }: Rules,
): 'slot_taken' | 'outside_hours' | null {
  if (slots.some((slot) => overlaps(slot, job, travelBufferMinutes))) return 'slot_taken';
  return isOpen(weeklyHours, job) && !timeOff.some((off) => overlaps(off, job)) ? null : 'outside_hours';
}

/** The query of GET /workers/available that finds who can come instead: the write side keeps no list of workers. */
function othersFor({ serviceId, date, time, durationMinutes, address }: NewBooking & { durationMinutes: number }) {
  const { pin, city, province } = jobPlaceOf(address);
  return { serviceId, date, time, durationMinutes, city, province, ...pin };
}

/** A client asks for times at which the worker works and is free; throws slot_taken or outside_hours. */
export async function requireOpenStart(
  commands: CommandHandler,
  { job, worker, settings }: { job: Slot; worker: Worker; settings: Rules },
  now: string,
): Promise<void> {
  const { availability } = await bookableFor(commands, worker, job);
  const reason = startTaken(job, availability, settings);
  if (reason)
    throw new ApiError(reason, { details: { alternatives: startsInstead(job, availability, settings, now) } });
}
