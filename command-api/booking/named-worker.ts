import type { Availability } from '#contracts/calendar/availability.ts';
import type { PlatformRules } from '#contracts/calendar/booking-rules.ts';
import { rulesInForce } from '#contracts/calendar/booking-rules.ts';
import { spanOf } from '#contracts/calendar/compiled-calendar.ts';
import { startRefusal } from '#contracts/calendar/start-refusal.ts';
import type { NewBooking } from '#contracts/calls/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { apiErrorOf } from '#contracts/api-error.ts';
import type { Slot } from '#contracts/calendar/calendar-fold.ts';
import { calendarDecider } from '../calendar/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { reachOf, type Worker } from '#contracts/worker/worker-fold.ts';
import type { Bookable } from './commands.ts';
import { availabilityFor, startsInstead } from '../calendar/free-starts.ts';

type Rules = PlatformRules & Pick<Settings, 'defaultRadiusKm'>;
type Time = Pick<Slot, 'startsAt' | 'endsAt'>;

/** A request reserves nothing: the worker's acceptance does. */
export async function bookableFor(
  commands: CommandHandler,
  worker: Worker,
  job: Pick<Slot, 'bookingId'>,
): Promise<Bookable> {
  const { state } = await commands.load(calendarDecider, streams.calendar(worker.workerId));
  return { reach: reachOf(worker), availability: availabilityFor(job, worker, state) };
}

/** Refuses a named worker who cannot take the job; the details offer alternatives. */
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
  return startRefused({ job, availability, settings, now }, { others });
}

/** The details have the next free starts; the message states the worker's own notice or horizon. */
function startRefused(
  { job, availability, settings, now }: { job: Time; availability: Availability; settings: Rules; now: string },
  details: object = {},
): Refusal | null {
  const reason = startRefusal(availability, spanOf(job), { ...settings, nowMs: Date.parse(now) });
  if (!reason) return null;
  const { noticeMinutes, daysAhead } = rulesInForce(availability.rules, settings);
  const messages: Partial<Record<typeof reason, string>> = {
    too_soon: `This worker needs ${noticeMinutes} minutes’ notice.`,
    too_far: `This worker takes jobs for the next ${daysAhead} days.`,
  };
  const alternatives = startsInstead(job, availability, settings, now);
  return refuse(reason, messages[reason], { alternatives, ...details });
}

/** Query of GET /workers/available that finds other workers: the write side keeps no list of workers. */
function othersFor({ serviceId, date, time, durationMinutes, address }: NewBooking & { durationMinutes: number }) {
  const { pin, city, province } = jobPlaceOf(address);
  return { serviceId, date, time, durationMinutes, city, province, ...pin };
}

/** A client may only move a job to a start that they could book. Throws a refusal with alternatives. */
export async function requireOpenStart(
  commands: CommandHandler,
  { job, worker, settings }: { job: Slot; worker: Worker; settings: Rules },
  now: string,
): Promise<void> {
  const { availability } = await bookableFor(commands, worker, job);
  const refusal = startRefused({ job, availability, settings, now });
  if (refusal) throw apiErrorOf(refusal);
}
