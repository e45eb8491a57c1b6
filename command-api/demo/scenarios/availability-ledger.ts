import { type Availability, type Interval, overlaps, startsOfDay } from '#contracts/calendar/availability.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { DemoClient, DemoWorker } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { DemoService } from '../people/services.ts';
import { weeklyHoursOf } from '../people/working-hours.ts';

/** Who is taken when, while the year is being planned: no worker is in two places, and no client has two visitors. */

const bufferMinutes = defaultSettings.travelBufferMinutes;

/** Where a booking may be put: on a Manila day, from one instant to another. */
export type Opportunity = {
  client: DemoClient;
  worker: DemoWorker;
  service: DemoService;
  day: string;
  from?: string | undefined;
  to?: string | undefined;
};

export type AvailabilityLedger = {
  /** A start that suits both, undefined when there is none. */
  freeStart(opportunity: Opportunity, random: Random): string | undefined;
  /** Nothing of theirs comes in the way; whether it is within working hours is not asked. */
  isUntaken(worker: DemoWorker, clientKey: string, job: Interval): boolean;
  note(worker: DemoWorker, clientKey: string, job: Interval): void;
  takeOff(worker: DemoWorker, off: Interval): void;
};

export function createAvailabilityLedger(): AvailabilityLedger {
  const ofWorkers = new Map<string, Availability & { slots: Interval[]; timeOff: Interval[] }>();
  const ofClients = new Map<string, Interval[]>();

  function availabilityOf(worker: DemoWorker) {
    const known = ofWorkers.get(worker.key);
    if (known) return known;
    const made = { weeklyHours: weeklyHoursOf(worker.hours), timeOff: [], slots: [] };
    ofWorkers.set(worker.key, made);
    return made;
  }

  const visitsOf = (clientKey: string) => ofClients.get(clientKey) ?? [];

  return {
    freeStart({ client, worker, service: { durationMinutes }, day, from = '', to = '9' }, random) {
      const { free } = startsOfDay(availabilityOf(worker), day, { durationMinutes, bufferMinutes, earliest: from });
      const fitting = free.filter((startsAt) => {
        const job = { startsAt, endsAt: endOf(startsAt, durationMinutes) };
        return startsAt <= to && !visitsOf(client.key).some((visit) => overlaps(visit, job));
      });
      const decent = fitting.filter(isDecent);
      if (fitting.length === 0) return undefined;
      return random.pick(decent.length > 0 ? decent : fitting);
    },
    isUntaken(worker, clientKey, job) {
      return (
        !availabilityOf(worker).slots.some((slot) => overlaps(slot, job, bufferMinutes)) &&
        !visitsOf(clientKey).some((visit) => overlaps(visit, job))
      );
    },
    note(worker, clientKey, job) {
      availabilityOf(worker).slots.push(job);
      ofClients.set(clientKey, [...visitsOf(clientKey), job]);
    },
    takeOff(worker, off) {
      availabilityOf(worker).timeOff.push(off);
    },
  };
}

export function endOf(startsAt: string, durationMinutes: number): string {
  return new Date(Date.parse(startsAt) + durationMinutes * 60_000).toISOString();
}

/** Between 7 in the morning and 7 in the evening, Manila time: also those who come at night mostly come by day. */
function isDecent(startsAt: string): boolean {
  const hour = (new Date(startsAt).getUTCHours() + 8) % 24;
  return hour >= 7 && hour < 19;
}
