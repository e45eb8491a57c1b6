import { bookingCode } from '../booking/code.ts';
import type { bookingEvents } from '../events/booking.ts';
import type { bookingChangeEvents } from '../events/booking-changes.ts';
import type { bookingNoShowEvents } from '../events/booking-no-shows.ts';
import type { quoteEvents } from '../events/booking-quotes.ts';
import type { bookingRequestEvents } from '../events/booking-requests.ts';
import type { DataOf } from '../events/registry.ts';
import {
  codeOf,
  withoutDuplicates,
  ofBooking,
  toClient,
  toWorkerOfEvent,
  toWorker,
  type DetailsOf,
  type Recipient,
} from './event-details.ts';

type Elsewhere = typeof quoteEvents &
  typeof bookingChangeEvents &
  typeof bookingRequestEvents &
  typeof bookingNoShowEvents;

/** The platform declined for the worker. */
const declinedByPlatform: Partial<Record<string, string>> = {
  time_taken: 'BookingTimeTaken',
  worker_unavailable: 'WorkerUnavailable',
};

export const booking = {
  BookingRequested: {
    tone: 'info',
    icon: 'FileText',
    subject: ofBooking,
    history: ({ service, worker, priceCentavos, insteadOf }) => ({
      service: service.name,
      worker: worker?.name ?? null,
      priceCentavos,
      ...(insteadOf !== undefined && { insteadOf: bookingCode(insteadOf) }),
    }),
    readByWorker: asReadByWorker,
    notify: {
      to: (data) => toWorker(data.worker?.accountId),
      details: ({ code, client, service, startsAt, priceCentavos, urgent }) => ({
        code,
        client: client.name,
        service: service.name,
        startsAt,
        priceCentavos,
        urgent,
      }),
    },
  },
  BookingAccepted: {
    tone: 'brand',
    icon: 'CalendarCheck',
    subject: ofBooking,
    history: ({ worker, priceCentavos }) => ({ worker: worker.name, priceCentavos }),
    // A reopened booking had another worker, with their own price.
    ofWorker: ({ worker }) => worker.workerId,
    notify: {
      to: toClient,
      details: ({ worker, startsAt, priceCentavos, ...data }) => ({
        ...codeOf(data),
        worker: worker.name,
        startsAt,
        priceCentavos,
      }),
    },
  },
  BookingDeclined: {
    tone: 'danger',
    icon: 'CircleX',
    subject: ofBooking,
    history: ({ reason, stillOpen, cause }) => ({ reason: stillOpen ? null : reason, stillOpen, cause: cause ?? null }),
    ofWorker: ({ workerId }) => workerId,
    notify: {
      kind: ({ cause }) => declinedByPlatform[String(cause)] ?? false,
      alarming: true,
      to: (data) => (data.stillOpen ? [] : toClient(data)),
      details: ({ reason, cause, ...data }) => ({ ...codeOf(data), reason, ...(cause && { cause }) }),
    },
  },
  BookingExpired: {
    tone: 'neutral',
    icon: 'Timer',
    subject: ofBooking,
    history: () => ({}),
    notify: { alarming: true, to: toClient, details: codeOf },
  },
  WorkerArrived: {
    tone: 'brand',
    icon: 'MapPin',
    subject: ofBooking,
    history: ({ lateMinutes }) => ({ lateMinutes }),
    notify: { to: toClient, details: codeOf },
  },
  WorkStarted: {
    tone: 'brand',
    icon: 'Wrench',
    subject: ofBooking,
    history: () => ({}),
    notify: { to: toClient, details: codeOf },
  },
  WorkCompleted: {
    tone: 'success',
    icon: 'CircleCheck',
    subject: ofBooking,
    strict: true,
    history: ({ finalAmountCentavos, note, by = 'worker' }) => ({ finalAmountCentavos, note, by }),
    notify: {
      to: toClient,
      details: ({ serviceName, finalAmountCentavos, ...data }) => ({
        ...codeOf(data),
        service: serviceName,
        finalAmountCentavos,
      }),
    },
  },
  BookingCancelled: {
    tone: 'danger',
    icon: 'Ban',
    subject: ofBooking,
    strict: true,
    history: ({ by, reason, feeCentavos, cause }) => ({ by, reason, feeCentavos, cause }),
    notify: {
      kind: ({ cause }) => typeof cause === 'string' && 'BookingClosed',
      alarming: true,
      to: recipientsExceptCanceller,
      details: ({ by, reason, feeCentavos, cause, ...data }) => ({
        ...codeOf(data),
        by,
        reason,
        feeCentavos,
        ...(cause && { cause }),
      }),
    },
  },
  FullRefundNoted: {
    tone: 'info',
    icon: 'Star',
    subject: ofBooking,
    changes: ({ refunded }) => ({ state: refunded ? 'refunded' : 'kept' }),
    history: ({ refunded }) => ({ state: refunded ? 'refunded' : 'kept' }),
  },
  ReviewSubmitted: {
    tone: 'brand',
    icon: 'Star',
    subject: ofBooking,
    history: ({ rating, text }) => ({ rating, text }),
    notify: {
      to: toWorkerOfEvent,
      details: ({ clientName, serviceName, rating, ...data }) => ({
        ...codeOf(data),
        client: clientName,
        service: serviceName,
        rating,
      }),
    },
  },
} satisfies DetailsOf<Exclude<keyof typeof bookingEvents, keyof Elsewhere>>;

/** Hides from workers who was asked before them, and which earlier booking this one replaces. */
function asReadByWorker(
  { insteadOf, worker, ...data }: DataOf<'BookingRequested'>,
  workerId: string | null,
): DataOf<'BookingRequested'> {
  return { ...data, worker: worker?.workerId === workerId ? worker : null };
}

function recipientsExceptCanceller({ by, cause, clientId, workerAccountId }: DataOf<'BookingCancelled'>): Recipient[] {
  const theClient = toClient({ clientId });
  const theWorker = toWorker(workerAccountId);
  if (cause !== undefined) return withoutDuplicates([...(by === 'client' ? [] : theClient), ...theWorker]);
  if (by === 'client') return theWorker;
  return by === 'worker' ? theClient : [...theClient, ...theWorker];
}
