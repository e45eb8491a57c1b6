import { LRUCache } from 'lru-cache';
import type { Ending, Outcome } from '#contracts/analytics/endings.ts';
import { bookingGroups, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { type BookingEvent, leadingTo, startsBooking, statusAfter } from '#contracts/events/booking.ts';
import { requestChanged } from '#contracts/events/booking-requests.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import type { Address } from '#contracts/fields.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { cityNamed } from '#contracts/place/cities.ts';
import { openCellOf } from '../booking/reach.ts';

/** Facts of one request for the figures. Amounts in centavos. */
export type RequestFacts = {
  /** Manila day of the request. */
  day: string;
  requestedAt: string;
  serviceId: string;
  city: string;
  /** Cell on the map of requests (`reach.ts`). */
  cell: string;
  outcome: Outcome;
  /** Seconds until the first worker accepted, quoted or declined; null before that. */
  answerSeconds: number | null;
  /** Cause of the end; null while open or when the work was done. */
  ending: Ending | null;
  /** Final amount of a completed job. */
  amount: number;
};

/** The events that determine these facts. */
export const factEvents = [
  ...leadingTo('pending', 'quoted', 'accepted', 'completed', 'cancelled', 'declined', 'expired'),
  ...requestChanged,
] as const;
export type FactEvent = Recorded<(typeof factEvents)[number]>;

const types: ReadonlySet<string> = new Set(factEvents);

export function isFactEvent(event: Recorded): event is FactEvent {
  return types.has(event.type);
}

const outcomeOf: Readonly<Record<BookingStatus, Outcome>> = {
  pending: 'waiting',
  quoted: 'waiting',
  accepted: 'upcoming',
  arrived: 'upcoming',
  in_progress: 'upcoming',
  completed: 'completed',
  cancelled: 'cancelled',
  declined: 'declined',
  expired: 'expired',
};

/** The facts after the event; null when the first known event is not the request. */
export function factsAfter(before: RequestFacts | null, event: FactEvent): RequestFacts | null {
  if (event.type === startsBooking) return requested(event.data);
  if (!before) return null;
  const status = statusAfter(event);
  const outcome = status ? outcomeOf[status] : before.outcome;
  return {
    ...before,
    ...('address' in event.data && locationFacts(event.data.address)),
    outcome,
    answerSeconds: before.answerSeconds ?? (isAnswer(event) ? secondsBetween(before.requestedAt, event) : null),
    ending: outcome === before.outcome ? before.ending : endingBy(event, outcome),
    ...('finalAmountCentavos' in event.data && { amount: event.data.finalAmountCentavos }),
  };
}

/** No later event changes the figures. */
export function isSettled({ outcome }: RequestFacts): boolean {
  return outcome !== 'waiting' && outcome !== 'upcoming';
}

function requested(data: Extract<BookingEvent, { type: typeof startsBooking }>['data']): RequestFacts {
  return {
    day: manilaDay(data.requestedAt),
    requestedAt: data.requestedAt,
    serviceId: data.service.id,
    ...locationFacts(data.address),
    outcome: 'waiting',
    answerSeconds: null,
    ending: null,
    amount: 0,
  };
}

/** Normalises the spelling of a city. */
function locationFacts(address: Address): Pick<RequestFacts, 'city' | 'cell'> {
  return { city: cityOf(address), cell: openCellOf(address) };
}

const cityNames = new LRUCache<string, string>({ max: 2000 });

function cityOf({ city, province }: Address): string {
  const key = `${city}, ${province}`;
  const known = cityNames.get(key);
  if (known !== undefined) return known;
  const named = cityNamed(city, province)?.name ?? city;
  cityNames.set(key, named);
  return named;
}

const answers: ReadonlySet<string> = new Set(leadingTo('quoted', 'accepted'));

/** Declines by workers count as answers; declines by the platform on their behalf do not. */
function isAnswer({ type, data }: FactEvent): boolean {
  if ('from' in data) return isNoToRequest(data);
  return answers.has(type) || ('stillOpen' in data && data.cause === undefined);
}

const waiting: ReadonlySet<string> = new Set(bookingGroups.waiting);

/** Whether a cancellation counts as a decline: the worker cancels a job that they never accepted. */
export function isNoToRequest({ by, from }: { by: string; from: string }): boolean {
  return by === 'worker' && waiting.has(from);
}

function secondsBetween(from: string, { recordedAt }: { recordedAt: string }): number {
  return Math.max(0, (Date.parse(recordedAt) - Date.parse(from)) / 1000);
}

/** A cancellation's cause, its author, or a worker's decline; a decline's cause. */
function endingBy({ type, data }: FactEvent, outcome: Outcome): Ending | null {
  if (outcome === 'expired') return 'expired';
  if (type === 'BookingWidened' || (outcome !== 'cancelled' && outcome !== 'declined')) return null;
  return ('cause' in data && data.cause) || (outcome === 'declined' ? 'declined' : endingByAuthor(data));
}

function endingByAuthor(data: FactEvent['data']): Ending {
  if ('from' in data && isNoToRequest(data)) return 'declined';
  return ('by' in data && data.by) || 'policy';
}
