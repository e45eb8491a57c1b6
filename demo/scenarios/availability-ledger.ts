import { type Availability, hoursOnly, type Interval, overlaps } from '#contracts/calendar/availability.ts';
import { startsOfDay } from '#contracts/calendar/free-starts.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { DemoClient, DemoWorker } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { DemoService } from '../people/services.ts';
import { weeklyHoursOf } from '../people/working-hours.ts';

/** Occupied times during planning: prevents overlapping jobs of a worker or a client. */

/** Planning ignores notice and horizon. */
const anyTime = { ...defaultSettings, minimumNoticeMinutes: 0, bookingHorizonDays: Infinity };

/** Possible times of a booking: a Manila day, from one instant to another. */
export type Opportunity = {
  client: DemoClient;
  worker: DemoWorker;
  service: DemoService;
  day: string;
  from?: string | undefined;
  to?: string | undefined;
};

export type AvailabilityLedger = {
  /** A start that is free for both, else undefined. */
  freeStart(opportunity: Opportunity, random: Random): string | undefined;
  /** Whether both are free; ignores working hours. */
  isUntaken(worker: DemoWorker, clientKey: string, job: Interval): boolean;
  note(worker: DemoWorker, clientKey: string, job: Interval): void;
  takeOff(worker: DemoWorker, off: Interval): void;
};

export function createAvailabilityLedger(): AvailabilityLedger {
  const ofWorkers = new Map<string, Availability>();
  const ofClients = new Map<string, Interval[]>();

  function availabilityOf(worker: DemoWorker) {
    const known = ofWorkers.get(worker.key);
    if (known) return known;
    const made = hoursOnly(weeklyHoursOf(worker.hours));
    ofWorkers.set(worker.key, made);
    return made;
  }

  const visitsOf = (clientKey: string) => ofClients.get(clientKey) ?? [];

  return {
    freeStart({ client, worker, service: { durationMinutes }, day, from = '', to = '9' }, random) {
      const { free } = startsOfDay(availabilityOf(worker), day, {
        durationMinutes,
        terms: { ...anyTime, nowMs: from === '' ? 0 : Date.parse(from) },
      });
      const fitting = free.filter((startsAt) => {
        const job = { startsAt, endsAt: endOf(startsAt, durationMinutes) };
        return startsAt <= to && !visitsOf(client.key).some((visit) => overlaps(visit, job));
      });
      const decent = fitting.filter(isDaytime);
      if (fitting.length === 0) return undefined;
      return random.pick(decent.length > 0 ? decent : fitting);
    },
    isUntaken(worker, clientKey, job) {
      return (
        !availabilityOf(worker).slots.some((slot) => overlaps(slot, job, defaultSettings.travelBufferMinutes)) &&
        !visitsOf(clientKey).some((visit) => overlaps(visit, job))
      );
    },
    note(worker, clientKey, job) {
      const known = availabilityOf(worker);
      const slot = { ...job, bookingId: `${worker.key} ${known.slots.length}` };
      ofWorkers.set(worker.key, { ...known, slots: [...known.slots, slot] });
      ofClients.set(clientKey, [...visitsOf(clientKey), job]);
    },
    takeOff(worker, off) {
      const known = availabilityOf(worker);
      ofWorkers.set(worker.key, { ...known, timeOff: [...known.timeOff, off] });
    },
  };
}

export function endOf(startsAt: string, durationMinutes: number): string {
  return new Date(Date.parse(startsAt) + durationMinutes * 60_000).toISOString();
}

/** Between 07:00 and 19:00 Manila time: even workers available at night work mostly by day. */
function isDaytime(startsAt: string): boolean {
  const hour = (new Date(startsAt).getUTCHours() + 8) % 24;
  return hour >= 7 && hour < 19;
}
